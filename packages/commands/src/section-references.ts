import { readFileSync } from 'node:fs';
import { inRoot } from '@grove/tooling/paths';
import { capture } from '@grove/tooling/programs';

/** The documents whose sections are referred to by number, and the words that name them; without a word it is the specification. */
const documents = {
  specification: /^(?:spec|specification)$/i,
  experience: /^experience$/i,
  architecture: /^(?:architecture|design)$/i,
} as const;

/** Works of others, named before their sections. */
const otherWork = /(?:RFC \d+|WOFF File Format 1\.0|Discrete-Time Signal Processing)\b[^.]{0,60}$/;
const reference = /(?:(\b[a-z]+) )?§ ?(\d+)/gi;

/** A line that holds a `§`, and where it stands. */
export interface Line {
  readonly place: string;
  readonly text: string;
}

/** The numbers of the sections of a document: its headings `## 4. …`. */
export const sectionsOf = (markdown: string): ReadonlySet<number> =>
  new Set([...markdown.matchAll(/^## (\d+)\./gm)].map(([, number]) => Number(number)));

/** What is wrong with references to sections: those that name none that exists. */
export function faultsOf(
  lines: readonly Line[],
  sections: Readonly<Record<keyof typeof documents, ReadonlySet<number>>>,
): string[] {
  return lines.flatMap(({ place, text }) =>
    [...text.matchAll(reference)].flatMap(({ 0: whole, 1: word = '', 2: number, index }) => {
      if (otherWork.test(text.slice(0, index + whole.indexOf('§')))) return [];
      const name =
        (Object.keys(documents) as Array<keyof typeof documents>).find((each) => documents[each].test(word)) ??
        'specification';
      return sections[name].has(Number(number))
        ? []
        : [`${place}: docs/${name}.md has no section ${number}; docs/README.md says how references are read.`];
    }),
  );
}

/** Checks all references in the repository. @returns a sentence for each that leads nowhere */
export async function checkSectionReferences(): Promise<string[]> {
  const { code, output } = await capture('git', [
    '-C',
    inRoot(),
    'grep',
    '-In',
    '§',
    '--',
    ':!*.snap',
    ':!packages/commands/src/section-references*',
  ]);
  if (code !== 0) return [`The files that are under version control could not be searched: ${output.trim()}`];
  const lines = output
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [file = '', at = '', ...text] = line.split(':');
      return { place: `${file}:${at}`, text: text.join(':') };
    });
  const read = (name: string): ReadonlySet<number> => sectionsOf(readFileSync(inRoot('docs', `${name}.md`), 'utf8'));
  return faultsOf(lines, {
    specification: read('specification'),
    experience: read('experience'),
    architecture: read('architecture'),
  });
}
