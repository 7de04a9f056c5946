import type { OpenAPIObject } from '@nestjs/swagger';
import * as z from 'zod/mini';

/** A call, as the document has it. */
export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];
export type Schema = NonNullable<OpenAPIObject['components']>['schemas'];

/** A schema of the contracts as OpenAPI writes it. */
export function jsonSchema(schema: z.core.$ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output' });
  return rest;
}

/** A schema by its name among the components. */
export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const answer = (description: string, name: string, type = 'application/json') => ({
  description,
  content: { [type]: { schema: reference(name) } },
});

export const refusal = (description: string) => answer(description, 'Problem', 'application/problem+json');

/** The parameters of a call, from the schema of all of them. */
export function parametersOf(place: 'path' | 'query', schema: z.ZodMiniObject): Parameter[] {
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: !z.safeParse(field, undefined).success,
    schema: jsonSchema(field),
  }));
}
