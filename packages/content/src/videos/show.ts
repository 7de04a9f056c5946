/**
 * When something happens: on a spoken word. `five` is the first time that "five" is said from the beat on in which the cue stands, `five*2` the second time; `.` is the end of
 * that beat's line. Marks and capitals do not count.
 */
export type Cue = string;

/** Where on the stage: the large place on the left, the narrow one above the teacher, both together, or the halves of the large one. */
export type Place = 'main' | 'side' | 'wide' | 'upper' | 'lower';

interface Shown {
  readonly place?: Place;
  /** Default: when the line begins. */
  readonly at?: Cue;
  /** Default: until the next beat that clears, or the end. */
  readonly until?: Cue;
}

/** Square tiles that cover a blanket, one after the other, each with its number. */
export interface TilesShow extends Shown {
  readonly device: 'tiles';
  readonly rows: number;
  readonly columns: number;
  readonly across: { readonly text: string; readonly at: Cue };
  readonly down: { readonly text: string; readonly at: Cue };
  /** For each row the cue of each of its tiles, or one cue for all of them. */
  readonly laid: ReadonlyArray<readonly Cue[]>;
  /** When the whole inside shines. */
  readonly glow?: Cue;
}

/** A heading and a line of signs and numbers, each of which comes on its word. `1/2` is drawn as a fraction. */
export interface EquationShow extends Shown {
  readonly device: 'equation';
  readonly title: string;
  readonly terms: ReadonlyArray<{ readonly text: string; readonly at: Cue; readonly isResult?: true }>;
}

/** A line from 0 to 1 in equal parts, along which a frog hops. */
export interface NumberLineShow extends Shown {
  readonly device: 'number line';
  readonly parts: number;
  readonly cutAt: Cue;
  /** One cue for each hop from 0. */
  readonly hops: readonly Cue[];
  /** When a band shows that the frog sits below that of the line above. */
  readonly meetAt?: Cue;
}

/** A battery, wires, a switch and a bulb. */
export interface CircuitShow extends Shown {
  readonly device: 'circuit';
  readonly labels: { readonly battery: string; readonly wire: string; readonly bulb: string; readonly switch: string };
  readonly battery: Cue;
  readonly wire: Cue;
  readonly bulb: Cue;
  readonly wireBack: Cue;
  readonly flows: Cue;
  readonly opens: Cue;
  readonly closes: Cue;
}

/** Stages in a ring, each on its word; the last arrow closes the ring and gives it its title. */
export interface CycleShow extends Shown {
  readonly device: 'cycle';
  /** In the middle of the ring. */
  readonly title: string;
  readonly stages: ReadonlyArray<{ readonly picture: string; readonly label: string; readonly at: Cue }>;
  readonly closes: Cue;
  /** When every stage stands out once more, one after the other. */
  readonly asks: Cue;
}

/** A text to read. Words are lit while they are said; passages are marked in colour, with a label. */
export interface PassageShow extends Shown {
  readonly device: 'passage';
  readonly title?: string;
  /** Sentences with the cue on which each appears. */
  readonly sentences: ReadonlyArray<{ readonly text: string; readonly at: Cue }>;
  /** `of` is a part of one sentence, exactly as it stands there. */
  readonly marks: ReadonlyArray<{
    readonly of: string;
    readonly tone: Tone;
    readonly at: Cue;
    readonly label?: string;
  }>;
}

/** Cards in a row or a column; `join` stands before a card: `+`, `=` or `>` (an arrow). */
export interface CardsShow extends Shown {
  readonly device: 'cards';
  readonly isColumn?: true;
  readonly cards: ReadonlyArray<{
    readonly title: string;
    readonly text?: string;
    readonly picture?: string;
    readonly tone: Tone;
    readonly at: Cue;
    readonly join?: '+' | '=' | '>';
  }>;
}

/** Events along a line of years; arrows show how one led to the next. */
export interface TimelineShow extends Shown {
  readonly device: 'timeline';
  readonly from: number;
  readonly to: number;
  readonly lineAt: Cue;
  readonly yearsAt: Cue;
  readonly events: ReadonlyArray<{
    readonly year: number;
    readonly text: string;
    readonly picture: string;
    readonly at: Cue;
  }>;
  readonly ledAt: Cue;
  /** Years at which empty cards ask for what nobody wrote down. */
  readonly missing: { readonly at: Cue; readonly years: readonly number[] };
}

/** A map of a lake and a camp with key, compass rose, scale and a way to walk. */
export interface MapShow extends Shown {
  readonly device: 'map';
  readonly keyTitle: string;
  readonly key: ReadonlyArray<{ readonly sign: 'camp' | 'lake' | 'bridge'; readonly text: string; readonly at: Cue }>;
  readonly compass: { readonly at: Cue; readonly letters: readonly [north: Cue, east: Cue, south: Cue, west: Cue] };
  /** Legs of the walk in inches of the map, east and north positive. */
  readonly legs: ReadonlyArray<{
    readonly east: number;
    readonly north: number;
    readonly at: Cue;
    readonly text: string;
    readonly textAt: Cue;
  }>;
  readonly scale: { readonly at: Cue; readonly text: string };
  /** When each of the three helpers shines once more. */
  readonly recall: readonly [key: Cue, compass: Cue, scale: Cue];
}

/** Blocks of a program; a block inside a loop is indented. `lit` lists when it is carried out. */
export interface ProgramShow extends Shown {
  readonly device: 'program';
  readonly title: string;
  /** How long the program is, shown when it is complete. */
  readonly size: string;
  readonly blocks: ReadonlyArray<{
    readonly text: string;
    readonly kind: 'move' | 'turn' | 'loop';
    readonly isInside?: true;
    readonly at: Cue;
    readonly lit?: readonly Cue[];
  }>;
}

/** A robot that walks along a square: one side on each cue. */
export interface RobotShow extends Shown {
  readonly device: 'robot';
  readonly sides: readonly Cue[];
}

/** A color wheel of six; each color shines on its word, and its half has a name. */
export interface WheelShow extends Shown {
  readonly device: 'color wheel';
  /** Red, orange, yellow, green, blue, purple. */
  readonly colors: readonly [Cue, Cue, Cue, Cue, Cue, Cue];
  readonly warm: { readonly text: string; readonly at: Cue };
  readonly cool: { readonly text: string; readonly at: Cue };
}

/** One landscape, painted first in warm colors and then in cool ones, with a lamp in a window; at last it is `blank` again, for the learner to paint. */
export interface LandscapeShow extends Shown {
  readonly device: 'landscape';
  readonly warm: Cue;
  readonly cool?: Cue;
  readonly lamp?: Cue;
  readonly blank?: Cue;
}

/** Four beats with notes on them. `claps` begin on a cue; the beat alone, or the notes. */
export interface RhythmShow extends Shown {
  readonly device: 'rhythm';
  /** What the two kinds of notes are called. */
  readonly names: { readonly long: string; readonly short: string };
  /** What stands on each beat: nothing yet, one long note, or two short ones. */
  readonly notes: ReadonlyArray<{ readonly kind: 'long' | 'short'; readonly at: Cue }>;
  readonly claps: ReadonlyArray<{ readonly at: Cue; readonly what: 'beat' | 'notes'; readonly rounds: number }>;
}

/** One drawing of the studio by its name; `changes` when it takes on its other look. */
export interface PictureShow extends Shown {
  readonly device: 'picture';
  readonly picture: string;
  /** What is written in it, for a drawing that has letters. */
  readonly labels?: readonly string[];
  readonly changes?: Cue;
}

/** Inks of marks and cards. */
export type Tone = 'sky' | 'coral' | 'leaf' | 'amber' | 'violet' | 'rose';

export type Show =
  | TilesShow
  | EquationShow
  | NumberLineShow
  | CircuitShow
  | CycleShow
  | PassageShow
  | CardsShow
  | TimelineShow
  | MapShow
  | ProgramShow
  | RobotShow
  | WheelShow
  | LandscapeShow
  | RhythmShow
  | PictureShow;
