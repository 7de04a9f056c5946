import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, explain, finish, intro, solve } from '../../../steps.ts';

export const socialStudiesLessons: readonly LessonSource[] = [
  {
    ...headOf('g3-reading-maps'),
    learningObjectives: [
      'Use the key of a map',
      'Give directions with north, south, east and west',
      'Work out a distance with a scale',
    ],
    steps: [
      intro(
        'A view from above',
        'A map shows a place as a bird might see it. You have seen maps on walls and phones, and now you will learn to read one.',
        '🗺️',
      ),
      explain(
        'Three helpers',
        'The key tells what each sign means. The compass rose shows the directions. The scale tells how far things really are.',
      ),
      choose(
        'Use the key',
        'The key says: a blue line is a river, a green tree is a park, and a red cross is a hospital.',
        'What does a green tree show?',
        ['A river', 'A park', 'A hospital'],
        1,
        'Find the sign in the list, and read the words that belong to it.',
      ),
      explain(
        'A worked example',
        'On most maps north is at the top. The school is at the top and the lake is at the bottom, so you walk south from the school to the lake.',
      ),
      choose(
        'Which way?',
        'North is at the top. The library is to the right of the town hall.',
        'Which way do you walk from the town hall to the library?',
        ['West', 'North', 'East'],
        2,
        'When you face north, east is on your right side.',
      ),
      solve(
        'Use the scale',
        'On this map, 1 cm stands for 2 km. The road from the farm to the town is 4 cm long.',
        'How many kilometers long is the real road?',
        8,
        'Each centimeter stands for 2 km, so count by twos, once for each centimeter.',
      ),
      choose(
        'Turn back',
        'You walked north to get to the park, and now you want to go home the same way.',
        'Which way should you walk?',
        ['South', 'East', 'North'],
        0,
        'Going back means turning to face the opposite direction.',
      ),
      solve(
        'Final challenge',
        'On this map, 1 cm stands for 5 km. From home it is 3 cm to the bridge and 2 cm more to the beach.',
        'How many kilometers is it from home to the beach?',
        25,
        'Add the two parts on the map first, and then use the scale for the whole distance.',
      ),
      finish(
        60,
        'What you learned',
        'The key explains signs, the compass rose gives directions, and the scale turns centimeters on paper into real distances.',
      ),
    ],
  },
  {
    ...headOf('g3-local-government'),
    learningObjectives: [
      'Name the jobs of a mayor and a city council',
      'Explain what taxes pay for',
      'Tell how people can speak up',
    ],
    steps: [
      intro(
        'Rules for sharing',
        'Your classroom has rules so that everyone can learn. A town has rules too, and someone has to make them.',
        '🏛️',
      ),
      explain(
        'Mayor and council',
        'In many towns, people vote for a council and a mayor. The council makes local laws, and the mayor leads the work of the town.',
      ),
      choose(
        'Who decides?',
        'A town needs a new law about dogs in the park.',
        'Who votes on a local law?',
        ['The city council', 'The bus drivers', 'The tallest person'],
        0,
        'Which group is chosen by the people to make the laws of a town?',
      ),
      explain(
        'A worked example',
        'A park needs new swings. Taxes are money that people pay to the government. The council plans to use some of the tax money, then workers build the swings.',
      ),
      choose(
        'Paid by taxes',
        'Taxes pay for things that a whole community uses.',
        'Which one is usually paid for by taxes?',
        ['Your birthday gift', 'A movie ticket', 'Fire trucks'],
        2,
        'Look for the thing that helps everyone in the town.',
      ),
      solve(
        'Count the votes',
        'A council has 9 members. On a plan for bike lanes, 6 say yes and the rest say no.',
        'How many members say no?',
        3,
        'Start with all of the members, and take away those who say yes.',
      ),
      choose(
        'More than half',
        'A council has 7 members. A plan passes if more than half of them say yes.',
        'How many yes votes are enough?',
        ['2', '3', '4'],
        2,
        'Half of 7 is three and a half. The number has to be bigger than that.',
      ),
      choose(
        'Final challenge',
        'Cars drive too fast near a school. Children and parents want a safe crossing.',
        'What is a good first step?',
        [
          'Tell the council at a public meeting',
          'Paint a crossing on the road in secret',
          'Wait until somebody else does something',
        ],
        0,
        'Who can decide about roads, and how can they hear about a problem?',
      ),
      finish(
        70,
        'What you learned',
        'People choose a council and a mayor to run a town. Taxes pay for what all of us share, and everyone may speak up.',
      ),
    ],
  },
  {
    ...headOf('g3-community-history'),
    learningObjectives: [
      'Tell a primary source from a secondary source',
      'Read and build a timeline',
      'Explain how a community changes',
    ],
    steps: [
      intro(
        'Clues from long ago',
        'You have heard stories about the past. Historians look for clues to find out which stories are true.',
        '🔎',
      ),
      explain(
        'Two kinds of sources',
        'A primary source was made by someone who was there, like a diary or a photo. A secondary source was made later by someone who studied it.',
      ),
      choose(
        'Which kind?',
        'A girl wrote a letter in 1902 about the flood that she saw in her street.',
        'What kind of source is her letter?',
        ['Primary', 'Secondary'],
        0,
        'Was the writer there when it happened?',
      ),
      explain(
        'A worked example',
        'The mill was built in 1850 and the school in 1880. How much later was the school? Subtract: 1880 − 1850 = 30 years.',
        ['1850: the mill', '1880: the school', '1905: the first street lights'],
      ),
      solve(
        'Read the timeline',
        'The school opened in 1880. The first street lights were lit in 1905.',
        'How many years lay between them?',
        25,
        'Count up from 1880 to 1900, and then on to 1905.',
      ),
      choose(
        'Put it in order',
        'A bridge opened in 1931, a fire burned the market in 1899, and a museum opened in 1978.',
        'Which came first?',
        ['The bridge', 'The museum', 'The fire'],
        2,
        'The smallest year number is the one that is longest ago.',
      ),
      choose(
        'What changed?',
        'An old photo shows horses on Main Street. A new photo shows buses and bikes.',
        'What do the photos show best?',
        ['How people travel has changed', 'People liked horses more than buses', 'Life was better in the old days'],
        0,
        'Choose only what you can see when you compare both photos.',
      ),
      choose(
        'Final challenge',
        'Two people saw the same parade. One wrote that it was grand. The other wrote that it was too loud.',
        'What should a historian do?',
        ['Trust only the first writer', 'Read both and compare', 'Trust neither of the writers'],
        1,
        'Two people can see one event in different ways. How can that help us?',
      ),
      finish(
        75,
        'What you learned',
        'We learn about the past from sources. A timeline puts events in order, and comparing sources brings us closer to the truth.',
      ),
    ],
  },
];
