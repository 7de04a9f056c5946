import { grades, type PlacementQuestion } from '@grove/contracts';
import { saidText } from '../../learn/questions/index.ts';
import type { SpokenPart } from '../../learn/read-aloud/index.ts';

/** What is read aloud of a question: its text, itself and its options. */
export const askedParts = ({ text, question }: PlacementQuestion): SpokenPart[] => [
  ...(text ? [{ name: 'text', text }] : []),
  { name: 'question', text: question.question },
  ...(question.options ?? []).map((option, index) => ({ name: `option-${index}`, text: saidText(option) })),
];

/** Whether a question is for the youngest, who get larger letters and targets. */
export const isForYoung = ({ grade }: PlacementQuestion): boolean => grades.indexOf(grade) <= grades.indexOf('Grade 3');
