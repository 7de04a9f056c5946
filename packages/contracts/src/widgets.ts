/**
 * Widgets: parts of an area that other areas place into their pages through the slot of `@grove/platform`. This table is the
 * contract between both sides: a widget's full name is `<area>/<name>`.
 */
export interface WidgetProps {
  /** A talk with a level teacher about what the learner has before them. */
  'mf-chat/ask-teacher': AskTeacherProps;
  /** The placement: some questions, then a recommended level. */
  'mf-lessons/placement': { onClose: () => void };
}

export interface AskTeacherProps {
  /** The level teacher (1 to 5) who answers. */
  readonly teacherId: number;
  /** What the learner looks at: a slide of a lesson, counted from 0. */
  readonly lesson: { readonly id: string; readonly slide: number };
  /** Said above the talk: the title of the slide. */
  readonly about: string;
}

export type WidgetName = keyof WidgetProps;
