import { indexOfStep, stepKey, type KeptAnswer, type LessonStep, type StepKey } from '@grove/contracts';
import {
  asks,
  givenDraft,
  isKeptAnswer,
  isKeptRecord,
  isStepKey,
  keptDraft,
  keptRecord,
  type KeptRecord,
  recordFrom,
} from '../../questions/index.ts';
import { recordOf, type SavedLesson } from './state.ts';

type Steps = readonly LessonStep[];

/** A lesson as it is kept under `grove.lesson.<id>`: by the ids of its steps, options and pairs, so that it may change between two visits. */
interface LessonByIds {
  /** The steps up to the one that is shown: when that is gone, the lesson continues at the last one that is still there. */
  readonly path: readonly StepKey[];
  readonly records: readonly (KeptRecord & { readonly step: StepKey })[];
  readonly draft: KeptAnswer | null;
  readonly secondLook: readonly StepKey[] | null;
}

/** The form in which lessons were kept before. Records are keyed by the place of their step. */
interface LessonByPlaces extends Pick<LessonByIds, 'draft' | 'secondLook'> {
  readonly slide: number;
  readonly records: Readonly<Record<string, KeptRecord>>;
}

export type KeptLesson = LessonByIds | LessonByPlaces;

export const nothingKept: KeptLesson = { path: [], records: [], draft: null, secondLook: null };

/** Whether a lesson is kept in the form of before. */
export const isByPlaces = (kept: KeptLesson): kept is LessonByPlaces => 'slide' in kept;

/** What is saved of a lesson, in the form that is kept. */
export function keptLesson(steps: Steps, saved: SavedLesson): KeptLesson {
  const { slide, records, draft, secondLook } = saved;
  const keys = steps.map(stepKey);
  return {
    path: keys.slice(0, slide + 1),
    records: steps.flatMap((step, index) => {
      const record = records[index];
      return record ? [{ step: keys[index]!, ...keptRecord(step, record) }] : [];
    }),
    draft: keptDraft(steps[slide]!, recordOf(saved, slide), draft),
    secondLook: secondLook && secondLook.map((index) => keys[index]!),
  };
}

/** What is saved of a lesson, from what was kept, as far as the lesson of today still has it. */
export function lessonFrom(steps: Steps, kept: KeptLesson): SavedLesson {
  const { path, records, draft, secondLook } = isByPlaces(kept) ? byIds(steps, kept) : kept;
  const indexes = path.map((key) => indexOfStep(steps, key));
  const slide = indexes.findLast((index) => index !== -1) ?? 0;
  const questionAt = (key: StepKey): number[] => {
    const index = indexOfStep(steps, key);
    return index !== -1 && asks(steps[index]!) ? [index] : [];
  };
  const saved = {
    slide,
    records: Object.fromEntries(
      records.flatMap(({ step, ...record }) =>
        questionAt(step).map((index) => [index, recordFrom(steps[index]!, record)] as const),
      ),
    ),
  };
  // Elsewhere than where it was left, nothing is in the middle of being done.
  if (indexes.at(-1) !== slide) return { ...saved, draft: null, secondLook: null };
  return {
    ...saved,
    draft: givenDraft(steps[slide]!, recordOf(saved, slide), draft),
    secondLook: secondLook && secondLook.flatMap(questionAt),
  };
}

/** Of a place beyond the end the end is what is still there. */
const byIds = (steps: Steps, { slide, records, draft, secondLook }: LessonByPlaces): LessonByIds => ({
  path: [Math.min(slide, steps.length - 1), slide],
  records: Object.entries(records).map(([index, record]) => Object.assign({ step: Number(index) }, record)),
  draft,
  secondLook,
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areKeys = (value: unknown): boolean => Array.isArray(value) && value.every(isStepKey);
const isIndex = (value: unknown): boolean => typeof value === 'number' && isStepKey(value);

/** Whether a stored value is a lesson that was kept, in either form. */
export const isKeptLesson = (value: unknown): value is KeptLesson =>
  isObject(value) &&
  (areKeys(value['path'])
    ? Array.isArray(value['records']) && value['records'].every((each) => isKeptRecord(each) && hasStep(each))
    : isIndex(value['slide']) && isObject(value['records']) && Object.values(value['records']).every(isKeptRecord)) &&
  isKeptAnswer(value['draft']) &&
  (value['secondLook'] === null || areKeys(value['secondLook']));

const hasStep = (record: object): boolean => 'step' in record && isStepKey(record.step);
