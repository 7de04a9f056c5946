import { expect, test } from '@jest/globals';
import { PointersMoved, type Pointers } from '@grove/releases';
import { land, type Landing } from './land.ts';

/** A release of `mine` while others move the pointers right before each of the given attempts. */
function beside(movesBefore: readonly number[]) {
  let pointers: Pointers = { revision: 1, active: 'set-1', canary: null };
  const told: string[] = [];
  let attempt = 0;
  const landing: Landing = {
    readPointers: async () => pointers,
    prove: async ({ active }) => {
      told.push(`prove on ${active}`);
      attempt += 1;
      if (movesBefore.includes(attempt))
        pointers = { ...pointers, revision: pointers.revision + 1, active: `theirs-${attempt}` };
      return `${active}+mine`;
    },
    move: async (setId, { revision }) => {
      if (revision !== pointers.revision) throw new PointersMoved(revision, pointers.revision);
      pointers = { ...pointers, revision: revision + 1, active: setId };
      return pointers;
    },
    onMoved: async ({ active }) => void told.push(`moved to ${active}`),
  };
  return { landing, told, active: () => pointers.active };
}

test('architecture §4 release: alone, it is proved once and lands', async () => {
  const { landing, told } = beside([]);
  expect((await land(landing)).active).toBe('set-1+mine');
  expect(told).toEqual(['prove on set-1']);
});

test('architecture §4 release: behind another release it is proved again on top of that, so that both land', async () => {
  const { landing, told } = beside([1]);
  expect((await land(landing)).active).toBe('theirs-1+mine');
  expect(told).toEqual(['prove on set-1', 'moved to theirs-1', 'prove on theirs-1']);
});

test('architecture §4 release: after two more of others somebody is told to try again, and nothing was changed', async () => {
  const { landing, active } = beside([1, 2, 3]);
  await expect(land(landing)).rejects.toThrow(
    'Others released three times while this release was tried out, so nothing was released: run the command again.',
  );
  expect(active()).toBe('theirs-3');
});

test('what fails in the proof ends it at once', async () => {
  const { landing, active } = beside([]);
  await expect(land({ ...landing, prove: () => Promise.reject(new Error('the smoke test failed')) })).rejects.toThrow(
    'the smoke test failed',
  );
  expect(active()).toBe('set-1');
});
