import type { Scene, VideoAsset } from '@grove/contracts';
import { filmFiles } from '../../film-files.ts';
import type { FilmContent, LoopContent, StoryContent } from '../../model/content.ts';
import type { FilmFile, LoopFile } from '../schemas/film.ts';
import type { TeacherFile } from '../schemas/people.ts';
import type { StoryFile } from '../schemas/story.ts';

/** A scene is found by 100 times the story's number and its own. */
const sceneId = (story: StoryFile, number: number): number => story.number * 100 + number;

/**
 * A scene with its pictures, which have the name of the story and the scene's number, and are known so by the art kit. The service adds the
 * address of the narration, which depends on its voices.
 */
function toScene(story: StoryFile, { number, title, text, picture, choices = [] }: StoryFile['scenes'][number]): Scene {
  const numberOf = new Map(story.scenes.map((scene) => [scene.id, scene.number]));
  const file = `/pictures/stories/${story.id}-${number}`;
  return {
    id: sceneId(story, number),
    order: number,
    title,
    text,
    imageUrl: `${file}.svg`,
    foregroundUrl: `${file}-near.svg`,
    imagePrompt: picture,
    audioUrl: null,
    choices: choices.map(({ id, label, to, why }) => ({
      id,
      label,
      nextSceneId: to === undefined ? null : sceneId(story, numberOf.get(to) ?? 0),
      ...(why !== undefined && { why }),
    })),
  };
}

export const toStory = (file: StoryFile): StoryContent => ({
  id: file.number,
  slug: file.id,
  title: file.title,
  description: file.description,
  ageBand: file.ages,
  subject: file.subject,
  learningObjective: file.objective,
  badge: file.badge,
  recap: file.recap,
  scenes: file.scenes.toSorted((one, other) => one.number - other.number).map((scene) => toScene(file, scene)),
});

/** A film's own picture stands for it, and its teacher speaks with their own voice. */
export function toFilm(file: FilmFile, teachers: readonly TeacherFile[]): FilmContent {
  const { id, number, subject, grade, title, description, tags, teacher, backdrop, lesson } = file;
  const asset: VideoAsset = {
    id: number,
    type: 'lesson',
    hasCustomAudio: false,
    poster: filmFiles(id, false).poster,
    subject,
    gradeLevel: grade,
    title,
    src: id,
    description,
    tags,
  };
  const script = {
    id,
    teacher,
    voiceId: teachers.find((one) => one.id === teacher)?.voice ?? '',
    backdrop,
    ...(lesson !== undefined && { lessonId: lesson }),
    beats: file.beats.map(({ id: beatId, say, hold, clear, show }) => ({
      id: beatId,
      say,
      ...(hold !== undefined && { hold }),
      ...(clear && { clear }),
      ...(show && { show }),
    })),
  };
  return { id, asset, script };
}

export const toLoop = ({ id, number, subject, title }: LoopFile): LoopContent => ({
  id,
  asset: {
    id: number,
    subject,
    gradeLevel: 'All',
    type: 'ambient',
    title,
    poster: filmFiles(id, true).poster,
    src: id,
    tags: ['ambient'],
    hasCustomAudio: false,
  },
});
