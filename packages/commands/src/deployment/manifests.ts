import { runValidateFunc, type ValidateFunc } from '@kubernetes-models/validate';
import { parseAllDocuments } from 'yaml';
import { at, type Files, listAt, textAt, textOf, type Thing, valueAt } from './files.ts';

export const manifestFolder = 'docs/deploy/kubernetes';

/** One object of the manifests, and where it stands. */
export interface Manifest {
  readonly file: string;
  readonly body: Thing;
}

const kustomization = 'kustomization.yaml';
const isExample = (file: string): boolean => file.endsWith('.example.yaml');

/** Where kubernetes-models keeps the schema of an API. */
const schemas: Readonly<Record<string, string>> = {
  v1: 'CoreV1',
  'apps/v1': 'AppsV1',
  'batch/v1': 'BatchV1',
  'networking.k8s.io/v1': 'NetworkingV1',
  'policy/v1': 'PolicyV1',
  'autoscaling/v2': 'AutoscalingV2',
};

/** Every object of every manifest, the examples among them, without kustomization.yaml. */
export function readManifests(files: Files): Manifest[] {
  return files
    .list(manifestFolder)
    .filter((file) => file.endsWith('.yaml') && !file.endsWith(kustomization))
    .flatMap((file) => documentsOf(files, file).map((body) => ({ file, body })));
}

const documentsOf = (files: Files, file: string): Thing[] =>
  parseAllDocuments(files.read(file)).map((document) => document.toJS() as Thing);

/** What is wrong with the manifests by themselves: the schemas of Kubernetes, unknown fields, and the list in kustomization.yaml. */
export async function checkManifests(files: Files): Promise<string[]> {
  const faults = await Promise.all(
    readManifests(files).map(async ({ file, body }) => (await faultsOf(body)).map((fault) => `${file}: ${fault}.`)),
  );
  return [...faults.flat(), ...checkKustomization(files)];
}

async function faultsOf(body: Thing): Promise<string[]> {
  const api = schemas[textOf(body['apiVersion'])];
  if (!api) return [`'${textOf(body['apiVersion'])}' is no API that this check knows`];
  let validate: ValidateFunc<unknown>;
  try {
    ({ validate } = (await import(`kubernetes-models/_schemas/IoK8sApi${api}${textOf(body['kind'])}`)) as {
      validate: ValidateFunc<unknown>;
    });
  } catch {
    return [`'${textOf(body['apiVersion'])}' has no kind '${textOf(body['kind'])}'`];
  }
  const unread = watch(body);
  try {
    runValidateFunc(validate, unread.watched);
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)];
  }
  return unread.fields().map((field) => `${textOf(body['kind'])} has no field '${field}'`);
}

/**
 * The schemas let fields pass that they do not know, as a cluster does for old objects. What the validation never looks at is such a field.
 */
function watch(body: Thing): { watched: Thing; fields(): string[] } {
  const left = new Set<string>();
  const wrap = (value: unknown, place: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const insides = new Map<string, unknown>();
    for (const [key, inside] of Object.entries(value)) {
      const where = place ? `${place}.${key}` : key;
      left.add(where);
      insides.set(key, wrap(inside, where));
    }
    return new Proxy(value, {
      get: (target, key) => {
        if (typeof key !== 'string' || !insides.has(key)) return Reflect.get(target, key) as unknown;
        left.delete(place ? `${place}.${key}` : key);
        return insides.get(key);
      },
    });
  };
  const watched = wrap(body, '') as Thing;
  // Where the outer field is unknown, nobody looks at the inner ones either: naming the outer one is enough.
  return { watched, fields: () => [...left].filter((field) => !left.has(field.slice(0, field.lastIndexOf('.')))) };
}

function checkKustomization(files: Files): string[] {
  const file = `${manifestFolder}/${kustomization}`;
  const [body] = documentsOf(files, file);
  const listed = listAt(body, 'resources').map((name) => `${manifestFolder}/${textOf(name)}`);
  const present = files
    .list(manifestFolder)
    .filter((name) => name.endsWith('.yaml') && name !== file && !isExample(name));
  return [
    ...listed.filter((name) => !files.exists(name)).map((name) => `${file}: it lists ${name}, which does not exist.`),
    ...present.filter((name) => !listed.includes(name)).map((name) => `${file}: it does not list ${name}.`),
    ...imagesOf(files)
      .filter(
        (image) =>
          !listAt(body, 'images').some((known) => image === `${textAt(known, 'name')}:${textAt(known, 'newTag')}`),
      )
      .map((image) => `${file}: it does not set the image ${image}.`),
  ];
}

/** The pods of the manifests: of a Deployment or a Job. */
export const podsOf = (manifests: readonly Manifest[]): { file: string; pod: Thing; labels: Thing }[] =>
  manifests
    .filter(({ body }) => valueAt(body, 'spec', 'template') !== undefined)
    .map(({ file, body }) => ({
      file,
      pod: at(body, 'spec', 'template', 'spec'),
      labels: at(body, 'spec', 'template', 'metadata', 'labels'),
    }));

/** The containers of those pods. */
export const containersOf = (manifests: readonly Manifest[]): { file: string; pod: Thing; container: Thing }[] =>
  podsOf(manifests).flatMap(({ file, pod }) =>
    listAt(pod, 'containers').map((container) => ({ file, pod, container: container as Thing })),
  );

const imagesOf = (files: Files): string[] => [
  ...new Set(containersOf(readManifests(files)).map(({ container }) => textAt(container, 'image'))),
];
