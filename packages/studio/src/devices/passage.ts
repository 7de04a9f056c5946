import type { PassageShow } from '@grove/content/videos';
import { box } from '@grove/art/kit/shapes';
import { easeOut, progress } from '../draw/motion.ts';
import { ink, lettering, textWidth, wrap, type Letters } from '../draw/lettering.ts';
import { card, faded, grown, strip, tones } from '../draw/paper.ts';
import type { Device } from './device.ts';

const inset = 40;
const label = { size: 25, color: '#fff' } as const;
/** The word that is being said. */
const litColor = '#c2410c';
/** From word to word of a text that is not read aloud. */
const wordSeconds = 0.12;

interface SetWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The words of every sentence with their places, each sentence beginning a line, in the largest size that fits. */
function setWords(
  sentences: readonly string[],
  width: number,
  height: number,
  gap: number,
): { size: number; words: SetWord[][] } {
  for (let size = 40; ; size -= 1) {
    const letters: Letters = { size, hand: 'text' };
    const lead = size * 1.42;
    const broken = sentences.map((text) => wrap(text, width, letters));
    const needed = broken.flat().length * lead + gap * (sentences.length - 1);
    if (needed > height && size > 16) continue;
    let y = (height - needed) / 2 + size * 1.06;
    const space = textWidth(' ', letters);
    const words = broken.map((lines, sentence) => {
      if (sentence > 0) y += gap;
      return lines.flatMap((text) => {
        let x = 0;
        const set = text.split(' ').map((word) => {
          const placed = { text: word, x, y, width: textWidth(word, letters) };
          x += placed.width + space;
          return placed;
        });
        y += lead;
        return set;
      });
    });
    return { size, words };
  }
}

/** Places of the first and the last word of a part of a sentence. @throws Error when the sentence has no such part */
export function partOf(words: readonly string[], part: string): readonly [first: number, last: number] {
  const wanted = part.split(' ');
  const first = words.findIndex((_, index) => wanted.every((word, i) => words[index + i] === word));
  if (first < 0) throw new Error(`"${part}" is no part of "${words.join(' ')}".`);
  return [first, first + wanted.length - 1];
}

/** Marker strokes below the words, line by line, drawn as far as `p`. */
function stroke(words: readonly SetWord[], p: number, size: number, color: string): string {
  const rows = [...Map.groupBy(words, ({ y }) => y).values()];
  return rows
    .map((row, i) => {
      const share = Math.max(0, Math.min(1, p * rows.length - i));
      const [first, last] = [row[0]!, row.at(-1)!];
      return share <= 0
        ? ''
        : box(first.x - 6, first.y - size * 0.86, (last.x + last.width - first.x + 12) * share, size * 1.16, color, 9);
    })
    .join('');
}

export const passage: Device<PassageShow> = ({ sentences, marks }, { area, from, time, readAloud }) => {
  const hasLabels = marks.some((mark) => mark.label !== undefined);
  const gap = hasLabels ? 48 : 18;
  const { size, words } = setWords(
    sentences.map(({ text }) => text),
    area.width - inset * 2,
    area.height - (hasLabels ? 84 : 40),
    gap,
  );
  const moved = words.map((sentence) =>
    sentence.map((word) => ({ ...word, x: word.x + area.x + inset, y: word.y + area.y + (hasLabels ? 62 : 20) })),
  );
  const spoken = sentences.map(
    ({ text, at }) =>
      readAloud(text, at) ?? text.split(' ').map((_, i) => ({ start: time(at) + i * wordSeconds, end: -Infinity })),
  );
  const marked = marks.map(({ of, tone, at, label: name }) => {
    const sentence = sentences.findIndex(({ text }) => text.includes(of));
    const [first, last] = partOf(
      (moved[sentence] ?? []).map(({ text }) => text),
      of,
    );
    return { at: time(at), tone, name, words: (moved[sentence] ?? []).slice(first, last + 1) };
  });
  const ground = card(area);
  const written = (color: string): string[][] =>
    moved.map((sentence) =>
      sentence.map(({ text, x, y }) => lettering(text, x, y, { size, hand: 'text', anchor: 'start', color })),
    );
  const [letters, lit] = [written(ink), written(litColor)];
  return {
    draw: (t) =>
      grown(progress(t, from, 0.5), area.x + area.width / 2, area.y + area.height / 2, ground) +
      marked
        .map(({ at, tone, words: part }) => stroke(part, easeOut(progress(t, at, 0.7)), size, tones[tone].soft))
        .join('') +
      letters
        .map((sentence, s) =>
          sentence
            .map((word, i) => {
              const { start, end } = spoken[s]![i]!;
              return faded(progress(t, start - 0.1, 0.2), t >= start && t < end ? lit[s]![i]! : word);
            })
            .join(''),
        )
        .join('') +
      marked
        .map(({ at, tone, name, words: part }) => {
          if (name === undefined) return '';
          const [x, y, width] = [part[0]!.x, part[0]!.y - size * 0.92 - 38, textWidth(name, label) + 32];
          return grown(
            progress(t, at + 0.4, 0.35),
            x + width / 2,
            y + 17,
            strip({ x: x - 6, y, width, height: 39 }, tone) + lettering(name, x - 6 + width / 2, y + 28, label),
          );
        })
        .join(''),
    sounds: marked.map(({ at }, i) => ({ at, kind: 'pop', step: i }) as const),
  };
};
