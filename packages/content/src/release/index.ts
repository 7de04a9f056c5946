export {
  contentBuild,
  contentOfRelease,
  parseItemsFile,
  releasedItems,
  type ContentBuild,
  type ReleasedItem,
} from './content-build.ts';
export { contentItemsFile } from './files.ts';
export { missingItems } from './retirements.ts';
