import { drawTeacher, type MouthShape, type Pose, type TeacherId } from '@grove/art/teachers';
import { progress, easeOut } from '../draw/motion.ts';
import { stage } from '../draw/paper.ts';
import type { Narrative } from './narrative.ts';

/** Edge of the square in which the teacher stands, at the lower right of the stage. */
const size = 352;
const [left, top] = [stage.width - size - 6, stage.height - size + 8];

/** Seconds between two blinks in turn, and how long one takes. */
const blinkGaps = [3.4, 2.3, 4.1, 2.9];
const blinkSeconds = 0.16;

/** How far the eyes are closed, from 0 to 1. */
function blinkAt(t: number): number {
  const round = blinkGaps.reduce((sum, gap) => sum + gap, 0);
  let since = t % round;
  for (const gap of blinkGaps) {
    if (since < gap) return gap - since < blinkSeconds ? Math.sin(((gap - since) / blinkSeconds) * Math.PI) : 0;
    since -= gap;
  }
  return 0;
}

/** What the mouth does: as the voice says during a line, else a smile. */
function mouthAt({ lines, mouths }: Narrative, t: number): MouthShape {
  if (!lines.some(({ start, end }) => t >= start && t < end)) return 'smile';
  return mouths.findLast(({ atMs }) => atMs <= t * 1_000)?.mouth ?? 'rest';
}

/** How the teacher looks at a time: at us in the first and the last line, at the picture in between. */
export function poseAt(narrative: Narrative, t: number): Pose {
  const { lines } = narrative;
  const [watchFrom, watchTo] = [lines[0]!.end + 0.4, lines.at(-1)!.start - 0.2];
  const aside = easeOut(progress(t, watchFrom, 0.4)) - easeOut(progress(t, watchTo, 0.4));
  const isAsking = lines.find(({ start, end }) => t >= start && t < end + 0.6)?.text.endsWith('?') ?? false;
  return {
    mouth: mouthAt(narrative, t),
    expression: t > watchTo ? 'happy' : isAsking ? 'encouraging' : 'neutral',
    blink: blinkAt(t),
    gaze: [-4.5 * aside, -1.5 * aside],
    tilt: -2 * aside + 2 * Math.sin(t * 1.3),
    background: false,
  };
}

/** The teacher on the stage, breathing. */
export const teacherAt = (id: TeacherId, narrative: Narrative, t: number): string =>
  `<g transform="translate(${left} ${(top + 2 * Math.sin(t * 1.9)).toFixed(2)}) scale(${size / 400})">${drawTeacher(id, poseAt(narrative, t), 'teacher')}</g>`;
