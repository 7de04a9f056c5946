import type { SubjectPictureName } from './named.ts';
import { staged, type Motif, type Palette } from './stage.ts';
import { arrowPath, birdSong, scales, talkingTree, town, waterCycle } from './subject-motifs.ts';

const green = { dark: '#226b4c', base: '#358a58', light: '#a2cf68' };

const subjects: Readonly<Record<SubjectPictureName, { palette: Palette; motif: Motif }>> = {
  math: {
    palette: {
      sky: ['#fff7d6', '#a9dcf5', '#5aa9e6'],
      light: '#fff3b8',
      land: ['#9fd6a2', '#79c178', '#46a063'],
      tufts: green,
      corner: '#0a3a5c',
    },
    motif: scales,
  },
  science: {
    palette: {
      sky: ['#f6ffe0', '#a8e6cf', '#3fa99b'],
      light: '#fbffd0',
      land: ['#7cc4a4', '#4fa98a', '#2a8570'],
      tufts: { dark: '#155a50', base: '#21756a', light: '#7fc49a' },
      corner: '#06363a',
    },
    motif: waterCycle,
  },
  'language-arts': {
    palette: {
      sky: ['#fff9e0', '#d3e6a4', '#7fb77c'],
      light: '#fffbd0',
      land: ['#a5c878', '#78ab68', '#4a8a5c'],
      tufts: { dark: '#2c6a4c', base: '#3f8358', light: '#a8cc70' },
      corner: '#12382a',
    },
    motif: talkingTree,
  },
  'social-studies': {
    palette: {
      sky: ['#fff6dc', '#f7d9a4', '#e6a862'],
      light: '#fff6cf',
      land: ['#d8c07a', '#a9ac64', '#6f9458'],
      tufts: { dark: '#4a7048', base: '#638a50', light: '#c9cc78' },
      corner: '#4a2a10',
    },
    motif: town,
  },
  coding: {
    palette: {
      sky: ['#e6fbff', '#8fc7f2', '#4a6fd0'],
      light: '#e6fbff',
      land: ['#6f9ad8', '#4f78c0', '#35589c'],
      tufts: { dark: '#1f3d7c', base: '#2c5196', light: '#7fb0e0' },
      corner: '#0c1a4c',
    },
    motif: arrowPath,
  },
  nature: {
    palette: {
      sky: ['#fff3e0', '#ffc2c9', '#d583c9'],
      light: '#fff1d0',
      land: ['#e0a0c4', '#b678b4', '#7f5a9c'],
      tufts: { dark: '#573a78', base: '#704c90', light: '#e0a0c8' },
      corner: '#34124c',
    },
    motif: birdSong,
  },
};

/** Every subject's land has the same hills. */
const hills = 1;

/** A 1280 × 720 picture of a subject as an SVG document. */
export function subjectPicture(name: SubjectPictureName): string {
  const { palette, motif } = subjects[name];
  return staged(1280, 720, palette, motif, hills);
}
