import { chatCall, realtimePath } from '@grove/contracts';
import { nginxFile } from '@grove/tooling/nginx';
import { inRoot } from '@grove/tooling/paths';
import { composeFile, composeServices, readCompose } from './compose.ts';
import { dockerfile, imageFacts } from './dockerfile.ts';
import { at, type Files, listAt, textAt, textOf, type Thing, valueAt } from './files.ts';
import { containersOf, type Manifest, readManifests } from './manifests.ts';
import { checkReferences } from './references.ts';

/** The service's configuration is read as a file like the others: no package imports an application. */
const { configNames } = (await import(inRoot('services/src/config/config.ts'))) as { configNames: readonly string[] };

/** Read by the AWS SDK itself. */
const foreign = new Set(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN']);
const isKnown = (name: string): boolean => configNames.includes(name) || foreign.has(name);

const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'] as const;

/** Where the files contradict each other or the service: variables, ports, paths, names. */
export function checkConsistency(files: Files): string[] {
  const compose = readCompose(files);
  const manifests = readManifests(files);
  return [
    ...checkVariables(files, compose, manifests),
    ...checkNginx(files, compose),
    ...checkPorts(files, compose, manifests),
    ...checkProbes(files, manifests),
    ...checkMounts(files, compose, manifests),
    ...checkReferences(manifests),
  ];
}

/** Every variable that the service is given is one that it reads. */
function checkVariables(files: Files, compose: Thing, manifests: readonly Manifest[]): string[] {
  const given = [
    ...composeServices(compose)
      .filter(([, service]) => service['build'])
      .flatMap(([, service]) => Object.keys(at(service, 'environment')).map((name) => ({ file: composeFile, name }))),
    ...manifests.flatMap(({ file, body }) =>
      [...Object.keys(at(body, 'data')), ...Object.keys(at(body, 'stringData'))].map((name) => ({ file, name })),
    ),
    ...containersOf(manifests).flatMap(({ file, container }) =>
      listAt(container, 'env').map((entry) => ({ file, name: textAt(entry, 'name') })),
    ),
    ...Object.keys(imageFacts(files).env).map((name) => ({ file: dockerfile, name })),
  ];
  return given
    .filter(({ name }) => !isKnown(name))
    .map(
      ({ file, name }) =>
        `${file}: the service reads no variable ${name}; services/src/config/config.ts has all of them.`,
    );
}

/** nginx.conf gets exactly the variables that it names, and knows the service's addresses. */
function checkNginx(files: Files, compose: Thing): string[] {
  const conf = files.read(nginxFile);
  const named = new Set([...conf.replaceAll(/^ *#.*$/gm, '').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  const given = Object.keys(at(compose, 'services', 'nginx', 'environment')).filter((name) =>
    name.startsWith('GROVE_'),
  );
  return [
    ...[...named]
      .filter((name) => !given.includes(name))
      .map((name) => `${composeFile}: nginx is not given ${name}, which ${nginxFile} names.`),
    ...given
      .filter((name) => !named.has(name))
      .map((name) => `${composeFile}: nginx is given ${name}, which ${nginxFile} does not name.`),
    ...[realtimePath, chatCall.path]
      .filter((address) => !conf.includes(`location = ${address} {`))
      .map((address) => `${nginxFile}: there is no 'location = ${address}', where talks stay with one copy.`),
  ];
}

function checkPorts(files: Files, compose: Thing, manifests: readonly Manifest[]): string[] {
  const { env, ports } = imageFacts(files);
  const port = Number(env['PORT']);
  const faults = ports.includes(port) ? [] : [`${dockerfile}: EXPOSE and PORT differ.`];
  const nginx = at(compose, 'services', 'nginx');
  const copies = textAt(nginx, 'environment', 'GROVE_NGINX_COPIES');
  if (!copies.includes(`services:${port} `))
    faults.push(`${composeFile}: nginx asks the copies at '${copies}', and they listen at ${port}.`);
  const listen = textAt(nginx, 'environment', 'GROVE_NGINX_LISTEN');
  if (!listAt(nginx, 'ports').every((mapping) => textOf(mapping).endsWith(`:${listen}`)))
    faults.push(`${composeFile}: nginx listens at ${listen}, and another port is published.`);
  for (const { file, container } of containersOf(manifests)) {
    if (listAt(container, 'ports').some((open) => valueAt(open, 'containerPort') !== port))
      faults.push(`${file}: a container port is not ${port}, where the image listens.`);
  }
  return faults;
}

/** What is asked for to see whether a copy is well is something that the service answers. */
function checkProbes(files: Files, manifests: readonly Manifest[]): string[] {
  const health = new Set(
    [...files.read('services/src/health/health.controller.ts').matchAll(/@Get\('(\w+)'\)/g)].map(
      ([, name]) => `/${name}`,
    ),
  );
  const asked = [
    {
      file: dockerfile,
      by: 'HEALTHCHECK',
      path: /127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)/.exec(files.read(dockerfile))?.[1] ?? '',
    },
    ...containersOf(manifests).flatMap(({ file, container }) =>
      probes
        .filter((by) => by in container)
        .map((by) => ({ file, by, path: textAt(container, by, 'httpGet', 'path') })),
    ),
  ];
  return asked
    .filter(({ path }) => !health.has(path))
    .map(
      ({ file, by, path }) =>
        `${file}: ${by} asks for '${path}', and the service answers ${[...health].join(' and ')}.`,
    );
}

/** The store is mounted where the image looks for it. */
function checkMounts(files: Files, compose: Thing, manifests: readonly Manifest[]): string[] {
  const store = imageFacts(files).env['GROVE_STORE'] ?? '';
  const faults: string[] = [];
  for (const { file, pod, container } of containersOf(manifests)) {
    const mounts = listAt(container, 'volumeMounts');
    const volumes = new Set(listAt(pod, 'volumes').map((volume) => textAt(volume, 'name')));
    for (const name of mounts.map((mount) => textAt(mount, 'name')))
      if (!volumes.has(name)) faults.push(`${file}: there is no volume '${name}'.`);
    if ('ports' in container && !mounts.some((mount) => textAt(mount, 'mountPath') === store))
      faults.push(`${file}: nothing is mounted at ${store}, the store.`);
  }
  for (const [name, service] of composeServices(compose).filter(([, { build }]) => build)) {
    const isMounted = listAt(service, 'volumes').some((volume) => textOf(volume).endsWith(`:${store}`));
    if (!isMounted || textAt(service, 'environment', 'GROVE_STORE') !== store)
      faults.push(`${composeFile}: the store of '${name}' must be mounted at ${store}.`);
  }
  return faults;
}
