import { expect, test } from '@jest/globals';
import { localTeachers, teachers } from '@grove/content/server';
import { speechTokens } from '@grove/contracts';
import { spokenText, wordsOf } from './spoken-text.ts';

const read = (text: string): string =>
  spokenText(text)
    .map(({ spoken }) => spoken)
    .filter((spoken) => spoken !== '')
    .join(' ');

test.each([
  ['12 × 3 = 36', 'twelve times three equals thirty six'],
  ['8 ÷ 2 ≠ 5', 'eight divided by two is not equal to five'],
  ['7 − 3 or −5 or 5 − (−3)', 'seven minus three or negative five or five minus negative three'],
  [
    '3 ≤ 4 and 4 ≥ 2 and 1 < 2 > 0',
    'three is less than or equal to four and four is greater than or equal to two and one is less than two is greater than zero',
  ],
  ['50% of π ≈ 1.57', 'fifty percent of pi is about one point five seven'],
  [
    'x² + x³ − 10⁻³ and 2^10',
    'x squared plus x cubed minus ten to the power of negative three and two to the power of ten',
  ],
  ['√16 and √(x+1)', 'the square root of sixteen and the square root of x plus one'],
  ['ax² + bx + c = 0', 'ay x squared plus b x plus c equals zero'],
  ['2(x + 3) and f(x) and (3, −4)', 'two times x plus three, and f of x and three, negative four,'],
  ['3x4 and 3 x 4 and 3 * 4', 'three times four and three times four and three times four'],
  ['5 + ___ = 9 and 3 + ? = 7', 'five plus blank equals nine and three plus what equals seven'],
  ['the ratio 3:4', 'the ratio three to four'],
  ['\\frac{3}{4} \\times 2', 'three quarters times two'],
])('formulas: %j is read %j', (text, spoken) => {
  expect(read(text)).toBe(spoken);
});

test.each([
  ['3/4, 2 3/4, 2½ and ½', 'three quarters, two and three quarters, two and one half and one half'],
  [
    '1,234,567 and 1,000.5',
    'one million two hundred thirty four thousand five hundred sixty seven and one thousand point five',
  ],
  [
    '$5.25, $1, $0.50, $5 million, 25¢',
    'five dollars and twenty five cents, one dollar, fifty cents, five million dollars, twenty five cents',
  ],
  ['the 1st and the 22nd', 'the first and the twenty second'],
  ['Grade 7, Pre-K, K–12, ages 5–11', 'grade seven, pre k, k to twelve, ages five to eleven'],
  [
    'In 1776, May 3, 1969, (1914–1918), the 1990s',
    'in seventeen seventy six, may three, nineteen sixty nine, nineteen fourteen to nineteen eighteen, the nineteen nineties',
  ],
  ['1776 + 4 is 1780', 'one thousand seven hundred seventy six plus four is one thousand seven hundred eighty'],
  ['at 3:05 p.m., 3:00 and 10:30 a.m.', "at three oh five p m, three o'clock and ten thirty ay m."],
  ['Call 988 or text HOME to 741741.', 'call nine eight eight or text home to seven four one seven four one.'],
  ['call 1-800-422-4453', 'call one, eight zero zero, four two two, four four five three'],
  ['World War II and Henry VIII', 'world war two and henry the eighth'],
])('numbers: %j is read %j', (text, spoken) => {
  expect(read(text)).toBe(spoken);
});

test.each([
  [
    '5 cm, 1 kg, 250 kJ, 5 mL, 72 bpm',
    'five centimeters, one kilogram, two hundred fifty kilo jools, five milliliters, seventy two beats per minute',
  ],
  [
    '12cm², 4 m/s², 90 km/h, 25 °C, 45°',
    'twelve square centimeters, four meters per second squared, ninety kilometers per hour, twenty five degrees celsius, forty five degrees',
  ],
  ['3/4 cm', 'three quarters of a centimeter'],
  ['1 in. wide, 3 in the box, 3m = 12', 'one inch wide, three in the box, three m equals twelve'],
])('units: %j is read %j', (text, spoken) => {
  expect(read(text)).toBe(spoken);
});

test.each([
  ['Dr. Nova and Ms. Logic vs. Prof. Atlas, etc.', 'doctor nova and miz logic versus professor atlas, et cetera.'],
  ['XP, DNA, HTML, TVs, OK, STOP', "x p, d n ay, h t m l, t v's, okay, stop"],
  ['H₂O, CO₂, NaCl', 'h two o, c o two, n ay c l'],
  ['A dog, plan A and a 7-year-old', 'a dog, plan ay and a seven year old'],
  ['print("Hello, world!")', 'print, hello, world!'],
  ['score >= 10 && lives != 0', 'score is greater than or equal to ten and lives is not equal to zero'],
  ['snake_case camelCase index.html', 'snake case camel case index dot html'],
  ['data[-1] and print(temps[0])', 'data negative one and print, temps zero'],
  ['yes/no, and/or, 24/7', 'yes or no, and or, twenty four seven'],
  ['**bold**, `code` and # heading', 'bold, code and heading'],
  ['I read it. I have read it.', 'i reed it. i have red it.'],
])('words: %j is read %j', (text, spoken) => {
  expect(read(text)).toBe(spoken);
});

test.each([
  ['“It’s café,” she said — naïve…', "it's cafe, she said naive,"],
  ['Great! 🎉 👨‍👩‍👧 3️⃣ apples 🍎🍎', 'great! three apples'],
  ['Ångström, Øresund, straße', 'angstrom, oresund, strasse'],
  ['𝟏𝟐 ﬁne', 'twelve fine'],
])('signs: %j is read %j', (text, spoken) => {
  expect(read(text)).toBe(spoken);
});

test.each(['', '   ', '🎉 🎉', '你好', '— …', '!!!', '\u0000\u200b'])('%j has nothing to say', (text) => {
  expect(read(text)).toBe('');
});

test('every token of the original keeps its place, with or without words', () => {
  const text = '  Add ¾ 🎉 and\n2½ —  now!  ';
  expect(spokenText(text).map(({ token }) => token)).toEqual(speechTokens(text));
  expect(spokenText(text).map(({ spoken }) => wordsOf(spoken).length)).toEqual([1, 2, 0, 1, 4, 0, 1]);
});

test('whatever comes in, only letters and the marks that Flite knows come out', () => {
  const strange = [...teachers, ...localTeachers].map(({ greeting }) => greeting);
  for (let code = 0x20; code < 0x3000; code += 1)
    strange.push(`a${String.fromCodePoint(code)}1 ${String.fromCodePoint(code)}`);
  for (const text of [
    ...strange,
    '$$$',
    '((((',
    '^^^',
    '\\frac{',
    '1/0',
    '1,,2',
    '..5',
    '-'.repeat(50),
    '9'.repeat(900),
  ]) {
    for (const { spoken } of spokenText(text)) expect(spoken).toMatch(/^(?:[a-z'][a-z' ]*(?:[,.!?](?: |$))?)*$/);
  }
});

// Were each mark tried in turn, this would last half a minute.
test('marks without end hold nobody up', () => {
  for (const marks of [')', ']', '}', '*', "'", '!', ')}', ').', '*)', '_('].map((mark) =>
    mark.repeat(999 / mark.length),
  )) {
    for (const text of [marks, `${marks} `, `a${marks}`, `${marks}a`, `a${marks}b`, `(${marks}`])
      expect(spokenText(text).length).toBeGreaterThan(0);
  }
});

test('a word that every object of the language knows is read like any other', () => {
  expect(read('The constructor, and Mrs. constructor VI.')).toBe('the constructor, and missus constructor v i.');
});
