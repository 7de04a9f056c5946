import { expect, test } from '@jest/globals';
import { narratorVoiceId } from '@grove/content';
import { content } from '@grove/content/compiled';
import { spokenLines } from '@grove/content/spoken';
import { spokenName } from '@grove/voice';
import { FixedLines } from './fixed-lines.ts';

const [fixed] = spokenLines;
const fixedLines = new FixedLines({ contents: [content] });

test('the fixed lines are those of the content that is served, whichever that is', () => {
  const [story, ...stories] = content.stories;
  const [scene, ...scenes] = story!.scenes;
  const later = {
    ...content,
    stories: [{ ...story!, scenes: [{ ...scene!, text: 'Once upon a later time.' }, ...scenes] }, ...stories],
  };
  const narrated = { text: 'Once upon a later time.', voiceId: narratorVoiceId };
  expect([fixedLines.has(narrated), fixedLines.find(spokenName(narrated))]).toEqual([false, undefined]);
  const both = new FixedLines({ contents: [content, later] });
  expect([both.has(narrated), both.find(spokenName(narrated)), both.has(fixed!)]).toEqual([true, narrated, true]);
});
