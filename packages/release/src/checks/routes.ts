import { shapeOfPattern, type AreaDescriptor, type ReleaseSet } from '@grove/contracts';

/** A path has one owner. */
export function checkRoutes(
  area: Pick<AreaDescriptor, 'name' | 'routes'>,
  { areas }: Pick<ReleaseSet, 'areas'>,
): string[] {
  const owners = new Map(
    areas
      .filter(({ name }) => name !== area.name)
      .flatMap(({ name, routes }) =>
        routes.map(({ pattern }) => [shapeOfPattern(pattern), { name, pattern }] as const),
      ),
  );
  const seen = new Set<string>();
  return area.routes.flatMap(({ pattern }) => {
    const shape = shapeOfPattern(pattern);
    const owner = owners.get(shape);
    if (owner)
      return [
        `The route ${pattern} of ${area.name} belongs to ${owner.name}${owner.pattern === pattern ? '' : ` (${owner.pattern})`}: choose another path, or let ${owner.name} release without it first.`,
      ];
    if (seen.has(shape))
      return [`${area.name} lists the route ${pattern} twice: take one of them out of ${area.name}/src/routes.ts.`];
    seen.add(shape);
    return [];
  });
}
