import { countWords, sentencesOf } from '@grove/contracts';
import type { Content, ExplanationGroup, FactGroup, PersonaContent } from '../model/content.ts';
import type { Check } from '../tutor/explanation.ts';
import { replyLimits } from '../tutor/persona.ts';
import { rangeFaults, unless, type Fault } from './fault.ts';

/** A reply begins with a few words of the teacher, so a text has to leave them room in the band that reads it. */
const wordsOfLead = 8;
const room = ({ sentences, words }: { readonly sentences: number; readonly words: number }) => ({
  sentences,
  words: words - wordsOfLead,
});
const mostOfFact = room(replyLimits.early);
/** The check question follows an explanation. */
const mostOfYoung = { sentences: replyLimits.early.sentences - 1, words: 35 } as const;
const mostOfOlder = { sentences: replyLimits.middle.sentences - 1, words: 65 } as const;
const mostOfQuestion = 25;

const lengthFaults = (
  where: string,
  name: string,
  text: string,
  most: { readonly sentences: number; readonly words: number },
): Fault[] => [
  ...rangeFaults(where, `sentences of \`${name}\``, sentencesOf(text).length, [1, most.sentences]),
  ...rangeFaults(where, `words of \`${name}\``, countWords(text), [1, most.words]),
];

const isWhole = (text: string): boolean => /[.!]["”]?$/.test(text) && !text.includes('?') && !/ {2}/.test(text);

/** One question, whose options differ and stand in it, and a hint. */
const checkFaults = (where: string, { question, options, hint }: Check): Fault[] => [
  ...unless(/^[^?]*\?$/.test(question), where, 'the check asks one question, at its end'),
  ...rangeFaults(where, 'words of the check question', countWords(question), [1, mostOfQuestion]),
  ...unless(new Set(options).size === options.length, where, 'an option of the check occurs twice'),
  ...options
    .filter((option) => !question.includes(option.replace(/^(?:an?|the) /, '')))
    .map((option) => ({ where, message: `the check question does not name its option "${option}"` })),
  ...rangeFaults(where, 'sentences of the hint', sentencesOf(hint).length, [1, 1]),
];

const twiceAsked = (where: string, asks: readonly string[]): Fault[] =>
  unless(new Set(asks).size === asks.length, where, 'a way of asking occurs twice');

const explanationFaults = ({ explanations }: ExplanationGroup): Fault[] =>
  explanations.flatMap(({ id, asks, young, older, check }) => {
    const where = `explanation ${id}`;
    return [
      ...twiceAsked(where, asks),
      ...lengthFaults(where, 'young', young, mostOfYoung),
      ...lengthFaults(where, 'older', older, mostOfOlder),
      ...unless(isWhole(young) && isWhole(older), where, 'its texts end as sentences, and ask nothing'),
      ...checkFaults(where, check),
      ...rangeFaults(where, 'words of `young` with the check question', countWords(`${young} ${check.question}`), [
        1,
        replyLimits.early.words,
      ]),
    ];
  });

const factFaults = ({ id: group, facts }: FactGroup): Fault[] =>
  facts.flatMap(({ id, asks, says, check }) => {
    const where = `fact ${group}/${id}`;
    return [
      ...twiceAsked(where, asks),
      ...lengthFaults(where, 'says', says, mostOfFact),
      ...unless(isWhole(says), where, 'it ends as a sentence, and asks nothing'),
      ...(check ? checkFaults(where, check) : []),
    ];
  });

/** Lines that stand alone keep to the band; those that lead into a sentence have no full stop; nobody passes for a person. */
function personaFaults(persona: PersonaContent): Fault[] {
  const { slug, band, talk } = persona;
  const where = `persona ${slug}`;
  const leads = (['opens', 'works', 'asks', 'hints'] as const).flatMap((name) =>
    persona[name].flatMap((line) =>
      unless(
        !/[.!?]$/.test(line),
        `${where} ${name}`,
        `"${line}" joins the sentence after it, so it needs no full stop`,
      ),
    ),
  );
  return [
    ...leads,
    ...persona.nearest.flatMap((line) =>
      unless(line.includes('{lesson}'), `${where} nearest`, `"${line}" lacks {lesson}`),
    ),
    ...Object.entries(talk).flatMap(([kind, lines]) =>
      lines.flatMap((line) => lengthFaults(`${where} talk`, `${kind}: ${line}`, line, replyLimits[band])),
    ),
    ...unless(/\bI am an AI\b/.test(talk.areYouAi.join(' ')), `${where} talk`, '`areYouAi` says that "I am an AI"'),
    ...unless(/\bAI\b/.test(talk.whoAreYou.join(' ')), `${where} talk`, '`whoAreYou` says that it is an AI'),
  ];
}

/** Everything wrong with what the teachers know and how they talk. */
export const tutorFaults = ({ explanations, facts, personas, teachers, localTeachers }: Content): Fault[] => [
  ...explanations.flatMap(explanationFaults),
  ...facts.flatMap(factFaults),
  ...personas.flatMap(personaFaults),
  ...[
    ...teachers.map(({ id, slug }) => ({ where: `teacher ${id}`, slug })),
    ...localTeachers.map(({ id }) => ({ where: `local teacher ${id}`, slug: id })),
  ].flatMap(({ where, slug }) =>
    unless(
      personas.some((persona) => persona.slug === slug),
      where,
      `has no persona. Write source/tutor/personas/${slug}.yaml`,
    ),
  ),
];
