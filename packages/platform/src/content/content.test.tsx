import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ContentContext, ContentStore, documentsAt, useContent, type FetchDocument } from './content.ts';

afterEach(cleanup);

const films = { 'math-area': 'math-area-perimeter' };

/** Answers with `films`; records what was asked for. */
function recording(): { asked: (string | undefined)[][]; fetchDocument: FetchDocument } {
  const asked: (string | undefined)[][] = [];
  const fetchDocument: FetchDocument = async (name, cache) => {
    asked.push([name, cache]);
    return films;
  };
  return { asked, fetchDocument };
}

function Films(): ReactNode {
  return <p>{Object.keys(useContent('films')).join()}</p>;
}

test('a document that was loaded is there at once, and is fetched once however many ask for it', async () => {
  const { asked, fetchDocument } = recording();
  const content = new ContentStore(fetchDocument);
  expect(content.peek('films')).toBeUndefined();
  await Promise.all([content.load(['films']), content.load(['films'])]);
  await content.load(['films']);
  expect(content.peek('films')).toBe(films);
  expect(asked).toEqual([['films', undefined]]);
  render(
    <ContentContext value={content}>
      <Films />
    </ContentContext>,
  );
  expect(screen.getByText('math-area')).toBeVisible();
});

test('one that did not come is fetched again only when somebody asks, past what the browser keeps of it', async () => {
  const asked: unknown[] = [];
  const content = new ContentStore(async (_, cache) => {
    asked.push(cache);
    if (asked.length === 1) throw new Error('lost');
    return films;
  });
  await expect(content.load(['films', 'matrix'])).rejects.toThrow('lost');
  await content.load(['films']);
  expect(content.peek('films')).toBe(films);
  expect(asked).toEqual([undefined, undefined, 'reload']);
});

test('a component that shows what nobody loaded says where to name it', () => {
  expect(() => render(<Films />)).toThrow("'films' is not loaded: name it in `content` of its route or widget");
});

test('documents come from the folder of the content that the page was made for', async () => {
  const asked: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    asked.push(input, init?.cache);
    return new Response('[]');
  };
  await documentsAt('/content/0123456789abcdef/')('matrix', 'reload');
  expect(asked).toEqual(['/content/0123456789abcdef/matrix.json', 'reload']);
  await expect(documentsAt(undefined)('matrix')).rejects.toThrow("no 'matrix'");
});
