import { expect, test } from '@jest/globals';
import { PointersMoved, type Pointers } from '@grove/releases';
import { promoteWithRetry, type ReleaseSteps } from './promote-with-retry.ts';

/** A release of `mine` while others move the pointers right before each of the given attempts. */
function beside(movesBefore: readonly number[]) {
  let pointers: Pointers = { revision: 1, active: 'set-1', canary: null };
  const told: string[] = [];
  let attempt = 0;
  const steps: ReleaseSteps = {
    readPointers: async () => pointers,
    validate: async ({ active }) => {
      told.push(`validate on ${active}`);
      attempt += 1;
      if (movesBefore.includes(attempt))
        pointers = { ...pointers, revision: pointers.revision + 1, active: `theirs-${attempt}` };
      return `${active}+mine`;
    },
    promote: async (setId, { revision }) => {
      if (revision !== pointers.revision) throw new PointersMoved(revision, pointers.revision);
      pointers = { ...pointers, revision: revision + 1, active: setId };
      return pointers;
    },
    onMoved: async ({ active }) => void told.push(`moved to ${active}`),
  };
  return { steps, told, active: () => pointers.active };
}

test('architecture §4 release: alone, it is validated once and lands', async () => {
  const { steps, told } = beside([]);
  expect((await promoteWithRetry(steps)).active).toBe('set-1+mine');
  expect(told).toEqual(['validate on set-1']);
});

test('architecture §4 release: behind another release it is validated again on top of that, so that both land', async () => {
  const { steps, told } = beside([1]);
  expect((await promoteWithRetry(steps)).active).toBe('theirs-1+mine');
  expect(told).toEqual(['validate on set-1', 'moved to theirs-1', 'validate on theirs-1']);
});

test('architecture §4 release: after two more of others somebody is told to try again, and nothing was changed', async () => {
  const { steps, active } = beside([1, 2, 3]);
  await expect(promoteWithRetry(steps)).rejects.toThrow(
    'What is served changed three times while this release was tried out, so nothing was released: run the command again.',
  );
  expect(active()).toBe('theirs-3');
});

test('what fails in the validation ends it at once', async () => {
  const { steps, active } = beside([]);
  await expect(
    promoteWithRetry({ ...steps, validate: () => Promise.reject(new Error('the smoke test failed')) }),
  ).rejects.toThrow('the smoke test failed');
  expect(active()).toBe('set-1');
});
