export { CachedSpeech } from './cached-speech.ts';
export { CheckedSpeech } from './checked-speech.ts';
export { FliteSpeech, UnspeakableError } from './flite-speech.ts';
export { pregenerate } from './pregenerate.ts';
export { RemoteSpeech } from './remote-speech.ts';
export { createSpeechCache } from './speech-cache.ts';
export { SpeechFileStore } from './speech-file-store.ts';
export type { Speech, SpeechProvider } from './speech-provider.ts';
export { StoredSpeech } from './stored-speech.ts';
