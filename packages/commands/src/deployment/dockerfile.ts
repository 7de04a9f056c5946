import { DockerfileParser, type From } from 'dockerfile-ast';
import type { Files } from './files.ts';

export const dockerfile = 'services/Dockerfile';

/** What other files rely on: the variables, the port and the user of the image that runs. */
export interface ImageFacts {
  readonly env: Readonly<Record<string, string>>;
  readonly ports: readonly number[];
}

const parse = (files: Files) => DockerfileParser.parse(files.read(dockerfile));

/** The instructions of the last stage, which is the image that runs, as keyword and words. */
function lastStage(files: Files): { keyword: string; words: string[] }[] {
  const all = parse(files)
    .getInstructions()
    .map((instruction) => ({
      keyword: instruction.getKeyword().toUpperCase(),
      words: instruction.getArguments().map(String),
    }));
  return all.slice(all.findLastIndex(({ keyword }) => keyword === 'FROM'));
}

/** @returns what the image that runs declares */
export function imageFacts(files: Files): ImageFacts {
  const stage = lastStage(files);
  const pairs = stage
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ words }) => words.map((word) => word.split('=') as [string, string]));
  return {
    env: Object.fromEntries(pairs),
    ports: stage.filter(({ keyword }) => keyword === 'EXPOSE').flatMap(({ words }) => words.map(Number)),
  };
}

/** What is wrong with the Dockerfile by itself. */
export function checkDockerfile(files: Files): string[] {
  const bases = parse(files).getFROMs();
  const stages = new Set(bases.map((from) => from.getBuildStage()));
  const unpinned = bases
    .filter((from) => !stages.has(from.getImage()) && !isPinned(from))
    .map((from) => `the base '${from.getImage() ?? ''}' names no version`);
  return [...unpinned, ...faultsOfCopies(files, stages), ...faultsOfLastStage(files), ...faultsOfPackages(files)].map(
    (fault) => `${dockerfile}: ${fault}.`,
  );
}

function faultsOfCopies(files: Files, stages: ReadonlySet<string | null>): string[] {
  return parse(files)
    .getCOPYs()
    .flatMap((copy) => {
      const from = copy
        .getFlags()
        .find((flag) => flag.getName() === 'from')
        ?.getValue();
      if (from) return stages.has(from) ? [] : [`COPY takes from '${from}', which is no stage`];
      const sources = copy.getArguments().map(String).slice(0, -1);
      return sources
        .filter((source) => !files.exists(source))
        .map((source) => `COPY names ${source}, which does not exist`);
    });
}

function faultsOfLastStage(files: Files): string[] {
  const last = lastStage(files);
  const user = last.findLast(({ keyword }) => keyword === 'USER')?.words[0] ?? 'root';
  const missing = ['HEALTHCHECK', 'EXPOSE', 'CMD'].filter((wanted) => !last.some(({ keyword }) => keyword === wanted));
  return [
    ...(/^(?:root|0)\b/.test(user) ? ['the image runs as root: USER must name another'] : []),
    ...missing.map((keyword) => `the image has no ${keyword}`),
  ];
}

/** The packages of ours that a workspace needs at run time, through others too. */
function packagesOf(folder: string, files: Files): string[] {
  const { dependencies = {} } = JSON.parse(files.read(`${folder}/package.json`)) as {
    dependencies?: Record<string, string>;
  };
  const own = Object.keys(dependencies).flatMap((name) =>
    name.startsWith('@grove/') ? [`packages/${name.slice('@grove/'.length)}`] : [],
  );
  return [...new Set([...own, ...own.flatMap((name) => packagesOf(name, files))])];
}

/** The service runs packages of ours as they are written, so the image must have them. */
function faultsOfPackages(files: Files): string[] {
  const copied = new Set(lastStage(files).flatMap(({ keyword, words }) => (keyword === 'COPY' ? words : [])));
  return packagesOf('services', files)
    .filter((name) => !copied.has(name) && !copied.has(`${name}/src`))
    .map((name) => `the image has no ${name}, which the service needs`);
}

function isPinned(from: From): boolean {
  const tag = from.getImageTag();
  return Boolean(from.getImageDigest()) || (tag !== null && /\d/.test(tag));
}
