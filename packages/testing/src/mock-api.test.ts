import { expect, test } from '@jest/globals';
import { anAdventure } from './factories.ts';
import { failing, json, mockApi } from './mock-api.ts';

test('a read answers by its name in the contract, whatever its parameters', async () => {
  const sent = mockApi({ adventure: anAdventure({ id: 7 }) });
  expect(await (await fetch('/api/adventures/7')).json()).toEqual(anAdventure({ id: 7 }));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/adventures/7']);
});

test('a call that changes something answers by method and path, and its body is recorded', async () => {
  const sent = mockApi({ 'POST /api/chat': () => json({ response: 'Hello' }) });
  const answer = await fetch('/api/chat', { method: 'POST', body: JSON.stringify({ message: 'Hi' }) });
  expect(await answer.json()).toEqual({ response: 'Hello' });
  expect(sent[0]?.body).toEqual({ message: 'Hi' });
});

test('an address without an answer is a 404, a failing one has the status it was given', async () => {
  mockApi({ subjects: failing(503) });
  expect((await fetch('/api/adventures')).status).toBe(404);
  expect((await fetch('/api/subjects')).status).toBe(503);
});

test('an answer that breaks the contract is refused', async () => {
  mockApi({ adventures: [{ ...anAdventure(), title: '' }] });
  await expect(fetch('/api/adventures')).rejects.toThrow("The mocked answer of 'adventures' breaks the contract");
});
