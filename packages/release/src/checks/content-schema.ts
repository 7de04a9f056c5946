import {
  canReadContent,
  type AreaDescriptor,
  type ContentDescriptor,
  type ContentRange,
  type ReleaseSet,
} from '@grove/contracts';

const named = ({ min, max }: ContentRange = { min: 1, max: 1 }): string =>
  min === max ? `${min}` : `${min} to ${max}`;

/** An area must be able to read the content beside which it is served. */
export function checkContentOfArea(
  { name, readsContent }: Pick<AreaDescriptor, 'name' | 'readsContent'>,
  { content }: Pick<ReleaseSet, 'content'>,
): string[] {
  if (!content || canReadContent(readsContent, content.schema)) return [];
  return [
    `${name} reads content of the form ${named(readsContent)}, and the active content has the form ${content.schema}: bring your branch up to date and release again.`,
  ];
}

/** Everything that reads content must be able to read the form of a new one: the shell, each area, and the service. */
export function checkReadersOf(
  { schema }: Pick<ContentDescriptor, 'schema'>,
  { shell, areas }: Pick<ReleaseSet, 'shell' | 'areas'>,
  service: ContentRange | undefined,
): string[] {
  const readers = [
    ...[shell, ...areas].map(({ name, readsContent }) => ({ name, range: readsContent })),
    { name: 'the service', range: service },
  ];
  return readers
    .filter(({ range }) => !canReadContent(range, schema))
    .map(
      ({ name, range }) =>
        `This content has the form ${schema}, and ${name} of the site reads ${named(range)}: release or deploy one that reads it first.`,
    );
}
