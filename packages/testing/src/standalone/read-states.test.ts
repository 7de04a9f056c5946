import { expect, test } from '@jest/globals';
import { choose, stateOf, statesIn, statesOf, withStates } from './read-states.ts';

test('a read is ready unless the address says otherwise', () => {
  expect(stateOf(statesIn(''), 'aiTeachers')).toBe('ready');
  expect(stateOf(statesIn('?reads=aiTeachers:error'), 'aiTeachers')).toBe('error');
  expect(stateOf(statesIn('?reads=aiTeachers:error'), 'adventures')).toBe('ready');
});

test('a state for all holds for every read that is not named', () => {
  const chosen = statesIn('?teacherId=2&reads=all:slow,aiTeachers:empty');
  expect(stateOf(chosen, 'adventures')).toBe('slow');
  expect(stateOf(chosen, 'aiTeachers')).toBe('empty');
});

test('what is not a state is passed over', () => {
  expect(statesIn('?reads=aiTeachers:broken,,:error,adventures,subjects:loading')).toEqual({ subjects: 'loading' });
});

test('choosing keeps what still says something', () => {
  expect(choose({}, 'aiTeachers', 'error')).toEqual({ aiTeachers: 'error' });
  expect(choose({ aiTeachers: 'error', subjects: 'slow' }, 'aiTeachers', 'ready')).toEqual({ subjects: 'slow' });
  expect(choose({ all: 'error' }, 'aiTeachers', 'ready')).toEqual({ all: 'error', aiTeachers: 'ready' });
  expect(choose({ all: 'error', aiTeachers: 'ready' }, 'aiTeachers', 'error')).toEqual({ all: 'error' });
});

test('a choice for all replaces the single ones', () => {
  expect(choose({ aiTeachers: 'error' }, 'all', 'slow')).toEqual({ all: 'slow' });
  expect(choose({ all: 'slow', aiTeachers: 'error' }, 'all', 'ready')).toEqual({});
});

test('the page and its widgets have states of their own, which a choice for all calls leaves alone', () => {
  const chosen = statesIn('?reads=all:error,mf-media/player:loading');
  expect(stateOf(chosen, 'mf-media/player')).toBe('loading');
  expect([stateOf(chosen, 'mf-media/ambient'), stateOf(chosen, 'page')]).toEqual(['ready', 'ready']);
  expect(choose(chosen, 'all', 'ready')).toEqual({ 'mf-media/player': 'loading' });
  expect(choose(chosen, 'mf-media/player', 'ready')).toEqual({ all: 'error' });
  expect(statesOf('page')).not.toContain('empty');
  expect(statesOf('matrix.json')).not.toContain('empty');
  expect(stateOf(chosen, 'matrix.json')).toBe('ready');
  expect(statesOf('subjects')).toContain('empty');
});

test('the address carries the states readably, beside what the page keeps there', () => {
  const search = withStates('?teacherId=2&reads=subjects:slow', { all: 'loading', aiTeachers: 'error' });
  expect(search).toBe('?teacherId=2&reads=all:loading,aiTeachers:error');
  expect(statesIn(search)).toEqual({ all: 'loading', aiTeachers: 'error' });
  expect(withStates(search, {})).toBe('?teacherId=2');
  expect(withStates('?reads=all:error', {})).toBe('');
});
