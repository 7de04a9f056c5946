import { svgDocument } from '../kit/svg.ts';
import { shortenIds } from '../kit/shapes.ts';
import { medal, medalDefs, type MedalTones, type RimName } from './medals.ts';
import { motifs } from './motifs.ts';
import type { BadgeName } from './named.ts';

const wood: MedalTones = { dark: '#6f4529', base: '#b07a4a', light: '#e8c08a', face: ['#fffbe0', '#f3dfa0'] };
const sky: MedalTones = { dark: '#1f5a94', base: '#4f9fe0', light: '#b4dfff', face: ['#fdfcf0', '#cfe6f7'] };
const coral: MedalTones = { dark: '#a5423a', base: '#ec8a68', light: '#ffd0a8', face: ['#fffaf0', '#fbd9c0'] };
const leaf: MedalTones = { dark: '#256b48', base: '#54aa66', light: '#c0e690', face: ['#fdfdee', '#d3ecc4'] };
const teal: MedalTones = { dark: '#155f60', base: '#37a39a', light: '#a8e6d4', face: ['#fbfdf4', '#c4e9e4'] };
const violet: MedalTones = { dark: '#55308a', base: '#9a6cd0', light: '#dcc0ff', face: ['#fffaf8', '#e6d4f7'] };
const gold: MedalTones = { dark: '#c0761a', base: '#f5b53c', light: '#ffe9a0', face: ['#f4fbff', '#bfe3f5'] };
const dusk: MedalTones = { dark: '#8a2f52', base: '#d0607c', light: '#ffb8b8', face: ['#fff9ec', '#f7dcc8'] };

const looks: Readonly<Record<BadgeName, readonly [RimName, MedalTones]>> = {
  'first-leaf': ['slice', wood],
  'young-tree': ['slice', wood],
  'deep-roots': ['slice', wood],
  'new-ring': ['slice', wood],
  'first-steps': ['flower', sky],
  'problem-solver': ['flower', sky],
  bookworm: ['flower', coral],
  'creative-writer': ['flower', coral],
  'reading-champion': ['flower', coral],
  'curious-explorer': ['flower', leaf],
  'first-code': ['flower', teal],
  'creative-soul': ['flower', violet],
  artist: ['flower', violet],
  'early-bird': ['sun', gold],
  'seven-suns': ['sun', gold],
  'path-finder': ['compass', teal],
  'whole-grove': ['compass', leaf],
  'hands-on': ['compass', violet],
  'trails-end': ['compass', dusk],
  'four-trails': ['compass', coral],
  'forest-counter': ['rosette', leaf],
  'reef-detective': ['rosette', teal],
  'light-reader': ['rosette', violet],
  'source-tracker': ['rosette', dusk],
  'color-mixer': ['rosette', coral],
  'odds-keeper': ['rosette', sky],
};

/** A badge as a 200 × 200 SVG document: the medallion of its family with its own motif. */
export function badge(name: BadgeName): string {
  const [rim, tones] = looks[name];
  return shortenIds(
    svgDocument(200, 200, `<g transform="translate(100 100)">${medal(rim, tones)}${motifs[name]}</g>`, {
      defs: medalDefs(tones),
    }),
    'b',
  );
}
