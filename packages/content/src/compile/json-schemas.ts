import path from 'node:path';
import * as z from 'zod';
import { kinds } from './schemas/index.ts';

/** Where the schemas for editors lie; the first line of every source file names its own. */
export const schemaFolder = path.resolve(import.meta.dirname, '../../schema');

/** The JSON Schema of every kind of source file, by file name. Editors know draft 7 best. */
export const jsonSchemas = (): Map<string, string> =>
  new Map(
    Object.entries(kinds).map(([name, { schema }]) => [
      `${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input', reused: 'ref' }), null, 2)}\n`,
    ]),
  );
