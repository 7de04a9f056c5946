/** What a mocked call can do: answer, never answer, answer that there is nothing, fail, or answer late. */
export const readStates = ['ready', 'loading', 'empty', 'error', 'slow'] as const;
export type ReadState = (typeof readStates)[number];

/** How late a slow answer is. */
export const slowMs = 2_000;

/** Parts of the page besides its calls: the page itself, widgets by their full names (`mf-media/player`), and documents of the content (`matrix.json`). None of them can be empty. */
export const pagePart = 'page';
const isPart = (name: string): boolean => name === pagePart || name.includes('/') || name.endsWith('.json');

/** Chosen states by the name of the call or part; `all` stands for every call that is not named. */
export type ChosenStates = Readonly<Record<string, ReadState>>;

const parameter = 'reads';

const isReadState = (text: string | undefined): text is ReadState => readStates.some((state) => state === text);

/** Reads the states from an address' query, as in `?reads=all:slow,aiTeachers:error`. What is not a state is passed over. */
export function statesIn(search: string): ChosenStates {
  const entries = (new URLSearchParams(search).get(parameter) ?? '').split(',').map((part) => part.split(':', 2));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, ReadState] => Boolean(entry[0]) && isReadState(entry[1])),
  );
}

/** The states that a call or part can be in. */
export const statesOf = (name: string): readonly ReadState[] =>
  isPart(name) ? readStates.filter((state) => state !== 'empty') : readStates;

/** The state of one call or part. */
export const stateOf = (chosen: ChosenStates, name: string): ReadState =>
  chosen[name] ?? (isPart(name) ? undefined : chosen['all']) ?? 'ready';

/** The chosen states after another choice. One that says nothing new is left out, and a choice for all replaces those of single calls. */
export function choose(chosen: ChosenStates, name: string, state: ReadState): ChosenStates {
  const { [name]: _, ...others } = chosen;
  const kept = name === 'all' ? Object.fromEntries(Object.entries(others).filter(([other]) => isPart(other))) : others;
  return stateOf(kept, name) === state ? kept : { ...kept, [name]: state };
}

/** The query with these states in the place of the former ones; everything else in it stays. */
export function withStates(search: string, chosen: ChosenStates): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  const states = Object.entries(chosen).map(([name, state]) => `${name}:${state}`);
  // Written by hand, because URLSearchParams would make `%3A` and `%2C` of what people should be able to read.
  const parts = [query.toString(), states.length > 0 ? `${parameter}=${states.join(',')}` : ''].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
