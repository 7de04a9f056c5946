import { expect, test } from '@jest/globals';
import { speechMaxChars } from '@grove/contracts';
import { localTeachers, teachers } from '../index.ts';
import { adventureSources } from '../server/index.ts';
import { congratulationOf } from './congratulations.ts';
import { spokenLines } from './index.ts';

test('every greeting, every congratulation and every scene is among the lines that are spoken ahead, once', () => {
  const said = spokenLines.map(({ text, voiceId }) => `${voiceId}: ${text}`);
  for (const { greeting, voiceId } of [...teachers, ...localTeachers]) expect(said).toContain(`${voiceId}: ${greeting}`);
  for (const { voiceId } of teachers) expect(said).toContain(`${voiceId}: ${congratulationOf(voiceId!)}`);
  for (const { text } of adventureSources.flatMap(({ scenes }) => scenes)) expect(said).toContain(`voice-narrator: ${text}`);
  expect(new Set(said).size).toBe(said.length);
});

test('every line is short enough to be asked for by POST /api/speech, too', () => {
  for (const { text } of spokenLines) expect(text.length).toBeLessThanOrEqual(speechMaxChars);
});

test('each teacher congratulates in words of their own, an unknown voice in plain ones', () => {
  const words = [...teachers.map(({ voiceId }) => congratulationOf(voiceId!)), congratulationOf('voice-nobody')];
  expect(new Set(words).size).toBe(words.length);
  for (const text of words) expect(text).toMatch(/\w/);
});
