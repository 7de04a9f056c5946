import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from '@rspack/core';
import { rspack } from '@rspack/core';
import type { BuiltFile } from '@grove/contracts';

/** What a build made, and which of it a chunk needs. */
export interface BuildFiles {
  /** Files of the chunk group with that name, in the order in which they must be loaded. */
  filesOf(chunkName: string): string[];
  files: BuiltFile[];
}

const isShipped = (name: string): boolean => !name.endsWith('.map') && !name.endsWith('.LICENSE.txt');

function describeBuild(compilation: Compilation): BuildFiles {
  const files = compilation
    .getAssets()
    .filter(({ name }) => isShipped(name))
    .map(({ name, source }) => {
      const bytes = source.buffer();
      return {
        path: name,
        bytes: bytes.length,
        integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const filesOf = (chunkName: string): string[] => {
    const chunks = compilation.namedChunkGroups.get(chunkName)?.chunks ?? [];
    // Those of one chunk come from a set without an order.
    return [...new Set(chunks.flatMap((chunk) => [...chunk.files].filter(isShipped).toSorted()))];
  };
  return { files, filesOf };
}

/** Writes a JSON file beside the build that says what the build is made of. */
export class DescriptorPlugin {
  readonly #filename: string;
  readonly #describe: (build: BuildFiles) => unknown;

  constructor(filename: string, describe: (build: BuildFiles) => unknown) {
    this.#filename = filename;
    this.#describe = describe;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DescriptorPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DescriptorPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const descriptor = this.#describe(describeBuild(compilation));
          compilation.emitAsset(this.#filename, new rspack.sources.RawSource(JSON.stringify(descriptor, null, 2)));
        },
      );
    });
  }
}
