export { mouthMoves } from './flite/mouths.ts';
export { codecDelayMs, encodeMp3 } from './flite/mp3.ts';
export { renderLine } from './flite/render-line.ts';
export { type Persona, personas } from './personas.ts';
export { nameInFile, spokenAddress, spokenFolder, spokenName, type SpeechLine } from './spoken-address.ts';
export { spokenText, wordsOf } from './text/spoken-text.ts';
export { narrate } from './narrate.ts';
