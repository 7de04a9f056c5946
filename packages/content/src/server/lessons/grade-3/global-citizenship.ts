import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, explain, finish, intro, solve } from '../../../steps.ts';

export const globalCitizenshipLessons: readonly LessonSource[] = [
  {
    ...headOf('g3-cultures-of-the-world'),
    learningObjectives: ['Name parts of a culture', 'Find what cultures share', 'Ask about a culture with respect'],
    steps: [
      intro(
        'Around the table',
        'Think of a meal, a song or a day that is special in your home. Children all over the world have these too.',
        '🌍',
      ),
      explain(
        'What is culture?',
        'Culture is the way a group of people lives. Language, food, music, clothes and celebrations are all parts of it.',
      ),
      choose(
        'Part of a culture',
        'A family sings old songs together every New Year.',
        'Which part of culture is this?',
        ['Weather', 'Celebration', 'Mountains'],
        1,
        'Weather and mountains belong to a place. Which one do people make?',
      ),
      explain(
        'A worked example',
        'Festivals differ, but many share an idea. Diwali, Hanukkah and many other festivals use lights. In each of them, families come together.',
        ['Different: stories and foods', 'Shared: light and family'],
      ),
      choose(
        'What do they share?',
        'In Japan many people eat rice. In Mexico many people eat corn tortillas. In Italy many people eat pasta.',
        'What do these foods share?',
        ['They come from grains', 'They are all soups', 'They grow on trees'],
        0,
        'Rice and corn are grains. What is pasta made from?',
      ),
      choose(
        'Ask with respect',
        'A classmate brings a lunch that you have never seen before.',
        'What could you say?',
        ['"That looks strange."', '"Eat something normal."', '"Will you tell me about it?"'],
        2,
        'Choose the words that show you want to learn.',
      ),
      solve(
        'Hello in many ways',
        'A class says hello in English, Arabic, Hindi, Spanish and Swahili. Next week they will learn 4 more ways.',
        'How many languages will that be?',
        9,
        'Count the languages in the first sentence. Then add the new ones.',
      ),
      choose(
        'Final challenge',
        'Someone says, "All people in that country are the same."',
        'What is a good answer?',
        [
          '"Yes, because they all speak one language."',
          '"No, people in every country differ."',
          '"Yes, but only the people in small towns."',
        ],
        1,
        'Think of your own class. Are all of the people in it the same?',
      ),
      finish(
        50,
        'What you learned',
        'Culture is how a group of people lives. Cultures differ and also share much, and kind questions help us learn.',
      ),
    ],
  },
  {
    ...headOf('g3-reduce-reuse-recycle'),
    learningObjectives: ['Explain reduce, reuse and recycle', 'Sort waste', 'Work out how much waste a change saves'],
    steps: [
      intro(
        'Where is away?',
        'We say that we throw things away. But there is no "away": our trash goes to another place on the same planet.',
        '♻️',
      ),
      explain('Three R words', 'The order matters, because the best trash is trash that was never made.', [
        'Reduce: use less',
        'Reuse: use it again',
        'Recycle: make it into something new',
      ]),
      choose(
        'Which R is it?',
        'Ava turns an old jar into a pencil holder.',
        'Which word fits?',
        ['Reduce', 'Reuse', 'Recycle'],
        1,
        'Was the jar melted into something new, or was it used again as it is?',
      ),
      choose(
        'Sort it',
        'You have a clean paper bag, an apple core and a broken toy.',
        'Which one goes into the paper recycling?',
        ['The apple core', 'The broken toy', 'The paper bag'],
        2,
        'Look for the thing that is clean and made of paper.',
      ),
      explain(
        'A worked example',
        'One class used 20 paper cups a day. With their own mugs, they use none. In 5 school days, they save 5 × 20 = 100 cups.',
      ),
      solve(
        'Count the savings',
        'Your family stops using 3 plastic bags a week.',
        'How many bags do you save in 10 weeks?',
        30,
        'Count by threes ten times, or use tens: 10 groups of 3.',
      ),
      choose(
        'What is best?',
        'You are thirsty at the park.',
        'Which choice makes the least trash?',
        ['Fill your own bottle', 'Buy a bottle and recycle it', 'Buy a bottle and drop it'],
        0,
        'Remember the order of the three words. Which one comes first?',
      ),
      choose(
        'Final challenge',
        'A banana peel is not paper, glass or plastic. Worms and tiny living things can turn it into soil.',
        'What is the best place for it?',
        ['The paper bin', 'A compost heap', 'The street'],
        1,
        'Where do tiny living things turn old plants into soil for a garden?',
      ),
      finish(
        60,
        'What you learned',
        'Reduce comes first, then reuse, then recycle. Small changes add up when many people make them.',
      ),
    ],
  },
  {
    ...headOf('g3-helping-near-and-far'),
    learningObjectives: [
      'Describe ways to help near and far',
      'Ask what is needed before helping',
      'Plan a small project',
    ],
    steps: [
      intro(
        'We need each other',
        'You help at home and at school. People also help others whom they will never meet.',
        '💛',
      ),
      explain(
        'Ways to help',
        'We can give time, things, money or ideas. A volunteer is someone who gives time without being paid.',
      ),
      choose(
        'Who is a volunteer?',
        'Three people are at the beach today.',
        'Who is a volunteer?',
        ['A guard who is paid to watch the water', 'A woman who sells ice cream', 'A boy who picks up trash for free'],
        2,
        'A volunteer gives time and does not get paid for it.',
      ),
      explain(
        'A worked example',
        'A town is hit by a storm, and far away, a class wants to send toys. First they ask, and the town says, "We need blankets." So the class collects blankets.',
      ),
      choose(
        'Ask first',
        'A food bank helps families that need food. You want to give something.',
        'What should you do first?',
        ['Ask what they need', 'Bring old milk', 'Choose your own favorite'],
        0,
        'The best help is what people really need, so how do you find out?',
      ),
      solve(
        'Work together',
        'Six children each collect 5 cans of food.',
        'How many cans is that in all?',
        30,
        'Count by fives, once for every child.',
      ),
      choose(
        'With respect',
        'A boy in your class uses a wheelchair. He is looking at a steep ramp.',
        'What is the kind way to help?',
        ['Push him right away', 'Ask if he would like some help', 'Tell him to stay below'],
        1,
        'People should decide for themselves if they want help.',
      ),
      solve(
        'Final challenge',
        'Your class wants to send 40 blankets. In week one you collect 15, and in week two you collect 18.',
        'How many blankets are still missing?',
        7,
        'Add the two weeks, and then count up to your goal.',
      ),
      finish(
        60,
        'What you learned',
        'People help with time, things, money and ideas. Good help starts with a question: what do you need?',
      ),
    ],
  },
];
