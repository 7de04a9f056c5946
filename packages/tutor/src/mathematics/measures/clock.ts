import type { Persona } from '@grove/content/tutor-model';
import { integer } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.measures;
const [day, halfDay] = [24 * 60, 12 * 60];

/** A time of day in minutes, and whether it said which half of the day it is. */
interface Clock {
  readonly minutes: number;
  readonly half: '' | 'am' | 'pm';
}

const named: Readonly<Record<string, Clock>> = {
  noon: { minutes: halfDay, half: 'pm' },
  midday: { minutes: halfDay, half: 'pm' },
  midnight: { minutes: 0, half: 'am' },
};
const clockForm = /^(\d{1,2})(?::(\d{2}))? ?(?:o'?clock ?)?([ap]\.?m\.?)?$/;

function clockOf(text: string): Clock | undefined {
  const found = clockForm.exec(text);
  if (!found) return named[text];
  const [hour, minute, half] = [
    Number(found[1]),
    Number(found[2] ?? '0'),
    (found[3] ?? '').replaceAll('.', '') as Clock['half'],
  ];
  const isHour = half === '' ? hour <= 23 : hour >= 1 && hour <= 12;
  if (!isHour || minute > 59) return undefined;
  const hours = half === '' ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return { minutes: hours * 60 + minute, half };
}

function write(minutes: number, half: Clock['half']): string {
  const time = ((minutes % day) + day) % day;
  const hour = Math.floor(time / 60);
  const minute = String(time % 60).padStart(2, '0');
  return half === ''
    ? `${hour > 12 || hour === 0 ? ((hour + 11) % 12) + 1 : hour}:${minute}`
    : `${((hour + 11) % 12) + 1}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

function span(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return say.minutes(String(rest));
  return rest === 0 ? say.hours(String(hours)) : say.both(say.hours(String(hours)), say.minutes(String(rest)));
}

const practice = practise(say.askMinutes('2:45', '3:20'), integer(35), say.clockHint);

/** Goes to the full hour first, and then on, where that is a way to go. */
function stepsOf(start: Clock, amount: number, isLater: boolean): string[] {
  const says = isLater ? say.inMinutes : say.minutesBefore;
  const go = (from: number, by: number) =>
    says(write(from, start.half), span(by), write(from + (isLater ? by : -by), start.half));
  const past = start.minutes % 60;
  const toHour = isLater ? 60 - past : past;
  if (past === 0 || toHour >= amount) return [go(start.minutes, amount)];
  return [go(start.minutes, toHour), go(start.minutes + (isLater ? toHour : -toHour), amount - toHour)];
}

function shift(amount: number, isLater: boolean, from: string, persona: Persona): Worked | undefined {
  const start = clockOf(from);
  if (!start || amount <= 0 || amount > halfDay || (start.half === '' && start.minutes > halfDay + 59))
    return undefined;
  const end = start.minutes + (isLater ? amount : -amount);
  return { text: tell(persona, stepsOf(start, amount, isLater), say.clock(write(end, start.half))), practice };
}

function lasts(fromText: string, toText: string, persona: Persona): Worked | undefined {
  const [from, to] = [clockOf(fromText), clockOf(toText)];
  if (!from || !to || (from.half === '') !== (to.half === '')) return undefined;
  const round = from.half === '' ? halfDay : day;
  const minutes = (to.minutes - from.minutes + round) % round;
  if (minutes === 0) return undefined;
  const toHour = (60 - (from.minutes % 60)) % 60;
  const [start, end] = [write(from.minutes, from.half), write(to.minutes, to.half)];
  const hour = write(from.minutes + toHour, from.half);
  const steps =
    toHour > 0 && toHour < minutes
      ? [say.toTheHour(start, span(toHour), hour), say.fromTheHour(hour, span(minutes - toHour), end)]
      : [say.fromTheHour(start, span(minutes), end)];
  return { text: tell(persona, steps, say.lasts(span(minutes))), result: integer(minutes), practice };
}

const time = String.raw`(\d{1,2}:\d{2} ?(?:[ap]\.?m\.?)?|\d{1,2} ?(?:o'?clock|[ap]\.?m\.?)(?: ?[ap]\.?m\.?)?|noon|midday|midnight)`;
const plainTime = String.raw`(\d{1,2}(?::\d{2})? ?(?:o'?clock)? ?(?:[ap]\.?m\.?)?|noon|midday|midnight)`;
const amount = String.raw`(?:(\d{1,2}|an?|1\/2 an|1\/2|\d 1\/2) ?(?:hours?|hrs?))?(?:,? ?(?:and )?)?(?:(\d{1,3}) ?(?:minutes?|mins?))?`;

/** `an`, `2`, `1/2 an` or `1 1/2` hours, in minutes. */
function hoursIn(text: string): number {
  const [, wholes = '', half = ''] = /^(\d{1,2}(?!\/)|an?)? ?(1\/2)?/.exec(text) ?? [];
  return (wholes === '' ? 0 : Number(wholes.replace(/^an?$/, '1')) * 60) + (half === '' ? 0 : 30);
}
const minutesOf = (hours: string, minutes: string): number => hoursIn(hours) + Number(minutes || '0');
const opens = String.raw`(?:time )?(?:is |was |will |would )?(?:it )?(?:is |be |was )?(?:time )?`;

/** Times of day: some time later or earlier, and how long it is from one to another. */
export const clock = reader(
  [
    form(`${opens}${amount} (after|later than|past|from|before|earlier than) ${time}`),
    ([h = '', m = '', word = '', from = ''], persona) =>
      shift(minutesOf(h, m), !/before|earlier/.test(word), from, persona),
  ],
  [
    form(
      `(?:if )?(?:it is |the time is |now it is )?(?:now )?${time}(?: now)?,? (?:what )?(?:time )?(?:will |is |would )?(?:it )?(?:be )?(?:in |plus |\\+ |add )?${amount}(?: later| from now)?`,
    ),
    ([from = '', h = '', m = ''], persona) => shift(minutesOf(h, m), true, from, persona),
  ],
  [
    form(
      `${opens}(?:in )${amount}(?: from now)?,? (?:if|when) (?:it is |the time is |it is now )(?:now )?${time}(?: now)?`,
    ),
    ([h = '', m = '', from = ''], persona) => shift(minutesOf(h, m), true, from, persona),
  ],
  [
    form(
      `[a-z ]{2,30} (?:starts|begins|started|began|opens|leaves|left) at ${plainTime},? (?:and )?(?:it )?(?:ends|finishes|ended|finished|closes|is over|arrives|arrived) at ${plainTime},? how long (?:is|was|does|did) [a-z ]{2,30}`,
    ),
    ([from = '', to = ''], persona) => lasts(from, to, persona),
  ],
  [
    form(
      `(?:how (?:long|much time|many (?:hours|minutes|hours and minutes))|time)(?: is it| is there| passes| pass| has passed| passed| elapsed)? ?(?:from|between) ${plainTime} (?:to|and|until|till) ${plainTime}`,
    ),
    ([from = '', to = ''], persona) => lasts(from, to, persona),
  ],
  [
    form(`(?:elapsed time )(?:from |between )?${plainTime} (?:to|and|until|till) ${plainTime}`),
    ([from = '', to = ''], persona) => lasts(from, to, persona),
  ],
);
