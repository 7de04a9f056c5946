import type { SpeechLine } from '../spoken-address.ts';
import type { Speech, SpeechProvider } from './speech-provider.ts';

/** How to reach a service that speaks. */
export interface RemoteSpeechSettings {
  /** Without `/audio/speech`, as in `https://api.example.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** The service's voice for each `voiceId`; `*` stands for all others. Who has none is spoken by the built-in voices. */
  readonly voices: Readonly<Record<string, string>>;
}

/** How long the service may take for a line, in milliseconds, and how large its answer may be, in bytes. */
const timeLimitMs = 8_000;
const largestAnswerBytes = 4 * 1024 * 1024;

/** After a failure nothing is asked for this long, in milliseconds, so that not every learner waits for a service that is away. */
export const restMs = 30_000;

/** Any service that speaks like OpenAI's `POST /audio/speech`. It tells no times of words. */
export class RemoteSpeech implements SpeechProvider {
  readonly name = 'remote';
  readonly #settings: RemoteSpeechSettings;
  readonly #now: () => number;
  #restsUntil = 0;

  constructor(settings: RemoteSpeechSettings, now: () => number = Date.now) {
    this.#settings = settings;
    this.#now = now;
  }

  /** Whether to ask for this voice now. */
  canSpeak(voiceId: string): boolean {
    return this.#voiceOf(voiceId) !== undefined && this.#now() >= this.#restsUntil;
  }

  /** @throws Error when the service answers late, not at all, or with anything but sound; the message never holds the text */
  async speak(line: SpeechLine): Promise<Speech> {
    try {
      return { audio: await this.#ask(line) };
    } catch (error) {
      this.#restsUntil = this.#now() + restMs;
      throw error;
    }
  }

  #voiceOf(voiceId: string): string | undefined {
    return this.#settings.voices[voiceId] ?? this.#settings.voices['*'];
  }

  async #ask({ text, voiceId }: SpeechLine): Promise<Uint8Array> {
    const { baseUrl, model, apiKey } = this.#settings;
    const response = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({ model, voice: this.#voiceOf(voiceId), input: text, response_format: 'mp3' }),
      signal: AbortSignal.timeout(timeLimitMs),
      redirect: 'error',
    });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !/^audio\/(?:mpeg|mp3)\b/.test(type) || !response.body) {
      await response.body?.cancel();
      throw new Error(`The speech service answered ${response.status} ${/^[\w./+-]*/.exec(type)?.[0] ?? ''}.`);
    }
    return readAtMost(response.body, largestAnswerBytes);
  }
}

async function readAtMost(body: ReadableStream<Uint8Array>, limitBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > limitBytes) throw new Error('The speech service sent too much.');
    parts.push(part);
  }
  if (length === 0) throw new Error('The speech service sent nothing.');
  return Buffer.concat(parts);
}
