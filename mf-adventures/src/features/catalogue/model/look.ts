import type { IconName } from '@grove/art/icons';
import forestUrl from '@grove/art/files/covers/forest.svg';
import gardenUrl from '@grove/art/files/covers/garden.svg';
import oceanUrl from '@grove/art/files/covers/ocean.svg';
import spaceUrl from '@grove/art/files/covers/space.svg';
import timeUrl from '@grove/art/files/covers/time.svg';
import weatherUrl from '@grove/art/files/covers/weather.svg';

/** How an adventure is recognised: its icon, its colour (a class of `looks.module.css`) and the address of its cover. */
export interface AdventureLook {
  readonly icon: IconName;
  readonly color: 'forest' | 'reef' | 'stars' | 'map' | 'plain';
  readonly cover: string;
}

const known: Readonly<Record<string, AdventureLook>> = {
  'The Enchanted Math Forest': { icon: 'tree', color: 'forest', cover: forestUrl },
  'Voyage to the Coral Reef': { icon: 'compass', color: 'reef', cover: oceanUrl },
  'Journey to the Stars': { icon: 'sparkle', color: 'stars', cover: spaceUrl },
  "The Time Traveler's Map": { icon: 'clock', color: 'map', cover: timeUrl },
};

const plain: AdventureLook = { icon: 'book-open', color: 'plain', cover: gardenUrl };
const covers: Readonly<Record<string, string>> = { 'The Forecast for Heron Island': weatherUrl };

/** Four known adventures have a look of their own, all others share icon and colour (spec §2); the cover shows the place even so, where one was drawn. */
export const lookOf = (title: string): AdventureLook => {
  if (Object.hasOwn(known, title)) return known[title]!;
  return Object.hasOwn(covers, title) ? { ...plain, cover: covers[title]! } : plain;
};
