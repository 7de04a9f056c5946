import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { join } from 'node:path';
import { personas, type SpeechLine, spokenFolder } from '@grove/voice';
import { DomainError } from '../../common/index.ts';
import { type Config, CONFIG } from '../../config/index.ts';
import { ServedContent } from '../../content/index.ts';
import type { Asker } from '../../limits/index.ts';
import { QueueFullError } from '@grove/workers';
import {
  CachedSpeech,
  CheckedSpeech,
  createSpeechCache,
  FliteSpeech,
  RemoteSpeech,
  type Speech,
  SpeechFileStore,
  StoredSpeech,
  UnspeakableError,
} from '@grove/voice/providers';
import { FixedLines } from './fixed-lines.ts';

/** How much sound is kept in memory: 48 MiB are more than two hours. */
const cacheBytes = 48 * 1024 * 1024;

/** Seconds after which somebody who was turned away finds room again. */
const retryAfterSeconds = 3;

/** Too many lines are waiting. */
class SpeechBusyError extends DomainError {
  override readonly retryAfterSeconds = retryAfterSeconds;

  constructor() {
    super('too_many_requests', 'Too many lines are waiting to be spoken. Try again in a few seconds.');
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');

function remoteOf(config: Config): RemoteSpeech | undefined {
  const {
    TEACHER_SPEECH_BASE_URL: baseUrl,
    TEACHER_SPEECH_MODEL: model,
    TEACHER_SPEECH_API_KEY: apiKey,
    TEACHER_SPEECH_VOICES: voices,
  } = config;
  return baseUrl && model && voices ? new RemoteSpeech({ baseUrl, model, apiKey, voices }) : undefined;
}

/** Lets teachers speak: by the configured service, else (and whenever that fails) by the built-in voices. */
@Injectable()
export class SpeechService implements OnModuleDestroy {
  readonly #logger = new Logger('Speech');
  readonly #flite = new FliteSpeech();
  readonly #remote: RemoteSpeech | undefined;
  readonly #builtIn: CachedSpeech;
  readonly #files: SpeechFileStore;
  readonly #fixed: FixedLines;
  readonly #configured: CachedSpeech | undefined;

  constructor(@Inject(CONFIG) config: Config, content: ServedContent) {
    this.#fixed = new FixedLines(content);
    const cache = createSpeechCache(cacheBytes);
    this.#remote = remoteOf(config);
    this.#files = new SpeechFileStore(join(config.GROVE_STORE, spokenFolder));
    this.#builtIn = new CachedSpeech(
      new StoredSpeech(this.#flite, this.#files, this.#fixed, (error) =>
        this.#logger.warn(`A spoken line could not be kept as a file: ${reasonOf(error)}`),
      ),
      cache,
    );
    this.#configured = this.#remote && new CachedSpeech(new CheckedSpeech(this.#remote, this.#flite), cache);
  }

  /**
   * A line in a teacher's voice. The text is never logged.
   * @throws DomainError `invalid_request` for an unknown voice or a text with no words or too many, `unavailable` when it cannot be said now, `too_many_requests` when too many lines wait
   */
  async speak(line: SpeechLine, asker: Asker): Promise<Speech> {
    if (!Object.hasOwn(personas, line.voiceId))
      throw new DomainError('invalid_request', `voiceId must be one of ${Object.keys(personas).join(', ')}.`);
    return (await this.#byConfigured(line, asker)) ?? (await this.#byBuiltIn(line, asker));
  }

  /**
   * One of the site's fixed lines by the name of its file (see `spokenName`), always in the built-in voice, and whether it is a file by now. Undefined when there is no such line.
   * @throws DomainError `unavailable`, `too_many_requests`
   */
  async fixedLine(name: string, asker: Asker): Promise<{ speech: Speech; isFile: boolean } | undefined> {
    const kept = await this.#files.read(name);
    if (kept) return { speech: kept, isFile: true };
    const line = this.#fixed.find(name);
    return line && { speech: await this.#byBuiltIn(line, asker), isFile: await this.#files.has(name) };
  }

  async onModuleDestroy(): Promise<void> {
    await this.#flite.close();
  }

  async #byConfigured(line: SpeechLine, asker: Asker): Promise<Speech | undefined> {
    if (!this.#configured || !this.#remote?.canSpeak(line.voiceId)) return undefined;
    try {
      return await this.#configured.speak(line, asker);
    } catch (error) {
      if (error instanceof UnspeakableError) throw new DomainError('invalid_request', error.message);
      if (error instanceof QueueFullError) throw new SpeechBusyError();
      this.#logger.warn(`The speech service failed, so the built-in voice speaks: ${reasonOf(error)}`);
      return undefined;
    }
  }

  async #byBuiltIn(line: SpeechLine, asker: Asker): Promise<Speech> {
    try {
      return await this.#builtIn.speak(line, asker);
    } catch (error) {
      if (error instanceof UnspeakableError) throw new DomainError('invalid_request', error.message);
      if (error instanceof QueueFullError) throw new SpeechBusyError();
      this.#logger.warn(`A line could not be spoken: ${reasonOf(error)}`);
      throw new DomainError('unavailable', 'This line cannot be spoken at the moment. Try again shortly.');
    }
  }
}
