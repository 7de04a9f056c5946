import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Grade } from '@grove/contracts';
import { linksFrom, type K12Links } from '../model/links.ts';
import { readRouteState, searchOf, type Mode, type RouteState } from '../model/route-state.ts';

/** Where the learner is in `/k12-platform`, and every way on from there. */
export interface K12Navigation {
  readonly route: RouteState;
  readonly links: K12Links;
  readonly chooseGrade: (grade: Grade) => void;
  readonly changeMode: (mode: Mode) => void;
  /** Opens a lesson of the subject in the address. */
  readonly openLesson: (lessonId: string) => void;
}

/** Reads the address of `/k12-platform`, and changes it. */
export function useK12Navigation(): K12Navigation {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const route = readRouteState(search);
  const { view, grade, subject } = route;
  return {
    route,
    links: linksFrom(route),
    // Another grade shows its subjects (spec §4). From a view of one subject that is a step which 'back' can undo.
    chooseGrade: (next) =>
      void navigate(searchOf({ view: 'subjects', grade: next }), {
        replace: view === 'subjects',
        preventScrollReset: true,
      }),
    changeMode: (mode) =>
      void navigate(searchOf({ ...route, mode }), { replace: true, preventScrollReset: true, viewTransition: false }),
    openLesson: (lesson) => void navigate(searchOf({ view: 'lesson', grade, subject, lesson })),
  };
}
