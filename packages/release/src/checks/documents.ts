import type { AreaDescriptor, ContentDescriptor, ReleaseSet } from '@grove/contracts';

/** The documents that pages of an area show and that are not in some content. */
const missingIn = (
  { files }: Pick<ContentDescriptor, 'files'>,
  { routes }: Pick<AreaDescriptor, 'routes'>,
): readonly string[] => {
  const present = new Set(files.map(({ path }) => path));
  return [...new Set(routes.flatMap(({ content = [] }) => content))].filter((name) => !present.has(`${name}.json`));
};

/** The documents that an area's pages show must be in the content beside which it is served. */
export function checkDocumentsOfArea(
  area: Pick<AreaDescriptor, 'name' | 'routes'>,
  { content }: Pick<ReleaseSet, 'content'>,
): string[] {
  return missingIn(content ?? { files: [] }, area).map(
    (name) =>
      `${area.name} shows the document ${name}, and the active content does not have it: release content with it first.`,
  );
}

/** Content must have the documents that the pages of the site show. */
export function checkDocumentsOfContent(
  content: Pick<ContentDescriptor, 'files'>,
  { areas }: Pick<ReleaseSet, 'areas'>,
): string[] {
  return areas.flatMap((area) =>
    missingIn(content, area).map(
      (name) =>
        `${area.name} of the site shows the document ${name}, and this content does not have it: bring your branch up to date, or release an area that does without it first.`,
    ),
  );
}
