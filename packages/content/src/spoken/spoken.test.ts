import { expect, test } from '@jest/globals';
import { speechMaxChars } from '@grove/contracts';
import { adventureSources, documents, localTeachers } from '../server.ts';
import { congratulationOf } from './congratulations.ts';
import { spokenLines } from './index.ts';
import { isForListeners, isForYoung, narratorQuestion, recapLine } from './narrator.ts';

const teachers = documents.teachers.ofLevels;

test('every greeting, every congratulation and every scene is among the lines that are pre-generated, once', () => {
  const said = spokenLines.map(({ text, voiceId }) => `${voiceId}: ${text}`);
  for (const { greeting, voiceId } of [...teachers, ...localTeachers])
    expect(said).toContain(`${voiceId}: ${greeting}`);
  for (const { voiceId } of teachers) expect(said).toContain(`${voiceId}: ${congratulationOf(teachers, voiceId!)}`);
  for (const { text } of adventureSources.flatMap(({ scenes }) => scenes))
    expect(said).toContain(`voice-narrator: ${text}`);
  expect(new Set(said).size).toBe(said.length);
});

test('the narrator reads why a choice was right and what was learned, and to the young every choice; to those who cannot read yet the question, too', () => {
  const said = spokenLines.filter(({ voiceId }) => voiceId === 'voice-narrator').map(({ text }) => text);
  for (const { ageBand, recap, scenes } of adventureSources) {
    expect(said).toContain(recapLine(recap));
    for (const { label, why } of scenes.flatMap(({ choices }) => choices)) {
      if (why) expect(said).toContain(why);
      expect([label, said.includes(label)]).toEqual([label, isForYoung(ageBand)]);
    }
  }
  expect(said).toContain(narratorQuestion);
});

test('bands up to eight years are for the young, and up to five for listeners', () => {
  const bands = ['3-5', '5-8', '8-11', '14-18', '18+', 'all'];
  expect(bands.map(isForYoung)).toEqual([true, true, false, false, false, false]);
  expect(bands.map(isForListeners)).toEqual([true, false, false, false, false, false]);
});

test('every line is short enough to be asked for by POST /api/speech, too', () => {
  for (const { text } of spokenLines) expect(text.length).toBeLessThanOrEqual(speechMaxChars);
});

test('each teacher congratulates in words of their own, an unknown voice in plain ones', () => {
  const words = [
    ...teachers.map(({ voiceId }) => congratulationOf(teachers, voiceId!)),
    congratulationOf(teachers, 'voice-nobody'),
  ];
  expect(new Set(words).size).toBe(words.length);
  for (const text of words) expect(text).toMatch(/\w/);
});
