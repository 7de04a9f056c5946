import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { Pattern } from './pattern.ts';

/** What a source file holds: its literals, and the places where it calls `RegExp`. */
export interface SourcePatterns {
  readonly file: string;
  readonly literals: readonly Pattern[];
  readonly calls: readonly string[];
  /** Whether a call stands in a function: then other modules may let it build patterns for them. */
  readonly isHelper: boolean;
  /** The files that it imports by a relative path. */
  readonly imports: readonly string[];
}

/**
 * Reads the regular expressions of a source file from its syntax tree.
 *
 * @param file its path from the root, which the places name
 * @throws SyntaxError when it cannot be parsed
 */
export function patternsIn(file: string, code: string): SourcePatterns {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`${file} cannot be parsed: ${errors[0].message}`);
  const literals: Pattern[] = [];
  const calls: string[] = [];
  const imports: string[] = [];
  let [depth, isHelper] = [0, false];
  const enter = (): void => void (depth += 1);
  const exit = (): void => void (depth -= 1);
  const placeOf = (offset: number): string => `${file}:${code.slice(0, offset).split('\n').length}`;
  const note = (call: { callee: { type: string; name?: unknown }; start: number }): void => {
    if (call.callee.type !== 'Identifier' || call.callee.name !== 'RegExp') return;
    calls.push(placeOf(call.start));
    isHelper ||= depth > 0;
  };
  new Visitor({
    Literal: (literal) => {
      if ('regex' in literal && literal.regex)
        literals.push({ source: literal.regex.pattern, flags: literal.regex.flags, places: [placeOf(literal.start)] });
    },
    ImportDeclaration: ({ source }) => {
      if (source.value.startsWith('.')) imports.push(path.posix.join(path.posix.dirname(file), source.value));
    },
    NewExpression: note,
    CallExpression: note,
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': exit,
    'FunctionExpression:exit': exit,
    'ArrowFunctionExpression:exit': exit,
  }).visit(program);
  return { file, literals, calls, isHelper, imports };
}
