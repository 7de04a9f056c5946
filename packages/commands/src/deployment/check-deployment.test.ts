import { expect, test } from '@jest/globals';
import { inRoot } from '@grove/tooling/paths';
import { checkDeployment } from './check-deployment.ts';
import { checkCompose } from './compose.ts';
import { checkConsistency } from './consistency.ts';
import { checkDockerfile } from './dockerfile.ts';
import { filesIn, type Files } from './files.ts';
import { checkManifests } from './manifests.ts';
import { checkNginxFile } from './nginx-check.ts';
import { checkWorkflows } from './workflows.ts';
import { findNginx } from '@grove/tooling/nginx';

type Plant = readonly [file: string, what: string | RegExp, instead: string];

/** The project's files with one mistake in them. */
function planted([file, what, instead]: Plant): Files {
  const text = filesIn(inRoot()).read(file);
  const wrong = text.replace(what, instead);
  if (wrong === text) throw new Error(`${file} has no ${String(what)} to replace.`);
  return filesIn(inRoot(), { [file]: wrong });
}

const compose = 'docker-compose.yml';
const image = 'services/Dockerfile';
const kubernetes = 'docs/deploy/kubernetes';
const workflows = '.github/workflows';

test('architecture §5 deployment: the files of this project have no fault', async () => {
  expect(await checkDeployment(filesIn(inRoot()))).toEqual([]);
}, 60_000);

test.each<[string, Plant, string]>([
  [
    'a word that compose does not know',
    [compose, 'stop_grace_period: 10s', 'stop_grace: 10s'],
    'must NOT have additional properties',
  ],
  ['an image without a version', [compose, 'postgres:18', 'postgres:latest'], "names no version: 'postgres:latest'"],
  [
    'a dependency that is gone',
    [compose, '      services:\n        condition', '      service:\n        condition'],
    "'nginx' depends on 'service'",
  ],
  [
    'a mounted file that is gone',
    [compose, './docs/deploy/nginx.conf', './docs/nginx.conf'],
    'mounts ./docs/nginx.conf',
  ],
  [
    'a secret with a standard value',
    [compose, /\$\{GROVE_SECRET:\?[^}]*\}/, '${GROVE_SECRET:-grove}'],
    'GROVE_SECRET must come from the environment',
  ],
])('architecture §5 deployment: compose with %s is refused', (_, plant, says) => {
  expect(checkCompose(planted(plant)).join('\n')).toContain(says);
});

test.each<[string, Plant, string]>([
  [
    'a base without a version',
    [image, 'FROM node:24-slim\nENV', 'FROM node:latest\nENV'],
    "the base 'node:latest' names no version",
  ],
  ['root as its user', [image, /USER node\nEXPOSE/, 'USER root\nEXPOSE'], 'runs as root'],
  ['no user', [image, /USER node\nEXPOSE/, 'EXPOSE'], 'runs as root'],
  ['a source that is gone', [image, 'COPY . .', 'COPY server .'], 'COPY names server, which does not exist'],
  ['a stage that is gone', [image, '--from=build', '--from=builder'], "'builder', which is no stage"],
  ['no copy of a package', [image, /COPY .*packages\/tutor\n/, ''], 'the image has no packages/tutor'],
  ['no check of its health', [image, /HEALTHCHECK.*\n/, ''], 'has no HEALTHCHECK'],
])('architecture §5 deployment: an image with %s is refused', (_, plant, says) => {
  expect(checkDockerfile(planted(plant)).join('\n')).toContain(says);
});

test.each<[string, Plant, string]>([
  [
    'a wrong type',
    [`${kubernetes}/deployment.yaml`, 'failureThreshold: 60', 'failureThreshold: often'],
    'must be integer',
  ],
  ['a missing part', [`${kubernetes}/service.yaml`, '      port: 80\n', ''], 'port'],
  [
    'a misspelt field',
    [`${kubernetes}/deployment.yaml`, 'readinessProbe:', 'readynessProbe:'],
    "Deployment has no field 'spec.template.spec.containers.0.readynessProbe'",
  ],
  [
    'a field in the wrong place',
    [`${kubernetes}/autoscaler.yaml`, '  minReplicas: 2', '  minReplicas: 2\n  replicas: 2'],
    "HorizontalPodAutoscaler has no field 'spec.replicas'",
  ],
  [
    'an API that is gone',
    [`${kubernetes}/ingress.yaml`, 'networking.k8s.io/v1', 'extensions/v1beta1'],
    "'extensions/v1beta1' is no API",
  ],
  [
    'a kind that does not exist',
    [`${kubernetes}/config.yaml`, 'kind: ConfigMap', 'kind: Configmap'],
    "'v1' has no kind 'Configmap'",
  ],
  [
    'a file that nobody lists',
    [`${kubernetes}/kustomization.yaml`, '  - ingress.yaml\n', ''],
    'it does not list docs/deploy/kubernetes/ingress.yaml',
  ],
  [
    'two images',
    [`${kubernetes}/prepare.job.yaml`, 'grove:0.1.0', 'grove:0.2.0'],
    'it does not set the image registry.example.org/grove:0.2.0',
  ],
])('architecture §5 deployment: manifests with %s are refused', async (_, plant, says) => {
  expect((await checkManifests(planted(plant))).join('\n')).toContain(says);
});

test.each<[string, Plant, string]>([
  [
    'text by anybody in a command',
    [`${workflows}/area.yml`, '--reason "${subject:0:200}"', '--reason "${{ github.event.head_commit.message }}"'],
    'potentially untrusted',
  ],
  [
    'a secret that is misnamed',
    [`${workflows}/area.yml`, 'secrets.DATABASE_URL', 'secret.DATABASE_URL'],
    'undefined variable "secret"',
  ],
  [
    'an input that nobody takes',
    [`${workflows}/mf-chat.yml`, 'area: mf-chat\n', 'area: mf-chat\n      speed: fast\n'],
    "gives 'speed'",
  ],
  ['an input that is missing', [`${workflows}/shell.yml`, '      part: shell/\n', ''], "does not give 'part'"],
  [
    'a call of nothing',
    [`${workflows}/mf-media.yml`, 'uses: ./.github/workflows/area.yml', 'uses: ./.github/workflows/areas.yml'],
    'calls ./.github/workflows/areas.yml',
  ],
  [
    'an area that releases another',
    [`${workflows}/mf-chat.yml`, 'area: mf-chat\n', 'area: mf-media\n'],
    'must call area.yml for mf-chat',
  ],
  [
    'a filter that fits nothing',
    [`${workflows}/services.yml`, '- services/**', '- server/**'],
    'the filter server/** fits nothing',
  ],
])(
  'architecture §5 deployment: workflows with %s are refused',
  async (_, plant, says) => {
    expect((await checkWorkflows(planted(plant))).join('\n')).toContain(says);
  },
  30_000,
);

test.each<[string, Plant, string]>([
  [
    'compose sets a variable that the service does not read',
    [compose, 'GROVE_REGION:', 'GROVE_COUNTRY:'],
    'the service reads no variable GROVE_COUNTRY',
  ],
  [
    'a ConfigMap sets one',
    [`${kubernetes}/config.yaml`, 'TRUSTED_PROXIES:', 'TRUST_PROXIES:'],
    'the service reads no variable TRUST_PROXIES',
  ],
  [
    'the Secret sets one',
    [`${kubernetes}/secret.example.yaml`, 'GROVE_SECRET:', 'SECRET:'],
    'the service reads no variable SECRET',
  ],
  ['the image sets one', [image, 'GROVE_BUILD=', 'GROVE_IMAGE='], 'the service reads no variable GROVE_IMAGE'],
  ['nginx lacks a variable', [compose, /^ *GROVE_NGINX_FOLDER:.*\n/m, ''], 'nginx is not given GROVE_NGINX_FOLDER'],
  ['nginx asks another port', [compose, 'services:8080 resolve', 'services:8081 resolve'], 'they listen at 8080'],
  [
    'another port is published',
    [compose, 'GROVE_NGINX_LISTEN: ', 'GROVE_NGINX_LISTEN: 1'],
    'another port is published',
  ],
  [
    'the pod opens another port',
    [`${kubernetes}/deployment.yaml`, 'containerPort: 8080', 'containerPort: 3000'],
    'is not 8080',
  ],
  [
    'a probe asks for nothing',
    [`${kubernetes}/deployment.yaml`, /path: \/health/, 'path: /healthz'],
    "startupProbe asks for '/healthz'",
  ],
  ['the image asks for nothing', [image, '/ready', '/live'], "HEALTHCHECK asks for '/live'"],
  [
    'the store is mounted elsewhere',
    [`${kubernetes}/deployment.yaml`, 'mountPath: /store', 'mountPath: /data'],
    'nothing is mounted at /store',
  ],
  [
    'nginx forgets the real-time channel',
    ['docs/deploy/nginx.conf', 'location = /ws {', 'location = /socket {'],
    "no 'location = /ws'",
  ],
  [
    'the ingress names another Service',
    [`${kubernetes}/service.yaml`, 'name: grove\n', 'name: grove-web\n'],
    "there is no Service 'grove'",
  ],
  [
    'a selector fits nothing',
    [`${kubernetes}/disruption-budget.yaml`, 'app.kubernetes.io/name: grove', 'app.kubernetes.io/name: web'],
    'its selector fits no pod',
  ],
  [
    'the Secret has another name',
    [`${kubernetes}/secret.example.yaml`, 'name: grove\n', 'name: grove-secret\n'],
    "there is no Secret 'grove'",
  ],
])('architecture §5 deployment: it is a fault when %s', (_, plant, says) => {
  expect(checkConsistency(planted(plant)).join('\n')).toContain(says);
});

test('architecture §5 deployment: nginx refuses its own configuration with a mistake in it', async () => {
  const faults = await checkNginxFile(planted(['docs/deploy/nginx.conf', 'least_conn;', 'least_connections;']));
  expect(faults.join('\n')).toContain(findNginx() ? 'unknown directive "least_connections"' : '');
});
