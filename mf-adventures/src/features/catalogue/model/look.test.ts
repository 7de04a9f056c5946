import { expect, test } from '@jest/globals';
import { lookOf } from './look.ts';

test('§2 adventures: four known adventure titles have their own icon and colour', () => {
  const titles = [
    'The Enchanted Math Forest',
    'Voyage to the Coral Reef',
    'Journey to the Stars',
    "The Time Traveler's Map",
  ];
  const looks = titles.map(lookOf);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(4);
  expect(new Set(looks.map(({ color }) => color)).size).toBe(4);
});

test('§2 adventures: any other title gets the default', () => {
  expect(lookOf('A Walk in the Rain')).toMatchObject({ icon: 'book-open', color: 'plain' });
  expect(lookOf('The Forecast for Heron Island')).toMatchObject({ icon: 'book-open', color: 'plain' });
  expect(lookOf('toString')).toEqual(lookOf('A Walk in the Rain'));
});
