import type { Content } from '../model/content.ts';

/** The text of every generated module by its file name. The type is stated, and the value is checked by the compiler, so that nobody checks it again. */
export const modulesOf = (content: Content): Map<string, string> =>
  new Map([
    [
      'content.ts',
      `// @ts-nocheck: written by packages/content/src/compile from packages/content/source.\nimport type { Content } from '../src/model/content.ts';\n\n/** All content. No area imports this: pages are given documents. */\nexport const content: Content = ${JSON.stringify(content, null, 1)};\n`,
    ],
  ]);
