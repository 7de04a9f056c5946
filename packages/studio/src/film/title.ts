import type { Tone } from '@grove/content/videos';
import { easeBoth, progress } from '../draw/motion.ts';
import { fit, ink, lettering, textWidth } from '../draw/lettering.ts';
import { card, faded, grown, strip, tones } from '../draw/paper.ts';

const area = { x: 116, y: 156, width: 700, height: 300 };
const inset = 45;
const largest = 72;
const chip = { size: 28, color: '#fff' } as const;

/** A title in one or two lines; one with a colon is broken behind it. */
function titleLines(title: string): { lines: readonly string[]; size: number } {
  const width = area.width - inset * 2;
  const parts = title.split(/(?<=:) /);
  if (parts.length === 1) return fit(title, width, 2, { size: largest });
  return { lines: parts, size: Math.min(...parts.map((part) => fit(part, width, 1, { size: largest }).size)) };
}

/** What a film is called, and by whom it is told. */
export interface Heading {
  readonly title: string;
  readonly subject: string;
  readonly presenter: string;
}

/** The title of a film with its subject above and its teacher below, shown from the beginning until `until`. */
export function titleCard({ title, subject, presenter }: Heading, tone: Tone, until: number): (t: number) => string {
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const { lines, size } = titleLines(title);
  const width = textWidth(subject, chip) + 52;
  const drawing =
    card(area, { radius: 44 }) +
    strip({ x: cx - width / 2, y: area.y - 28, width, height: 56 }, tone) +
    lettering(subject, cx, area.y + 10, chip) +
    lettering(presenter, cx, area.y + area.height - 34, { size: 30, hand: 'text', color: tones[tone].strong }) +
    lines
      .map((line, i) =>
        lettering(line, cx, cy - 12 + size * 0.34 + (i - (lines.length - 1) / 2) * size * 1.1, { size, color: ink }),
      )
      .join('');
  return (t) => {
    const gone = easeBoth(progress(t, until, 0.45));
    return gone >= 1
      ? ''
      : faded(
          1 - gone,
          `<g transform="translate(0 ${(-60 * gone).toFixed(1)})">${grown(progress(t, 0.2, 0.6), cx, cy, drawing)}</g>`,
        );
  };
}
