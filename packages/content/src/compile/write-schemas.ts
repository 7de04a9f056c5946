import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemas, schemaFolder } from './json-schemas.ts';

/** `npm run schema`: writes the schemas for editors. They are committed, and a test holds that they are current. */
const schemas = jsonSchemas();
mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of schemas) writeFileSync(path.join(schemaFolder, name), text);
for (const name of globSync('*.json', { cwd: schemaFolder }))
  if (!schemas.has(name)) rmSync(path.join(schemaFolder, name));
