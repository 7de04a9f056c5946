import { expect, test } from '@jest/globals';
import { html } from './html.ts';

test('what is put into a template cannot end an element or an attribute', () => {
  const evil = `"><script>alert('x')</script>&`;
  expect(html`<p title="${evil}">${evil}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
  );
});

test('templates nest, lists join, and nothing is nothing', () => {
  expect(html`<ul>${['<a>', 2, 0].map((item) => html`<li>${item}</li>`)}${false}${undefined}</ul>`.text).toBe(
    '<ul><li>&lt;a&gt;</li><li>2</li><li>0</li></ul>',
  );
});
