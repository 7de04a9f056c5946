/** Every picture of the package by its file's path under dist/. */
import { planeNames, type Scene, type Vignette } from '../src/scenes/catalogue.ts';
import { flatten } from '../src/scenes/compose.ts';
import { coverNames, subjectPictureNames } from '../src/scenes/named.ts';
import { badge } from '../src/badges/badges.ts';
import { badgeNames } from '../src/badges/named.ts';
import { pictureSheets } from '../src/pictures/catalogue.ts';
import { pictureSheet } from '../src/pictures/sheets.ts';
import { areaResting } from '../src/scenes/area-resting.ts';
import { cover } from '../src/scenes/covers.ts';
import { empty } from '../src/scenes/empty.ts';
import { forest } from '../src/scenes/forest.ts';
import { grove } from '../src/scenes/grove.ts';
import { meadow } from '../src/scenes/meadow.ts';
import { mountain } from '../src/scenes/mountain.ts';
import { nightCanopy } from '../src/scenes/night-canopy.ts';
import { notFound } from '../src/scenes/not-found.ts';
import { subjectPicture } from '../src/scenes/subject-pictures.ts';
import { tree } from '../src/scenes/tree.ts';
import { valley } from '../src/scenes/valley.ts';
import { storyDocument } from '../src/stories/story-scene.ts';
import { storyFile } from '../src/stories/catalogue.ts';
import { stories } from '../src/stories/stories.ts';
import { drawTeacher, teacherIds } from '../src/teachers/index.ts';
import { minify } from './minify.ts';

/** All scenes, drawn. */
export const allScenes: readonly Scene[] = [grove, meadow, forest, valley, mountain, nightCanopy, notFound];
/** All pictures in one piece, drawn. */
export const allVignettes: readonly Vignette[] = [tree, empty, areaResting];

/** Path under dist/ → minified SVG document. */
export function pictureFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, svg: string): void => void files.set(`${path}.svg`, minify(svg));
  for (const scene of allScenes) {
    add(`scenes/${scene.name}`, flatten(scene));
    for (const plane of planeNames) add(`scenes/${scene.name}-${plane}`, scene.planes[plane]);
  }
  for (const { name, svg } of allVignettes) add(`scenes/${name}`, svg);
  for (const name of subjectPictureNames) add(`subjects/${name}`, subjectPicture(name));
  for (const name of coverNames) add(`covers/${name}`, cover(name));
  for (const name of badgeNames) add(`badges/${name}`, badge(name));
  for (const sheet of pictureSheets) add(`pictures/${sheet}`, pictureSheet(sheet));
  for (const { slug, scenes } of stories) {
    for (const [i, { picture, near }] of scenes.entries()) {
      files.set(storyFile(slug, i + 1), minify(storyDocument(picture, 's')));
      files.set(storyFile(slug, i + 1, 'near'), minify(storyDocument(near, 'n')));
    }
  }
  for (const id of teacherIds) add(`teachers/${id}`, drawTeacher(id));
  return files;
}
