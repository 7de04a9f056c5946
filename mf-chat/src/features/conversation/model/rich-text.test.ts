import { describe, expect, test } from '@jest/globals';
import { speechTokens } from '@grove/contracts';
import { withoutOpenFormula } from './formula.ts';
import { placeOfWord, readRichText, type Block, type Inline } from './rich-text.ts';

/** The form of a text, short enough to compare. */
const inline = (part: Inline): string => {
  if (part.type === 'break') return '/';
  if ('children' in part) return `${part.type}(${part.children.map(inline).join('')})`;
  if (part.type === 'formula') return `${part.display ? 'display' : 'formula'}(${part.tex})`;
  return part.type === 'code' ? `code(${part.text})` : part.text;
};
const block = (each: Block): string => {
  if (each.type === 'code') return `pre(${each.text})`;
  if (each.type === 'paragraph') return `p(${each.children.map(inline).join('')})`;
  return `${each.ordered ? `ol${each.start}` : 'ul'}(${each.items.map(({ blocks }) => blocks.map(block).join('')).join('|')})`;
};
const form = (text: string): string => readRichText(text).blocks.map(block).join(' ');

test.each([
  ['Just words.', 'p(Just words.)'],
  ['One\n\nTwo', 'p(One) p(Two)'],
  ['One\nTwo', 'p(One\nTwo)'],
  ['One  \nTwo', 'p(One/Two)'],
  ['**bold** and *slanted* and `code`', 'p(strong(bold) and em(slanted) and code(code))'],
  ['- a\n- b\n  - c', 'ul(p(a)|p(b)ul(p(c)))'],
  ['3. a\n4. b', 'ol3(p(a)|p(b))'],
  ['```js\nlet x;\n```', 'pre(let x;)'],
  ['    4 spaces are no code', 'p(4 spaces are no code)'],
  ['# Heading', 'p(strong(Heading))'],
  ['> quoted', 'p(quoted)'],
  ['above\n\n---\n\nbelow', 'p(above) p(below)'],
  ['Tom &amp; Jerry &lt;3', 'p(Tom & Jerry <3)'],
])('safe Markdown: %j', (text, expected) => expect(form(text)).toBe(expected));

describe('what is not safe is its plain text', () => {
  test.each([
    ['<script>alert(1)</script>', 'p(<script>alert(1)</script>)'],
    ['a <img src=x onerror=alert(1)> b', 'p(a <img src=x onerror=alert(1)> b)'],
    ['[click](javascript:alert(1))', 'p(click)'],
    ['[**click**](https://evil.example "t")', 'p(strong(click))'],
    ['![cat](https://evil.example/track.png)', 'p(cat)'],
    ['<https://evil.example>', 'p(https://evil.example)'],
    ['[a]: https://evil.example\n\n[a]', 'p([a]: https://evil.example) p([a])'],
    ['&#60;script&#62;', 'p(<script>)'],
    ['\u0000\u{E000}7\uE001', 'p(\uFFFD7)'],
  ])('%j', (text, expected) => expect(form(text)).toBe(expected));
});

describe('formulas', () => {
  test.each([
    ['Half is $\\frac{1}{2}$.', 'p(Half is formula(\\frac{1}{2}).)'],
    ['\\(a_1 * b_1\\) and \\(a_2 * b_2\\)', 'p(formula(a_1 * b_1) and formula(a_2 * b_2))'],
    ['$$x^2$$', 'p(display(x^2))'],
    ['\\[x\n= 1\\]', 'p(display(x\n= 1))'],
    ['**$x$**', 'p(strong(formula(x)))'],
    ['- $x$', 'ul(p(formula(x)))'],
  ])('%j is typeset', (text, expected) => expect(form(text)).toBe(expected));

  test.each([
    ['It costs $5 and $10.', 'p(It costs $5 and $10.)'],
    ['$5-$10', 'p($5-$10)'],
    ['$5 for you and 6$ for me', 'p($5 for you and 6$ for me)'],
    ['\\$5 and 5\\$', 'p($5 and 5$)'],
    ['`$x$` is code', 'p(code($x$) is code)'],
    ['```\n$x$\n```', 'pre($x$)'],
    ['$unbalanced', 'p($unbalanced)'],
    ['\\(unbalanced', 'p((unbalanced)'],
    ['$$', 'p($$)'],
    ['$$ $$', 'p($$ $$)'],
  ])('%j is no formula', (text, expected) => expect(form(text)).toBe(expected));
});

test.each([
  ['so $$x_1 = 4', 'so '],
  ['so $$x$$ and', 'so $$x$$ and'],
  ['so $$x$$ and $$y', 'so $$x$$ and '],
  ['half \\(\\frac{1', 'half '],
  ['half \\(x\\) and', 'half \\(x\\) and'],
  ['half $\\frac{1', 'half '],
  ['half $x$ and $y', 'half $x$ and '],
  ['half $x$ and', 'half $x$ and'],
  ['it costs $5 and', 'it costs $5 and'],
  ['just words', 'just words'],
])('a formula that is still being written is held back: %j', (text, expected) =>
  expect(withoutOpenFormula(text)).toBe(expected),
);

describe('what is said', () => {
  test.each([
    ['**Look** at `x`', 'Look at x.'],
    ['Is it?\n\nYes', 'Is it? Yes.'],
    ['1. Draw\n2. Count:', 'Draw. Count:'],
    ['Run it:\n\n```\ncode is not read\n```\n\nDone.', 'Run it: Done.'],
    ['[click](https://evil.example)', 'click.'],
    ['$\\frac{1}{2} \\times 4 = 2$', '1 over 2 times 4 equals 2.'],
    ['\\(x^2 + y^{3} \\le \\sqrt{9}\\)', 'x squared plus y cubed is at most the square root of 9.'],
    ['$\\frac{\\frac{1}{2}}{3}$ or $2^{n}$', '1 over 2 over 3 or 2 to the power of n.'],
  ])('%j', (text, expected) => expect(readRichText(text).spoken).toBe(expected));

  test('each word has its place, counted as the voice counts', () => {
    const { spoken } = readRichText('**Two**  halves\n\n- make $1$ whole');
    const words = speechTokens(spoken).map((_, word) => {
      const { from, to } = placeOfWord(spoken, word)!;
      return spoken.slice(from, to);
    });
    expect(words).toEqual(speechTokens(spoken));
    expect(placeOfWord(spoken, words.length)).toBeUndefined();
  });

  test('a shown piece stands in the spoken text where it says so', () => {
    const { blocks, spoken } = readRichText('One **two** three\n\n1. four `five`');
    const leaves: Inline[] = [];
    const gather = (parts: readonly Inline[]): void =>
      parts.forEach((part) => ('children' in part ? gather(part.children) : leaves.push(part)));
    const walk = (each: Block): void =>
      each.type === 'paragraph'
        ? gather(each.children)
        : each.type === 'list'
          ? each.items.flatMap(({ blocks: inside }) => inside).forEach(walk)
          : undefined;
    blocks.forEach(walk);
    expect(leaves).toHaveLength(5);
    for (const leaf of leaves) if ('text' in leaf) expect(spoken.slice(leaf.from, leaf.to)).toBe(leaf.text);
  });
});

describe('hostile texts neither break nor stall the page', () => {
  test.each([
    ['nested quotes', '>'.repeat(5_000)],
    ['nested lists', '- '.repeat(3_000)],
    ['numbered lists in lists', '1. '.repeat(2_000)],
    ['lists nested by indentation', Array.from({ length: 80 }, (_, i) => `${' '.repeat(i * 2)}- a`).join('\n')],
    ['quotes that continue lazily', Array.from({ length: 120 }, (_, i) => `${'>'.repeat(i)}a`).join('\n')],
    ['open brackets', '['.repeat(7_999)],
    ['open pictures', '![a]('.repeat(1_500)],
    ['emphasis without end', '*a **b '.repeat(1_100)],
    ['nested emphasis', `${'*a **b '.repeat(500)}${'b** a* '.repeat(500)}`],
    ['emphasis nested as far as it is read', `${'*a **b '.repeat(95)}${'b** a* '.repeat(95)}`],
    ['backticks', '`'.repeat(7_999)],
    ['dollars', '$a '.repeat(2_600)],
    ['open formulas', '\\('.repeat(3_900)],
    ['braces in a formula', `$${'{'.repeat(390)}$`],
    ['tags', '<a '.repeat(2_600)],
    ['entities', '&amp'.repeat(2_000)],
    ['a very long text', 'a '.repeat(50_000)],
  ])('%s', (_, text) => {
    const start = performance.now();
    const { blocks } = readRichText(text);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(blocks.length).toBeGreaterThan(0);
    expect(JSON.stringify(blocks).length).toBeLessThan(60 * text.length + 1_000);
  });

  test('lists that are nested too deeply lose their form and keep their words', () => {
    const text = Array.from({ length: 12 }, (_, i) => `${' '.repeat(i * 2)}- word${i}`).join('\n');
    expect(speechTokens(readRichText(text).spoken.replaceAll('.', ''))).toEqual(
      Array.from({ length: 12 }, (_, i) => `word${i}`),
    );
  });
});
