import type { LessonStep } from '@grove/contracts';
import { openRungs, reasonFor, slideParts, useReply } from '../../questions/index.ts';
import { firstWords, type Reading, spokenText, useFollowing } from '../../read-aloud/index.ts';
import { isReadTo } from '../../../../common/grade-traits.ts';
import { useT } from '../../../../translation.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { endingOf, isAtEnd, missedSlides, questionOf } from '../model/selectors.ts';
import { recordOf, type LessonState } from '../model/state.ts';

/** The slide as it is shown: what the last one says was learned is not said to who skipped every question, nor to a little child who got none right ('You can count to ten'). */
export function useShownStep({ steps, grade }: PlayerLesson, state: LessonState): LessonStep {
  const t = useT();
  const step = steps[state.slide]!;
  const ending = endingOf(steps, state);
  const isTrue = ending === 'done' || (ending === 'tried' && !isReadTo(grade));
  return isAtEnd(steps, state) && !isTrue
    ? { ...step, title: t(`player.${ending}.title`), content: t(`player.${ending}.text`) }
    : step;
}

/** What was missed, with what was said to the answer: a choice leaves its slide too soon to read it there. */
export const missedParts = (
  { steps }: PlayerLesson,
  state: LessonState,
): { slide: number; name: string; title: string; text: string }[] =>
  missedSlides(steps, state).map((slide) => ({
    slide,
    name: `missed-${slide}`,
    title: steps[slide]!.title,
    text: reasonFor(steps[slide]!, recordOf(state, slide)) ?? '',
  }));

/** Has the slides of a lesson read aloud: the voice, and what `SpokenContext` needs to show the word that is spoken. */
export function useSlideReading(
  lesson: PlayerLesson,
  state: LessonState,
  voiceId: string | null,
  isCovered = false,
): { reading: Reading; spoken: { key: string; firstWords: ReadonlyMap<string, number> } } {
  const { id, steps, grade } = lesson;
  const step = useShownStep(lesson, state);
  const record = recordOf(state, state.slide);
  const question = questionOf(steps, state);
  const reply = useReply(steps[state.slide]!, question, record);
  const rungs = openRungs(step, record);
  const missed = isAtEnd(steps, state) ? missedParts(lesson, state).filter(({ text }) => text !== '') : [];
  const parts = [...slideParts(step, question, rungs), ...missed];
  const key = `lesson ${id} ${state.slide} ${record.isVariant ? 'variant' : 'own'}`;
  const reading = useFollowing({
    lesson: `lesson ${id}`,
    key,
    text: spokenText(parts),
    outcome: record.outcome,
    reply,
    rungs,
    voiceId,
    isReadTo: isReadTo(grade),
    isCovered,
  });
  return { reading, spoken: { key, firstWords: firstWords(parts) } };
}
