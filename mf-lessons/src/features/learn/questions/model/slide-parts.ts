import type { LessonStep, Question } from '@grove/contracts';
import type { SpokenPart } from '../../read-aloud/index.ts';
import { mixed } from './arrangement.ts';
import { saidText } from './picture-text.ts';
import { toldOf } from './record.ts';

const numbered = (name: string, texts: readonly string[] = []): SpokenPart[] =>
  texts.map((text, index) => ({ name: `${name}-${index}`, text }));

/** What there is to choose from, in the order in which it stands on the slide: the right order of things, or who belongs to whom, is not given away. */
function choices({ inputType, question = '', options = [], pairs = [] }: Question): SpokenPart[] {
  if (inputType === 'match') {
    const rights = numbered(
      'right',
      pairs.map(({ right }) => saidText(right)),
    );
    return [
      ...numbered(
        'left',
        pairs.map(({ left }) => saidText(left)),
      ),
      ...mixed(pairs.length, question).map((place) => rights[place]!),
    ];
  }
  const named = numbered('option', options.map(saidText));
  return inputType === 'order' ? mixed(options.length, question).map((place) => named[place]!) : named;
}

/** All that a slide says, in reading order: title, text, examples, question, choices and the hints that stand open. */
export function slideParts(step: LessonStep, question: Question | undefined, rungs: readonly string[]): SpokenPart[] {
  const { content = '', examples } = toldOf(step, question);
  const parts = [
    { name: 'subtitle', text: step.subtitle ?? '' },
    { name: 'title', text: step.title },
    { name: 'content', text: content },
    ...numbered('example', examples),
    { name: 'question', text: question?.question ?? '' },
    ...(question ? choices(question) : []),
    ...numbered('hint', rungs),
  ];
  return parts.filter(({ text }) => text !== '');
}
