import type { AdventureSource } from '@grove/contracts';
import { storyBands } from './bands.ts';
import type { Fault } from './fault.ts';
import { rangeFaults, uniqueFaults } from './fault.ts';
import { countSentences, countWords, readingGrade } from './readability.ts';

/** Most words of a sentence of the recap, of the sentence after a right choice, and of a picture's sentence. */
const recapWords = 25;
const whyWords = 20;
const pictureWords = 35;

const wordFaults = (where: string, what: string, text: string, range: readonly [number, number]): Fault[] =>
  rangeFaults(where, `number of words of ${what}`, countWords(text), range);

/** Lengths and reading grade against the band of the adventure's ages; recap, pictures, titles and labels. */
export const textFaults = (where: string, { ageBand, recap, scenes }: AdventureSource): Fault[] => {
  const band = storyBands[ageBand];
  if (!band) return [{ where, message: `unknown age band "${ageBand}"` }];
  return [
    ...rangeFaults(
      where,
      'reading grade',
      Math.round(readingGrade(scenes.map((scene) => scene.text).join(' ')) * 10) / 10,
      band.readingGrade,
    ),
    ...recap.flatMap((sentence) => [
      ...wordFaults(where, `recap "${sentence}"`, sentence, [2, recapWords]),
      ...rangeFaults(where, `number of sentences of recap "${sentence}"`, countSentences(sentence), [1, 1]),
    ]),
    ...uniqueFaults(
      `${where} titles`,
      scenes.map((scene) => scene.title),
    ),
    ...scenes.flatMap((scene) => {
      const at = `${where} scene ${scene.id}`;
      return [
        ...wordFaults(at, 'the text', scene.text, band.words),
        ...wordFaults(at, 'the picture', scene.imagePrompt ?? '', [4, pictureWords]),
        ...uniqueFaults(
          `${at} choices`,
          scene.choices.map((choice) => choice.label),
        ),
        ...scene.choices.flatMap(({ label, why }) => [
          ...wordFaults(at, `choice "${label}"`, label, [1, band.labelWords]),
          ...(why ? wordFaults(at, `"${why}"`, why, [2, whyWords]) : []),
        ]),
      ];
    }),
  ];
};
