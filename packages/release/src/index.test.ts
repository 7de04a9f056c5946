import { expect, test } from '@jest/globals';
import { canary, pin, promote, release, releases, rollback } from './index.ts';

// None of these comes as far as a database.
test.each([
  [() => release([]), 'A word is missing. Use it like this: npm run release -- <area or content>'],
  [() => release(['mf-shop']), "There is no area 'mf-shop'. These exist: mf-landing,"],
  [() => release(['mf-chat', '--canary', '0']), "--canary must be a whole number from 1 to 99, and it is '0'."],
  [() => releases(['all']), "'all' is one word too many. Use it like this: npm run releases"],
  [() => promote([]), 'A word is missing. Use it like this: npm run promote -- <set>'],
  [() => rollback(['--to', 'abc']), 'Say why, for those who read the history. Use it like this: npm run rollback'],
  [() => canary(['mf-chat']), 'Say how many browsers get it. Use it like this: npm run canary'],
  [() => canary(['mf-chat', '--percent', '120']), "--percent must be a whole number from 1 to 99, and it is '120'."],
  [() => canary(['mf-chat', '--end']), "'mf-chat' is one word too many."],
  [() => pin(['mf-chat']), 'Say either a version or a development server. Use it like this: npm run pin'],
  [
    () => pin(['mf-chat@1.0.0', '--minutes', 'many']),
    "--minutes must be a whole number from 1 to 10080, and it is 'many'.",
  ],
])('wrong words are answered with a sentence (%#)', async (command, sentence) => {
  await expect(command()).rejects.toMatchObject({ name: 'Problem', message: expect.stringContaining(sentence) });
});
