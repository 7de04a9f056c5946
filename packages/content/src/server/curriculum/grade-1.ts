import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade1: GradeCurriculum = {
  math: [
    {
      topic: 'Adding and subtracting within twenty',
      description:
        'Learners join and take apart numbers up to twenty with fingers, frames and number lines, and explain how they got the answer.',
      objectives: ['Add and subtract within twenty', 'Make ten to add more easily', 'Solve short number stories'],
    },
  ],
  readingWriting: [
    {
      topic: 'Blending sounds into words and sentences',
      description:
        'Learners connect letters with sounds, slide the sounds together to read words, and write short sentences of their own.',
      objectives: [
        'Blend sounds to read short words',
        'Read common words at sight',
        'Write a sentence with a capital letter and a period',
      ],
    },
  ],
  science: [
    {
      topic: 'Sun, moon, seasons and daily weather',
      description:
        'Learners watch the sky, keep a weather chart, and find patterns in day and night and in the four seasons.',
      objectives: [
        'Describe how the sun and moon seem to move',
        'Record the weather on a chart',
        'Compare the four seasons',
      ],
    },
  ],
  socialStudies: [
    {
      topic: 'Neighborhood maps, rules and shared jobs',
      description:
        'Learners draw maps of places they know, talk about why rules help, and see how jobs at home and school are shared.',
      objectives: ['Draw a simple map with a key', 'Explain the reason for a rule', 'Name jobs that people share'],
    },
  ],
  artMusic: [
    {
      topic: 'Lines, shapes and high or low notes',
      description: 'Learners draw with many kinds of lines and shapes, and move high or low as the music does.',
      objectives: [
        'Draw straight, curved and zigzag lines',
        'Make a picture from shapes',
        'Tell high sounds from low sounds',
      ],
    },
  ],
  codingTech: [
    {
      topic: 'Giving a robot directions on a grid',
      description:
        'Learners plan paths for a robot with arrows for forward, left and right, and test whether it gets there.',
      objectives: [
        'Use arrows to describe a path',
        'Predict where a robot will stop',
        'Change a plan that does not work',
      ],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Naming coins and what they buy',
      description:
        'Learners look closely at pennies, nickels, dimes and quarters, and trade them for small things in a class store.',
      objectives: ['Name four coins', 'Tell the value of each coin', 'Count a small group of like coins'],
    },
  ],
  healthWellness: [
    {
      topic: 'Healthy snacks and moving every day',
      description:
        'Learners sort snacks into everyday and sometimes foods, and try games that make the heart beat faster.',
      objectives: ['Choose a healthy snack', 'Name three ways to move', 'Feel how the heart beats faster after play'],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Calm breathing and kind words',
      description: 'Learners practice slow breaths when feelings are big, and find words that help others feel better.',
      objectives: ['Take three slow breaths', 'Use kind words when upset', 'Ask for help with a big feeling'],
    },
  ],
  globalCitizenship: [
    {
      topic: 'Homes and foods around the world',
      description: 'Learners look at houses and meals from many places and ask how land and weather shape them.',
      objectives: [
        'Compare homes from two places',
        'Name foods from different countries',
        'Tell how weather shapes a home',
      ],
    },
  ],
};
