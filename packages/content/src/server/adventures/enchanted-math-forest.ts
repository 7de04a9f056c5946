import type { AdventureSource } from '@grove/contracts';
import { sceneWriter } from './scene.ts';

const scene = sceneWriter(1, 'enchanted-math-forest');

export const enchantedMathForest: AdventureSource = {
  id: 1,
  title: 'The Enchanted Math Forest',
  description:
    'The forest has lost its sparkle. Count stones, fill baskets and share lanterns to bring the light back.',
  ageBand: '5-8',
  subject: 'Math',
  learningObjective: 'Add and subtract within ten, and make two equal groups.',
  badge: 'Forest Counter',
  recap: [
    'To add, start at one number and count on.',
    'To find how many more you need, count up to the whole.',
    'When you share fairly, both groups are the same.',
  ],
  scenes: [
    scene(
      1,
      'The Sleepy Gate',
      'You stand at a gate of green leaves. "Hush! The forest has lost its sparkle," squeaks a little mouse. "Only numbers can wake it up, and I just know the number one. Will you help us?" The gate swings open. You see a stream on one side and red mushrooms on the other.',
      'A leafy gate at dawn, with a small mouse beside it, a stream on the left and red mushrooms on the right',
      [
        ['Walk to the stream', 2],
        ['Follow the mushrooms', 3],
      ],
    ),
    scene(
      2,
      'The Singing Stream',
      'The stream sings softly. You see 3 gray stones, and after them 4 white stones. They lead all the way across. "One hop for each stone!" calls a frog. "And none of them is a crocodile. I checked." How many hops will you make?',
      'A bright stream with three gray and four white stepping stones and a green frog on a lily pad',
      [
        ['Make 6 hops', 4],
        ['Make 7 hops', 5, '3 and 4 more make 7: one hop for each stone.'],
        ['Make 8 hops', 4],
      ],
    ),
    scene(
      3,
      'The Hungry Hedgehog',
      'A hedgehog sits by an apple tree. "My family needs 10 apples," she says. Her basket already has 4 apples in it. "How many more should we pick? And please drop them in the basket, not on my back!" She smiles at you and holds it up.',
      'A hedgehog with a basket of four apples under an apple tree, with red mushrooms in the grass',
      [
        ['Pick 5 more apples', 6],
        ['Pick 6 more apples', 5, '4 and 6 more make 10, so every hedgehog gets an apple.'],
      ],
    ),
    scene(
      4,
      'Splash!',
      'Splash! There was no stone under your foot. Your socks are wet, and a small fish looks very surprised. The frog giggles kindly. "That was not the right number of hops. Let\'s put the gray stones and the white stones together. Start at 3 and count on 4 more."',
      'A child with wet feet laughing in a shallow stream beside a friendly frog',
      [
        ['Go back and count the stones', 2],
        ['Count on with the frog: 4, 5, 6, 7', 5],
      ],
    ),
    scene(
      5,
      'The Owl and the Lanterns',
      'You come to a bridge with two hooks. An old owl looks down. "Here are 6 lanterns," she says. "The bridge is safe when both sides hold the same number. How will you share them?"',
      'An old owl above a wooden bridge with six glowing lanterns and a hook on each side',
      [
        ['Hang 3 here and 3 there', 7, '3 and 3 are two equal groups of 6.'],
        ['Hang 4 here and 2 there', 8],
      ],
    ),
    scene(
      6,
      'One Apple Short',
      'The hedgehog counts the apples in her basket. "One, two, three... nine. Oh! One of my little ones would have no apple." Nine is close to ten, but it is not enough. What could you do to help her?',
      'A hedgehog family looking into a basket of nine apples, one small hedgehog waiting',
      [
        ['Pick 1 more apple to make 10', 5],
        ['Begin again with 4 apples', 3],
      ],
    ),
    scene(
      7,
      'The Heart of the Forest',
      'The bridge glows, and you walk across. In the middle of the forest stands the oldest tree. Its bark begins to shine! "Good morning," it says with a deep, warm voice. "I only closed my eyes for a hundred years. You woke our numbers! Now choose the last gift for the forest."',
      'A huge old tree in a clearing, with golden light shining from its bark',
      [
        ['Light the stars in the branches', 9],
        ['Plant the number seed', 10],
      ],
    ),
    scene(
      8,
      'The Wobbly Bridge',
      'Uh-oh! One side has 4 lanterns and the other side has only 2. The bridge tips, and you hold on tight. The owl flaps down beside you. "One side is too heavy. What would make both sides the same?"',
      'A wooden bridge leaning to one side under four lanterns, an owl fluttering beside it',
      [
        ['Move 1 lantern to the other side', 7],
        ['Take them all down and try again', 5],
      ],
    ),
    scene(
      9,
      'A Sky of Stars',
      'You touch the tree, and little stars light up on every branch. The frog and the owl cheer for you. And the mouse, who just knew the number one? She counts the stars. "Eight, nine, ten! Shall I go on?" The whole forest sparkles again. Well done, number hero!',
      'The old tree full of tiny stars, with cheering forest animals below',
    ),
    scene(
      10,
      'The Number Garden',
      'You push the seed into the soft ground. Up comes a plant with flowers shaped like numbers, from 1 to 10. "One is me," says the mouse, and hugs the first flower. "And ten is all of us!" The animals dance until the moon comes up. The sparkle is back. Hooray!',
      'A garden of flowers shaped like numbers with dancing forest animals around it',
    ),
  ],
};
