import { checkContent } from '@grove/content/check';
import type { Content } from '@grove/content/compiled';
import {
  contentOfRelease,
  missingItems,
  parseItemsFile,
  contentItemsFile,
  releasedItems,
} from '@grove/content/release';
import { Problem } from '@grove/tooling/problem';
import { step } from '@grove/tooling/steps';
import { compileContent, writeContent } from '@grove/tooling/content-bundle';
import type { ReleaseSet } from '@grove/contracts';
import { webFolderOf } from '@grove/releases';
import { checkReadersOf } from '../checks/content-schema.ts';
import { checkDocumentsOfContent } from '../checks/documents.ts';
import { workshop, type Platform } from '../platform.ts';
import { drawWhole } from '../steps/draw-set.ts';
import { storeFolder } from '../steps/store-folders.ts';
import type { Part } from './part.ts';

/** Compiles the content of the working tree. Nothing else is built. */
export async function prepareContent(platform: Platform): Promise<Part> {
  const build = await step('compile', async () => compileContent());
  const folder = await writeContent(workshop, build, { compressed: true });
  const content = parseItemsFile(build.files.get(contentItemsFile)!);
  const { descriptor } = build;
  return {
    descriptor,
    refusals: async (active) => [
      ...checkReadersOf(descriptor, active, await platform.content.reader()),
      ...checkDocumentsOfContent(descriptor, active),
      ...checkDisappeared(await activeContent(platform, active), content),
    ],
    test: async () => {
      const { faults } = checkContent();
      if (faults.length > 0)
        throw new Problem(`${faults.join('\n')}\nThe content has faults, so nothing was released: mend what they say.`);
    },
    draw: (store, _active, set) => drawWhole(store, set),
    upload: (store) => storeFolder(store, folder, webFolderOf(descriptor)),
    record: async ({ content: registry }, why) => {
      const { version, schema } = descriptor;
      await registry.record({ version, schema, items: releasedItems(content) }, why);
    },
  };
}

async function activeContent({ content }: Platform, active: ReleaseSet): Promise<Content | undefined> {
  const recorded = active.content && (await content.read(active.content.version));
  return recorded && contentOfRelease(recorded.schema, recorded.items);
}

/** What learners may have open or have finished does not just vanish. */
function checkDisappeared(active: Content | undefined, content: Content): string[] {
  const missing = active ? missingItems(active, content) : [];
  return missing.map(
    ({ kind, id }) =>
      `The ${kind} ${id}, which learners have now, is not in this content: bring your branch up to date or, if it is to go, list it in packages/content/source/retired.yaml with the reason.`,
  );
}
