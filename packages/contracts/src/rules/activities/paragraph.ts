import type { ParagraphGoal, Tile, TileRole, paragraphReasons } from '../../entities/activities/paragraph.ts';
import { because, reached, type Verdict } from './verdict.ts';

type Reason = (typeof paragraphReasons)[number];

const traps: ReadonlySet<TileRole> = new Set(['fact', 'weak']);
const links: ReadonlySet<TileRole> = new Set(['because', 'instance', 'order', 'so']);
const missingReasons = {
  opinion: 'no-opinion',
  reason: 'no-reason',
  example: 'no-example',
  ending: 'no-ending',
} as const satisfies Partial<Record<TileRole, Reason>>;

/** What is in `all` more often than in `some`. */
function beyond<T>(all: readonly T[], some: readonly T[]): T[] {
  const rest = [...some];
  return all.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** An example that follows another reason than the one it shows. */
function strayExample(tiles: readonly Tile[]): Tile | undefined {
  return tiles.find(
    (tile, index) =>
      tile.role === 'example' && tile.about !== tiles.slice(0, index).findLast(({ role }) => role === 'reason')?.id,
  );
}

/** What keeps the tiles from the pattern that is nearest to them. */
function patternVerdict({ patterns }: ParagraphGoal, tiles: readonly Tile[]): Verdict<Reason> {
  const roles = tiles.map(({ role }) => role);
  const distance = (pattern: readonly TileRole[]): number =>
    beyond(pattern, roles).length + beyond(roles, pattern).length;
  const nearest = patterns.toSorted((a, b) => distance(a) - distance(b))[0]!;
  const missing = beyond(nearest, roles);
  const extra = tiles.find(({ role }) => role === beyond(roles, nearest)[0]);
  const part = missing.find((role): role is keyof typeof missingReasons => role in missingReasons);
  if (part) return because(missingReasons[part]);
  if (missing.length > 0)
    return extra && links.has(extra.role) ? because('link-off', { text: extra.text }) : because('no-link');
  return extra ? because('not-needed', { text: extra.text }) : because('order');
}

/** Judges a text: no traps, the roles in an order that makes sense, and each example after the reason that it shows. */
export function judge(goal: ParagraphGoal, ids: readonly string[]): Verdict<Reason> {
  const tiles = ids.flatMap((id) => goal.tiles.find((tile) => tile.id === id) ?? []);
  if (tiles.length === 0) return because('empty');
  const trap = tiles.find(({ role }) => traps.has(role));
  if (trap) return because('trap', { text: trap.text, why: trap.why ?? '' });
  const roles = tiles.map(({ role }) => role).join(' ');
  if (!goal.patterns.some((pattern) => pattern.join(' ') === roles)) return patternVerdict(goal, tiles);
  const stray = strayExample(tiles);
  return stray ? because('example-off', { text: stray.text }) : reached;
}

/** Every text that reaches the goal, as ids of tiles. */
export function solutions(goal: ParagraphGoal): string[][] {
  const fill = (roles: readonly TileRole[], used: readonly string[]): string[][] => {
    const [role, ...rest] = roles;
    if (role === undefined) return [[...used]];
    return goal.tiles
      .filter((tile) => tile.role === role && !used.includes(tile.id))
      .flatMap((tile) => fill(rest, [...used, tile.id]));
  };
  return goal.patterns.flatMap((pattern) => fill(pattern, [])).filter((ids) => judge(goal, ids).isReached);
}
