/** Puts drawings together to scenes and pictures. */
import { svgDocument } from '../kit/svg.ts';
import { shortenIds } from '../kit/shapes.ts';
import {
  planeNames,
  scenes,
  vignettes,
  type PlaneName,
  type Scene,
  type SceneName,
  type Vignette,
  type VignetteName,
} from './catalogue.ts';

/** What one plane shows: gradients and props by name, and the drawing that uses them. */
export type Drawing = { readonly defs: string; readonly body: string };

/** Makes a scene of three drawings; ids are unique in the scene, so that its planes can share a page. */
export function scene(name: SceneName, drawings: Readonly<Record<PlaneName, Drawing>>): Scene {
  const { width, height, alt } = scenes[name];
  const plane = (which: PlaneName): string =>
    shortenIds(svgDocument(width, height, drawings[which].body, { defs: drawings[which].defs }), which[0]!);
  return { name, width, height, alt, planes: { far: plane('far'), mid: plane('mid'), near: plane('near') } };
}

/** Makes a picture in one piece. */
export function vignettePicture(name: VignetteName, { defs, body }: Drawing): Vignette {
  const { width, height, alt } = vignettes[name];
  return {
    name,
    width,
    height,
    alt,
    svg: shortenIds(svgDocument(width, height, body, { defs, label: alt, fit: 'xMidYMid meet' }), 'v'),
  };
}

/** A scene's three planes in one named document. */
export function flatten({ width, height, alt, planes }: Scene): string {
  const inner = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return svgDocument(width, height, planeNames.map((name) => `<g>${inner(planes[name])}</g>`).join(''), { label: alt });
}
