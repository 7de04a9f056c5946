import { expect, test } from '@jest/globals';
import { fit, lettering, textWidth, wrap } from './lettering.ts';

const letters = { size: 40 };

test('widths are those of the font', () => {
  // Fredoka 600: digits are not all equally wide, and a W is more than three times an i.
  expect(textWidth('W', letters)).toBeGreaterThan(textWidth('i', letters) * 3);
  expect(textWidth('ab', letters)).toBeCloseTo(textWidth('a', letters) + textWidth('b', letters));
  expect(textWidth('area', { size: 80 })).toBeCloseTo(textWidth('area', letters) * 2);
});

test('lines are broken between words and never too wide', () => {
  const lines = wrap('A picnic blanket covers a lot of the grass', 260, letters);
  expect(lines.join(' ')).toBe('A picnic blanket covers a lot of the grass');
  for (const line of lines) expect(textWidth(line, letters)).toBeLessThanOrEqual(260);
});

test('a text is set smaller until it fits, in lines of about the same length', () => {
  const { lines, size } = fit('Warm Colors, Cool Colors', 400, 2, { size: 72 });
  expect(lines).toEqual(['Warm Colors,', 'Cool Colors']);
  expect(size).toBeLessThan(72);
});

test('signs of the format are escaped', () => {
  expect(lettering('2 < 3 & 4', 0, 0, letters)).toContain('>2 &lt; 3 &amp; 4</text>');
});
