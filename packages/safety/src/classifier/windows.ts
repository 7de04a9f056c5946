import { tokensOf } from './tokens.ts';

const size = 12;
const step = 4;

/** The stems of a plain text, whole and, when it is long, in overlapping runs: harm may be one clause in the middle of much else. */
export function windowsOf(text: string): readonly (readonly string[])[] {
  const stems = tokensOf(text);
  if (stems.length <= size + 2) return [stems];
  const runs: string[][] = [];
  for (let at = 0; at < stems.length - step; at += step) runs.push(stems.slice(at, at + size));
  return [stems, ...runs];
}
