import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { screen, screenAnswer, type Screening } from '../src/screen.ts';
import { crisisCategories } from '../src/texts/safety-answers.ts';

/** A sentence of a set and what the screen should make of it: a crisis as `crisis:abuse`, `hazard` (or `dare`), `personal`, `refuse` for any refusal, a refusal by its name, `personal+question` where a question stands beside it, `ok`, or `ok-foreign` for harmless sentences in another language. */
export interface Sample {
  readonly group: string;
  readonly expected: string;
  readonly text: string;
  /** Something that a teacher says; so are all sentences of files whose names begin with `answers`. */
  readonly isAnswer: boolean;
}

/** What became of the sentences of a group. A fixed text of another kind is no miss: the child is answered, but not what fits best. */
export interface Figures {
  readonly sentences: number;
  readonly missed: number;
  readonly wrongKind: number;
  readonly falseAlarms: number;
  readonly answered: number;
}

export type Outcome = 'right' | 'missed' | 'wrong kind' | 'false alarm';

const isCrisis = (category: string): boolean => crisisCategories.some((crisis) => crisis === category);

/** The samples of a file: `group`, `expected` and `text` with tabs between; lines that begin with `#` are remarks. `\u{…}` stands for a character that is not seen. */
export function readSamples(file: string): Sample[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line, at) => {
    const [group, expected, ...text] = line.replace(/\r$/, '').split('\t');
    if (!group || !expected || text.length === 0)
      throw new Error(`${file}, entry ${at + 1}: a line must be "group<tab>expected<tab>text".`);
    return {
      group,
      expected,
      isAnswer: basename(file).startsWith('answers'),
      text: text
        .join(' ')
        .replace(/\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})/gi, (_, code: string | undefined, four: string | undefined) =>
          String.fromCodePoint(parseInt(code ?? four ?? '20', 16)),
        ),
    };
  });
}

/** A crisis is missed unless a fixed text that says whom to turn to comes, and of the wrong kind unless it is its own. The text for a language that nothing here can read says so too. */
function outcomeOfCrisis(kind: string | undefined, found: Screening['category']): Outcome {
  if (found === kind || (kind === undefined && isCrisis(found))) return 'right';
  return isCrisis(found) || found === 'language' ? 'wrong kind' : 'missed';
}

/** A harmless sentence that gets any fixed text is a false alarm; in another language it may get the text that says which one the teacher reads. */
const outcomeOfHarmless = (found: Screening['category'], isForeign: boolean): Outcome =>
  found === 'ok' || (isForeign && found === 'language') ? 'right' : 'false alarm';

/** What became of a sentence. A hazard may be answered as a danger; of `personal+question` the question must be passed on. */
export function outcomeOf(expected: string, { category: found, text }: Pick<Screening, 'category' | 'text'>): Outcome {
  if (expected === 'ok' || expected === 'ok-foreign') return outcomeOfHarmless(found, expected === 'ok-foreign');
  if (found === 'ok') return 'missed';
  const [wanted, kind] = expected.split(':');
  if (wanted === 'crisis') return outcomeOfCrisis(kind, found);
  if (wanted === 'personal+question') return found === 'personal' && text !== '' ? 'right' : 'wrong kind';
  const fits: readonly string[] = wanted === 'hazard' || wanted === 'dare' ? ['hazard', 'danger'] : [expected];
  return expected === 'refuse' || fits.includes(found) ? 'right' : 'wrong kind';
}

export interface Judged extends Sample {
  readonly found: Screening['category'];
  readonly outcome: Outcome;
  /** Whether a teacher answers, and what reaches it. */
  readonly passedOn: string;
}

/** Judges a sentence as what a learner writes or, with `isAnswer`, as what a teacher is about to say. */
export const judge = (sample: Sample): Judged => {
  const found = sample.isAnswer ? { category: screenAnswer(sample.text).category, text: '' } : screen(sample.text);
  return { ...sample, found: found.category, outcome: outcomeOf(sample.expected, found), passedOn: found.text };
};

/** The figures of each group, and of groups and expectations together. */
export function figuresByGroup(
  judged: readonly Judged[],
  keyOf: (sample: Sample) => string = ({ group }) => group,
): Map<string, Figures> {
  const count = (samples: readonly Judged[], outcome: Outcome): number =>
    samples.filter((sample) => sample.outcome === outcome).length;
  return new Map(
    [...Map.groupBy(judged, keyOf)].map(
      ([key, samples]) =>
        [
          key,
          {
            sentences: samples.length,
            missed: count(samples, 'missed'),
            wrongKind: count(samples, 'wrong kind'),
            falseAlarms: count(samples, 'false alarm'),
            answered: samples.filter(({ passedOn }) => passedOn !== '').length,
          },
        ] as const,
    ),
  );
}
