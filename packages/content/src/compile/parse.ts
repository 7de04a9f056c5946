import type * as z from 'zod';
import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import { sentencesOf, type Field } from './issues.ts';
import { kinds, type FileOf, type Kind } from './schemas/index.ts';
import type { SourceFault } from './source-fault.ts';
import type { SourceFile } from './source.ts';

/** A source file that keeps its schema, with the lines of its fields. */
export interface Parsed<Name extends Kind = Kind> {
  readonly kind: Name;
  /** Below the source's folder. */
  readonly file: string;
  readonly value: FileOf<Name>;
  /** The line of a field, or of what holds it. */
  readonly lineOf: (field: Field) => number;
}

export const isOfKind =
  <Name extends Kind>(name: Name) =>
  (parsed: Parsed): parsed is Parsed<Name> =>
    parsed.kind === name;

/** A fault at a field of a file. */
export const faultAt = (
  { file, lineOf }: Pick<Parsed, 'file' | 'lineOf'>,
  field: Field,
  message: string,
): SourceFault => ({
  file,
  line: lineOf(field),
  message,
});

/** The kind of a file by its path. */
const kindOf = (file: string): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((name) => kinds[name].path.test(file.replace(/\.yaml$/, '')));

/** Where a field begins: at its name, if it has one. */
function offsetOf(document: Document, field: Field): number {
  for (let depth = field.length; depth > 0; depth -= 1) {
    const holder = document.getIn(field.slice(0, depth - 1), true) ?? document.contents;
    const name = field[depth - 1];
    const pair = isMap(holder) ? holder.items.find(({ key }) => String(key) === String(name)) : undefined;
    const node = (pair?.key ?? document.getIn(field.slice(0, depth), true)) as { range?: [number] | null } | undefined;
    if (node?.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

/** Reads a file: its value when it keeps the schema of its kind, or what is wrong with it. */
export function parse({ path: file, text }: SourceFile): Parsed | readonly SourceFault[] {
  const kind = kindOf(file);
  if (!kind) {
    const message =
      'This is no place for a source file. Lessons belong to lessons/<grade>/<subject>/<id>.yaml; packages/content/README.md lists the others.';
    return [{ file, line: 1, message }];
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'silent' });
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) => ({
      file,
      line: lineAt(pos[0]),
      message: `This is no YAML: ${message}`,
    }));
  const lineOf = (field: Field): number => lineAt(offsetOf(document, field));
  const value: unknown = document.toJS();
  const schema: z.ZodType<FileOf<Kind>> = kinds[kind].schema;
  const result = schema.safeParse(value);
  if (result.success) return { kind, file, value: result.data, lineOf };
  return result.error.issues
    .flatMap((issue) => sentencesOf(issue, value))
    .map(({ field, sentence }) => ({ file, line: lineOf(field), message: sentence }));
}
