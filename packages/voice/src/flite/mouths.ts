import type { MouthMove, SpokenMouth } from '@grove/contracts';
import type { Phone } from './flite.ts';

/** The phones of mouths in turn: lips together; teeth that are seen; wide open; round; and gliding from one to another. What is not listed is said with lips a little apart. */
const spokenWith: ReadonlyArray<readonly [phones: string, ...mouths: SpokenMouth[]]> = [
  ['m b p', 'mm'],
  ['f v s z th dh', 'ff'],
  ['aa ae ah', 'aa'],
  ['ao ow uh uw w er r ch jh sh zh', 'oo'],
  ['ay', 'aa', 'eh'],
  ['aw', 'aa', 'oo'],
  ['oy', 'oo', 'eh'],
];

const mouthsOf = new Map(
  spokenWith.flatMap(([phones, ...mouths]) => phones.split(' ').map((phone) => [phone, mouths] as const)),
);
const others: readonly SpokenMouth[] = ['eh'];

/** A gap between two phones that is longer, in seconds, closes the mouth. */
const restGap = 0.08;
/** A mouth that would be seen for less than this, in seconds, is left out: the eye takes it for a flicker. Lips that meet must be seen. */
const leastSeen = 0.055;

/** How a mouth moves that says these phones; it rests at the end. `offsetMs` is added to all times. */
export function mouthMoves(phones: readonly Phone[], offsetMs: number): MouthMove[] {
  const moves: MouthMove[] = [];
  const move = (second: number, mouth: SpokenMouth): void => {
    if (moves.at(-1)?.mouth !== mouth) moves.push({ atMs: Math.round(second * 1_000 + offsetMs), mouth });
  };
  let said = 0;
  for (const { name, start, end } of phones) {
    if (start - said > restGap) move(said, 'rest');
    said = end;
    const mouths = mouthsOf.get(name) ?? others;
    const length = (end - start) / mouths.length;
    for (const [turn, mouth] of mouths.entries()) {
      if (length >= leastSeen || mouth === 'mm') move(start + turn * length, mouth);
    }
  }
  move(said, 'rest');
  return moves;
}
