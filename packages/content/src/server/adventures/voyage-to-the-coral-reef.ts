import type { AdventureSource } from '@grove/contracts';
import { sceneWriter } from './scene.ts';

const scene = sceneWriter(2, 'voyage-to-the-coral-reef');

export const voyageToTheCoralReef: AdventureSource = {
  id: 2,
  title: 'Voyage to the Coral Reef',
  description: 'Dive in a small submarine and use evidence to find out why a part of the reef is in trouble.',
  ageBand: '8-11',
  subject: 'Science',
  learningObjective: 'Use evidence about living things and food chains to explain what a reef needs.',
  badge: 'Reef Detective',
  recap: [
    'Coral is an animal, and algae inside its body help to feed it.',
    'In a food chain, every living thing gets its energy from the one before it.',
    'When one link goes missing, the next link is in trouble first.',
    'A good explanation fits the evidence, and a good scientist can change an idea.',
  ],
  scenes: [
    scene(
      1,
      'The Call From the Reef',
      'The little submarine Sandpiper rocks gently on the waves. Dr. Kai, a reef scientist, speaks from the radio. "Part of our reef is covered with green seaweed, and nobody knows why. We need a careful observer who does not get seasick. I do, and in every kind of boat." The hatch closes, and you sink into clear blue water. Two trails lead away from here, and both may hold clues.',
      'A small yellow submarine sinking into clear blue water, sun rays from above, a reef in the distance',
      [
        ['Dive to the sunny coral garden', 2],
        ['Glide over the seagrass meadow', 3],
      ],
    ),
    scene(
      2,
      'The Coral Garden',
      'Branches of coral glow orange and violet. You switch on the magnifier. Hundreds of tiny mouths open and close, and small arms catch specks of food from the water. Inside the soft bodies live even smaller algae, which use sunlight to make sugar. "You may set down the anchor," says Dr. Kai, "but first tell me: what is coral?"',
      'Close view of orange coral with tiny open polyps, and the submarine hovering above it',
      [
        ['A rock, so I can anchor on it', 4],
        ['A plant with very hard leaves', 4],
        [
          'An animal with algae as helpers',
          5,
          'It moves and catches food, so it is an animal; the algae inside give it sugar.',
        ],
      ],
    ),
    scene(
      3,
      'The Seagrass Meadow',
      'Long green blades wave in the current. A green sea turtle bites off the tips of the seagrass. Far behind it, a tiger shark swims past. You draw a food chain in your notebook: sun, seagrass, turtle, shark. Dr. Kai asks, "Imagine that the seagrass disappears. Which animal in your chain would lose its food first?"',
      'A sea turtle grazing in a green seagrass meadow, with a tiger shark far away in the blue',
      [
        [
          'The turtle, because it eats the seagrass',
          5,
          'The turtle is the next link after the seagrass, so it goes hungry first.',
        ],
        ['The shark, because it is the biggest', 6],
      ],
    ),
    scene(
      4,
      'A Bump Below',
      'The anchor touches down with a bump. All at once, the tiny mouths pull themselves in and close! Something that hides when you touch it, and that catches food, cannot be a rock. It is not a plant either. Luckily only one small tip has broken. You lift the anchor quickly. Dr. Kai says, "Good explorers change their minds when they see new evidence."',
      'Coral polyps pulling in around a small anchor, one tip broken off',
      [
        ['Go back and look more closely', 2],
        ['Mark it as an animal and move on', 5],
      ],
    ),
    scene(
      5,
      'The Green Patch',
      'Here is the place in trouble. Thick seaweed covers the coral and takes away its light. Your computer compares two places of the same size. On the healthy reef you count 24 fish that eat seaweed, such as parrotfish. Here you count only 3. The water is equally warm and clean in both places. What does the evidence tell you?',
      'A reef half covered by green seaweed, with a few parrotfish and a screen that shows two bars',
      [
        [
          'Too few fish are eating the seaweed',
          7,
          'Of everything that you measured, only the number of seaweed eaters is different.',
        ],
        ['Too many corals are growing here', 8],
      ],
    ),
    scene(
      6,
      'Chasing the Shark',
      'You follow the shark for a long time, but it simply swims on. It is not hungry, because it can still find turtles to eat. Meanwhile your battery drops to half. You look at your food chain again. Each living thing gets its energy from the one before it. So the trouble starts right beside the missing link.',
      'A submarine far behind a calm tiger shark in deep blue water, with a battery light at half',
      [
        ['Return to the meadow and think again', 3],
        ['Note that turtles go hungry first, and move on', 5],
      ],
    ),
    scene(
      7,
      'What Happened Here?',
      'Your answer fits the data: 3 seaweed eaters here and 24 over there. Dr. Kai finds the reason. "Nets took too many parrotfish from this bay. Without them, seaweed grew over the coral." Now the reef needs a plan. People in the village want to help, and the coral nursery is ready too. Where will you begin?',
      'Dr. Kai on the screen of the submarine, with a village on the shore and a coral nursery below',
      [
        ['Talk with the village about the nets', 9],
        ['Clear seaweed and plant young corals', 10],
      ],
    ),
    scene(
      8,
      'A Plan That Does Not Fit',
      'You write, "Too many corals." But the photos show that fewer corals live here than on the healthy reef. Your idea does not fit the evidence, so you cross it out. That is not a failure, because ruling out an idea brings you closer to the answer. You look once more at the numbers: 24 fish there, and 3 fish here.',
      'A notebook with a crossed-out idea beside photos of two reefs',
      [
        ['Look at the green patch again', 5],
        ['Choose the idea that fits: too few fish', 7],
      ],
    ),
    scene(
      9,
      'A Promise in the Village',
      'You show your data to the people of the village. They know the sea well, and they agree to leave the parrotfish alone in this bay. A year later, you dive again. Fish are grazing everywhere, and the coral shines in the sun. Even Dr. Kai has come along this time. "I am greener than the seaweed ever was," says the scientist, "and I would not miss this for anything!"',
      'Villagers in small boats above a colorful reef full of grazing parrotfish',
    ),
    scene(
      10,
      'The Coral Nursery',
      'With the divers, you clear away the seaweed and fix young corals to the rock, one by one. The village keeps its nets out of the bay, so that the fish return and hold the seaweed back. Month by month the corals grow. One day the radio crackles. "The first parrotfish has moved into your garden," says Dr. Kai, "and it has already taken a bite of the sign with your name on it!"',
      'Divers planting young corals on a frame, with returning parrotfish around them',
    ),
  ],
};
