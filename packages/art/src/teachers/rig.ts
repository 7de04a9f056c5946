import type { TeacherDrawing } from './drawing.ts';
import { bearings, expressions, mouthShapes } from './pose.ts';
import type { Pose } from './pose.ts';

const shown = (n: number): string => String(Math.round(n * 100) / 100);
const turn = (tilt: number): string => (tilt === 0 ? '' : ` transform="rotate(${shown(tilt)} 200 296)"`);

const document = (attributes: string, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" aria-hidden="true"${attributes}><defs>${defs}</defs>${body}</svg>`;

const circleClip = (prefix: string): string =>
  `<clipPath id="${prefix}-round"><circle cx="200" cy="200" r="196"/></clipPath>`;

/** Draws one moment: only the chosen mouth, lids and brows are in the picture. */
export function freeze(drawing: TeacherDrawing, prefix: string, pose: Pose): string {
  const { expression = 'neutral', blink = 0, background = true } = pose;
  const bearing = bearings[expression];
  const { mouth = bearing.mouth, gaze = bearing.gaze, tilt = bearing.tilt } = pose;
  const { eyes } = drawing;
  const lids = { upper: Math.max(bearing.lids.upper, blink), lower: bearing.lids.lower };
  const open = `${eyes.whites}<g clip-path="url(#${eyes.clip})"><g transform="translate(${shown(gaze[0])} ${shown(gaze[1])})">${eyes.pupils}</g></g>${eyes.lids(lids)}`;
  const figure =
    `<g${turn(tilt)}>${drawing.back}</g>${drawing.body}` +
    `<g${turn(tilt)}>${drawing.face}${drawing.mouths[mouth]}${drawing.lip ?? ''}${blink >= 0.75 ? eyes.closed : open}${drawing.brows[expression]}${drawing.over}</g>${drawing.front ?? ''}`;
  const body = background ? `<g clip-path="url(#${prefix}-round)">${drawing.backdrop}${figure}</g>` : figure;
  return document('', drawing.defs + eyes.defs + (background ? circleClip(prefix) : ''), body);
}

/** Draws everything at once, for a page to switch by attributes on the root (see `rigCss`). */
export function live(drawing: TeacherDrawing, prefix: string, id: string): string {
  const { eyes } = drawing;
  const mouths = mouthShapes
    .map((shape) => `<g data-part="mouth" data-shape="${shape}">${drawing.mouths[shape]}</g>`)
    .join('');
  const lids = expressions
    .map((name) => `<g data-part="lids" data-expression="${name}">${eyes.lids(bearings[name].lids)}</g>`)
    .join('');
  const brows = expressions
    .map((name) => `<g data-part="brows" data-expression="${name}">${drawing.brows[name]}</g>`)
    .join('');
  const open = `<g data-part="eyes" data-state="open">${eyes.whites}<g clip-path="url(#${eyes.clip})"><g data-part="pupils">${eyes.pupils}</g></g>${lids}</g>`;
  const closed = `<g data-part="eyes" data-state="closed">${eyes.closed}</g>`;
  const body =
    `<g clip-path="url(#${prefix}-round)"><g data-part="background">${drawing.backdrop}</g><g data-part="head">${drawing.back}</g><g data-part="body">${drawing.body}</g>` +
    `<g data-part="head">${drawing.face}${mouths}${drawing.lip ?? ''}${open}${closed}${brows}${drawing.over}</g>${drawing.front ?? ''}</g>`;
  return document(
    ` data-teacher="${id}" data-mouth="smile" data-expression="neutral" data-blink="off"`,
    drawing.defs + eyes.defs + circleClip(prefix),
    body,
  );
}

const rig = '[data-teacher]';
const when = (state: string, part: string): string => `${rig}[data-${state}] [data-part=${part}]`;

/**
 * The stylesheet of every live rig. The root's `data-mouth`, `data-expression` and `data-blink` choose what is seen. A page may also set
 * `--gaze-x`, `--gaze-y` (lengths) and `--tilt` (an angle) on the root; each expression brings its own.
 */
export const rigCss: string = [
  `${rig} :is([data-part=mouth],[data-part=brows],[data-part=lids]){display:none}`,
  `${mouthShapes.map((shape) => `${when(`mouth=${shape}`, 'mouth')}[data-shape=${shape}]`).join(',')}{display:inline}`,
  `${expressions.map((name) => `${rig}[data-expression=${name}] :is([data-part=brows],[data-part=lids])[data-expression=${name}]`).join(',')}{display:inline}`,
  `${when('blink=off', 'eyes')}[data-state=closed],${when('blink=on', 'eyes')}[data-state=open]{display:none}`,
  ...expressions.map(
    (name) =>
      `${rig}[data-expression=${name}]{--tilt:${bearings[name].tilt}deg;--gaze-x:${bearings[name].gaze[0]}px;--gaze-y:${bearings[name].gaze[1]}px}`,
  ),
  `${rig} [data-part=head]{transform:rotate(var(--tilt));transform-origin:200px 296px;transition:transform .25s ease-out}`,
  `${rig} [data-part=pupils]{transform:translate(var(--gaze-x),var(--gaze-y));transition:transform .15s ease-out}`,
  `@media (prefers-reduced-motion:reduce){${rig} :is([data-part=head],[data-part=pupils]){transform:none;transition:none}}`,
].join('\n');
