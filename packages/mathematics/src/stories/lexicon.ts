/** What verbs of a story do to an amount. Any verb that is in no list makes a story one that is not understood. */
const forms = (text: string): string[] => text.trim().split(/\s+/);

export const having = forms('has have had got owns own holds hold contains contain');
export const gaining = forms(
  'get gets got receive receives received find finds found buy buys bought collect collects collected pick picks picked win wins won earn earns earned make makes made bake bakes baked catch catches caught gain gains gained add adds added save saves saved borrow borrows borrowed gather gathers gathered grow grows grew',
);
export const losing = forms(
  'lose loses lost eat eats ate eaten sell sells sold use uses used break breaks broke drop drops dropped spend spends spent drink drinks drank throw throws threw donate donates donated pop pops popped return returns returned remove removes removed burn burns burned give gives gave',
);
/** What somebody does to so many things, which only adds up with the same done again. */
export const doing = forms(
  'read reads see sees saw write writes wrote draw draws drew score scores scored plant plants planted walk walks walked run runs ran ride rides rode swim swims swam solve solves solved paint paints painted jump jumps jumped count counts counted build builds built drive drives drove travel travels traveled',
);
export const giving = forms('give gives gave hand hands handed send sends sent');
export const going = forms(
  'fly flies flew run runs ran go goes went leave leaves left swim swims swam walk walks walked hop hops hopped pop pops popped break breaks broke fall falls fell melt melts melted drive drives drove roll rolls rolled get gets got jump jumps jumped',
);
export const coming = forms('come comes came join joins joined arrive arrives arrived land lands landed');
export const sharing = forms('share shares shared split splits divide divides divided');
export const packing = forms('put puts pack packs packed place places placed');

const others =
  `a an the i you he she they we it me him her them us my his our their your its this that these those some all each every one both other another more less fewer many much how what who which when where why if and or but then so than as to from at in on with for by of into onto
  is are was were be been will would can could does do did has have had left now altogether total together away equally evenly among between per not no never nobody none half twice times costs cost pays pay paid old older younger tall taller only still yet after before until except without of off out long does dozen
  change minutes minute hours hour percent sum difference product next probability chance average area perimeter remaining remain today yesterday tomorrow later again too need needs needed shared split divided back there about almost nearly around least most equal plus minus`.split(
    /\s+/,
  );

/** Verbs that name things as well: `3 packs`, `4 plants`. */
const alsoNouns = new Set(
  forms('pack packs place places plant plants drink drinks ride rides run runs drop drops catch paint save'),
);

/** The words that the grammar itself uses. */
const closed = new Set(
  [
    ...having,
    ...gaining,
    ...losing,
    ...doing,
    ...giving,
    ...going,
    ...coming,
    ...sharing,
    ...packing,
    ...others,
  ].filter((verb) => !alsoNouns.has(verb)),
);

/** Stands behind every word of the grammar, in clauses and in patterns: to name all of them in each pattern would take V8 a second to compile. */
const mark = '~';

/** A clause with the words of the grammar marked. */
export const marked = (clause: string): string =>
  clause.replace(/[a-z]+/g, (name) => (closed.has(name) ? name + mark : name));
/** The same clause again, or a part of it. */
export const unmarked = (clause: string): string => clause.replaceAll(mark, '');

/** The source of a pattern whose words of the grammar are marked; `buys?` stands for two words. */
export const markedSource = (source: string): string =>
  source.replace(/(?<![a-z'\\[-])([a-z]+)(\?)?(?![a-z\]-])/g, (all, name: string, optional?: string) => {
    if (optional === undefined) return closed.has(name) ? name + mark : name;
    const short = name.slice(0, -1);
    const [one, other] = [short, name].map((each) => (closed.has(each) ? each + mark : each));
    return one === short && other === name ? all : `(?:${one}|${other})`;
  });

/** A word that can name a thing or a person: none that the grammar itself uses. */
export const word = `[a-z][a-z']*(?![a-z'${mark}])`;
export const choice = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** Words that tell things of one kind apart. */
export const colours = new Set(forms('red blue green yellow orange purple pink black white brown big small'));

/** Words for many kinds of things, with which a question may sum up what it named apart. */
export const kinds = new Set(
  forms(
    'fruit thing item object toy animal pet snack treat person people child kid student flower shape drink vehicle ball coin block',
  ),
);

const irregular = new Map(
  Object.entries({
    children: 'child',
    people: 'person',
    mice: 'mouse',
    geese: 'goose',
    teeth: 'tooth',
    feet: 'foot',
    leaves: 'leaf',
    fish: 'fish',
    sheep: 'sheep',
    pennies: 'penny',
    cookies: 'cookie',
    boxes: 'box',
    loaves: 'loaf',
    knives: 'knife',
    movies: 'movie',
    pies: 'pie',
  }),
);

/** The head of a noun in the singular: `red marbles` is `marble`. */
export function headOf(noun: string): string {
  const head = noun.split(' of ')[0]!.split(' ').at(-1) ?? '';
  return (
    irregular.get(head) ??
    head
      .replace(/(?<=[^aeiou])ies$/, 'y')
      .replace(/(?<=(?:s|x|z|ch|sh))es$/, '')
      .replace(/(?<=[^su])s$/, '')
  );
}
