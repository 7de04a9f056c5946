import type { Portrait } from './drawing.ts';
import { atlas } from './atlas.ts';
import { byte } from './byte.ts';
import { captainReadwell } from './captain-readwell.ts';
import { drScribe } from './dr-scribe.ts';
import { luna } from './luna.ts';
import { minerva } from './minerva.ts';
import { msLogic } from './ms-logic.ts';
import { nova } from './nova.ts';
import { oakley } from './oakley.ts';
import { professorQuark } from './professor-quark.ts';
import { sageWells } from './sage-wells.ts';
import { teacherIds } from './pose.ts';
import type { Pose, TeacherId } from './pose.ts';
import { freeze, live } from './rig.ts';

export { expressions, mouthShapes, teacherIds } from './pose.ts';
export type { Expression, MouthShape, Pose, TeacherId } from './pose.ts';
export { rigCss } from './rig.ts';

const portraits: Readonly<Record<TeacherId, Portrait>> = {
  luna,
  oakley,
  nova,
  atlas,
  minerva,
  'ms-logic': msLogic,
  'captain-readwell': captainReadwell,
  'professor-quark': professorQuark,
  'sage-wells': sageWells,
  'dr-scribe': drScribe,
  byte,
};

/** Whether a word is the id of a teacher who can be drawn. */
export function isTeacherId(x: string): x is TeacherId {
  return (teacherIds as readonly string[]).includes(x);
}

/**
 * A teacher in one pose, for cards, posters and videos: a complete `<svg>` (400 × 400, under 20 KB), hidden from assistive technology,
 * because the words beside it carry the name. `idPrefix` keeps ids apart when several pictures share a page.
 */
export function drawTeacher(id: TeacherId, pose: Pose = {}, idPrefix: string = id): string {
  return freeze(portraits[id](idPrefix), idPrefix, pose);
}

/**
 * A teacher with every mouth, lid and brow present. With `rigCss` on the page, `data-mouth`, `data-expression` and `data-blink` ("on" or "off")
 * on the root choose what is seen. `idPrefix` must be unique on the page.
 */
export function teacherRig(id: TeacherId, idPrefix: string): string {
  return live(portraits[id](idPrefix), idPrefix, id);
}
