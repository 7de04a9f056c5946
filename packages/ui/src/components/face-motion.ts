import type { Expression, MouthShape } from '@grove/art/teachers';

export interface FaceState {
  expression: Expression;
  speaking: boolean;
  /** Somebody else moves the mouth. */
  timed: boolean;
}

/** Mouths of a made-up sentence, for speech whose timing nobody gave. */
const babble: readonly MouthShape[] = ['aa', 'mm', 'eh', 'oo', 'rest', 'eh', 'ff', 'aa', 'oo', 'mm', 'eh', 'rest'];
const babbleStepMs = 130;
/** Pauses between blinks, in turn: even ones would look like a machine. */
const blinkPausesMs = [2600, 4100, 3200, 5200, 1900];
const blinkMs = 130;

const restingMouth = (expression: Expression): MouthShape =>
  expression === 'surprised' ? 'oo' : expression === 'thinking' ? 'mm' : 'smile';

/** Sets a live drawing to a state and keeps it alive: blinks, and a moving mouth while it speaks and nobody times it. Returns how to end it. */
export function animateFace(face: SVGElement, { expression, speaking, timed }: FaceState): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (run: () => void, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };

  const blink = (turn: number): void => {
    later(
      () => {
        face.dataset.blink = 'on';
        later(() => {
          face.dataset.blink = 'off';
          blink(turn + 1);
        }, blinkMs);
      },
      blinkPausesMs[turn % blinkPausesMs.length]!,
    );
  };
  const talk = (step: number): void => {
    face.dataset.mouth = babble[step % babble.length]!;
    later(() => talk(step + 1), babbleStepMs);
  };

  face.dataset.expression = expression;
  face.dataset.blink = 'off';
  if (!timed) face.dataset.mouth = restingMouth(expression);
  if (!still) {
    blink(0);
    if (speaking && !timed) talk(0);
  }
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
