/** The lesson player: a lesson, slide by slide. */
export { Confetti } from './components/confetti.tsx';
export { LessonScreen } from './components/lesson-screen.tsx';
export { ServedLesson } from './components/served-lesson.tsx';
export { Slide } from './components/slide.tsx';
export { useSlideReading } from './state/use-slide.ts';
export type { LessonAction } from './model/lesson-engine.ts';
export { fromServer, type PlayerLesson } from './model/lesson.ts';
export { answersOf, isAtEnd, isClaimable, missedSlides, questionCount } from './model/selectors.ts';
export { initialState, type LessonState } from './model/state.ts';
export { useEnhancedLesson } from './state/use-enhanced-lesson.ts';
export { useLesson } from './state/use-lesson.ts';
