import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, chooseAll, explain, finish, intro, match, order, solve, withExtras } from '../../../steps.ts';

export const readingWritingLessons: readonly LessonSource[] = [
  {
    ...headOf('g3-main-idea-and-details'),
    learningObjectives: [
      'Tell the topic from the main idea',
      'Choose details that support a main idea',
      'Say the main idea in one sentence',
    ],
    steps: [
      intro(
        'More than a topic',
        'You can already say what a text is about in a word or two. Today you will find what it says about that topic.',
        '🌳',
      ),
      explain(
        'Topic and main idea',
        'The topic is a word or two, like "owls". The main idea is a whole sentence about it, like "Owls are built for hunting at night."',
      ),
      explain(
        'A worked example',
        '"Beavers cut trees with their teeth. They drag the branches to a stream. There they build a dam." Every sentence shows how beavers build, so that is the main idea.',
        ['Main idea: Beavers are good builders.'],
      ),
      choose(
        'Find the main idea',
        '"Bees carry pollen from flower to flower. Without it, many plants could not make seeds. We would have fewer apples and pears."',
        'What is the main idea?',
        ['Bees live and work in big groups', 'Bees help plants make seeds', 'Apples and pears grow on trees'],
        1,
        'Look for the sentence that all of the details are helping to explain.',
      ),
      choose(
        'Pick a helper',
        'Main idea: "Dogs can do useful jobs."',
        'Which detail supports it?',
        [
          'Some dogs guide people who cannot see',
          'Some dogs have long and curly hair',
          'My dog Max likes to sleep all day',
        ],
        0,
        'Ask of each sentence: does it show a dog doing a useful job?',
      ),
      choose(
        'Find the stranger',
        '"Snow keeps plants warm. It covers them like a blanket. I like to build snowmen. Under it, the soil stays soft."',
        'Which sentence does not belong?',
        ['It covers them like a blanket', 'Under it, the soil stays soft', 'I like to build snowmen'],
        2,
        'Three of the sentences tell how snow helps plants. Find the one that does not.',
      ),
      solve(
        'Count the details',
        '"Camels suit the desert. Long lashes keep out sand. Wide feet do not sink. Fat in the hump gives energy."',
        'How many sentences give details about the main idea?',
        3,
        'The first sentence is the main idea. Count the sentences that help it.',
      ),
      choose(
        'Final challenge',
        '"Long ago, people sent news by runner. Later they used horses, and then wires. Now a message crosses the world in a second."',
        'Which sentence says the main idea?',
        ['Sending news has become faster', 'Horses are faster than runners', 'People have always had news to tell'],
        0,
        'Ask what changed from the first sentence to the last one.',
      ),
      finish(
        60,
        'What you learned',
        'The main idea is what a text mostly says about its topic. Details are the helpers that explain it or prove it.',
      ),
    ],
  },
  {
    ...headOf('g3-prefixes-and-suffixes'),
    learningObjectives: [
      'Use un-, re- and pre- to change a meaning',
      'Use -ful and -less to build new words',
      'Break a long word into its parts',
    ],
    steps: [
      intro(
        'Words have parts',
        'You know many short words, like "happy" and "play". Small parts added to them can build hundreds of new words.',
        '🧱',
      ),
      explain(
        'Front and back',
        'A prefix goes in front of a word, and a suffix goes at the end. Each one changes what the word means.',
        ['un + happy = unhappy', 'care + ful = careful'],
      ),
      explain(
        'A worked example',
        'What does "rewrite" mean? Cover the first part and you see "write". The part "re" means "again", so to rewrite is to write again.',
      ),
      choose(
        'The prefix un-',
        'The prefix un- often means "not".',
        'What does "unfair" mean?',
        ['Very fair', 'Not fair', 'Fair again'],
        1,
        'Cover the prefix, read the word that is left, and then put "not" in front of it.',
      ),
      choose(
        'The prefix pre-',
        'The prefix pre- means "before". A preview is a look before the real thing.',
        'When do you preheat an oven?',
        ['Before baking', 'After baking', 'Instead of baking'],
        0,
        'Swap the prefix for its meaning: heat before.',
      ),
      choose(
        'Full or without?',
        'The suffix -ful means "full of", and -less means "without".',
        'Which word means "without fear"?',
        ['fearful', 'refear', 'fearless'],
        2,
        'Look for the suffix that means "without".',
      ),
      solve(
        'Take it apart',
        'The word "unhelpful" is built from a prefix, a base word and a suffix.',
        'How many parts does it have?',
        3,
        'Start with the base word "help", and then look at what stands before it and after it.',
      ),
      choose(
        'Final challenge',
        'The team had lost its map, and some people felt hopeless. Then they saw a light.',
        'What does "hopeless" mean here?',
        ['Full of hope', 'Hoping again', 'Without any hope'],
        2,
        'Find the base word, and then think about what the ending does to it.',
      ),
      finish(
        70,
        'What you learned',
        'Prefixes and suffixes change the meaning of a base word. When you meet a long word, look for the parts you know.',
      ),
    ],
  },
  {
    ...headOf('g3-build-a-paragraph'),
    learningObjectives: [
      'Begin with a topic sentence',
      'Put supporting sentences in a clear order',
      'Use linking words and a closing sentence',
    ],
    steps: [
      intro(
        'From ideas to a paragraph',
        'You can find the main idea when you read. Now you will put one into your own writing, so that your reader can follow it.',
        '✏️',
      ),
      explain(
        'Like a sandwich',
        'The topic sentence is the top slice. The details are the filling, and the closing sentence is the bottom slice that holds it all together.',
      ),
      explain('A worked example', 'Here is a short plan for a paragraph about walking to school.', [
        'Top: Walking to school is good for you.',
        'Filling: It wakes up your body.',
        'Filling: It also keeps the air clean.',
        'Bottom: So lace up your shoes!',
      ]),
      choose(
        'Choose the top slice',
        'You want to write about why libraries are useful.',
        'Which is the best topic sentence?',
        ['I went to the library on Monday.', 'A library helps everyone learn.', 'The library has a big blue door.'],
        1,
        'A topic sentence tells the reader what the whole paragraph will be about.',
      ),
      choose(
        'Choose the filling',
        'Topic sentence: "Gardens help our city."',
        'Which sentence belongs next?',
        [
          'They give food to bees and birds.',
          'My garden is smaller than yours.',
          'Cities have roads and tall buildings.',
        ],
        0,
        'Pick the sentence that tells one way in which gardens help.',
      ),
      choose(
        'Linking words',
        'Linking words show how ideas fit together. "First" begins a list, and "but" shows a change.',
        'Rain fell all day, ___ we still had fun.',
        ['first', 'because', 'but'],
        2,
        'The second part is a surprise after the first. Which word shows a change?',
      ),
      solve(
        'Put it in order',
        'Line 1: So try it! Line 2: Reading before bed is calming. Line 3: It slows your thoughts.',
        'Which line should come first?',
        2,
        'Look for the line that tells what the whole paragraph is about.',
      ),
      choose(
        'Final challenge',
        'Your paragraph says that seeds need water, soil and warmth.',
        'Which closing sentence fits best?',
        [
          'Some seeds are very small and round.',
          'With these three, a seed can grow.',
          'I will plant my own seeds on Sunday.',
        ],
        1,
        'A closing sentence comes back to the main idea in new words.',
      ),
      finish(
        90,
        'What you learned',
        'A clear paragraph starts with a topic sentence, gives details in order, and ends by coming back to the main idea.',
      ),
    ],
  },
  {
    ...headOf('g3-cause-and-effect'),
    learningObjectives: [
      'Tell a cause from its effect',
      'Use signal words to find the cause',
      'Put events in the order in which they happened',
    ],
    steps: [
      intro(
        'What, and why',
        'You can find the main idea of a text and write about one of your own. Now look at how events hang together.',
        '🧩',
      ),
      explain(
        'Cause and effect',
        'A cause is the reason why something happens, and an effect is what happens because of it.',
        ['Cause: It rained all night.', 'Effect: The path was muddy.'],
      ),
      explain(
        'A worked example',
        '"The bus was late, so Omar missed the start of the show." First ask what happened: Omar missed the start. Then ask why it happened: the bus was late, and that is the cause.',
      ),
      withExtras(
        choose(
          'Find the cause',
          '"Priya put on her gloves because the wind was icy, but her brother had left his at home."',
          'Why did Priya put on her gloves?',
          ['Her brother had left his at home', 'The wind was icy', 'Her gloves were new'],
          1,
          'Look for the word "because", and read what comes after it.',
        ),
        {
          hints: [
            'You are looking for the reason, not for what happened.',
            'One word in the text tells you that a reason comes next.',
            'The word is "because". Read on from there.',
            'After "because" it says that the wind was icy. That is the cause.',
          ],
          feedback: [
            'It stands in the text, but it does not tell why Priya put hers on.',
            'Right: the word "because" shows the cause.',
            'The text does not say this. Use only what you can read there.',
          ],
        },
      ),
      withExtras(
        match(
          'Match them up',
          'Each cause has one effect that fits best.',
          'Which effect belongs to which cause?',
          [
            ['No one watered the plants', 'The leaves went dry'],
            ['The sun melted the snow', 'The stream rose'],
            ['The bell rang', 'The class lined up'],
            ['A fuse blew', 'The lights went out'],
          ],
          'Read each pair with the word "so" between its parts, and ask if it makes sense.',
        ),
        {
          hints: [
            'Find what each cause made happen.',
            'Say the cause, then "so", and then an effect.',
            'Begin with the plants: what do leaves do without water?',
            'Dry leaves need water, melted snow fills a stream, a bell calls a class, and lamps need power.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Signal words',
          'Some words tell you that a cause or an effect is near.',
          'Which of these do that?',
          ['because', 'next to', 'as a result', 'for example'],
          [0, 2],
          'Put each one between two events, and ask if it tells why.',
        ),
        {
          hints: [
            'Find all of the words that link what happened with why.',
            'Try each one in this sentence: "It was dark, ___ we lit a lamp." Then turn the sentence around.',
            '"We lit a lamp because it was dark" makes sense. Now try the others.',
            '"Because" points to a cause, and "as a result" points to an effect.',
          ],
          feedback: [
            'Right: a cause comes after it.',
            'It tells where something is.',
            'Right: an effect comes after it.',
            'It shows that an example comes next, and not a reason.',
          ],
        },
      ),
      withExtras(
        order(
          'What came first?',
          '"Today a tall tree shades the bench. Years ago, a bird dropped a seed there. The sprout grew fast after the rain had woken up the seed."',
          'Put the events in the order in which they happened.',
          ['A bird dropped a seed', 'Rain woke up the seed', 'The sprout grew fast', 'A tall tree shades the bench'],
          'A text may begin with the end, so look for signal words like "years ago", "after" and "today".',
        ),
        {
          hints: [
            'Use the order of real life, not the order of the sentences.',
            'Look for words that tell when, such as "years ago" and "today".',
            '"Years ago" is the oldest, so the seed falls first. "Today" comes last.',
            'The bird dropped the seed, the rain woke it up, the sprout grew fast, and today the tree gives shade.',
          ],
        },
      ),
      withExtras(
        choose(
          'After is not because',
          '"Ella put on her red hat. Later her team won, because they had passed the ball so well."',
          'What was the cause of the win?',
          ['The red hat', 'Good luck', 'Good passing'],
          2,
          'One thing can come first and still not be the reason.',
        ),
        {
          hints: [
            'Find why the team won.',
            'What comes first is not always the cause. Look for a signal word.',
            'Read the words that come after "because".',
            'They had passed the ball well. So good passing was the cause, and the hat just came earlier.',
          ],
          feedback: [
            'The hat came first, but nothing says that it helped them win.',
            'The text does not speak of luck.',
            'Right: "because" points to the passing.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          '"The storm cut off the power. As a result, the lamps went out, the fridge grew warm, and the school closed at noon."',
          'How many effects of the lost power are named?',
          3,
          'Start to count after the words "as a result".',
        ),
        {
          hints: [
            'Count only what happened because the power was lost.',
            'Find the words "as a result". Effects come after them.',
            'The first effect is that the lamps went out.',
            'The lamps went out, the fridge grew warm, and the school closed. That makes 3 effects.',
          ],
          mistakes: [
            { answer: '4', says: 'Losing the power is the cause here. Count only what came after it.' },
            { answer: '1', says: 'One cause can have many effects. Read on after the first comma.' },
            { answer: '2', says: 'One effect is missing. Read to the end of the sentence.' },
          ],
          variant: {
            question:
              '"Snow fell all night. As a result, the buses stopped, and the town was very quiet." How many effects of the snow are named?',
            inputType: 'number',
            correctAnswer: 2,
          },
        },
      ),
      finish(
        110,
        'What you learned',
        'A cause tells why, and an effect tells what happened. Signal words help, but coming first does not make something a cause.',
      ),
    ],
  },
];
