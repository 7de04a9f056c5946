import * as z from 'zod';

/** The values of our example files, as in docs/deploy/kubernetes/secret.example.yaml. */
const example = /change[-_ ]?me/i;
const longestRepeated = 8;
const fewestDistinct = 8;

/** Whether it is the same few characters over and over. */
const isRepeated = (secret: string): boolean =>
  Array.from({ length: longestRepeated }, (_, place) => secret.slice(0, place + 1)).some((piece) =>
    piece.repeat(Math.ceil(secret.length / piece.length)).startsWith(secret),
  );

/** Whether a secret can be guessed: it stands in an example, repeats itself, or has hardly any characters that differ. A random one of this length never does. */
const isGuessable = (secret: string): boolean =>
  example.test(secret) || isRepeated(secret) || new Set(secret).size < fewestDistinct;

/** A secret of at least so many characters that nobody can guess. `make` is the command that makes one. */
export const secret = (name: string, leastCharacters: number, make: string) =>
  z
    .string()
    .min(leastCharacters, `${name} must have at least ${leastCharacters} characters. Make one with \`${make}\`.`)
    .refine(
      (value) => value.length < leastCharacters || !isGuessable(value),
      `${name} is the one of an example, or easy to guess: anybody could sign with it or log in. Make one with \`${make}\`.`,
    );

/** Secrets that counted before, joined by commas. They may be guessable: whoever had such a one needs to get away from it without losing anybody. */
export const formerSecrets = (name: string, leastCharacters: number) =>
  z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    )
    .refine(
      (list) => list.every((each) => each.length >= leastCharacters),
      `${name} must list secrets of at least ${leastCharacters} characters each, joined by commas.`,
    )
    .default([]);
