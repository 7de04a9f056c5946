import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';
import type { Replacement } from './database/index.ts';

/** How the steps that bring content are told to put it in the place of newer content. */
export const replacementUsage = '--replace --reason "the new lessons have wrong answers" [--author Ada]';

/** Who wants newer content replaced, and why, from a command's words; undefined without `--replace`. @throws UsageError */
export function readReplacement(
  args: readonly string[],
  readLogin = () => userInfo().username,
): Replacement | undefined {
  const { replace, reason, author } = parse(args);
  if (!replace) {
    if (reason !== undefined)
      throw new UsageError(
        `A reason is for content that takes the place of newer content. Use it like this: ${replacementUsage}`,
      );
    return undefined;
  }
  const texts = [author ?? loginOf(readLogin), reason ?? ''].map((text) => text.trim());
  if (texts.every((text) => text.length >= 1 && text.length <= 200)) return { author: texts[0]!, reason: texts[1]! };
  throw new UsageError(`Say who replaces newer content and why, each in 1 to 200 characters: ${replacementUsage}`);
}

/** Empty where the system has no name for the account, as in some containers. */
function loginOf(readLogin: () => string): string {
  try {
    return readLogin();
  } catch {
    return '';
  }
}

function parse(args: readonly string[]): { replace?: boolean; reason?: string; author?: string } {
  try {
    return parseArgs({
      args: [...args],
      options: { replace: { type: 'boolean' }, reason: { type: 'string' }, author: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Use it like this: ${replacementUsage}`);
  }
}
