import type { TutorKnowledge } from './knowledge.ts';

/** Words that carry no topic. */
const empty = new Set(
  `a an the is are am was were be been being do does did done doing what whats why how hows when where who whom whose which i im ive id you youre your yours me my mine we us our ours he she it its they them their his her this that these those there here
  to of in on at for from by with without about into over under than then as and or not no nor but if so because can could would should will shall may might must have has had having dont doesnt didnt isnt arent cant wont please tell explain describe
  made define mean means meaning meant know understand get got gets give show teach learn help wanna ok okay um well just really very some any many much more most less all every each one thing things something anything stuff like lot lots
  again still even also too always never ever today now explained question questions answer answers example examples idk get's let lets u r ur pls plz bro bruh omg lol gonna gotta kinda wants dont didn doesn isn aren thought sure hard easy difficult confused confusing stuck luna oakley nova atlas minerva logic readwell quark sage wells scribe miss mr ms dr professor captain lesson lessons anymore exactly actually please`.split(
    /\s+/,
  ),
);

const ends: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<=\w{3})ies$/, 'y'],
  [/(?<=\w{2}(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=\w{2}[^su])s$/, ''],
  [/(?<=\w{3})ing$/, ''],
  [/(?<=\w{3})ed$/, ''],
  [/(?<=\w{3})e$/, ''],
];

/** Words that end like a plural of another: of what a clock shows, of a color, of new, of a sign. */
const singular = new Set(['times', 'blues', 'news', 'logos']);

function stemOf(word: string): string {
  if (singular.has(word)) return word;
  let stem = word;
  for (const [end, instead] of ends) stem = stem.replace(end, instead);
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}

/** Words that belong to a question more than to its topic: they count a little. */
const faint = new Set(
  [
    'need',
    'needs',
    'make',
    'makes',
    'making',
    'turn',
    'turns',
    'become',
    'becomes',
    'form',
    'formed',
    'part',
    'parts',
    'person',
    'people',
    'kid',
    'kids',
    'best',
    'want',
    'tell',
    'teacher',
    'class',
    'homework',
    'test',
    'tests',
    'school',
    'kind',
    'kinds',
    'type',
    'types',
    'word',
    'think',
    'say',
    'says',
    'before',
    'after',
    'life',
    'real',
    'called',
    'number',
    'someone',
    'somebody',
    'work',
    'works',
    'use',
    'used',
    'uses',
    'using',
    'happen',
    'happens',
    'call',
    'called',
    'different',
    'difference',
    'important',
    'come',
    'comes',
    'go',
    'goes',
    'find',
    'look',
    'change',
    'changes',
    'way',
    'our',
    'good',
    'bad',
    'new',
    'keep',
    'start',
    'put',
    'take',
    'see',
    'between',
    'exactly',
    'basically',
    'simple',
    'words',
  ].map((word) => stemOf(word)),
);

/** Most terms that are kept of words that were met before: as many as the tutor's own texts have. What learners type is not kept beyond that. */
const mostMet = 12_000;

/** Gives the terms of a text, in order, without empty words. */
export type TermsOf = (text: string) => string[];

/** Makes what a word is looked up by: its stem, or that of the word that stands for its group. */
function termWith(wordGroups: TutorKnowledge['wordGroups']): (word: string) => string {
  const heads = new Map(
    wordGroups.flatMap((group) => group.map((word) => [stemOf(word), stemOf(group[0] ?? word)] as const)),
  );
  const met = new Map<string, string>();
  return (word) => {
    const before = met.get(word);
    if (before !== undefined) return before;
    const stem = stemOf(word);
    const term = heads.get(stem) ?? stem;
    if (met.size < mostMet) met.set(word, term);
    return term;
  };
}

/** Finds the terms of texts, with words that mean the same. Apostrophes vanish, so that `don't` is `dont`; a still life is no kind of life. */
export function termsWith(wordGroups: TutorKnowledge['wordGroups']): TermsOf {
  const termOf = termWith(wordGroups);
  return (text) =>
    (
      text
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\bstill[ -]lifes?\b/g, 'stilllife')
        .replace(/['’]s\b/g, '')
        .replace(/['’]/g, '')
        .match(/[a-z]+|\d+(?:\/\d+)?/g) ?? []
    )
      .filter((word) => !empty.has(word))
      .map(termOf);
}

export const isFaint = (term: string): boolean => faint.has(term) || /^(?:\d{1,2}|[a-z])$/.test(term);
