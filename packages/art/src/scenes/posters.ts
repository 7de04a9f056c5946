import { posterVariants, type PosterSubject } from './named.ts';
import { staged, type Motif, type Palette } from './stage.ts';
import { countedGarden, scales, seedling, waterCycle } from './motifs-numbers-nature.ts';
import { bookBoat, readingRabbit, quillOwl, talkingTree } from './motifs-words.ts';
import { arrowPath, birdSong, easel, islandMap, robotGardener, town } from './motifs-making.ts';

const green = { dark: '#226b4c', base: '#358a58', light: '#a2cf68' };

const subjects: Readonly<Record<PosterSubject, { palette: Palette; motifs: readonly [Motif, Motif] }>> = {
  Math: { palette: { sky: ['#fff7d6', '#a9dcf5', '#5aa9e6'], light: '#fff3b8', land: ['#9fd6a2', '#79c178', '#46a063'], tufts: green, corner: '#0a3a5c' }, motifs: [countedGarden, scales] },
  Science: { palette: { sky: ['#f6ffe0', '#a8e6cf', '#3fa99b'], light: '#fbffd0', land: ['#7cc4a4', '#4fa98a', '#2a8570'], tufts: { dark: '#155a50', base: '#21756a', light: '#7fc49a' }, corner: '#06363a' }, motifs: [seedling, waterCycle] },
  Reading: { palette: { sky: ['#fff0cf', '#ffc58f', '#e8826b'], light: '#fff0c0', land: ['#d98f76', '#a9647a', '#6d4470'], tufts: { dark: '#40264f', base: '#5a3868', light: '#d98f86' }, corner: '#2c1038' }, motifs: [bookBoat, readingRabbit] },
  'Social Studies': { palette: { sky: ['#fff6dc', '#f7d9a4', '#e6a862'], light: '#fff6cf', land: ['#d8c07a', '#a9ac64', '#6f9458'], tufts: { dark: '#4a7048', base: '#638a50', light: '#c9cc78' }, corner: '#4a2a10' }, motifs: [islandMap, town] },
  Technology: { palette: { sky: ['#e6fbff', '#8fc7f2', '#4a6fd0'], light: '#e6fbff', land: ['#6f9ad8', '#4f78c0', '#35589c'], tufts: { dark: '#1f3d7c', base: '#2c5196', light: '#7fb0e0' }, corner: '#0c1a4c' }, motifs: [robotGardener, arrowPath] },
  'Creative Arts': { palette: { sky: ['#fff3e0', '#ffc2c9', '#d583c9'], light: '#fff1d0', land: ['#e0a0c4', '#b678b4', '#7f5a9c'], tufts: { dark: '#573a78', base: '#704c90', light: '#e0a0c8' }, corner: '#34124c' }, motifs: [easel, birdSong] },
  'Language Arts': { palette: { sky: ['#fff9e0', '#d3e6a4', '#7fb77c'], light: '#fffbd0', land: ['#a5c878', '#78ab68', '#4a8a5c'], tufts: { dark: '#2c6a4c', base: '#3f8358', light: '#a8cc70' }, corner: '#12382a' }, motifs: [quillOwl, talkingTree] },
};

/** A 1280 × 720 video poster as an SVG document. `variant` counts from 0 and wraps around. */
export function poster(subject: PosterSubject, variant = 0): string {
  const { palette, motifs } = subjects[subject];
  const which = ((Math.trunc(variant) % posterVariants) + posterVariants) % posterVariants;
  return staged(1280, 720, palette, motifs[which]!, which);
}
