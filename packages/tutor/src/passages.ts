import type { Grade, LessonStep } from '@grove/contracts';
import { grades } from '@grove/contracts';
import type { TutorKnowledge } from './knowledge.ts';

/** A lesson as far as the tutor looks at it. */
export interface TutorLesson {
  readonly id: string;
  readonly title: string;
  /** Index of its grade in `grades`. */
  readonly grade: number;
  readonly steps: readonly LessonStep[];
  /** Teacher of the enhanced lesson. */
  readonly teacherId?: string;
}

/** Something that can be found in the lessons: a slide, a lesson, or a topic of the curriculum. `topic` is what it is about, its `title` first; `body` is what it says. */
export interface Passage {
  readonly id: number;
  readonly title: string;
  readonly topic: string;
  readonly body: string;
  readonly source:
    | { readonly kind: 'slide'; readonly lesson: TutorLesson; readonly step: LessonStep }
    | { readonly kind: 'lesson'; readonly lesson: TutorLesson }
    | { readonly kind: 'item'; readonly topic: string; readonly grade: Grade };
}

type Draft = Omit<Passage, 'id'>;

export const tutorLessons = ({
  lessons,
  enhancedLessons,
}: Pick<TutorKnowledge, 'lessons' | 'enhancedLessons'>): TutorLesson[] => [
  ...lessons.map(({ id, title, grade, steps }) => ({ id, title, grade: grades.indexOf(grade), steps })),
  ...enhancedLessons.map(({ id, title, grade, content, teacherId }) => ({
    id,
    title,
    grade: grades.indexOf(grade),
    steps: content.steps,
    teacherId,
  })),
];

/** Slides that explain: no question, no worked example, whose numbers make sense only beside the slide before. */
const explains = ({ type, title, question }: LessonStep): boolean =>
  (type === 'content' || type === 'completion') && question === undefined && !/worked example/i.test(title);

function draftsOfLesson(lesson: TutorLesson, about: string): Draft[] {
  const slides = lesson.steps.filter(explains).map((step): Draft => ({
    title: step.title,
    topic: `${step.title} ${lesson.title} ${about}`,
    body: step.content,
    source: { kind: 'slide', lesson, step },
  }));
  const all = lesson.steps.flatMap(({ title, content, examples = [] }) => [title, content, ...examples]).join(' ');
  return [
    ...slides,
    { title: lesson.title, topic: `${lesson.title} ${about}`, body: all, source: { kind: 'lesson', lesson } },
  ];
}

/** Everything that the tutor can find, in a fixed order. */
export function passagesOf(knowledge: Pick<TutorKnowledge, 'lessons' | 'enhancedLessons' | 'items'>): {
  passages: Passage[];
  lessons: ReadonlyMap<string, TutorLesson>;
} {
  const lessons = new Map(tutorLessons(knowledge).map((lesson) => [lesson.id, lesson]));
  const abouts = new Map(
    [...knowledge.lessons, ...knowledge.enhancedLessons].map(({ id, description, learningObjectives }) => [
      id,
      [description, ...learningObjectives].join(' '),
    ]),
  );
  const drafts: Draft[] = [
    ...[...lessons.values()].flatMap((lesson) => draftsOfLesson(lesson, abouts.get(lesson.id) ?? '')),
    ...knowledge.items.map(({ topic, grade, description, learningObjectives }): Draft => ({
      title: topic,
      topic: `${topic} ${learningObjectives.join(' ')}`,
      body: description,
      source: { kind: 'item', topic, grade },
    })),
  ];
  return {
    passages: drafts.map(({ title, topic, body, source }, id) => ({ id, title, topic, body, source })),
    lessons,
  };
}
