import { speechMaxChars, type ContentDocuments, type OpeningPart, type PlayerVideo } from '@grove/contracts';
import { filmOf, filmOfLesson, loopOf } from '@grove/content';
import type { PlayerLesson } from './lesson.ts';

/** Some characters between parts, and the full stops that the player adds. */
const glueChars = 4;

/** The loop of the subject's place; that of nature where it has none of its own (spec §9). */
const placeOf = (background: string): string => (loopOf(background) ? background : 'subject-nature');

/** As many parts, from the first on, as can be said in one go. */
function sayable(parts: readonly OpeningPart[]): OpeningPart[] {
  let chars = 0;
  return parts.filter(({ text }) => (chars += text.length + glueChars) <= speechMaxChars);
}

/** What the teacher says to open a lesson: its name, its introduction and what there is to learn, in the lesson's own words. `lead` is what goals are called. */
export function openingParts(
  { title, steps, objectives }: Pick<PlayerLesson, 'title' | 'steps' | 'objectives'>,
  lead: string,
): OpeningPart[] {
  const intro = steps.find(({ type }) => type === 'intro');
  const goals = objectives.map((text): OpeningPart => ({ kind: 'goal', text }));
  return sayable([
    { kind: 'title', text: title },
    ...(intro ? [{ kind: 'intro', text: intro.content } as const] : []),
    ...(goals.length > 0 ? [{ kind: 'lead', text: lead } as const, ...goals] : []),
  ]);
}

/** What 'Watch Intro' shows of a lesson (spec §2): the film that leads into it, or else its own opening in the place of its subject. `title` is that of the player. */
export function introOf(
  films: ContentDocuments['films'],
  lesson: PlayerLesson,
  { title, lead }: { title: string; lead: string },
): PlayerVideo {
  const src = filmOfLesson(films, lesson.id);
  const film = src === null ? null : filmOf(films, src);
  if (src !== null && film) return { src, title, poster: film.poster };
  const loop = placeOf(lesson.background);
  const { drawing, name, voiceId } = lesson.teacher;
  return {
    src: loop,
    title,
    poster: loopOf(loop)!.poster,
    opening: { lessonId: lesson.id, teacher: { drawing, name, voiceId }, parts: openingParts(lesson, lead) },
  };
}
