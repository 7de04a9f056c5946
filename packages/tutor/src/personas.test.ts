import { expect, test } from '@jest/globals';
import { explanations, facts, replyLimits, type TalkKind } from '@grove/content/tutor';
import { countWords, sentencesOf } from '@grove/contracts';
import { phrases } from './sentences/phrases.ts';
import { ask, everyPersona, tutor, tutorOfContent } from './testing/test-tutor.ts';
import type { Tutor } from './tutor.ts';

const questions = [
  'what is 7 times 8',
  'why do plants need sun',
  'i dont get fractions',
  'capital of France',
  'what is the silk road',
  'how do i balance chemical equations',
  'hello',
  'who are you',
  'are you a real person?',
  'where do you live',
  'tell me a joke',
  'i am sad',
  'bye',
  'hola',
  'what should i learn today',
  'i am so proud',
  'i am angry',
  'i hate math',
  'tell me a story',
  'i want to be a vet',
  'i am tired',
  'yes',
  'no',
  'explain it again',
  'who was rosa parks',
  'how do you spell because',
  'what is 2 + 3 * 4',
  'x + 5 = 12',
  'is 3/4 bigger than 2/3',
  'do my homework',
];

test.each(questions)('experience §5 personas: the eleven answers to %j can be told apart', (question) => {
  expect(new Set(everyPersona.map((persona) => ask(question, persona).text)).size).toBe(11);
});

const draws = [0, 0.3, 0.6, 0.99].map((value) => tutorOfContent(() => value));
const withinBand = (text: string, band: keyof typeof replyLimits) =>
  sentencesOf(text).length <= replyLimits[band].sentences && countWords(text) <= replyLimits[band].words;

test('experience §5 personas: every answer keeps to the sentences and words of its band', () => {
  const all = [
    ...questions,
    ...explanations.map(({ asks }) => asks[0]!),
    'what is an array',
    'what does a fair test change',
    'tell me about symmetry',
    '47 + 38',
    '17 divided by 5',
    'what is three quarters of 20',
    '15% of 80',
  ];
  const tooLong = everyPersona.flatMap((persona) =>
    draws.flatMap((drawn: Tutor) =>
      all.flatMap((message) => {
        const { text } = drawn.answer({ message, persona, memory: {} });
        return withinBand(text, persona.band) ? [] : [{ name: persona.name, message, text }];
      }),
    ),
  );
  expect(tooLong).toEqual([]);
});

test('experience §5 personas: every fact fits into the smallest band, whole', () => {
  const early = everyPersona[0]!;
  expect(
    facts.filter(({ says }) => !withinBand(`${early.opens[0]} ${says}`, early.band)).map(({ says }) => says),
  ).toEqual([]);
});

test('experience §5 personas: each line of small talk keeps to its band, and everyone says that they are an AI', () => {
  for (const { band, talk } of everyPersona) {
    for (const kind of Object.keys(talk) as TalkKind[])
      for (const line of talk[kind]) expect({ line, fits: withinBand(line, band) }).toEqual({ line, fits: true });
    expect(talk.areYouAi.join(' ')).toMatch(/\bI am an AI\b/);
    expect(talk.whoAreYou.join(' ')).toMatch(/\bAI\b/);
  }
});

test('experience §5 personas: an explanation asks one check question', () => {
  for (const persona of everyPersona) {
    const questionsAsked = explanations.map(({ asks }) => ask(asks[0]!, persona).text.match(/\?/g)?.length ?? 0);
    expect(questionsAsked.filter((count) => count !== 1)).toEqual([]);
  }
});

test('the tutor knows its lessons, and nothing else', () => {
  expect(tutor.lesson('demo')?.title).toBe('A Picnic in Equal Groups');
  expect([tutor.lesson('no-such-lesson'), tutor.slide('demo', 99), tutor.slide(undefined, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(phrases.next).toMatch(/\?$/);
});
