import type { AdventureSource } from '@grove/contracts';
import { sceneWriter } from './scene.ts';

const scene = sceneWriter(5, 'garden-lost-its-colors');

/** For listeners who do not read yet. Mixtures are those of paint: red, yellow and blue make orange, green and purple. */
export const gardenLostItsColors: AdventureSource = {
  id: 5,
  title: 'The Garden Lost Its Colors',
  description:
    "The rain has washed all the colors away, and today is Snail's birthday! Mix paint and make the garden bright.",
  ageBand: '3-5',
  subject: 'Creative Arts',
  learningObjective: 'Mix two of the colors red, yellow and blue to make green, orange and purple.',
  badge: 'Color Mixer',
  recap: [
    'Yellow and blue make green.',
    'Red and yellow make orange.',
    'Red and blue make purple.',
    'It is okay to feel shy.',
  ],
  scenes: [
    scene(
      1,
      'The Gray Garden',
      'Drip, drop. The rain stops. Oh no! It washed all the colors away! "And today is Snail\'s birthday," says Poppy the rabbit. She has three pots of paint: red, yellow and blue. "Will you help me?"',
      'A gray garden gate after the rain; Poppy the rabbit holds a brush beside pots of red, yellow and blue paint',
      [
        ['Go to the leaves', 2],
        ['Go to the carrots', 3],
      ],
    ),
    scene(
      2,
      'The Hungry Caterpillar',
      'The leaves are gray. Caterpillar looks at one. "I only eat green," he says. His tummy goes grum, grum, grum. Poppy looks at her pots. "We have no green! Which two colors can we mix?"',
      'A caterpillar in tiny boots looks at a gray leaf; Poppy stands below with her three pots of paint',
      [
        ['Mix yellow and blue', 5, 'Yellow and blue make green. Munch, munch!'],
        ['Mix red and blue', 4],
      ],
    ),
    scene(
      3,
      'The Carrot Bed',
      'Hedgehog pulls up a carrot. It is gray! "Is it a carrot? Is it a stone?" he asks. Carrots are orange. But Poppy has no orange paint. Which two colors can we mix?',
      'Five gray carrots in a garden bed; a hedgehog in a straw hat scratches his head',
      [
        ['Mix yellow and blue', 6],
        ['Mix red and yellow', 5, 'Red and yellow make orange. Crunch, crunch!'],
      ],
    ),
    scene(
      4,
      'Purple Leaves!',
      'Swish, swash, splat! The leaves are purple! Caterpillar takes a bite. "It tastes like jam!" he giggles. "But I want green, please." Red and blue made purple. To make green, blue needs a sunny friend.',
      'The leaves of the bush are bright purple, and the caterpillar laughs with a purple mouth',
      [
        ['Wash it off and try again', 2],
        ['Mix yellow and blue', 5],
      ],
    ),
    scene(
      5,
      "Snail's Balloon",
      'Hooray, it worked! Now comes the balloon. It is big, and it is gray. "Snail loves purple," says Poppy. "Purple like a plum!" She holds up her three pots. Which two colors can we mix?',
      'Poppy holds a big gray balloon beside a table with three pots of paint and a picture of a purple plum',
      [
        ['Mix red and yellow', 8],
        ['Mix red and blue', 7, 'Red and blue make purple. Just like a plum!'],
      ],
    ),
    scene(
      6,
      'Green Carrots!',
      'Swish, swash, splat! The carrots are green! Hedgehog sniffs at one. "Is it a pickle?" he asks. Poppy laughs until she has hiccups. Yellow and blue made green. To make orange, yellow needs a warm friend.',
      'Five bright green carrots; the hedgehog sniffs at one, and Poppy giggles with green spots on her ears',
      [
        ['Wash it off and try again', 3],
        ['Mix red and yellow', 5],
      ],
    ),
    scene(
      7,
      'Who Is Hiding?',
      'The purple balloon bobs in the wind. The party can begin. But where is Snail? There! Two eyes peek out of a shell. "So many friends," Snail whispers. "I feel shy." What can we do?',
      'A snail hides in its shell with only two eyes peeking out; Poppy kneels nearby, and a purple balloon floats behind her',
      [
        ['Sing very softly', 9],
        ['Ask Snail to paint with us', 10],
      ],
    ),
    scene(
      8,
      'The Orange Balloon',
      'Swish, swash, splat! The balloon is orange! Hedgehog puts a leaf on top. "Look, a flying pumpkin!" Everyone laughs. But Snail loves purple. To make purple, red needs a friend that is like the sky.',
      'The balloon is bright orange, and the hedgehog puts a leaf on top so that it looks like a pumpkin',
      [
        ['Wash it off and try again', 5],
        ['Mix red and blue', 7],
      ],
    ),
    scene(
      9,
      'The Rainbow Party',
      'We sing as softly as bees. Out comes Snail, first one eye, then two, then all of Snail! Our friends have painted the whole garden. "It is so bright!" says Snail. And there is cake. Happy birthday, Snail!',
      'A garden party in full color: Snail in front of a strawberry cake, with all the animals singing',
    ),
    scene(
      10,
      'The Rainbow Trail',
      'Snail takes one drop of every color and glides along the wall. Look! Red, orange, yellow, green, blue, purple. Snail made a rainbow! "I was shy," says Snail. "Now I am proud." Happy birthday, Snail!',
      'Snail glides along a white garden wall and leaves a shining rainbow trail; the friends paint flowers',
    ),
  ],
};
