import * as z from 'zod';

/** An empty variable, as `PORT= npm start` leaves it, counts as not set. */
export const variable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** `voice-luna=coral,voice-atlas=onyx,*=alloy` as an object. */
export const voices = z
  .string()
  .regex(
    /^[^=,\s]+=[^=,\s]+(?:,[^=,\s]+=[^=,\s]+)*$/,
    'TEACHER_SPEECH_VOICES must list voices as voiceId=voice, joined by commas, for example voice-luna=coral,*=alloy.',
  )
  .transform((list): Record<string, string> =>
    Object.fromEntries(list.split(',').map((pair) => pair.split('=') as [string, string])),
  );

/** A whole number from `least` to `most`. */
export const wholeNumber = (name: string, least: number, standard: number, most = 1_000_000) =>
  variable(
    z
      .string()
      .regex(/^\d{1,7}$/, `${name} must be a whole number from ${least} to ${most}.`)
      .transform(Number)
      .refine((number) => number >= least && number <= most, `${name} must be a whole number from ${least} to ${most}.`)
      .default(standard),
  );

/** `https://a.example,https://b.example` as a list of origins. */
export const origins = (name: string) =>
  variable(
    z
      .string()
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .refine(
        (list) => list.every((origin) => /^https?:\/\/[^/\s]+$/.test(origin)),
        `${name} must list origins, joined by commas, for example https://learn.example.org.`,
      )
      .default([]),
  );

/** A share from 0 to 1. */
export const share = (name: string, standard: number) =>
  variable(
    z
      .string()
      .regex(/^(?:0|1|0?\.\d{1,6}|1\.0+)$/, `${name} must be a share from 0 to 1, for example ${name}=${standard}.`)
      .transform(Number)
      .default(standard),
  );

/** `1` for yes, `0` or nothing for no. */
export const yesOrNo = (name: string) =>
  variable(
    z
      .enum(['0', '1'], `${name} must be 1 or 0.`)
      .default('0')
      .transform((value) => value === '1'),
  );

/** Part of a name or path of the store. */
export const storeName = (name: string, example: string) =>
  variable(
    z
      .string()
      .regex(
        /^[\w.-]+(?:\/[\w.-]+)*$/,
        `${name} must consist of letters, digits, dots and dashes, for example ${name}=${example}.`,
      )
      .optional(),
  );

/** The address of a server. */
export const serverAddress = (name: string, example: string) =>
  variable(z.url({ protocol: /^https?$/, error: `${name} must be an address, for example ${example}.` }).optional());
