import { parseNumber, type Rational } from '@grove/mathematics';

/** A length of a shape, as in `base 6 cm`. */
export interface Length {
  readonly label: string;
  readonly value: Rational;
}

/** A question about one measure of a shape: `area of a triangle with base 6 and height 4`. */
export interface MeasuredShape {
  readonly asked: string;
  readonly shape: string;
  readonly lengths: readonly Length[];
  readonly unit: string;
}

const asks = new Map(
  Object.entries({
    area: 'area',
    perimeter: 'perimeter',
    circumference: 'perimeter',
    volume: 'volume',
    'surface area': 'surface',
    surface: 'surface',
    hypotenuse: 'hypotenuse',
  }),
);
const kinds = new Map(
  Object.entries({
    rectangle: 'rectangle',
    rectangular: 'rectangle',
    room: 'rectangle',
    garden: 'rectangle',
    field: 'rectangle',
    square: 'square',
    triangle: 'triangle',
    triangular: 'triangle',
    circle: 'circle',
    parallelogram: 'parallelogram',
    trapezoid: 'trapezoid',
    trapezium: 'trapezoid',
    box: 'box',
    prism: 'box',
    cuboid: 'box',
    cube: 'cube',
    cylinder: 'cylinder',
    cone: 'cone',
    sphere: 'sphere',
    ball: 'sphere',
  }),
);
const labels = new Map(
  Object.entries({
    side: 'side',
    sides: 'side',
    edge: 'side',
    edges: 'side',
    length: 'length',
    lengths: 'side',
    long: 'length',
    width: 'width',
    wide: 'width',
    base: 'base',
    bases: 'side',
    height: 'height',
    high: 'height',
    tall: 'height',
    radius: 'radius',
    diameter: 'diameter',
    leg: 'leg',
    legs: 'leg',
    area: 'area',
    perimeter: 'perimeter',
    hypotenuse: 'hypotenuse',
  }),
);
const units = new Map(
  Object.entries({
    cm: 'cm',
    centimeter: 'cm',
    centimeters: 'cm',
    centimetre: 'cm',
    centimetres: 'cm',
    m: 'm',
    meter: 'm',
    meters: 'm',
    metre: 'm',
    metres: 'm',
    mm: 'mm',
    km: 'km',
    in: 'inches',
    inch: 'inches',
    inches: 'inches',
    ft: 'feet',
    foot: 'feet',
    feet: 'feet',
    yd: 'yards',
    yard: 'yards',
    yards: 'yards',
    mile: 'miles',
    miles: 'miles',
    unit: 'units',
    units: 'units',
  }),
);
const fillers = new Set(
  'of a an the thats with by and is has that whose x × where which its are have each equal shape right parallel i find measures measuring measure = : , if what long-side'.split(
    ' ',
  ),
);

type Word = { readonly value: Rational } | string;

function wordsOf(text: string): Word[] {
  const spaced = text
    .replace(/([:,=])/g, ' $1 ')
    .replace(/(\d) ?[x×] ?(?=\d)/g, '$1 by ')
    .replace(/(\d)(cm|mm|km|m|ft|in|yd)\b/g, '$1 $2')
    .replace(
      /\b[rlwhbd] ?= ?(?=[\d.])/g,
      (short) => ` ${{ r: 'radius', l: 'length', w: 'width', h: 'height', b: 'base', d: 'diameter' }[short[0]!]} `,
    );
  return (spaced.match(/\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?|\.\d+|[^\s]+/g) ?? []).map((word) =>
    /^\.?\d/.test(word) ? { value: parseNumber(word) } : word,
  );
}

/** The label of the number at an index: the nearest one before it that no other number took, or right behind it and its unit. */
function labelAt(words: readonly Word[], at: number): string {
  for (let before = at - 1; before >= 0 && typeof words[before] === 'string'; before -= 1) {
    if (words[before] === '|') break;
    const label = labels.get(words[before] as string);
    if (label && !(asks.has(words[before] as string) && words[before + 1] === 'of')) return label;
    if (kinds.has(words[before] as string)) break;
  }
  const [next, afterNext] = [words[at + 1], words[at + 2]];
  const behind = typeof next === 'string' && units.has(next) ? afterNext : next;
  return typeof behind === 'string' && /^(?:long|wide|high|tall)$/.test(behind) ? labels.get(behind)! : '';
}

/** A label that stands behind a number in `6 long and 4 wide` belongs to it, not to the next. */
const swapped = (text: string): string => text.replace(/\b(long|wide|tall|high)(?= (?:and|by|x|,|\d))/g, '$1 |');

const isKnown = (word: string): boolean =>
  word === '|' || fillers.has(word) || [asks, kinds, labels, units].some((table) => table.has(word));

/** The one shape that words name, or `''`; undefined for several. */
function shapeOf(words: readonly string[]): string | undefined {
  const shapes = new Set(words.flatMap((word) => kinds.get(word) ?? []));
  // A rectangular box is a box.
  if (shapes.size === 2 && shapes.has('box')) shapes.delete('rectangle');
  return shapes.size > 1 ? undefined : ([...shapes][0] ?? '');
}

/** Reads a question about a measure of a shape; undefined when any word of it is not understood. */
export function readShape(text: string): MeasuredShape | undefined {
  const words = wordsOf(swapped(text).replace(/\bsurface area\b/g, 'surface'));
  const named = words.filter((word): word is string => typeof word === 'string');
  if (!named.every(isKnown)) return undefined;
  const shape = shapeOf(named);
  const found = new Set(named.flatMap((word) => units.get(word) ?? []));
  const lengths = words.flatMap((word, at) =>
    typeof word === 'string' ? [] : [{ label: labelAt(words, at), value: word.value }],
  );
  const asked = named.flatMap((word) => asks.get(word) ?? [])[0] ?? named.flatMap((word) => labels.get(word) ?? [])[0];
  if (
    shape === undefined ||
    asked === undefined ||
    found.size > 1 ||
    lengths.length === 0 ||
    lengths.some(({ value }) => value.numerator <= 0n)
  )
    return undefined;
  return { asked, shape, lengths, unit: [...found][0] ?? '' };
}
