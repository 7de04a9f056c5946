import { expect, test } from '@jest/globals';
import { aroundWord, firstWords, spokenText, type SpokenPart } from './spoken.ts';

const parts: SpokenPart[] = [
  { name: 'title', text: 'Equal  groups' },
  { name: 'content', text: 'Three nests.\nEach has “two eggs.”' },
  { name: 'option-0', text: '5 + 1' },
];

test('experience §3 listen to audio: parts are read one after the other, each with an end', () => {
  expect(spokenText(parts)).toBe('Equal  groups. Three nests.\nEach has “two eggs.” 5 + 1.');
  expect(
    spokenText([
      { name: 'a', text: ' ' },
      { name: 'b', text: 'Why?' },
    ]),
  ).toBe('Why?');
});

test('experience §3 listen to audio: every spoken word is found again in its part', () => {
  const spoken = spokenText(parts).split(/\s+/);
  const starts = firstWords(parts);
  const found = parts.flatMap(({ name, text }) =>
    spoken.flatMap((_, index) => aroundWord(text, index - starts.get(name)!)?.word ?? []),
  );
  expect(found).toEqual(['Equal', 'groups', 'Three', 'nests.', 'Each', 'has', '“two', 'eggs.”', '5', '+', '1']);
  expect(found).toHaveLength(spoken.length);
});

test('a word is found with the text around it unchanged', () => {
  expect(aroundWord('Three  nests.\nEach', 1)).toEqual({ before: 'Three  ', word: 'nests.', after: '\nEach' });
  expect(aroundWord('Three nests.', 2)).toBeUndefined();
  expect(aroundWord('Three nests.', -1)).toBeUndefined();
});
