import * as z from 'zod/mini';

/** What has no width and no meaning here: soft hyphens, zero-width spaces, marks of direction; and joiners, but for those behind an emoji or a letter of a script that joins. */
const invisible =
  /[\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu;
const lineBreak = /[\n\r\u2028\u2029]/;

/** A text trimmed, each run of white space as one space, or as one line break where it holds one: verses and lists keep their lines. */
export const withoutIdleSpace = (text: string): string =>
  text
    .replaceAll(invisible, '')
    .replaceAll(/\s+/g, (run) => (lineBreak.test(run) ? '\n' : ' '))
    .trim();

/**
 * Text that somebody wrote. It is counted as it is read, without idle space: who pastes an indented text is not refused for what nobody sees. Before that the limits of a body and
 * of a frame hold.
 */
export const writtenText = (maxChars: number) =>
  z.string().check(z.overwrite(withoutIdleSpace), z.minLength(1), z.maxLength(maxChars));
