export { mouthMoves } from './mouths.ts';
export { codecDelayMs, encodeMp3 } from './mp3.ts';
export { narrate } from './narrate.ts';
export { renderLine } from './render-line.ts';
