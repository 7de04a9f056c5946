import { setImmediate as nextTurn } from 'node:timers/promises';
import { narratorVoiceId } from '@grove/content';
import { contentAnswers } from '@grove/content/answers';
import type { Content } from '@grove/content/compiled';
import { type ReadName, reads } from '@grove/contracts';
import { spokenAddress } from '@grove/voice';
import * as z from 'zod/mini';
import { DomainError } from '../common/index.ts';
import { type AddressValues, type PreparedAnswer, prepareAnswer, readAddress } from '../snapshot/index.ts';
import { type CatalogueLesson, type CatalogueStory, toCatalogueLesson, toCatalogueStory } from './catalogue.ts';

/** So many answers are prepared before others have their turn: content changes while learners are being answered. */
const answersInARow = 50;

/** One release of content, ready to be served: every answer of every read, serialised once, and what its lessons and stories are worth. */
export class ContentSnapshot {
  readonly version: string;
  readonly content: Content;
  readonly #answers: ReadonlyMap<string, PreparedAnswer>;
  readonly #lessons: ReadonlyMap<string, CatalogueLesson>;
  readonly #stories: ReadonlyMap<number, CatalogueStory>;

  private constructor(version: string, content: Content, answers: ReadonlyMap<string, PreparedAnswer>) {
    this.version = version;
    this.content = content;
    this.#answers = answers;
    const { lessons, enhancedLessons, sampleLesson, stories } = content;
    this.#lessons = new Map(
      [...lessons, ...enhancedLessons, sampleLesson].map((lesson) => [lesson.id, toCatalogueLesson(lesson)]),
    );
    this.#stories = new Map(stories.map((story) => [story.id, toCatalogueStory(story)]));
  }

  /** Prepares every answer. @throws Error when one does not keep its contract: it must not reach a browser */
  static async of(version: string, content: Content): Promise<ContentSnapshot> {
    const answers = new Map<string, PreparedAnswer>();
    const narrate = (text: string): string => spokenAddress({ text, voiceId: narratorVoiceId });
    for (const { read, values, value } of contentAnswers(content, narrate)) {
      answers.set(readAddress(read, values), prepare(read, value));
      if (answers.size % answersInARow === 0) await nextTurn();
    }
    return new ContentSnapshot(version, content, answers);
  }

  /** The answer of a canonical address (see `readAddress`). */
  get(address: string): PreparedAnswer | undefined {
    return this.#answers.get(address);
  }

  /** The answer of one thing. @throws DomainError `not_found`, with the given sentence */
  one(read: ReadName, values: AddressValues, otherwise: string): PreparedAnswer {
    const answer = this.get(readAddress(read, values));
    if (!answer) throw new DomainError('not_found', otherwise);
    return answer;
  }

  /** The answer of a list, which is empty when nothing was found for these values. */
  list(read: ReadName, values: AddressValues = {}): PreparedAnswer {
    return this.get(readAddress(read, values)) ?? prepareAnswer([], reads[read].path);
  }

  /** A lesson of either kind, or the sample lesson that the player shows. */
  lesson(lessonId: string): CatalogueLesson | undefined {
    return this.#lessons.get(lessonId);
  }

  story(id: number): CatalogueStory | undefined {
    return this.#stories.get(id);
  }
}

/** Serialises a value in the shape of its contract. */
function prepare(read: ReadName, value: unknown): PreparedAnswer {
  const result = z.safeParse(reads[read].response, value);
  if (result.success) return prepareAnswer(result.data, reads[read].path);
  throw new Error(`An answer of ${reads[read].path} does not fit its contract: ${z.prettifyError(result.error)}`);
}
