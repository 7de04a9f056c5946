import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import {
  choose,
  chooseAll,
  explain,
  finish,
  intro,
  match,
  order,
  solve,
  solveDecimal,
  withExtras,
} from '../../../steps.ts';

export const scienceLessons: readonly LessonSource[] = [
  {
    ...headOf('g3-life-cycles'),
    learningObjectives: [
      'Name the stages of a butterfly and a frog',
      'Explain why a life cycle is a circle',
      'Compare the life cycles of plants and animals',
    ],
    steps: [
      intro(
        'Everything grows',
        'You know that babies grow up and seeds grow into plants. Today we look at the steps in between.',
        '🦋',
      ),
      explain(
        'What is a life cycle?',
        'A life cycle is all the stages of a life: being born, growing, making young and dying. The young then start the circle again.',
      ),
      explain(
        'A worked example',
        'A butterfly has four stages. In the third stage, its whole body changes inside a hard case.',
        ['1. Egg', '2. Caterpillar (larva)', '3. Chrysalis (pupa)', '4. Adult butterfly'],
      ),
      choose(
        'What comes next?',
        'A hungry caterpillar has eaten leaves for weeks and is fully grown.',
        'Which stage comes next?',
        ['Egg', 'Chrysalis', 'Adult'],
        1,
        'Before it can fly, its body has to change inside a hard case.',
      ),
      choose(
        'In the pond',
        'Frog eggs hatch in water. A tadpole has a tail and breathes with gills.',
        'What does a tadpole grow before it lives on land?',
        ['Legs and lungs', 'Fins and scales', 'Feathers and a beak'],
        0,
        'Think about what a frog needs so it can hop and breathe air.',
      ),
      solve(
        'Count the stages',
        'A frog begins as an egg. It becomes a tadpole, then a froglet with a short tail, and then an adult.',
        'How many stages are named here?',
        4,
        'Put up one finger for each new name that you read.',
      ),
      choose(
        'A bean plant',
        'A bean seed takes in water and splits open. A root grows down, and a shoot grows up.',
        'What will the grown plant make to start again?',
        ['New soil', 'More sunlight', 'New seeds'],
        2,
        'Ask what the very first stage of this plant was.',
      ),
      choose(
        'Final challenge',
        'A late frost kills all of the flowers on a wild apple tree in spring.',
        'What will the tree most likely miss this year?',
        ['Leaves and shade', 'Fruit and seeds', 'Roots and bark'],
        1,
        'Apples grow from flowers. What is inside an apple?',
      ),
      finish(
        60,
        'What you learned',
        'A life cycle is a circle of stages. Adults make eggs, seeds or young, and so life goes on even though each living thing dies.',
      ),
    ],
  },
  {
    ...headOf('g3-push-pull-friction'),
    learningObjectives: [
      'Describe a force as a push or a pull',
      'Tell balanced forces from unbalanced forces',
      'Predict how friction changes motion',
    ],
    steps: [
      intro(
        'What makes it move?',
        'You push a swing and pull a wagon every week. Each push and each pull is a force.',
        '🛷',
      ),
      explain(
        'Forces change motion',
        'A force can make a thing start, stop, speed up, slow down or turn. A stronger force makes a bigger change.',
      ),
      choose(
        'Push or pull?',
        'You open a drawer to get a spoon.',
        'Which force do you use?',
        ['A push', 'A pull', 'No force'],
        1,
        'Think about your hand. Does the drawer move toward you or away from you?',
      ),
      explain(
        'A worked example',
        'Two teams pull on a rope, and the rope does not move. The forces are equal, so they are balanced. When one team pulls harder, the rope starts to move.',
      ),
      choose(
        'Balanced or not?',
        'A book lies still on a table. Gravity pulls it down, and the table pushes it up.',
        'What can you say about the two forces?',
        ['They are balanced', 'Gravity is winning', 'There are no forces'],
        0,
        'The book stays still. What does that tell you about the pull down and the push up?',
      ),
      explain(
        'Friction',
        'Friction is a force between two things that rub. It slows them down. Rough ground gives more friction than smooth ice.',
      ),
      choose(
        'Which goes farthest?',
        'You slide the same puck with the same push on three floors.',
        'Where does it slide the farthest?',
        ['On carpet', 'On grass', 'On smooth ice'],
        2,
        'Less friction means that the puck slows down less.',
      ),
      solve(
        'Test it',
        'A toy car rolls 90 cm on wood and 30 cm on carpet.',
        'How many more centimeters does it roll on wood?',
        60,
        'Find the difference between the two distances.',
      ),
      choose(
        'Final challenge',
        'It is icy, and people slip on the path. The town spreads sand on it.',
        'Why does the sand help?',
        ['It adds friction', 'It takes away gravity', 'It makes the ice thinner'],
        0,
        'Rub your hands together, and think about what rough grains do under a shoe.',
      ),
      finish(
        75,
        'What you learned',
        'Forces are pushes and pulls. Balanced forces keep things still, unbalanced forces change motion, and friction slows things that rub.',
      ),
    ],
  },
  {
    ...headOf('g3-weather-and-climate'),
    learningObjectives: [
      'Match a tool to what it measures',
      'Use a table of weather data',
      'Tell weather from climate',
    ],
    steps: [
      intro(
        'Look up',
        'You know that weather changes from day to day. Scientists measure it, so that they can find patterns.',
        '⛅',
      ),
      explain('Tools for weather', 'Each part of the weather has its own tool.', [
        'Thermometer: how warm the air is',
        'Rain gauge: how much rain fell',
        'Wind vane: where the wind comes from',
      ]),
      choose(
        'Pick a tool',
        "You want to know how much rain fell during last night's storm.",
        'Which tool do you read?',
        ['A wind vane', 'A thermometer', 'A rain gauge'],
        2,
        'The name of the tool tells you what it collects.',
      ),
      explain(
        'A worked example',
        'It rained 4 mm on Monday, 0 mm on Tuesday and 6 mm on Wednesday. Add all three days: 4 + 0 + 6 = 10 mm of rain.',
      ),
      solve(
        'Read the data',
        'Noon temperatures: Monday 18 degrees, Tuesday 21 degrees, Wednesday 15 degrees.',
        'How many degrees warmer was Tuesday than Wednesday?',
        6,
        'Find the two days in the list. Then find the difference.',
      ),
      explain(
        'Weather and climate',
        'Weather is what the air is doing today. Climate is the usual weather of a place over many years.',
      ),
      choose(
        'Which is it?',
        '"Deserts get very little rain, year after year."',
        'Is this about weather or climate?',
        ['Climate', 'Weather'],
        0,
        'Ask if the sentence is about one day or about many years.',
      ),
      choose(
        'Find the pattern',
        'In a town, July has had the most rain in each of the last 30 years.',
        'What is a good prediction for next year?',
        ['July will be dry at last', 'July will be rainy again', 'It will rain on each day of July'],
        1,
        'A long pattern helps us say what is likely. It does not make it sure.',
      ),
      choose(
        'Final challenge',
        'One cold, snowy day comes to a place that is hot almost all year.',
        'What should we say?',
        ['The climate is cold now', 'It was unusual weather', 'The data must be wrong'],
        1,
        'Can one single day change what is usual over many years?',
      ),
      finish(
        80,
        'What you learned',
        'Tools help us measure weather. Weather is about days, and climate is about many years, so patterns help us predict.',
      ),
    ],
  },
  {
    ...headOf('g3-fair-tests'),
    learningObjectives: [
      'Change one thing in a test and keep the rest the same',
      'Put the steps of an investigation in order',
      'Read results and find a middle value',
    ],
    steps: [
      intro(
        'How can you be sure?',
        'You know that friction slows things down. A fair test can tell you which floor slows a toy car the most.',
        '🧪',
      ),
      explain(
        'What is a fair test?',
        'In a fair test you change just one thing, measure one thing, and keep all the rest the same. Then you know what made the difference.',
      ),
      withExtras(
        match(
          'Parts of a test',
          'Kim lets the same car roll down the same ramp, first onto wood and then onto carpet. Each time she measures how far it rolls.',
          'What is each part of her test?',
          [
            ['She changes', 'the floor'],
            ['She measures', 'how far the car rolls'],
            ['She keeps the same', 'the car and the ramp'],
          ],
          'Look for the one thing that is different the second time.',
        ),
        {
          hints: [
            'Sort the parts into changed, measured and kept the same.',
            'Compare the first roll with the second roll.',
            'First there is wood, and then there is carpet. So she changes the floor.',
            'She changes the floor, measures how far the car rolls, and keeps the car and the ramp the same.',
          ],
        },
      ),
      explain(
        'A worked example',
        'One roll may be just luck, so Kim does three on each floor. On wood the car rolls 90, 92 and 91 cm. In order they are 90, 91 and 92, so the middle value is 91 cm.',
      ),
      withExtras(
        chooseAll(
          'Keep it fair',
          'You test if ice melts faster in the sun or in the shade.',
          'What must stay the same?',
          [
            'The size of the ice cubes',
            'The kind of plate',
            'The place: sun or shade',
            'The time until the ice is gone',
          ],
          [0, 1],
          'One thing is changed on purpose and one is measured, and all the rest must stay the same.',
        ),
        {
          hints: [
            'Find everything that could make a difference but is not part of your question.',
            'Take away the thing that you change and the thing that you measure.',
            'You change the place. You measure the time. What is left?',
            'The size of the cubes and the kind of plate must stay the same.',
          ],
          feedback: [
            'Right: a small cube would melt faster anywhere.',
            'Right: a metal plate warms ice faster than a wooden one.',
            'This is the one thing that you want to change.',
            'This is what you measure, so it may well be different.',
          ],
        },
      ),
      withExtras(
        order(
          'Plan it',
          'Here are the steps of an investigation.',
          'Put them in a good order.',
          [
            'Ask a question',
            'Make a prediction',
            'Do the test and measure',
            'Look for a pattern in the numbers',
            'Tell what you found out',
          ],
          'You predict before you test, and you can tell only what you know.',
        ),
        {
          hints: [
            'Find the step that starts everything.',
            'A prediction says what you think will happen, so it has to come before the test.',
            'Begin with the question. Then make your prediction.',
            'Question, prediction, test, pattern, and then you tell others.',
          ],
        },
      ),
      withExtras(
        choose(
          'Is it fair?',
          'Ben drops a flat sheet of paper from a chair. Then he drops a paper ball from a high table.',
          'Why is his test not fair?',
          ['Paper is too light to test', 'He used two sheets of paper', 'He changed both shape and height'],
          2,
          'Count the things that are different the second time.',
        ),
        {
          hints: [
            'Look for what is wrong with the test.',
            'List all that changed from the first drop to the second.',
            'The shape changed from flat to round. What else changed?',
            'The height changed too. With two changes, he cannot tell which one made the difference.',
          ],
          feedback: [
            'Light things can be tested just as well as heavy ones.',
            'Two sheets are fine if they are alike.',
            'Right: now he cannot tell which change made the difference.',
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'Read the results',
          'The car rolls 2.5 m on wood and 2 m on grass. The 2.5 means 2 meters and one half meter.',
          'How many meters farther does it roll on wood?',
          '0.5',
          '0',
          'Both rolls have 2 whole meters, so find out how much more there is on wood.',
        ),
        {
          expression: '2.5 - 2',
          hints: [
            'Find the difference between the two distances.',
            'Take away the 2 whole meters from both.',
            'On grass nothing is left. On wood one half meter is left.',
            'One half meter is 0.5 m, because 2.5 − 2 = 0.5.',
          ],
          mistakes: [
            { answer: '4.5', says: 'You added the distances. Farther means that you look for the difference.' },
            { answer: '2.3', says: 'You took the 2 from the tenths. Take it from the whole meters.' },
            { answer: '5', says: 'Mind the point. The car goes only a part of a meter farther.' },
          ],
          variant: {
            question: 'A car rolls 3.5 m on wood and 1 m on sand. How many meters farther does it roll on wood?',
            inputType: 'decimal',
            expected: '2.5',
            tolerance: '0',
            expression: '3.5 - 1',
          },
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'Three ice cubes that melt in the shade take 40, 46 and 42 minutes.',
          'What is the middle value, in minutes?',
          42,
          'Put the times in order first, and then look at the one in the middle.',
        ),
        {
          hints: [
            'You need one time that stands for all three.',
            'The middle value is in the middle when the numbers are in order.',
            'From small to big they are 40, 42, 46.',
            'The one in the middle is 42 minutes.',
          ],
          mistakes: [
            { answer: '46', says: 'It is in the middle as they are written. Put them in order first.' },
            { answer: '128', says: 'You added all of the times. Look for the one in the middle.' },
            {
              answer: '43',
              says: 'That is halfway from the smallest to the biggest. Take the middle one of the three times.',
            },
          ],
          variant: {
            question: 'Three ice cubes take 31, 29 and 35 minutes. What is the middle value, in minutes?',
            inputType: 'number',
            correctAnswer: 31,
          },
        },
      ),
      finish(
        120,
        'What you learned',
        'A fair test changes one thing, measures one thing and keeps the rest the same. Many tries and a middle value make you more sure.',
      ),
    ],
  },
];
