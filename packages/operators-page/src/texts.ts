import { percentText } from '@grove/telemetry';
import { html, type Html } from './html.ts';

const inUtc = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const;
const thisYear = new Intl.DateTimeFormat('en-GB', inUtc);
const otherYear = new Intl.DateTimeFormat('en-GB', { ...inUtc, year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

/** The time of day, `12:05`, in UTC. */
export const clockText = (time: Date): string => clock.format(time);

const units = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const;

/** How long ago something was: `3 minutes ago`. */
export function agoText(time: Date, now: Date): string {
  const passedMs = now.getTime() - time.getTime();
  for (const [unitMs, name] of units) {
    const count = Math.floor(passedMs / unitMs);
    if (count >= 1) return `${count} ${name}${count === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}

/** A moment in UTC, absolute and relative: `21 Nov, 12:01 (3 minutes ago)`. */
export function moment(iso: string, now: Date): Html {
  const time = new Date(iso);
  const format = time.getUTCFullYear() === now.getUTCFullYear() ? thisYear : otherYear;
  return html`<time datetime="${iso}">${format.format(time)}</time> <span class="ago">(${agoText(time, now)})</span>`;
}

/** A share of views that failed: `0.4 %`, or a dash without views. */
export const shareText = (failures: number, views: number): string =>
  views === 0 ? '–' : percentText(failures / views);

/** A time in milliseconds: `180 ms`, `1.9 s`, or a dash. */
export function msText(ms: number | undefined): string {
  if (ms === undefined) return '–';
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** A count with its noun. */
export const countText = (count: number, noun: string): string =>
  `${new Intl.NumberFormat('en-GB').format(count)} ${noun}${count === 1 ? '' : 's'}`;
