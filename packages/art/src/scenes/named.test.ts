import { expect, test } from '@jest/globals';
import { cover } from './covers.ts';
import { coverNames, subjectPictureNames } from './named.ts';
import { subjectPicture } from './subject-pictures.ts';

test('each subject has a picture that differs from those of the others', () => {
  expect(new Set(subjectPictureNames.map(subjectPicture)).size).toBe(subjectPictureNames.length);
});

test('an adventure without a cover of its own gets the first cover', () => {
  expect(cover('no-such-place')).toBe(cover(coverNames[0]));
  expect(new Set(coverNames.map(cover)).size).toBe(coverNames.length);
});
