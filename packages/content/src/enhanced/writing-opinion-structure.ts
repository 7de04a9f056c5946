import type { EnhancedLesson } from '@grove/contracts';
import { choose, explain, finish, intro, solve } from '../steps.ts';

export const writingOpinionStructure: EnhancedLesson = {
  id: 'writing-opinion-structure',
  title: 'Opinion Writing Workshop',
  description: 'Build an opinion piece that a reader can trust, one strong part at a time.',
  duration: '24 min',
  xpReward: 145,
  type: 'interactive',
  difficulty: 'intermediate',
  grade: 'Grade 4',
  subject: 'Writing',
  theme: 'The writing workshop',
  teacherId: 'dr-scribe',
  interactiveElement: {
    type: 'sentence-builder',
    title: 'Build a Convincing Sentence',
    xpReward: 30,
    description: 'Put opinion, linking word and reason in an order that makes sense.',
  },
  learningObjectives: [
    'Tell a fact from an opinion',
    'State an opinion clearly',
    'Support it with reasons and examples',
    'Use linking words and a strong ending',
  ],
  content: {
    steps: [
      intro(
        'What do you think?',
        'You can write a clear paragraph. Now you will use one to tell readers what you think, and why they might agree.',
        '📝',
      ),
      explain(
        'Fact and opinion',
        'A fact can be checked, and it is true for everyone. An opinion tells what someone thinks or feels, so people may disagree.',
        ['Fact: Our school has a garden.', 'Opinion: Every school should have a garden.'],
      ),
      choose(
        'Which is the opinion?',
        'Read the three sentences about dogs.',
        'Which one is an opinion?',
        ['Dogs have a good sense of smell', 'Dogs are the best pets', 'Young puppies drink milk'],
        1,
        'Could somebody disagree with it? Could you check it in a book?',
      ),
      explain('A worked example', 'Strong opinion writing has four parts. They spell the word OREO.', [
        'Opinion: We need longer recess.',
        'Reason: Moving helps us focus.',
        'Example: After soccer, I finish my work faster.',
        'Opinion again: So give us more time to play!',
      ]),
      choose(
        'Pick a strong reason',
        'Opinion: "Our class should have a reading corner."',
        'Which reason is the strongest?',
        [
          'Because I have wanted one for a very long time',
          'Because the class next door has had one since May',
          'Because a quiet place helps us read more',
        ],
        2,
        'A strong reason tells how the idea would help someone.',
      ),
      choose(
        'Add an example',
        'Reason: "Bikes are good for our town because they keep the air clean."',
        'Which example fits?',
        [
          'On Saturday, I rode my red bike to the lake and back',
          'On the day without cars, our street had no smoke',
          'Last year, the bike shop sold more helmets than before',
        ],
        1,
        'Look for a real moment that shows clean air.',
      ),
      choose(
        'Link it',
        '"We should plant trees. ___, they give us shade in summer."',
        'Which words fit best?',
        ['For example', 'On the other hand', 'Before that'],
        0,
        'The second sentence shows one way in which trees help. Which words tell the reader that?',
      ),
      solve(
        'Put it in order',
        'Line 1: A roof would keep us dry. Line 2: Our bus stop needs a roof. Line 3: Last week, rain soaked our books. Line 4: So, let us build a roof!',
        'Which line should come first?',
        2,
        'Begin with the line that tells what the writer wants.',
      ),
      choose(
        'Final challenge',
        'You wrote why lunch should be ten minutes longer. Now you need a strong ending.',
        'Which ending is best?',
        [
          'Now you know everything that I can tell you about our lunch',
          'With ten more minutes, we could eat well and learn better',
          'Lunch begins at noon and it ends at half past twelve',
        ],
        1,
        'A strong ending says the opinion again, and leaves the reader with a good reason.',
      ),
      finish(
        145,
        'Ready to publish',
        'State your opinion, give reasons, show examples, and say your opinion again in new words. Linking words help your reader to follow.',
      ),
    ],
  },
};
