import type { RhythmShow } from '@grove/content/videos';
import { box, disc, line, oval } from '@grove/art/kit/shapes';
import { progress } from '../draw/motion.ts';
import { ink, lettering } from '../draw/lettering.ts';
import { card, grown } from '../draw/paper.ts';
import { drawPicture } from '../pictures/pictures.ts';
import type { Sound } from '../film/sounds.ts';
import type { Device } from './device.ts';

/** Eighty beats a minute. */
const beatSeconds = 0.75;
/** From the word to the first clap: one beat, so that the word is out. */
const pickUp = beatSeconds;
/** Seconds for which a clap is seen. */
const clapSeconds = 0.22;
const noteColor = '#6a46c9';

type Notes = RhythmShow['notes'];

const head = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-18)">${oval(0, 0, 27, 20, noteColor)}${oval(-7, -6, 10, 5, '#fff', 0.35)}</g>`;
const stem = (x: number, y: number): string => line(`M${x + 24} ${y - 6}V${y - 104}`, noteColor, 9);
const note = (kind: Notes[number]['kind'], x: number, y: number): string =>
  kind === 'long'
    ? head(x - 6, y) + stem(x - 6, y)
    : head(x - 48, y) +
      stem(x - 48, y) +
      head(x + 26, y) +
      stem(x + 26, y) +
      box(x - 29, y - 112, 84, 20, noteColor, 5);

/** When hands clap in a round of four beats: on each beat, or as the notes say; in beats. */
const onsets = (what: 'beat' | 'notes', notes: Notes): number[] =>
  notes.flatMap(({ kind }, beat) => (what === 'notes' && kind === 'short' ? [beat, beat + 0.5] : [beat]));

export const rhythm: Device<RhythmShow> = ({ names, notes, claps }, { area, from, time }) => {
  const cell = (area.width - 80) / notes.length;
  const [x, y] = [area.x + 40, area.y + 40];
  const noteTimes = notes.map(({ at }) => time(at));
  const rounds = claps.flatMap(({ at, what, rounds: count }) =>
    Array.from({ length: count }, (_, round) => ({
      what,
      start: time(at) + pickUp + round * notes.length * beatSeconds,
    })),
  );
  const clapTimes = rounds.flatMap(({ what, start }) => onsets(what, notes).map((beat) => start + beat * beatSeconds));
  const beatNow = (t: number): number => {
    const round = rounds.find(({ start }) => t >= start && t < start + notes.length * beatSeconds);
    return round ? Math.floor((t - round.start) / beatSeconds) : -1;
  };
  const clapped = (t: number): number =>
    Math.max(0, ...clapTimes.map((at) => (t >= at && t < at + clapSeconds ? 1 - (t - at) / clapSeconds : 0)));
  const cellOf = (i: number, isNow: boolean): string =>
    box(x + i * cell + 8, y, cell - 16, 232, isNow ? '#ffe6a6' : '#eef2fb', 22) +
    disc(x + (i + 0.5) * cell, y + 276, isNow ? 30 : 24, isNow ? '#e8902a' : '#d3dcec') +
    lettering(String(i + 1), x + (i + 0.5) * cell, y + 287, { size: 30, color: isNow ? '#fff' : ink });
  const [handX, handY] = [area.x + area.width / 2, area.y + area.height - 108];
  return {
    draw: (t) => {
      const [now, clap] = [beatNow(t), clapped(t)];
      const hands = drawPicture(
        'clap',
        { x: handX - 140, y: handY - 119, width: 280, height: 234 },
        { change: 1 - clap },
      );
      const rings =
        clap > 0
          ? `<circle cx="${handX}" cy="${handY}" r="${(110 + 40 * (1 - clap)).toFixed(1)}" fill="none" stroke="#e8902a" stroke-width="8" opacity="${clap.toFixed(2)}"/>`
          : '';
      return (
        grown(
          progress(t, from, 0.5),
          area.x + area.width / 2,
          area.y + area.height / 2,
          card(area) + notes.map((_, i) => cellOf(i, i === now)).join('') + hands,
        ) +
        rings +
        notes
          .map(({ kind }, i) =>
            grown(
              progress(t, noteTimes[i]!, 0.4),
              x + (i + 0.5) * cell,
              y + 130,
              note(kind, x + (i + 0.5) * cell, y + 148) +
                lettering(names[kind], x + (i + 0.5) * cell, y + 208, { size: 27, color: noteColor }),
            ),
          )
          .join('')
      );
    },
    sounds: [
      ...noteTimes.map((at, step) => ({ at, kind: 'pop', step }) satisfies Sound),
      ...rounds.flatMap(({ start }) =>
        notes.map((_, beat) => ({ at: start + beat * beatSeconds, kind: 'tick' }) satisfies Sound),
      ),
      ...clapTimes.map((at) => ({ at, kind: 'clap' }) satisfies Sound),
    ],
  };
};
