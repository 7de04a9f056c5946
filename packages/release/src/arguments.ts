import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from '@grove/tooling/problem';
import { areaFolders } from '@grove/config/areas';
import type { AreaName } from '@grove/contracts';

/** Reads the words after a command's name. What does not fit is answered with the usage. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
  count: 0 | 1,
) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length !== count)
      throw new Problem(
        `${positionals.length > count ? `'${positionals[count]}' is one word too many` : 'A word is missing'}. Use it like this: ${usage}`,
      );
    return { values, word: positionals[0] ?? '' };
  } catch (fault) {
    if (fault instanceof Problem) throw fault;
    throw new Problem(`${(fault as Error).message.split('. ')[0]}. Use it like this: ${usage}`, { cause: fault });
  }
}

/** An area's name as somebody typed it. */
export function areaOf(word: string): AreaName {
  const name = areaFolders.find((known) => known === word);
  if (!name) throw new Problem(`There is no area '${word}'. These exist: ${areaFolders.join(', ')}.`);
  return name;
}

/** What can be released by itself: an area, or the content. */
export type ReleasedPart = AreaName | 'content';

/** The name of a part that can be released by itself, as somebody typed it. */
export const partOf = (word: string): ReleasedPart => (word === 'content' ? word : areaOf(word));

/** A whole number as somebody typed it, from `least` to `most`. */
export function numberOf(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Problem(`--${option} must be a whole number from ${least} to ${most}, and it is '${text}'.`);
}

/** Who stands in the history: `--author`, else `GROVE_AUTHOR`, else the name of the login. */
export const authorOf = (typed: string | undefined): string =>
  typed || process.env['GROVE_AUTHOR'] || userInfo().username;
