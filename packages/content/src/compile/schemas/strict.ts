import * as z from 'zod';

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** The fields of an object schema of the contracts. */
export const shapeOf = (schema: Schema): Shape => (schema as z.core.$ZodObject)._zod.def.shape;

/**
 * The same schema, but every object in it refuses fields that it does not know. The contracts' schemas let such fields fall away, as an answer
 * of the API may grow; in a source file an unknown field is a slip of the pen.
 */
export function strict(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return z.strictObject(strictShape(def.shape));
    case 'array':
      return (schema as z.ZodArray).clone({ ...(schema as z.ZodArray)._zod.def, element: strict(def.element) });
    case 'optional':
      return z.optional(strict(def.innerType));
    case 'union':
      return 'discriminator' in def
        ? z.discriminatedUnion(String(def.discriminator), def.options.map(strict) as never)
        : z.union(def.options.map(strict) as never);
    default:
      return schema;
  }
}

/** Every field of a shape, made strict. */
export const strictShape = (shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, strict(field)]));
