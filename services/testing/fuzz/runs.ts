import fc from 'fast-check';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_101);
const factor = Number(process.env['FUZZ_FACTOR'] ?? 1);

/** How long a test that fuzzes may take, in milliseconds, until something must be wrong. */
export const patienceMs = 120_000 * Math.max(1, factor);

/** How often to do something: `FUZZ_FACTOR` times as often as a run of all tests does. */
export const times = (count: number): number => Math.ceil(count * factor);

/** Tries a property with so many values, and fails with the smallest that breaks it, and with the seed. `FUZZ_SEED` tries others. */
export const holds = async <Values extends [unknown, ...unknown[]]>(
  count: number,
  property: fc.IAsyncProperty<Values>,
): Promise<void> => fc.assert(property, { seed, numRuns: times(count) });
