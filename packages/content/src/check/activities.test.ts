import { expect, test } from '@jest/globals';
import type {
  ActivityData,
  ChartActivity,
  CircuitActivity,
  LawnActivity,
  ParagraphActivity,
  RobotActivity,
  StoryActivity,
  TimeActivity,
} from '@grove/contracts';
import { documents, enhancedLessons } from '../server.ts';
import { activityFaults } from './activities.ts';

const { activities } = documents;

const lessonOf = (id: string) => enhancedLessons.filter((lesson) => lesson.id === id);
const messages = (changed: ActivityData): string[] =>
  activityFaults([changed], lessonOf(changed.lessonId)).map(({ message }) => message);
const dataOf = (lessonId: string): ActivityData =>
  structuredClone(activities.find((activity) => activity.lessonId === lessonId)!);
const lawn = () => dataOf('math-area-perimeter') as LawnActivity;
const chart = () => dataOf('math-multiples-factors') as ChartActivity;
const story = () => dataOf('reading-story-elements') as StoryActivity;
const circuit = () => dataOf('science-energy-circuits') as CircuitActivity;
const time = () => dataOf('social-studies-us-history') as TimeActivity;
const paragraph = () => dataOf('writing-opinion-structure') as ParagraphActivity;
const robot = () => dataOf('coding-logic-challenges') as RobotActivity;

test('§3 interactive element: every enhanced lesson has its activity, of its type and XP, with 3 to 5 goals that can be reached', () => {
  expect(activityFaults(activities, enhancedLessons)).toEqual([]);
  expect(activities.map(({ type }) => type).toSorted()).toEqual([
    'circuit-builder',
    'drag-drop',
    'sentence-builder',
    'story-explorer',
    'time-map',
    'visual-grid',
    'visual-grid',
  ]);
});

test('a lesson without activity, an activity without lesson, and one that comes twice are faults', () => {
  expect(activityFaults([], lessonOf('math-area-perimeter'))).toEqual([
    { where: 'activity math-area-perimeter', message: 'the lesson has none' },
  ]);
  expect(activityFaults([lawn()], []).map(({ message }) => message)).toEqual(['no such lesson']);
  expect(activityFaults([lawn(), lawn()], lessonOf('math-area-perimeter')).map(({ message }) => message)).toContain(
    '"math-area-perimeter" occurs more than once',
  );
});

test('other XP than the lesson promises, too few goals and a missing sentence are faults', () => {
  expect(messages({ ...lawn(), xpReward: 30 })).toContain('gives 30 XP, the lesson says 25');
  expect(messages({ ...lawn(), goals: lawn().goals.slice(0, 2) }).join()).toMatch(/goals: too_small/);
  const { apart: _, ...says } = lawn().says;
  expect(messages({ ...lawn(), says } as LawnActivity).join()).toMatch(/says\.apart/);
});

test('texts that are too long or too hard for the band are faults', () => {
  const wordy = lawn();
  wordy.goals[0]!.task = `${'very '.repeat(60)}long.`;
  expect(messages(wordy).join()).toMatch(/number of words is \d+, expected 1 to 60/);
  const hard = lawn();
  for (const goal of hard.goals)
    goal.hint = 'Representatives considered constitutional consequences of parliamentary authority. '.repeat(3).trim();
  expect(messages(hard).join()).toMatch(/reading grade is/);
});

test('a lawn that no field can hold is a fault', () => {
  const data = lawn();
  data.goals[1] = { ...data.goals[1]!, area: 15, fence: 12 };
  expect(messages(data)).toEqual(['no lawn on this field reaches the goal']);
});

test('a chart goal that no number fits is a fault', () => {
  const data = chart();
  data.goals[4]!.clues = [
    { is: 'factor', of: 10 },
    { is: 'multiple', of: 7 },
  ];
  expect(messages(data)).toEqual(['numbers that fit is 0, expected 1 to 99']);
});

test('a story goal with an unknown spot, an unknown part, two things in a single part or no supported claim is a fault', () => {
  const data = story();
  const [first, second, , order] = data.goals;
  if (first?.kind !== 'sort' || second?.kind !== 'justify' || order?.kind !== 'sort')
    throw new Error('The goals have other kinds');
  first.places[0]!.spot = 'nobody';
  first.places[1]!.part = 'nowhere';
  order.places[1]!.part = 'first';
  for (const claim of second.claims) claim.evidence = [];
  expect(messages(data)).toEqual(
    expect.arrayContaining([
      'unknown spot "nobody"',
      'unknown part "nowhere"',
      'two spots for a part that holds one',
      'no claim can be supported',
    ]),
  );
});

test('a circuit whose known solution does not light it, or that glows from the start, is a fault', () => {
  const data = circuit();
  data.goals[0]!.lamps = 2;
  data.goals[2]!.fixed.push({ slot: 'v-1-1', part: 'wire' });
  const found = messages(data);
  expect(found).toContain('the known solution does not reach the goal');
  expect(found).toContain('the goal is reached before anything is done');
  const poor = circuit();
  poor.goals[4]!.box = [
    { part: 'lamp', count: 2 },
    { part: 'wire', count: 1 },
  ];
  expect(messages(poor)).toContain('the box holds too few of "wire"');
});

test('events in the same year, unknown events and places, and a cause after its effect are faults', () => {
  const data = time();
  data.events.find(({ id }) => id === 'declaration')!.year = 1775;
  expect(messages(data)).toContain('two events in 1775, so that their order cannot be told');
  const unknown = time();
  if (unknown.goals[0]?.kind === 'years') unknown.goals[0].events[0] = 'moon-landing';
  expect(messages(unknown)).toContain('unknown event "moon-landing"');
  const lost = time();
  lost.events.find(({ id }) => id === 'tea')!.place = 'atlantis';
  expect(messages(lost)).toContain('unknown place "atlantis"');
  const turned = time();
  if (turned.goals[2]?.kind === 'causes') turned.goals[2].links[1] = { cause: 'port', effect: 'tea', why: 'No.' };
  expect(messages(turned)).toContain('"port" comes after its effect "tea"');
});

test('an order of roles without tiles, and a trap without a reason, are faults', () => {
  const data = paragraph();
  data.goals[0]!.patterns.push(['opinion', 'so', 'ending']);
  delete data.goals[0]!.tiles[1]!.why;
  expect(messages(data)).toEqual(['no tiles for the order opinion, so, ending', 'trap "books" does not say why']);
});

test('a floor with a door that cannot be reached, one without a known program, and one that needs no loop are faults', () => {
  const data = robot();
  data.goals[0]!.floor = ['S.#', '.##', '#.D'];
  data.goals[1]!.most = 9;
  data.goals[3]!.floor = ['S.D.D.DD'];
  expect(messages(data)).toEqual(['no way leads to every door', 'needs no loop: 8 commands in a row do it']);
  const many = robot();
  many.goals[2]!.most = 5;
  expect(messages(many)).toEqual(['the known program does not reach the goal']);
});
