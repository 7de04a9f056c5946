import { defaultGrade, grades, type Grade } from '@grove/contracts';

/** The views of step 1, then steps 2 and 3 (spec §2). */
export type View = 'subjects' | 'curriculum' | 'lessons' | 'environment' | 'lesson';

export const modes = ['explore', 'lessons', 'progress'] as const;
export type Mode = (typeof modes)[number];

/** Where a learner is in the flow. It lives in the address, so that back, forward, reload and sharing work. */
export interface RouteState {
  readonly view: View;
  readonly grade: Grade;
  /** Slug of the subject; an address may name one that nobody teaches. */
  readonly subject: string | null;
  readonly lesson: string | null;
  readonly mode: Mode;
  /** The address asked for a grade that does not exist; the default stands in for it. */
  readonly isGradeUnknown: boolean;
}

const inSubject = (view: string | null): View => (view === 'lessons' || view === 'environment' ? view : 'curriculum');

/** Reads the state from the query of the address; whatever it lacks has the defaults of spec §9. */
export function readRouteState(search: URLSearchParams): RouteState {
  const [grade, subject, lesson, mode] = ['grade', 'subject', 'lesson', 'mode'].map((name) => search.get(name) || null);
  const known = grades.find((each) => each === grade);
  return {
    view: lesson ? 'lesson' : subject ? inSubject(search.get('view')) : 'subjects',
    grade: known ?? defaultGrade,
    subject: subject ?? null,
    lesson: lesson ?? null,
    mode: modes.find((each) => each === mode) ?? 'explore',
    isGradeUnknown: Boolean(grade) && !known,
  };
}

/** The query of a state, as in `?grade=Grade+3&subject=science&view=lessons`. */
export function searchOf({
  view,
  grade,
  subject,
  lesson,
  mode,
}: Pick<RouteState, 'view' | 'grade'> & Partial<RouteState>): string {
  const query = new URLSearchParams({ grade });
  if (view !== 'subjects' && subject) query.set('subject', subject);
  if (view === 'lessons' || view === 'environment') query.set('view', view);
  if (view === 'environment' && mode && mode !== 'explore') query.set('mode', mode);
  if (view === 'lesson' && lesson) query.set('lesson', lesson);
  return `?${query}`;
}
