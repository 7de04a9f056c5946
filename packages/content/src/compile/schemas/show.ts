import * as z from 'zod';
import type { Show } from '../../videos/show.ts';
import { text } from './primitives.ts';

/** What a film shows; the meaning of each field stands in src/videos/show.ts. */

const cue = z.string().min(1).meta({
  description:
    'The spoken word on which it happens: `five`, `five*2` for its second time, `.` for the end of the line.',
});
const at = cue;
const tone = z.enum(['sky', 'coral', 'leaf', 'amber', 'violet', 'rose']);
const worded = z.strictObject({ text, at });

const shown = {
  place: z.enum(['main', 'side', 'wide', 'upper', 'lower']).optional(),
  at: cue.optional(),
  until: cue.optional(),
} as const;

const device = <const Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) =>
  z.strictObject({ device: z.literal(name), ...shown, ...fields });

const teaching = [
  device('tiles', {
    rows: z.int(),
    columns: z.int(),
    across: worded,
    down: worded,
    laid: z.array(z.array(cue)),
    glow: cue.optional(),
  }),
  device('equation', {
    title: text,
    terms: z.array(z.strictObject({ text, at, isResult: z.literal(true).optional() })),
  }),
  device('number line', { parts: z.int(), cutAt: cue, hops: z.array(cue), meetAt: cue.optional() }),
  device('circuit', {
    labels: z.strictObject({ battery: text, wire: text, bulb: text, switch: text }),
    battery: cue,
    wire: cue,
    bulb: cue,
    wireBack: cue,
    flows: cue,
    opens: cue,
    closes: cue,
  }),
  device('cycle', {
    title: text,
    stages: z.array(z.strictObject({ picture: text, label: text, at })),
    closes: cue,
    asks: cue,
  }),
  device('rhythm', {
    names: z.strictObject({ long: text, short: text }),
    notes: z.array(z.strictObject({ kind: z.enum(['long', 'short']), at })),
    claps: z.array(z.strictObject({ at, what: z.enum(['beat', 'notes']), rounds: z.int() })),
  }),
] as const;

const reading = [
  device('passage', {
    title: text.optional(),
    sentences: z.array(worded),
    marks: z.array(z.strictObject({ of: text, tone, at, label: text.optional() })),
  }),
  device('cards', {
    isColumn: z.literal(true).optional(),
    cards: z.array(
      z.strictObject({
        title: text,
        text: text.optional(),
        picture: text.optional(),
        tone,
        at,
        join: z.enum(['+', '=', '>']).optional(),
      }),
    ),
  }),
  device('timeline', {
    from: z.int(),
    to: z.int(),
    lineAt: cue,
    yearsAt: cue,
    events: z.array(z.strictObject({ year: z.int(), text, picture: text, at })),
    ledAt: cue,
    missing: z.strictObject({ at, years: z.array(z.int()) }),
  }),
  device('map', {
    keyTitle: text,
    key: z.array(z.strictObject({ sign: z.enum(['camp', 'lake', 'bridge']), text, at })),
    compass: z.strictObject({ at, letters: z.tuple([cue, cue, cue, cue]) }),
    legs: z.array(z.strictObject({ east: z.number(), north: z.number(), at, text, textAt: cue })),
    scale: worded,
    recall: z.tuple([cue, cue, cue]),
  }),
] as const;

const making = [
  device('program', {
    title: text,
    size: z.string(),
    blocks: z.array(
      z.strictObject({
        text,
        kind: z.enum(['move', 'turn', 'loop']),
        isInside: z.literal(true).optional(),
        at,
        lit: z.array(cue).optional(),
      }),
    ),
  }),
  device('robot', { sides: z.array(cue) }),
  device('color wheel', { colors: z.tuple([cue, cue, cue, cue, cue, cue]), warm: worded, cool: worded }),
  device('landscape', { warm: cue, cool: cue.optional(), lamp: cue.optional(), blank: cue.optional() }),
  device('picture', { picture: text, labels: z.array(z.string()).optional(), changes: cue.optional() }),
] as const;

/** Holds at compile time that a shape of the schemas is one that the studio draws. */
const drawn = <Schema extends z.ZodType<Show>>(schema: Schema): Schema => schema;

export const show = drawn(z.discriminatedUnion('device', [...teaching, ...reading, ...making]));
