/** Puts a story's drawings together to pictures. */
import { shortenIds } from '../kit/shapes.ts';
import { svgDocument } from '../kit/svg.ts';
import type { Drawing } from '../scenes/compose.ts';
import { storySize, type StorySlug } from './catalogue.ts';

/** One scene: the whole picture, and the transparent foreground that a page may lay over it and move. */
export type StoryScene = { readonly picture: Drawing; readonly near: Drawing };

/** The scenes of an adventure in their order: the first is scene 1. */
export type Story = { readonly slug: StorySlug; readonly scenes: readonly StoryScene[] };

/** Joins drawings from back to front into one. */
export const layers = (...drawings: readonly Drawing[]): Drawing => ({
  defs: drawings.map(({ defs }) => defs).join(''),
  body: drawings.map(({ body }) => body).join(''),
});

/** A drawing as an SVG document in the size of a story; ids start with `prefix`. */
export const storyDocument = ({ defs, body }: Drawing, prefix: string): string =>
  shortenIds(svgDocument(storySize.width, storySize.height, body, { defs }), prefix);
