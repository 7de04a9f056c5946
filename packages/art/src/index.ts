/** The front door: facts about the pictures and the icons. The pictures themselves are files under `@grove/art/files/`, written by scripts/build.ts. */
export { badgeNames, type BadgeName } from './badges/named.ts';
export {
  planeNames,
  scenes,
  treePlaces,
  vignettes,
  type PictureInfo,
  type PlaneName,
  type SceneName,
  type VignetteName,
} from './scenes/catalogue.ts';
export { coverNames, subjectPictureNames, type CoverName, type SubjectPictureName } from './scenes/named.ts';
export { storyFile, storyScenes, storySize, type StorySlug } from './stories/catalogue.ts';
export { iconForLevel, icons, type IconName } from './icons/icons.ts';
export {
  drawTeacher,
  expressions,
  isTeacherId,
  mouthShapes,
  rigCss,
  teacherIds,
  teacherRig,
  type Expression,
  type MouthShape,
  type Pose,
  type TeacherId,
} from './teachers/index.ts';
