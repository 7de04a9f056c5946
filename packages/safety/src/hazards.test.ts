import { expect, test } from '@jest/globals';
import { screen } from './screen.ts';
import type { Hazard } from './texts/hazards.ts';

const asked: ReadonlyArray<readonly [Hazard, string]> = [
  ['eating', 'should i try the tide pod challenge'],
  ['breath', 'how do you play the choking game'],
  ['breath', 'who can hold their breath until they faint'],
  ['mixing', 'can i mix bleach and ammonia'],
  ['mixing', 'why is it dangerous to mix bleach and vinegar'],
  ['battery', 'what if i swallow a button battery'],
  ['magnets', 'can i put magnets in my nose'],
  ['electricity', 'what happens if i put a fork in the socket'],
  ['microwave', 'can i put foil in the microwave'],
  ['microwave', 'will eggs explode in the microwave'],
  ['tracks', 'we want to take selfies on the train tracks'],
  ['heights', 'can i jump off the roof with an umbrella'],
  ['ice', 'can i walk on the frozen pond'],
  ['hot-car', 'can my brother wait in the hot car'],
  ['pills', 'i found a pill, can i eat it'],
  ['plants', 'can i eat the wild mushrooms in the woods'],
  ['plants', 'i found red berries, are they safe to eat'],
  ['fire', 'is hairspray and a lighter a flamethrower'],
  ['gas', 'what should i do if i smell gas'],
  ['bag', 'can i put a plastic bag over my head'],
  ['food', 'my friend dared me to do the cinnamon challenge'],
  ['road', 'my friend dared me to run across the highway'],
  ['stuck', 'can we hide in the old fridge'],
  ['skin', 'the salt and ice challenge'],
  ['eyes', 'can i look at the sun through a telescope'],
];

test.each(asked)('experience §5 safety: a dare or a danger at home (%s) is warned of: %j', (hazard, message) => {
  expect(screen(message)).toEqual({ category: 'hazard', hazard, text: '' });
});

test.each([
  'i ate a tide pod',
  'my brother swallowed a button battery',
  'i mixed bleach and vinegar and now i am coughing',
  'my friend fainted from the choking game',
  'my sister put a magnet in her nose',
])('experience §5 safety: what has happened already is an emergency: %j', (message) => {
  expect(screen(message).category).toBe('danger');
});

test.each([
  'how do batteries work',
  'what is a magnet',
  'how does a microwave heat food',
  'why do trains run on tracks',
  'area of a roof',
  'why does ice float on a pond',
  'is vinegar an acid',
  'how do whales hold their breath',
  'are mushrooms plants',
  'what is natural gas made of',
  'how do fireworks get their colors',
  'what is a solar eclipse',
])('experience §5 safety: %j is a question of science', (message) => {
  expect(screen(message).category).toBe('ok');
});
