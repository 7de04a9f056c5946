import type { Content } from '@grove/content/compiled';
import { spokenLinesOf } from '@grove/content/spoken-lines';
import { type SpeechLine, spokenName } from '@grove/voice';
import type { ServedContent } from '../../content/index.ts';

const keyOf = ({ text, voiceId }: SpeechLine): string => `${voiceId}\n${text}`;

interface Lines {
  readonly keys: ReadonlySet<string>;
  readonly byName: ReadonlyMap<string, SpeechLine>;
}

/** The lines with a fixed text of all content that is served: they are kept as files. */
export class FixedLines {
  readonly #served: Pick<ServedContent, 'contents'>;
  readonly #known = new WeakMap<Content, Lines>();

  constructor(served: Pick<ServedContent, 'contents'>) {
    this.#served = served;
  }

  /** Whether this is one of them. */
  has(line: SpeechLine): boolean {
    return this.#served.contents.some((content) => this.#linesOf(content).keys.has(keyOf(line)));
  }

  /** The line of a file, by its name (see `spokenName`). */
  find(name: string): SpeechLine | undefined {
    for (const content of this.#served.contents) {
      const line = this.#linesOf(content).byName.get(name);
      if (line) return line;
    }
    return undefined;
  }

  #linesOf(content: Content): Lines {
    const known = this.#known.get(content);
    if (known) return known;
    const lines = spokenLinesOf(content);
    const made = {
      keys: new Set(lines.map(keyOf)),
      byName: new Map(lines.map((line) => [spokenName(line), line])),
    };
    this.#known.set(content, made);
    return made;
  }
}
