import { at, listAt, textAt, type Thing, valueAt } from './files.ts';
import { containersOf, type Manifest, podsOf } from './manifests.ts';

/** A name in one object that must be that of another. */
interface Reference {
  readonly kind: string;
  readonly name: string;
}

/** What is wrong between the manifests: names of objects that do not exist, ports that a Service does not have, selectors that fit no pod. */
export function checkReferences(manifests: readonly Manifest[]): string[] {
  const find = ({ kind, name }: Reference): Thing | undefined =>
    manifests.find(({ body }) => body['kind'] === kind && textAt(body, 'metadata', 'name') === name)?.body;
  const named = [...manifests, ...containersOf(manifests).map(({ file, container }) => ({ file, body: container }))];
  const missing = named.flatMap(({ file, body }) =>
    referencesOf(body)
      .filter((reference) => !find(reference))
      .map(({ kind, name }) => `${file}: there is no ${kind} '${name}'.`),
  );
  return [
    ...missing,
    ...checkPorts(manifests, (name) => find({ kind: 'Service', name })),
    ...checkSelectors(manifests),
  ];
}

/** Every object that an object or a container names. */
function referencesOf(body: Thing): Reference[] {
  const references = [
    { kind: 'Namespace', name: textAt(body, 'metadata', 'namespace') },
    { kind: 'Deployment', name: textAt(body, 'spec', 'scaleTargetRef', 'name') },
    ...backendsOf(body).map((backend) => ({ kind: 'Service', name: textAt(backend, 'name') })),
    ...listAt(body, 'envFrom').map((source) => ({ kind: 'ConfigMap', name: textAt(source, 'configMapRef', 'name') })),
    ...listAt(body, 'envFrom').map((source) => ({ kind: 'Secret', name: textAt(source, 'secretRef', 'name') })),
  ];
  return references.filter(({ name }) => name !== '');
}

const backendsOf = (body: Thing): Thing[] =>
  listAt(body, 'spec', 'rules').flatMap((rule) =>
    listAt(rule, 'http', 'paths').map((entry) => at(entry, 'backend', 'service')),
  );

function checkPorts(manifests: readonly Manifest[], service: (name: string) => Thing | undefined): string[] {
  return manifests.flatMap(({ file, body }) =>
    backendsOf(body).flatMap((backend) => {
      const [name, port] = [textAt(backend, 'name'), textAt(backend, 'port', 'name')];
      const isThere = listAt(service(name), 'spec', 'ports').some((open) => textAt(open, 'name') === port);
      return isThere ? [] : [`${file}: the Service '${name}' has no port '${port}'.`];
    }),
  );
}

function checkSelectors(manifests: readonly Manifest[]): string[] {
  const pods = podsOf(manifests);
  const selectorOf = (body: Thing) =>
    body['kind'] === 'Service' ? at(body, 'spec', 'selector') : at(body, 'spec', 'selector', 'matchLabels');
  const fits = (selector: Thing) =>
    pods.some(({ labels }) => Object.entries(selector).every(([key, value]) => labels[key] === value));
  return manifests
    .filter(({ body }) => valueAt(body, 'spec', 'selector') !== undefined && !fits(selectorOf(body)))
    .map(({ file }) => `${file}: its selector fits no pod.`);
}
