import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unstampedVersion } from '@grove/config/rspack';

/** A build as the bundler leaves it. */
interface Unstamped {
  /** What browsers load, with the descriptor. */
  readonly webFolder: string;
  /** Its twin for Node. */
  readonly serverFolder: string;
  /** The descriptor's name in `webFolder`. */
  readonly descriptor: string;
}

/** What of a descriptor follows from the bytes of the build, and so is no part of the version. */
interface Derived {
  files: { path: string; bytes: number; integrity: string }[];
}

const isText = (file: string): boolean => /\.(?:js|mjs|css|json)$/.test(file);
const isShipped = (file: string): boolean => !/\.(?:map|LICENSE\.txt)$/.test(file);

/**
 * Gives a build the version that its bytes have: the package's own version and ten digits of a hash over everything that the build made. The bundler writes
 * `unstampedVersion` wherever a version belongs; this puts the version there, which is as long, and then the hashes right that name a file by its content. Equal builds have
 * equal versions, whatever else changed in the sources.
 *
 * @param release the package's own version, as in `0.1.0`
 * @param more what the descriptor says besides: `emitted` is a part of the version, `surroundings` is not
 * @returns the version
 */
export async function stampVersion(
  build: Unstamped,
  release: string,
  more: { readonly emitted?: object; readonly surroundings?: object } = {},
): Promise<string> {
  const [web, server] = [await readFolder(build.webFolder), await readFolder(build.serverFolder)];
  for (const [file, body] of web) if (file.endsWith('.js')) web.set(file, sortHashes(body));
  const descriptor = path.join(build.webFolder, build.descriptor);
  const described = JSON.parse(web.get(descriptor)!.toString()) as Derived;
  const version = `${release}-${hashOf(build, { ...described, ...more.emitted }, web, server)}`;

  const texts = new Map(
    [...web, ...server]
      .filter(([file]) => isText(file) && file !== descriptor)
      .map(([file, body]) => [file, body.toString().replaceAll(unstampedVersion(release), version)] as const),
  );
  const integrities = mendIntegrities(texts, build.webFolder, described);
  for (const [file, text] of texts) await writeFile(file, text);
  const files = described.files.map((file) => ({ ...file, integrity: integrities.get(file.path) ?? file.integrity }));
  const stamped = JSON.stringify({ ...described, ...more.emitted, ...more.surroundings, files }, null, 2).replaceAll(
    unstampedVersion(release),
    version,
  );
  await writeFile(descriptor, stamped);
  return version;
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isShipped(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.toSorted().map(async (file) => [file, await readFile(file)] as const)));
}

/** The bundler's runtime has a table of the hashes of chunks, in whatever order they were computed. */
function sortHashes(body: Buffer): Buffer {
  const text = body.toString();
  const sorted = text.replaceAll(/(\.sri\w*Hashes)=\{([^{}]*)\}/g, (_, name: string, table: string) => {
    const entries = table.match(/(?:"[^"]*"|[\w$]+):"sha384-[^"]*"/g) ?? [];
    return `${name}={${entries.toSorted().join(',')}}`;
  });
  return sorted === text ? body : Buffer.from(sorted);
}

function hashOf(
  build: Unstamped,
  { files: _files, ...described }: Derived,
  web: Map<string, Buffer>,
  server: Map<string, Buffer>,
): string {
  const hash = createHash('sha256').update(JSON.stringify(described));
  for (const [folder, files] of [
    [build.webFolder, web],
    [build.serverFolder, server],
  ] as const) {
    for (const [file, body] of files) {
      if (path.relative(build.webFolder, file) === build.descriptor) continue;
      hash.update(`\0${path.relative(folder, file)}\0${body.length}\0`).update(body);
    }
  }
  return hash.digest('hex').slice(0, 10);
}

/**
 * Files name others by the hash of their content, so a file that changed changes those that name it. Goes on until every name is right again, which it is
 * after as many rounds as files stand behind each other. @returns the hash of every file of the descriptor that changed
 */
function mendIntegrities(texts: Map<string, string>, webFolder: string, { files }: Derived): Map<string, string> {
  const known = new Map(files.map((file) => [file.path, file.integrity]));
  const changed = new Map<string, string>();
  for (let isRight = false; !isRight;) {
    isRight = true;
    for (const { path: name } of files) {
      const text = texts.get(path.join(webFolder, name));
      if (text === undefined) continue;
      const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
      const before = known.get(name)!;
      if (integrity === before) continue;
      isRight = false;
      known.set(name, integrity);
      changed.set(name, integrity);
      for (const [other, body] of texts)
        if (body.includes(before)) texts.set(other, body.replaceAll(before, integrity));
    }
  }
  return changed;
}
