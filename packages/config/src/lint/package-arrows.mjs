/** Whom a workspace reaches through the table, in any number of steps. */
function reachedFrom(name, arrows, seen = new Set()) {
  for (const next of arrows.get(name) ?? [])
    if (!seen.has(next)) {
      seen.add(next);
      reachedFrom(next, arrows, seen);
    }
  return seen;
}

/**
 * Rules that hold whatever the table allows: applications import packages and never the other way round, and packages do not import each other, directly or in a longer circle.
 * Both are about what ships: a test may use what tests are made with.
 *
 * @param {Record<string, readonly string[]>} allowed who may import whom
 * @param {{ applications: string, tests: readonly string[] }} options patterns of the folders of applications and of the files of tests
 */
export function arrowRules(allowed, { applications, tests }) {
  const packages = Object.keys(allowed).filter((name) => name.startsWith('packages/'));
  const arrows = new Map(packages.map((name) => [name, allowed[name].filter((to) => packages.includes(to))]));
  const circles = packages.flatMap((from) =>
    arrows
      .get(from)
      .filter((to) => reachedFrom(to, arrows).has(from))
      .map((to) => ({ from, to })),
  );
  return [
    ...packages.map((name) => ({
      name: 'a-package-imports-no-application',
      comment: 'Applications import packages, never the other way round: what both need moves to a package.',
      severity: 'error',
      from: { path: `^${name}/`, pathNot: [...tests] },
      to: { path: applications },
    })),
    ...circles.map(({ from, to }) => ({
      name: 'packages-do-not-import-each-other',
      comment: `${to} imports ${from}, itself or through others. What both need moves to a package that they import.`,
      severity: 'error',
      from: { path: `^${from}/`, pathNot: [...tests] },
      to: { path: `^${to}/` },
    })),
  ];
}
