import type { VideoScript, Place, Show, Tone } from '@grove/content/videos';
import { glow } from '@grove/art/kit/sky';
import { svgDocument } from '@grove/art/kit/svg';
import { isTeacherId } from '@grove/art/teachers';
import { backdrops } from '../backdrops/backdrops.ts';
import { setUp } from '../devices/devices.ts';
import type { Drawing } from '../devices/device.ts';
import { faded, paperDefs, stage, type Area } from '../draw/paper.ts';
import { progress } from '../draw/motion.ts';
import { cueTime, readingTimes } from './cues.ts';
import type { Narrative } from './narrative.ts';
import type { Sound } from './sounds.ts';
import { teacherAt } from './teacher.ts';
import { titleCard, type Heading } from './title.ts';

/** A film that can be drawn: each frame alone, the same every time. */
export interface Film {
  readonly seconds: number;
  /** A complete SVG document, 1280 × 720. */
  readonly frame: (t: number) => string;
  readonly sounds: readonly Sound[];
}

/** The strip below `main` stays free of anything to be read: captions lie there. */
const places: Readonly<Record<Place, Area>> = {
  main: { x: 56, y: 48, width: 800, height: 552 },
  upper: { x: 56, y: 48, width: 800, height: 268 },
  lower: { x: 56, y: 340, width: 800, height: 260 },
  side: { x: 890, y: 48, width: 344, height: 312 },
  wide: { x: 50, y: 40, width: 1180, height: 350 },
};

const subjectTones: Readonly<Record<string, Tone>> = {
  Math: 'sky',
  Science: 'leaf',
  Reading: 'coral',
  'Social Studies': 'amber',
  Technology: 'sky',
  'Creative Arts': 'violet',
  'Language Arts': 'rose',
};

/** A line's devices appear a little before it, so that the eye is there when the ear is. */
const ahead = 0.15;
const leaving = 0.4;

interface Placed extends Drawing {
  readonly from: number;
  readonly until: number;
}

/** Sets up everything that the beats show, with its times. */
function placeShows({ beats }: VideoScript, { lines, seconds }: Narrative): Placed[] {
  return beats.flatMap(({ show = [] }, beat) => {
    const cleared = beats.findIndex((later, index) => index > beat && later.clear);
    const end = cleared < 0 ? seconds + 1 : lines[cleared]!.start - ahead;
    return show.map((each: Show) => {
      const time = (cue: string): number => cueTime(lines, beat, cue);
      const from = (each.at === undefined ? lines[beat]!.start : time(each.at)) - ahead;
      return {
        ...setUp(each, {
          area: places[each.place ?? 'main'],
          from,
          time,
          readAloud: (text, cue) => readingTimes(lines, beat, cue, text),
        }),
        from,
        until: each.until === undefined ? end : Math.min(end, time(each.until) - ahead),
      };
    });
  });
}

/**
 * Puts a film together from its script and its spoken narration.
 * @throws Error when a cue is never said, or a picture, teacher or part of a text does not exist
 */
export function makeFilm(script: VideoScript, heading: Heading, narrative: Narrative): Film {
  const { teacher } = script;
  if (!isTeacherId(teacher)) throw new Error(`There is no teacher "${teacher}".`);
  const shows = placeShows(script, narrative);
  const title = titleCard(heading, subjectTones[heading.subject] ?? 'sky', narrative.lines[1]!.start - 0.5);
  const backdrop = backdrops[script.backdrop];
  const defs = paperDefs + backdrop.defs + glow('glow', '#ffe98a', 0.95);
  return {
    seconds: narrative.seconds,
    sounds: shows.flatMap(({ sounds = [], until }) => sounds.filter(({ at }) => at < until)),
    frame: (t) => {
      const drawn = shows
        .filter(({ from, until }) => t >= from && t < until + leaving)
        .map(({ draw, until }) => faded(1 - progress(t, until, leaving), draw(t)))
        .join('');
      return svgDocument(
        stage.width,
        stage.height,
        backdrop.draw((t / backdrop.seconds) % 1) + drawn + title(t) + teacherAt(teacher, narrative, t),
        { defs },
      );
    },
  };
}
