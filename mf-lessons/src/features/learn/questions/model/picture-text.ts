import type { Question } from '@grove/contracts';
import { pictureOf, type SmallPicture } from '@grove/art/pictures';

/** An emoji of a text, with its drawing if there is one. */
export interface Sign {
  readonly emoji: string;
  readonly picture: SmallPicture | undefined;
}

/** A text taken apart. */
export interface PictureText {
  /** Emoji that stand together; a space ends a group. */
  readonly groups: readonly (readonly Sign[])[];
  /** What is left, as it was written where there is no emoji at all. */
  readonly words: string;
}

const emojis = /\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;
/** Signs such as ✓ or © are letters to the eye, unless the text asks for their coloured form. */
const isEmoji = (found: string): boolean =>
  pictureOf(found) !== undefined || /\p{Emoji_Presentation}|\uFE0F/u.test(found);

/** Takes a text apart into its emoji and its words. */
export function readPictures(text: string): PictureText {
  const groups: Sign[][] = [];
  const words: string[] = [];
  for (const token of text.split(' ')) {
    const signs = (token.match(emojis) ?? []).filter(isEmoji);
    if (signs.length > 0) groups.push(signs.map((emoji) => ({ emoji, picture: pictureOf(emoji) })));
    const rest = signs.reduce((left, sign) => left.replace(sign, ''), token);
    if (rest || signs.length === 0) words.push(rest);
  }
  return { groups, words: words.join(' ') };
}

/** What an emoji shows, in a word. */
export const nameOf = ({ picture, emoji }: Sign): string => picture?.name ?? emoji;

/** The things of a text, named one after the other: never how many. */
export const namesOf = ({ groups }: PictureText): string => groups.flat().map(nameOf).join(', ');

/** How a text is said: its words, or else the names of what it shows. */
export function saidText(text: string): string {
  const read = readPictures(text);
  return read.words || namesOf(read);
}

/** Things to count, as opposed to what stands between them. */
export const isThing = ({ picture }: Sign): boolean => picture?.name !== 'plus';

/** Whether a text is one picture, with or without words. */
export const isOnePicture = (text: string): boolean => readPictures(text).groups.flat().length === 1;

/** How many pictures a text shows; 0 where it has words of its own. */
function pictureCount(text: string): number {
  const { groups, words } = readPictures(text);
  return words ? 0 : groups.flat().length;
}

/**
 * Whether the picture of a question is there to be counted: several things, and the answer is a number,
 * or a choice among numbers or among groups of another size.
 */
export function isCounting(image: string, { inputType, options = [] }: Question): boolean {
  if (pictureCount(image) < 2) return false;
  if (inputType === 'number') return true;
  const sizes = options.map(pictureCount);
  return (
    inputType === 'multiple-choice' &&
    (options.every((option) => /^\d+$/.test(option)) || (!sizes.includes(0) && new Set(sizes).size > 1))
  );
}
