import { expect, test } from '@jest/globals';
import { typeset } from './typeset.ts';

// jsdom draws nothing, so its MathML elements have no style to set.
Object.defineProperty(Element.prototype, 'style', { configurable: true, value: {} });

test('a formula becomes MathML', async () => {
  const math = await typeset('\\frac{1}{2}', false);
  expect(math.tagName.toLowerCase()).toBe('math');
  expect(math.querySelector('mfrac')?.textContent).toBe('12');
  expect((await typeset('x', true)).getAttribute('display')).toBe('block');
});

test.each(['\\frac{1}{', '\\notacommand', '\\def\\a{\\a\\a}\\a'])('%j is refused', async (tex) => {
  await expect(typeset(tex, false)).rejects.toThrow();
});

test.each([
  '\\href{javascript:alert(1)}{x}',
  '\\url{javascript:alert(1)}',
  '\\includegraphics{https://evil.example/x.png}',
  '\\htmlData{a=b}{x}',
  '\\style{background:url(//evil.example)}{x}',
  '<img src=x onerror=alert(1)>',
  '\\text{<script>alert(1)</script>}',
])('%j brings no link, no picture, no script and no style of its own', async (tex) => {
  const math = await typeset(tex, false).catch(() => undefined);
  const html = math?.outerHTML ?? '';
  expect(html).not.toMatch(/<(?:a|img|script|iframe)\b|\shref=|\ssrc=|\son\w+=|url\(|data-a=/i);
});
