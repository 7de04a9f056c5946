import * as z from 'zod/mini';

/** Digits of a whole number as an address spells it: no sign, no point, no exponent, no leading zero, at most ten. */
const wholeNumber = z.pipe(
  z.string().check(z.regex(/^(?:0|[1-9]\d{0,9})$/, 'must be a whole number')),
  z.transform(Number),
);

const isNumber = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'number';

/**
 * The contract's schema of path or query parameters, for values that arrive as text: numeric fields are read
 * strictly (`1e3`, `1.5`, `-1` and ` 1` are refused), all others stay as the contract has them.
 */
export function textSchema<Shape extends z.core.$ZodShape>(
  contract: z.ZodMiniObject<Shape>,
): z.ZodMiniType<z.infer<z.ZodMiniObject<Shape>>> {
  const fields = Object.entries(contract.shape).map(([name, field]) => [
    name,
    isNumber(field) ? z.pipe(wholeNumber, field as z.core.$ZodType<number, number>) : field,
  ]);
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodMiniType<z.infer<z.ZodMiniObject<Shape>>>;
}
