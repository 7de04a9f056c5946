import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sentencesOf } from '@grove/contracts';
import { fixedAnswer, regionOf } from './fixed-answer.ts';
import { anywhere, crisisLines, elsewhere } from './texts/crisis-lines.ts';
import { hazardCare, hazards } from './texts/hazards.ts';
import { languages } from './texts/languages/index.ts';
import { crisisAnswers, crisisCategories, refusalAnswers } from './texts/safety-answers.ts';

test.each(crisisCategories)(
  'experience §5 safety: %s names a trusted adult, the lines of the region, and where they are found elsewhere',
  (category) => {
    for (const band of ['early', 'middle'] as const) {
      const text = fixedAnswer({ category }, band, 'GB');
      expect(text).toMatch(/grown-up|adult/);
      expect(text).toContain(crisisLines['GB']!.help);
      expect(text).toContain(crisisLines['GB']!.emergency);
      expect(text).toContain(elsewhere);
    }
  },
);

test('experience §5 safety: danger says what to do about something swallowed, a threat asks to tell a grown-up before anybody is hurt', () => {
  for (const band of ['early', 'middle'] as const) {
    expect(fixedAnswer({ category: 'danger' }, band)).toMatch(/swallowed.*emergency number or poison help/);
    expect(fixedAnswer({ category: 'threat' }, band)).toMatch(
      /stay away from anything .*tell (?:a grown-up|an adult) right now what you told me/,
    );
    expect(fixedAnswer({ category: 'threat' }, band)).not.toMatch(/not your fault|safe place/);
  }
});

test('experience §5 safety: an unknown region gets the sentence for anywhere', () => {
  expect(fixedAnswer({ category: 'danger' }, 'early')).toContain(anywhere.emergency);
  expect(fixedAnswer({ category: 'danger' }, 'early')).toContain('childhelplineinternational.org');
});

test.each([
  ['GB', 'de-DE,de;q=0.9', 'DE'],
  ['GB', 'en-US,en;q=0.9', 'US'],
  ['gb', undefined, 'GB'],
  ['GB', 'en', 'GB'],
  ['GB', 'en;q=0.8', 'GB'],
  ['GB', 'zh-Hant-TW', undefined],
  [undefined, 'en-AU,en;q=0.8', 'AU'],
  [undefined, 'en,en-NZ;q=0.8', 'NZ'],
  [undefined, 'it-IT', 'EU'],
  [undefined, 'zh-Hant-TW', undefined],
  [undefined, 'en', undefined],
  [undefined, undefined, undefined],
  ['BR', undefined, undefined],
])(
  'experience §5 safety: with GROVE_REGION %j and the languages %j the region is %j: the browser counts first',
  (configured, language, region) => {
    expect(regionOf(configured, language)).toBe(region);
  },
);

test('experience §5 safety: the configuration that is shipped names no region', () => {
  const root = join(import.meta.dirname, '../../..');
  expect(readFileSync(join(root, 'docs/deploy/kubernetes/config.yaml'), 'utf8')).not.toMatch(/^\s*GROVE_REGION:/m);
  expect(readFileSync(join(root, 'docker-compose.yml'), 'utf8')).toMatch(/GROVE_REGION: \$\{GROVE_REGION:-\}$/m);
});

test.each(languages.map(({ code }) => code))(
  'experience §5 safety: a crisis in %s is answered in that language for two ages, and in English',
  (language) => {
    const { help } = languages.find(({ code }) => code === language)!;
    for (const [band, own] of [
      ['early', help.young],
      ['college', help.older],
    ] as const) {
      const text = fixedAnswer({ category: 'abuse', language }, band, 'US');
      expect(text.startsWith(own)).toBe(true);
      expect(text).toContain('findahelpline.com');
      expect(text).toContain(crisisAnswers.abuse[band === 'early' ? 'young' : 'older']);
      expect(text).toContain(elsewhere);
    }
    expect(fixedAnswer({ category: 'language', language }, 'early')).toBe(
      `${refusalAnswers.language.young} ${help.english}`,
    );
  },
);

test('experience §5 safety: at least twenty languages, none of them twice', () => {
  expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  expect(languages.length).toBeGreaterThanOrEqual(20);
});

test('experience §5 safety: letters that nothing here can read get whom to turn to in plain English', () => {
  expect(fixedAnswer({ category: 'language', language: 'und' }, 'middle')).toBe(refusalAnswers.language.older);
  expect(refusalAnswers.language.older).toMatch(/only read English.*an adult you trust/);
});

test('experience §5 safety: a hazard gets its reason, a warning and a grown-up', () => {
  expect(fixedAnswer({ category: 'hazard', hazard: 'battery' }, 'early')).toBe(
    `${hazards.battery.young} ${hazardCare.young}`,
  );
  expect(fixedAnswer({ category: 'hazard', hazard: 'mixing' }, 'high')).toMatch(
    /poisonous gases.*talk to an adult.*emergency number/,
  );
});

test('experience §5 safety: refusals are short, and worded for two ages', () => {
  for (const { young, older } of Object.values(refusalAnswers)) {
    expect(sentencesOf(young).length).toBeLessThanOrEqual(3);
    expect(sentencesOf(older).length).toBeLessThanOrEqual(3);
    expect(young).not.toBe(older);
  }
  expect(fixedAnswer({ category: 'medical' }, 'elementary')).toBe(refusalAnswers.medical.young);
  expect(fixedAnswer({ category: 'medical' }, 'college')).toBe(refusalAnswers.medical.older);
});
