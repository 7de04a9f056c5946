import { expect, test } from '@jest/globals';
import { anywhere, crisisCategories, crisisLines, elsewhere, refusalAnswers } from '@grove/content/tutor';
import { sentencesOf } from '../tutor/voice.ts';
import { fixedAnswer, regionOf } from './fixed-answer.ts';

test.each(crisisCategories)('§5 safety: %s names a trusted adult and the lines of the region', (category) => {
  for (const band of ['early', 'middle'] as const) {
    const text = fixedAnswer(category, band, { code: 'GB', isGuess: false });
    expect(text).toMatch(/grown-up|adult/);
    expect(text).toContain(crisisLines['GB']!.help);
    expect(text).toContain(crisisLines['GB']!.emergency);
    expect(text).not.toContain(elsewhere);
  }
});

test('§5 safety: danger says what to do about something swallowed, a threat asks to tell a grown-up before anybody is hurt', () => {
  for (const band of ['early', 'middle'] as const) {
    expect(fixedAnswer('danger', band)).toMatch(/swallowed.*emergency number or poison help/);
    expect(fixedAnswer('threat', band)).toMatch(/stay away from anything .*tell (?:a grown-up|an adult) right now what you told me/);
    expect(fixedAnswer('threat', band)).not.toMatch(/not your fault|safe place/);
  }
});

test('§5 safety: an unknown region gets the sentence for anywhere, a guessed one says so', () => {
  expect(fixedAnswer('danger', 'early')).toContain(anywhere.emergency);
  expect(fixedAnswer('danger', 'early', { code: 'US', isGuess: true })).toMatch(/988.*childhelplineinternational\.org/);
});

test.each([
  ['GB', 'de-DE,de;q=0.9', { code: 'GB', isGuess: false }],
  ['gb', undefined, { code: 'GB', isGuess: false }],
  [undefined, 'en-AU,en;q=0.8', { code: 'AU', isGuess: true }],
  [undefined, 'en,en-NZ;q=0.8', { code: 'NZ', isGuess: true }],
  [undefined, 'it-IT', { code: 'EU', isGuess: true }],
  [undefined, 'zh-Hant-TW', undefined],
  [undefined, 'en', undefined],
  [undefined, undefined, undefined],
  ['BR', 'en-US', undefined],
])('the region of %j and %j', (configured, language, region) => {
  expect(regionOf(configured, language)).toEqual(region);
});

test('§5 safety: refusals are short, and worded for two ages', () => {
  for (const { young, older } of Object.values(refusalAnswers)) {
    expect(sentencesOf(young).length).toBeLessThanOrEqual(3);
    expect(sentencesOf(older).length).toBeLessThanOrEqual(3);
    expect(young).not.toBe(older);
  }
  expect(fixedAnswer('medical', 'elementary')).toBe(refusalAnswers.medical.young);
  expect(fixedAnswer('medical', 'college')).toBe(refusalAnswers.medical.older);
});
