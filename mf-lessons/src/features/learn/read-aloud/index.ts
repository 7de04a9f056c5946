/** Text that a voice reads, with the spoken word marked. */
export { ReadingBar } from './components/reading-bar.tsx';
export { SpokenContext, SpokenText } from './components/spoken-text.tsx';
export { firstWords, type SpokenPart, spokenText } from './model/spoken.ts';
export { useFollowing } from './state/use-following.ts';
export { type Reading, useReading } from './state/use-reading.ts';
