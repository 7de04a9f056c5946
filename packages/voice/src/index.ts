export { type Persona, personas } from './personas.ts';
export { nameInFile, spokenAddress, spokenFolder, spokenName, type SpeechLine } from './spoken-address.ts';
export { spokenText, wordsOf } from './text/spoken-text.ts';
