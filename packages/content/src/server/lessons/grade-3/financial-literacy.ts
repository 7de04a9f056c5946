import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, explain, finish, intro, solve } from '../../../steps.ts';

export const financialLiteracyLessons: readonly LessonSource[] = [
  {
    ...headOf('g3-four-jobs-of-money'),
    learningObjectives: [
      'Describe earning, saving, spending and sharing',
      'Split an amount into parts',
      'Explain why a plan helps',
    ],
    steps: [
      intro(
        'Where does it go?',
        'You can count coins and bills already, and today you will give each dollar a job.',
        '🪙',
      ),
      explain(
        'Four jobs',
        'We earn money by working. Then we can save it for later, spend it now, or share it to help someone.',
      ),
      choose(
        'Name the job',
        'Omar walks the dog next door and gets 4 dollars.',
        'What did Omar do with money?',
        ['He saved it', 'He earned it', 'He shared it'],
        1,
        'Did Omar get money for work, or did he use money?',
      ),
      explain(
        'A worked example',
        'Lea earns 10 dollars. She saves 5 and shares 2. Then 10 − 5 − 2 = 3, so she can spend 3 dollars.',
        ['Save 5', 'Share 2', 'Spend 3'],
      ),
      solve(
        'Plan it',
        'You earn 12 dollars. You save 6 and share 2.',
        'How many dollars can you spend?',
        4,
        'Take away what you save, and then take away what you share.',
      ),
      solve(
        'Save each week',
        'You save 3 dollars every week.',
        'How many dollars do you have after 5 weeks?',
        15,
        'Count by threes, once for every week.',
      ),
      choose(
        'Why plan?',
        'Ben spends all his money on Monday. On Friday, the class visits a museum with a small shop.',
        'What would have helped Ben?',
        ['Staying at home on Friday', 'Spending it faster on Monday', 'Saving a part for later'],
        2,
        'Think about what Ben could have done on Monday.',
      ),
      solve(
        'Final challenge',
        'You earn 20 dollars. You save half of it and share 3 dollars.',
        'How many dollars are left to spend?',
        7,
        'Find half of 20 first. Then take away what you share.',
      ),
      finish(
        60,
        'What you learned',
        'Money can be earned, saved, spent and shared. A plan makes sure that each dollar does the job you want.',
      ),
    ],
  },
  {
    ...headOf('g3-needs-wants-budget'),
    learningObjectives: [
      'Tell needs from wants',
      'Make a budget that does not spend too much',
      'Change a plan when money is short',
    ],
    steps: [
      intro(
        'Must have or nice to have?',
        'You give your money jobs. When there is not enough for everything, you have to choose what comes first.',
        '🛒',
      ),
      explain(
        'Needs and wants',
        'A need is something we must have to live well, like food and a warm coat. A want is nice to have, but we can live without it.',
      ),
      choose(
        'Sort it',
        'Winter is near, and your old boots are too small.',
        'Which one is a need?',
        ['Warm boots', 'A toy sled', 'A scarf for your doll'],
        0,
        'Which one keeps you safe and healthy when it snows?',
      ),
      explain('A worked example', 'A budget is a plan for money. You have 15 dollars for a picnic.', [
        'Bread and fruit: 8',
        'Water: 3',
        'Balloons: 4',
        '8 + 3 + 4 = 15, so it fits',
      ]),
      solve(
        'Does it fit?',
        'You have 20 dollars. Food costs 9 dollars, and the bus tickets together cost another 6 dollars.',
        'How many dollars are left?',
        5,
        'Add what you must pay, and then take it away from what you have.',
      ),
      choose(
        'Too much',
        'Your list costs 18 dollars, but you only have 15. The list has lunch for 12 dollars and stickers for 6.',
        'What is the best change?',
        ['Skip lunch', 'Buy fewer stickers', 'Buy both anyway'],
        1,
        'Keep the need, and make the want a little smaller.',
      ),
      choose(
        'It depends',
        'A bike can be fun, or it can be the only way to get to school.',
        'For whom is a bike a need?',
        ['For a child who has no other way to school', 'For a child who would like a faster bike'],
        0,
        'Ask what would happen to each child without the bike.',
      ),
      solve(
        'Final challenge',
        'You have 30 dollars for a party. Pizza costs 16 dollars, juice costs 6 dollars, and hats cost 2 dollars each.',
        'How many hats can you buy with the rest?',
        4,
        'Find out how much is left after the food, and then count how many twos fit.',
      ),
      finish(
        70,
        'What you learned',
        'Needs come before wants. A budget adds up what you plan to spend, so that it never is more than you have.',
      ),
    ],
  },
  {
    ...headOf('g3-saving-for-a-goal'),
    learningObjectives: [
      'Set a goal with a price and a date',
      'Work out how long saving takes',
      'Compare two ways of saving',
    ],
    steps: [
      intro(
        'Good things take time',
        'You can plan what to do with a few dollars. Some things cost more than that, so we save up for them.',
        '🐷',
      ),
      explain(
        'A clear goal',
        'A clear goal names what you want, what it costs and when you want it. "I save 24 dollars for a ball by May" is a clear goal.',
      ),
      choose(
        'Clear or not?',
        'Three children are talking about saving money for something special.',
        'Whose goal is clear?',
        [
          '"I want to have a lot of money some day."',
          '"I save 10 dollars for a book by June."',
          '"I will try to buy less candy this year."',
        ],
        1,
        'Look for a thing, a price and a time.',
      ),
      explain(
        'A worked example',
        'A kite costs 18 dollars, and you save 3 dollars a week. Six threes make 18, so you need 6 weeks of saving until the kite is yours.',
        ['18 ÷ 3 = 6'],
      ),
      solve(
        'How many weeks?',
        'A game costs 20 dollars, and you save 4 dollars every week.',
        'How many weeks do you need?',
        5,
        'Count by fours until you reach the price, and count how many jumps you made.',
      ),
      solve(
        'Half way',
        'Your goal is 36 dollars, and you have saved 20 dollars so far.',
        'How many dollars are still missing?',
        16,
        'Count up from what you have to your goal.',
      ),
      choose(
        'A surprise',
        'You are saving for skates. Then you see candy for the same 5 dollars that you save each week.',
        'What happens if you buy candy this week?',
        [
          'The skates will cost 5 dollars less',
          'Nothing changes, because candy is cheap',
          'You wait one more week for the skates',
        ],
        2,
        'If you save nothing this week, what does that do to your plan?',
      ),
      solve(
        'Final challenge',
        'A drum costs 45 dollars, and you already have 10 dollars. Every week you are able to save another 5 dollars.',
        'How many weeks until you can buy it?',
        7,
        'Find out how much money is missing first, and then count by fives until you get there.',
      ),
      finish(
        75,
        'What you learned',
        'A clear goal has a thing, a price and a time. Divide what is missing by what you save each week to find how long it takes.',
      ),
    ],
  },
];
