import { wordGroups } from '@grove/content/tutor';

/** Words that carry no topic. */
const empty = new Set(
  `a an the is are am was were be been being do does did done doing what whats why how hows when where who whom whose which i im ive id you youre your yours me my mine we us our ours he she it its they them their his her this that these those there here
  to of in on at for from by with without about into over under than then as and or not no nor but if so because can could would should will shall may might must have has had having dont doesnt didnt isnt arent cant wont please tell say said explain describe
  define mean means meaning meant know understand get got gets give show teach learn help want wanna hi hello hey ok okay um well just really very some any many much more most less all every each one thing things something anything stuff like lot lots kind kinds type types
  again still even also too always never ever today now explained question questions answer answers word words example examples idk get's let lets think thought sure hard easy difficult confused confusing stuck luna oakley nova atlas minerva logic readwell quark sage wells scribe byte miss mr ms dr professor captain teacher class homework test school lesson lessons`
    .split(/\s+/),
);

const ends: ReadonlyArray<readonly [RegExp, string]> = [[/(?<=\w{3})ies$/, 'y'], [/(?<=\w{2}(?:s|x|z|ch|sh))es$/, ''], [/(?<=\w{2}[^su])s$/, ''], [/(?<=\w{3})ing$/, ''], [/(?<=\w{3})ed$/, ''], [/(?<=\w{3})e$/, '']];

function stemOf(word: string): string {
  // Not the plural of what a clock shows.
  if (word === 'times') return word;
  let stem = word;
  for (const [end, instead] of ends) stem = stem.replace(end, instead);
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}

/** Words that belong to a question more than to its topic: they count a little. */
const faint = new Set(['need', 'needs', 'make', 'makes', 'made', 'making', 'work', 'works', 'use', 'used', 'uses', 'using', 'happen', 'happens', 'call', 'called', 'different', 'difference', 'important', 'come', 'comes', 'go', 'goes', 'find', 'look', 'change', 'changes', 'way', 'our', 'good', 'bad', 'new', 'keep', 'start', 'put', 'take', 'see', 'between', 'exactly', 'basically', 'simple', 'words'].map((word) => stemOf(word)));

const heads = new Map(wordGroups.flatMap((group) => group.map((word) => [stemOf(word), stemOf(group[0] ?? word)] as const)));

/** What a word is looked up by: its stem, or that of the word that stands for its group. */
export function termOf(word: string): string {
  const stem = stemOf(word);
  return heads.get(stem) ?? stem;
}

/** The terms of a text, in order, without empty words. Apostrophes vanish, so that `don't` is `dont`. */
export const termsOf = (text: string): string[] =>
  (text.toLowerCase().normalize('NFKD').replace(/['’]s\b/g, '').replace(/['’]/g, '').match(/[a-z]+|\d+(?:\/\d+)?/g) ?? []).filter((word) => !empty.has(word)).map(termOf);

export const isFaint = (term: string): boolean => faint.has(term);

/** Whether two words differ by one slip of the finger: a letter too many, too few, another, or two exchanged. */
export function isSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2));
}
