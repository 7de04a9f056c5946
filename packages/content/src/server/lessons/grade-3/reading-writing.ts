import type { LessonSource } from '@grove/contracts';
import { choose, explain, finish, intro, solve } from '../../../steps.ts';

export const readingWritingLessons: readonly LessonSource[] = [
  {
    id: 'g3-main-idea-and-details',
    title: 'The Big Idea and Its Helpers',
    description: 'Find what a text is mostly about, and the details that hold it up.',
    grade: 'Grade 3', subjectId: 2, position: 1, duration: 15, xpReward: 60, difficulty: 'beginner', type: 'interactive',
    learningObjectives: ['Tell the topic from the main idea', 'Choose details that support a main idea', 'Say the main idea in one sentence'],
    steps: [
      intro('More than a topic', 'You can already say what a text is about in a word or two. Today you will find what it says about that topic.', '🌳'),
      explain('Topic and main idea', 'The topic is a word or two, like "owls". The main idea is a whole sentence about it, like "Owls are built for hunting at night."'),
      explain('A worked example', '"Beavers cut trees with their teeth. They drag the branches to a stream. There they build a dam." Every sentence shows how beavers build, so that is the main idea.', ['Main idea: Beavers are good builders.']),
      choose('Find the main idea', '"Bees carry pollen from flower to flower. Without it, many plants could not make seeds. We would have fewer apples and pears."', 'What is the main idea?', ['Bees live and work in big groups', 'Bees help plants make seeds', 'Apples and pears grow on trees'], 1, 'Look for the sentence that all of the details are helping to explain.'),
      choose('Pick a helper', 'Main idea: "Dogs can do useful jobs."', 'Which detail supports it?', ['Some dogs guide people who cannot see', 'Some dogs have long and curly hair', 'My dog Max likes to sleep all day'], 0, 'Ask of each sentence: does it show a dog doing a useful job?'),
      choose('Find the stranger', '"Snow keeps plants warm. It covers them like a blanket. I like to build snowmen. Under it, the soil stays soft."', 'Which sentence does not belong?', ['It covers them like a blanket', 'Under it, the soil stays soft', 'I like to build snowmen'], 2, 'Three of the sentences tell how snow helps plants. Find the one that does not.'),
      solve('Count the details', '"Camels suit the desert. Long lashes keep out sand. Wide feet do not sink. Fat in the hump gives energy."', 'How many sentences give details about the main idea?', 3, 'The first sentence is the main idea. Count the sentences that help it.'),
      choose('Final challenge', '"Long ago, people sent news by runner. Later they used horses, and then wires. Now a message crosses the world in a second."', 'Which sentence says the main idea?', ['Sending news has become faster', 'Horses are faster than runners', 'People have always had news to tell'], 0, 'Ask what changed from the first sentence to the last one.'),
      finish(60, 'What you learned', 'The main idea is what a text mostly says about its topic. Details are the helpers that explain it or prove it.'),
    ],
  },
  {
    id: 'g3-prefixes-and-suffixes',
    title: 'Word Builders',
    description: 'Use small word parts to work out what long words mean.',
    grade: 'Grade 3', subjectId: 2, position: 2, duration: 14, xpReward: 70, difficulty: 'beginner', type: 'game',
    learningObjectives: ['Use un-, re- and pre- to change a meaning', 'Use -ful and -less to build new words', 'Break a long word into its parts'],
    steps: [
      intro('Words have parts', 'You know many short words, like "happy" and "play". Small parts added to them can build hundreds of new words.', '🧱'),
      explain('Front and back', 'A prefix goes in front of a word, and a suffix goes at the end. Each one changes what the word means.', ['un + happy = unhappy', 'care + ful = careful']),
      explain('A worked example', 'What does "rewrite" mean? Cover the first part and you see "write". The part "re" means "again", so to rewrite is to write again.'),
      choose('The prefix un-', 'The prefix un- often means "not".', 'What does "unfair" mean?', ['Very fair', 'Not fair', 'Fair again'], 1, 'Cover the prefix, read the word that is left, and then put "not" in front of it.'),
      choose('The prefix pre-', 'The prefix pre- means "before". A preview is a look before the real thing.', 'When do you preheat an oven?', ['Before baking', 'After baking', 'Instead of baking'], 0, 'Swap the prefix for its meaning: heat before.'),
      choose('Full or without?', 'The suffix -ful means "full of", and -less means "without".', 'Which word means "without fear"?', ['fearful', 'refear', 'fearless'], 2, 'Look for the suffix that means "without".'),
      solve('Take it apart', 'The word "unhelpful" is built from a prefix, a base word and a suffix.', 'How many parts does it have?', 3, 'Start with the base word "help", and then look at what stands before it and after it.'),
      choose('Final challenge', 'The team had lost its map, and some people felt hopeless. Then they saw a light.', 'What does "hopeless" mean here?', ['Full of hope', 'Hoping again', 'Without any hope'], 2, 'Find the base word, and then think about what the ending does to it.'),
      finish(70, 'What you learned', 'Prefixes and suffixes change the meaning of a base word. When you meet a long word, look for the parts you know.'),
    ],
  },
  {
    id: 'g3-build-a-paragraph',
    title: 'Build a Clear Paragraph',
    description: 'Plan a paragraph with a topic sentence, helpers and an ending.',
    grade: 'Grade 3', subjectId: 2, position: 3, duration: 20, xpReward: 90, difficulty: 'intermediate', type: 'exercise',
    learningObjectives: ['Begin with a topic sentence', 'Put supporting sentences in a clear order', 'Use linking words and a closing sentence'],
    steps: [
      intro('From ideas to a paragraph', 'You can find the main idea when you read. Now you will put one into your own writing, so that your reader can follow it.', '✏️'),
      explain('Like a sandwich', 'The topic sentence is the top slice. The details are the filling, and the closing sentence is the bottom slice that holds it all together.'),
      explain('A worked example', 'Here is a short plan for a paragraph about walking to school.', ['Top: Walking to school is good for you.', 'Filling: It wakes up your body.', 'Filling: It also keeps the air clean.', 'Bottom: So lace up your shoes!']),
      choose('Choose the top slice', 'You want to write about why libraries are useful.', 'Which is the best topic sentence?', ['I went to the library on Monday.', 'A library helps everyone learn.', 'The library has a big blue door.'], 1, 'A topic sentence tells the reader what the whole paragraph will be about.'),
      choose('Choose the filling', 'Topic sentence: "Gardens help our city."', 'Which sentence belongs next?', ['They give food to bees and birds.', 'My garden is smaller than yours.', 'Cities have roads and tall buildings.'], 0, 'Pick the sentence that tells one way in which gardens help.'),
      choose('Linking words', 'Linking words show how ideas fit together. "First" begins a list, and "but" shows a change.', 'Rain fell all day, ___ we still had fun.', ['first', 'because', 'but'], 2, 'The second part is a surprise after the first. Which word shows a change?'),
      solve('Put it in order', 'Line 1: So try it! Line 2: Reading before bed is calming. Line 3: It slows your thoughts.', 'Which line should come first?', 2, 'Look for the line that tells what the whole paragraph is about.'),
      choose('Final challenge', 'Your paragraph says that seeds need water, soil and warmth.', 'Which closing sentence fits best?', ['Some seeds are very small and round.', 'With these three, a seed can grow.', 'I will plant my own seeds on Sunday.'], 1, 'A closing sentence comes back to the main idea in new words.'),
      finish(90, 'What you learned', 'A clear paragraph starts with a topic sentence, gives details in order, and ends by coming back to the main idea.'),
    ],
  },
];
