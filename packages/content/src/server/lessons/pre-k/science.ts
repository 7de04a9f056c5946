import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, explain, finish, intro, solve, withExtras } from '../../../steps.ts';

export const scienceLessons: readonly LessonSource[] = [
  {
    ...headOf('prek-five-senses'),
    learningObjectives: ['Name the five senses', 'Tell what each sense helps us notice'],
    steps: [
      intro('Find out', 'Senses help us find out about the world.', '🌼'),
      withExtras(explain('Five senses', 'We can see, hear, smell, taste and touch.'), { image: '👀👂👃👅✋' }),
      withExtras(
        choose(
          'Ding dong',
          'A bell rings.',
          'What helps you hear it?',
          ['👂 ears', '👃 nose', '👅 tongue'],
          0,
          'Cover them, and the bell gets quiet.',
        ),
        {
          image: '🔔',
          feedback: ['Yes! Ears help us hear.', 'A nose helps us smell.', 'A tongue helps us taste.'],
        },
      ),
      withExtras(
        choose(
          'Mmm',
          'Warm bread smells good.',
          'What helps you smell it?',
          ['👀 eyes', '👂 ears', '👃 nose'],
          2,
          'Take a long breath. Where does the air go in?',
        ),
        {
          image: '🍞',
          feedback: ['Eyes help us see the bread.', 'Ears help us hear.', 'Yes! A nose helps us smell.'],
        },
      ),
      withExtras(
        choose(
          'So soft',
          'The teddy is soft.',
          'What helps you feel it?',
          ['👂 ears', '✋ skin', '👅 tongue'],
          1,
          'It is all over your hands and arms.',
        ),
        {
          image: '🧸',
          feedback: [
            'Ears help us hear.',
            'Yes! Our skin feels soft things.',
            'A tongue is for tasting. Use your hand.',
          ],
        },
      ),
      withExtras(
        solve(
          'Count senses',
          'One picture for each sense.',
          'How many senses are there?',
          5,
          'Touch each picture once.',
        ),
        {
          image: '👀👂👃👅✋',
          hints: [
            'Say one number for each picture.',
            'See is one, hear is two...',
            'See, hear, smell, taste, touch. Five senses!',
          ],
          mistakes: [
            { answer: '4', says: 'One sense is waiting. Did you count touch?' },
            { answer: '6', says: 'One was counted twice. Touch each one once.' },
          ],
        },
      ),
      finish(40, 'You did it', 'You know five senses. Everyone uses them in their own way.'),
    ],
  },
  {
    ...headOf('prek-animal-homes'),
    learningObjectives: ['Tell where an animal lives', 'Match an animal to its home'],
    steps: [
      intro('Who lives here?', 'You can look and listen. Let us visit animals!', '🐾'),
      withExtras(explain('Homes', 'Whales live in the sea. Moles live under the ground.'), { image: '🐳🌊' }),
      withExtras(
        choose(
          'Fish',
          'A fish can breathe in water.',
          'Where does it live?',
          ['🌳 tree', '🌊 water', '🏜️ sand'],
          1,
          'A fish gets very sick when it is dry.',
        ),
        {
          image: '🐟',
          feedback: ['A tree is a good place for birds.', 'Yes! Fish live in water.', 'Sand is too dry for a fish.'],
        },
      ),
      withExtras(
        choose(
          'The hive',
          'A hive is full of honey.',
          'Who lives there?',
          ['🐝 bee', '🐢 turtle', '🐴 horse'],
          0,
          'It is small, it flies, and it makes honey.',
        ),
        {
          feedback: [
            'Yes! Honey bees live in a hive.',
            'A turtle does not make honey.',
            'A horse is too big for a hive.',
          ],
        },
      ),
      withExtras(
        choose(
          'The nest',
          'Eggs lie in a nest of twigs.',
          'Who made it?',
          ['🐟 fish', '🐶 dog', '🐦 bird'],
          2,
          'It can fly, and it lays eggs.',
        ),
        {
          image: '🥚🥚',
          feedback: ['Fish do not build with twigs in trees.', 'Dogs do not lay eggs.', 'Yes! Many birds build nests.'],
        },
      ),
      withExtras(
        solve(
          'In the sea',
          'Some of these live in the sea.',
          'How many live there?',
          2,
          'Ask each one: can you live in water?',
        ),
        {
          image: '🐙🐔🐳',
          hints: [
            'Look for animals of the sea.',
            'A hen lives on land. Leave it out.',
            'Octopus and whale. Two live in the sea!',
          ],
          mistakes: [
            { answer: '3', says: 'A hen lives on land. Count only the sea animals.' },
            { answer: '1', says: 'There is one more sea animal. Look again.' },
          ],
        },
      ),
      finish(45, 'You did it', 'Every animal has a place to live.'),
    ],
  },
  {
    ...headOf('prek-animals-move'),
    learningObjectives: ['Tell how an animal moves', 'Say which body part helps it move'],
    steps: [
      intro('Let us move', 'You know where animals live. How do they move?', '🐸'),
      withExtras(explain('Body parts', 'Wings help to fly. Fins help to swim. Legs walk.'), { image: '🦋🐟🐴' }),
      withExtras(
        choose(
          'Up high',
          'It has wings.',
          'Which animal can fly?',
          ['🐢 turtle', '🦋 butterfly', '🐟 fish'],
          1,
          'Look for wings.',
        ),
        {
          feedback: ['A turtle walks or swims.', 'Yes! A butterfly flies.', 'A fish has fins for swimming.'],
        },
      ),
      withExtras(
        choose(
          'Hop, hop',
          'It has strong back legs.',
          'Which animal hops?',
          ['🐸 frog', '🐌 snail', '🐟 fish'],
          0,
          'It lives near ponds, and it jumps far.',
        ),
        {
          feedback: ['Yes! A frog hops.', 'A snail glides slowly.', 'A fish has no legs.'],
        },
      ),
      withExtras(
        choose(
          'Fins',
          'Fins push the water.',
          'Who has fins?',
          ['🐦 bird', '🐴 horse', '🐟 fish'],
          2,
          'Who lives in water all the time?',
        ),
        {
          feedback: ['A bird has wings.', 'A horse has legs and hooves.', 'Yes! A fish has fins.'],
        },
      ),
      withExtras(
        solve('Who swims?', 'Look for the fish.', 'How many animals are swimming?', 3, 'Leave out the butterflies.'),
        {
          image: '🐟🦋🐟🦋🐟',
          hints: ['Count only the fish.', 'Point to each fish: one, two...', 'One, two, three. Three fish swim!'],
          mistakes: [
            { answer: '5', says: 'Those are all the animals. Count only the fish.' },
            { answer: '2', says: 'Two butterflies fly. Now count the fish.' },
          ],
        },
      ),
      finish(50, 'You did it', 'Wings, fins and legs help animals move.'),
    ],
  },
  {
    ...headOf('prek-nature-watch'),
    learningObjectives: ['Use a sense to find out about an animal', 'Watch animals without hurting them'],
    steps: [
      intro('Be a scientist', 'Scientists look and listen. You can do it too!', '🔎'),
      withExtras(explain('Watch kindly', 'Look from far away. Move slowly. Leave nests alone.'), { image: '🐦' }),
      withExtras(
        choose(
          'Buzz, buzz',
          'You hear a buzz.',
          'Who may be near?',
          ['🐟 fish', '🐢 turtle', '🐝 bee'],
          2,
          'It has wings that move very fast.',
        ),
        {
          image: '👂',
          feedback: ['A fish does not buzz.', 'A turtle does not buzz.', 'Yes! Bees buzz with their wings.'],
        },
      ),
      withExtras(
        choose(
          'Two legs',
          'Something walks by on two legs.',
          'Who may it be?',
          ['🐦 bird', '🐶 dog', '🐴 horse'],
          0,
          'Count the legs of each animal.',
        ),
        {
          feedback: ['Yes! A bird has two legs.', 'A dog has four legs.', 'A horse has four legs.'],
        },
      ),
      withExtras(
        choose(
          'Be safe',
          'You see a wild bird.',
          'What do you do?',
          ['✋ grab it', '👀 watch it'],
          1,
          'How does the bird stay calm and safe?',
        ),
        {
          feedback: ['Grabbing scares the bird. Watch it instead.', 'Yes! Watching is kind and safe.'],
        },
      ),
      withExtras(
        solve(
          'Write it down',
          'You see 2 birds. Then 1 more comes.',
          'How many birds?',
          3,
          'Say two. What comes right after it?',
        ),
        {
          image: '🐦🐦 ➕ 🐦',
          expression: '2 + 1',
          hints: ['Count all the birds.', 'Begin here: one, two...', 'One, two, three. Three birds!'],
          mistakes: [
            { answer: '2', says: 'Two were there. Count the new one too.' },
            { answer: '1', says: 'One came. Count the first two as well.' },
          ],
        },
      ),
      finish(60, 'You did it', 'You look, you listen, and you are kind to animals.'),
    ],
  },
];
