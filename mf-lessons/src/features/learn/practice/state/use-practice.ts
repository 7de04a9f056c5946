import { useEffect } from 'react';
import type { EnhancedLessonResponse, LessonHead, LessonStep } from '@grove/contracts';
import {
  atom,
  storedAtom,
  useAtom,
  useAtomValue,
  useContent,
  useLessonsDone,
  usePreservedState,
  useProgress,
  useRead,
  useSetAtom,
} from '@grove/platform';
import { isUnknownLesson } from '../../../../common/unknown-lesson.ts';
import { dayOf, namedIn, type BoxedQuestion } from '../model/boxes.ts';
import { practiceAtom, usePracticeLog } from './practice-log.ts';
import { isSetOrNone, type PracticeSet } from '../model/practice-set.ts';
import { boxesIn, scopeKey, sourcesOf, type PracticeScope } from '../model/scope.ts';
import {
  act,
  askedItem,
  beginSet,
  mended,
  phaseOf,
  wantedLesson,
  type AskedItem,
  type PracticeAction,
} from '../model/session.ts';

type Lesson = EnhancedLessonResponse['lesson'];

/** The set of this sitting, or null before the first. */
const setAtom = storedAtom<PracticeSet | null>('grove.practice.set', isSetOrNone, null);

interface Beginning {
  readonly heads: readonly LessonHead[];
  readonly scope: PracticeScope | undefined;
  readonly sources: readonly string[];
  /** The set as it stood last in this visit, maybe of another scope; null when none was begun in it. */
  readonly visited: PracticeSet | null;
}

/** Begins a set unless one for the same scope was begun today, or in this visit: midnight ends none. Returns the set that continues. */
const beginAtom = atom(null, (get, set, { heads, scope, sources, visited }: Beginning) => {
  const today = dayOf(new Date());
  const before = get(setAtom);
  const own = visited?.scope === scopeKey(scope) ? visited : null;
  if (before?.scope === scopeKey(scope) && (before.day === today || own)) return before;
  const next = own ?? beginSet(scopeKey(scope), boxesIn(heads, get(practiceAtom), scope), sources, today);
  set(setAtom, next);
  return next;
});

/** A set that was finished is over when the learner leaves; a reload does not end it. */
const leaveAtom = atom(null, (get, set) => {
  const last = get(setAtom);
  if (last && phaseOf(last) !== 'asking') set(setAtom, null);
});

/** What Practice Mode shows. */
export type Practice =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  /** `boxes` are the questions of the scope that were answered before; none of them is due. */
  | { readonly phase: 'empty'; readonly boxes: readonly BoxedQuestion[] }
  | {
      readonly phase: 'asking';
      readonly set: PracticeSet;
      readonly item: AskedItem;
      readonly lesson: Lesson;
      readonly step: LessonStep;
      readonly dispatch: (action: PracticeAction) => void;
    }
  | {
      readonly phase: 'done';
      readonly set: PracticeSet;
      readonly boxes: readonly BoxedQuestion[];
      readonly again: () => void;
    };

/** Runs Practice Mode for a scope: gathers the set, reads the lessons of its questions one after the other, keeps every answer. */
export function usePractice(scope: PracticeScope | undefined): Practice {
  const heads = useContent('catalogue');
  const boxes = useAtomValue(practiceAtom);
  const { set, again } = useBegun(scope);
  const lessonId = set ? wantedLesson(set) : undefined;
  const { data, error, refetch } = useRead('enhancedLesson', {
    params: { lessonId: lessonId ?? '' },
    enabled: lessonId !== undefined,
  });
  const isMending = useMending(set, lessonId, isUnknownLesson(error) ? null : data?.lesson.steps);
  const perform = usePerform();

  if (!set || isMending) return { phase: 'loading' };
  const phase = phaseOf(set);
  if (phase === 'empty') return { phase, boxes: boxesIn(heads, boxes, scope) };
  if (phase === 'done') return { phase, set, boxes, again };
  if (error) return { phase: 'failed', retry: () => void refetch() };
  return data ? asking(set, data.lesson, perform) : { phase: 'loading' };
}

type Perform = (set: PracticeSet, step: LessonStep, action: PracticeAction) => void;

function asking(set: PracticeSet, lesson: Lesson, perform: Perform): Practice {
  const { item, step } = askedItem(set, lesson.steps);
  return { phase: 'asking', set, item, lesson, step, dispatch: (action) => perform(set, step, action) };
}

/** Does what the learner did, and records each judged answer. */
function usePerform(): Perform {
  const setStored = useSetAtom(setAtom);
  const log = usePracticeLog();
  return (set, step, action) => {
    const next = act(set, step, action);
    setStored(next);
    const { record, lessonId, step: key } = next.items[set.place]!;
    if (action.type === 'answer' && next !== set && record.outcome)
      log({ lessonId, step: key, outcome: record.outcome });
  };
}

/** Changes the set to what the wanted lesson turned out to be (`null`: there is none), and forgets the questions of one that is gone. True until it is done. */
function useMending(
  set: PracticeSet | null,
  lessonId: string | undefined,
  steps: readonly LessonStep[] | null | undefined,
): boolean {
  const setStored = useSetAtom(setAtom);
  const [boxes, setBoxes] = useAtom(practiceAtom);
  const named = lessonId !== undefined && steps ? namedIn(boxes, lessonId, steps) : boxes;
  const better = set && lessonId !== undefined && steps !== undefined ? mended(set, lessonId, steps, named) : set;
  useEffect(() => {
    if (named !== boxes) setBoxes(named);
    if (better === set) return;
    setStored(better);
    if (steps === null) setBoxes((before) => before.filter((box) => box.lessonId !== lessonId));
  });
  return better !== set;
}

/** The set of the scope, begun when it is known what the learner has done. */
function useBegun(scope: PracticeScope | undefined): { set: PracticeSet | null; again: () => void } {
  const [stored, setStored] = useAtom(setAtom);
  const begin = useSetAtom(beginAtom);
  const leave = useSetAtom(leaveAtom);
  const heads = useContent('catalogue');
  const done = useLessonsDone();
  const { isPending } = useProgress();
  const isBegun = stored !== null && stored.scope === scopeKey(scope);
  // The page of another build begins while the one before leaves: how it went must not be gone then.
  const [visited, setVisited] = usePreservedState<PracticeSet | null>(`practice ${scopeKey(scope)}`, null);
  useEffect(() => {
    if (!isPending) setVisited(begin({ heads, scope, sources: sourcesOf(heads, scope, done), visited }));
  }, [isPending, stored, begin, heads, scope, done, visited, setVisited]);
  useEffect(() => () => leave(), [leave]);
  const again = (): void => {
    setVisited(null);
    setStored(null);
  };
  return { set: isBegun ? stored : null, again };
}
