import { grades } from '@grove/contracts';
import { enhancedTabs } from '../subject-sections.ts';
import type { Content } from './content.ts';

type Lists = Omit<Content, (typeof singles)[keyof typeof singles]>;
type Entry<List extends keyof Lists> = Lists[List][number];

/** A kind of item: the list that holds it, what names an entry, and what puts entries in order. */
interface ItemKind<List extends keyof Lists> {
  readonly list: List;
  readonly idOf: (entry: Entry<List>) => string;
  readonly order: (one: Entry<List>, other: Entry<List>, all: Pick<Content, 'units' | 'localTeachers'>) => number;
}

const kind = <List extends keyof Lists>(
  list: List,
  idOf: ItemKind<List>['idOf'],
  order: ItemKind<List>['order'],
): ItemKind<List> => ({ list, idOf, order });

const tabOrder = (name: string): number => enhancedTabs.findIndex((tab) => tab.name === name);
const inOrder = (one: { id: string; order: number }, other: { id: string; order: number }): number =>
  one.order - other.order || (one.id < other.id ? -1 : 1);
const gradeOrder = (name: string): number => grades.findIndex((grade) => grade === name);
const placeIn = (units: Content['units'], lessonId: string): number =>
  Math.max(-1, ...units.map(({ lessons }) => lessons.indexOf(lessonId)));

/** Level teachers, who have no tab, by their numbers; then subject teachers in the order of their tabs. */
const personaOrder: ItemKind<'personas'>['order'] = (one, other, { localTeachers }) => {
  const tabOf = ({ slug }: Entry<'personas'>): number =>
    tabOrder(localTeachers.find(({ id }) => id === slug)?.subject ?? '');
  return tabOf(one) - tabOf(other) || Number(one.id) - Number(other.id);
};

/** Every kind of item that is many. */
const kinds = {
  level: kind(
    'levels',
    ({ slug }) => slug,
    (one, other) => one.id - other.id,
  ),
  teacher: kind(
    'teachers',
    ({ slug }) => slug,
    (one, other) => one.id - other.id,
  ),
  'local-teacher': kind(
    'localTeachers',
    ({ id }) => id,
    (one, other) => tabOrder(one.subject) - tabOrder(other.subject),
  ),
  subject: kind(
    'subjects',
    ({ slug }) => slug,
    (one, other) => one.id - other.id,
  ),
  grade: kind(
    'grades',
    ({ id }) => id,
    (one, other) => gradeOrder(one.entry.grade) - gradeOrder(other.entry.grade),
  ),
  unit: kind(
    'units',
    ({ id }) => id,
    (one, other) => gradeOrder(one.grade) - gradeOrder(other.grade) || one.subjectId - other.subjectId,
  ),
  lesson: kind(
    'lessons',
    ({ id }) => id,
    (one, other) =>
      gradeOrder(one.grade) - gradeOrder(other.grade) ||
      one.subjectId - other.subjectId ||
      one.position - other.position,
  ),
  'enhanced-lesson': kind(
    'enhancedLessons',
    ({ id }) => id,
    (one, other, { units }) =>
      tabOrder(one.subject) - tabOrder(other.subject) ||
      gradeOrder(one.grade) - gradeOrder(other.grade) ||
      placeIn(units, one.id) - placeIn(units, other.id),
  ),
  skill: kind(
    'skills',
    ({ id }) => id,
    (one, other) =>
      gradeOrder(one.grade) - gradeOrder(other.grade) ||
      one.subjectId - other.subjectId ||
      (one.id < other.id ? -1 : 1),
  ),
  template: kind(
    'templates',
    ({ id }) => id,
    (one, other) => (one.id < other.id ? -1 : 1),
  ),
  story: kind(
    'stories',
    ({ slug }) => slug,
    (one, other) => one.id - other.id,
  ),
  film: kind(
    'films',
    ({ id }) => id,
    (one, other) => one.asset.id - other.asset.id,
  ),
  loop: kind(
    'loops',
    ({ id }) => id,
    (one, other) => one.asset.id - other.asset.id,
  ),
  placement: kind(
    'placement',
    ({ id }) => id,
    (one, other) => gradeOrder(one.grade) - gradeOrder(other.grade),
  ),
  explanations: kind('explanations', ({ id }) => id, inOrder),
  facts: kind('facts', ({ id }) => id, inOrder),
  persona: kind('personas', ({ slug }) => slug, personaOrder),
  retired: kind(
    'retired',
    ({ kind: name, id }) => `${name} ${id}`,
    (one, other) => (one.kind + one.id < other.kind + other.id ? -1 : 1),
  ),
} as const;

/** There is one of each of these. */
const singles = {
  'sample-lesson': 'sampleLesson',
  'sample-dashboard': 'sampleDashboard',
  words: 'words',
} as const;

export type ItemKindName = keyof typeof kinds | keyof typeof singles;

/** A piece of content that is kept, compared and released by itself. */
export interface ContentItem {
  readonly kind: ItemKindName;
  /** Unique among the items of its kind. */
  readonly id: string;
  readonly body: unknown;
}

/** Whether this version knows what to do with items of a kind. */
export const isKnownKind = (name: string): name is ItemKindName =>
  Object.hasOwn(kinds, name) || Object.hasOwn(singles, name);

type AnyKind = ItemKind<keyof Lists>;
const listKinds = Object.entries(kinds) as unknown as [keyof typeof kinds, AnyKind][];
const singleKinds = Object.entries(singles) as [keyof typeof singles, (typeof singles)[keyof typeof singles]][];

/** Cuts content into items, in the order of the content. */
export const itemsOf = (content: Content): ContentItem[] => [
  ...listKinds.flatMap(([name, { list, idOf }]) =>
    content[list].map((body) => ({ kind: name, id: idOf(body as never), body })),
  ),
  ...singleKinds.map(([name, field]) => ({ kind: name, id: name, body: content[field] })),
];

/** Puts items together again, in whatever order they come. @throws RangeError when one that there must be is missing, or a kind is unknown */
export function contentFrom(items: readonly ContentItem[]): Content {
  const bodies = (name: string): unknown[] => items.filter((item) => item.kind === name).map(({ body }) => body);
  const foreign = items.find((item) => !isKnownKind(item.kind));
  if (foreign) throw new RangeError(`Content has no items of the kind '${foreign.kind}'`);
  const all = {
    units: bodies('unit') as Content['units'],
    localTeachers: bodies('local-teacher') as Content['localTeachers'],
  };
  const lists = listKinds.map(([name, { list, order }]) => [
    list,
    bodies(name).toSorted((one, other) => order(one as never, other as never, all)),
  ]);
  const single = singleKinds.map(([name, field]) => {
    const [body] = bodies(name);
    if (body === undefined) throw new RangeError(`Content lacks its '${name}'`);
    return [field, body];
  });
  const whole: unknown = Object.fromEntries([...lists, ...single]);
  return whole as Content;
}
