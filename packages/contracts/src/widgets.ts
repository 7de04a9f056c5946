/**
 * Widgets: parts of an area that other areas place into their pages through the slot of `@grove/platform`. This table is the
 * contract between both sides: a widget's full name is `<area>/<name>`.
 */
export interface WidgetProps {
  /** A talk with a level teacher about what the learner has before them. */
  'mf-chat/ask-teacher': AskTeacherProps;
  /** The placement: some questions, then a recommended level. */
  'mf-lessons/placement': { onClose: () => void };
  /** A film with its controls, captions and transcript, over the whole page or in it. */
  'mf-media/player': PlayerProps;
  /** What moves quietly behind a subject. */
  'mf-media/ambient': AmbientProps;
}

export interface AskTeacherProps {
  /** The level teacher (1 to 5) who answers. */
  readonly teacherId: number;
  /** What the learner looks at: a slide of a lesson, counted from 0. */
  readonly lesson: { readonly id: string; readonly slide: number };
  /** Said above the talk: the title of the slide. */
  readonly about: string;
}

/** What the player shows: the fields of a video asset that it needs. */
export interface PlayerVideo {
  /** Source name, as in the video assets; an unknown one shows the poster and a sentence. */
  readonly src: string;
  readonly title: string;
  /** Address of the picture that stands for a film that there is not. */
  readonly poster: string;
  /** A sound track of its own, which replaces the film's sound. */
  readonly audioUrl?: string | undefined;
  /** Said over the film, which then is a loop: the time is that of the words. */
  readonly opening?: Opening | undefined;
}

/** A part of an opening: the lesson's name, what it begins with, what its goals are called, or one of them. */
export interface OpeningPart {
  readonly kind: 'title' | 'intro' | 'lead' | 'goal';
  readonly text: string;
}

/** What a teacher says over a loop, where no film leads into a lesson: its own opening. */
export interface Opening {
  readonly lessonId: string;
  /** `drawing` names the rig of the art kit; without a `voiceId` the words are only to be read. */
  readonly teacher: { readonly drawing: string | undefined; readonly name: string; readonly voiceId: string | null };
  /** In the order in which they are said. All of them together are short enough for one call of `POST /api/speech`. */
  readonly parts: readonly OpeningPart[];
}

export interface PlayerProps {
  readonly video: PlayerVideo;
  /** Called once, when 90% of the film has been watched; what was skipped does not count. */
  readonly onWatched?: () => void;
  /** With it the player lies over the whole page, plays at once, and can be closed; without, it stands in the page. */
  readonly onClose?: () => void;
}

export interface AmbientProps {
  /** Name of the subject, as the service knows it; without one only the poster is shown. */
  readonly subject?: string;
  /** Address of the picture that stands for the film. */
  readonly poster: string;
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  /** Told when there is a film to play and when there is none (any more); without one switches for it make no sense. */
  readonly onFilm: (hasFilm: boolean) => void;
  /** Told when the film could not be played, and so is paused. */
  readonly onPaused: () => void;
}

export type WidgetName = keyof WidgetProps;
