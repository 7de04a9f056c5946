import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade3: GradeCurriculum = {
  math: [
    {
      topic: 'Multiplication as equal groups and arrays',
      description:
        'Learners see multiplication as equal groups and as rows and columns. They use pictures and skip counting to find products up to 10 × 10.',
      objectives: [
        'Write equal groups as a multiplication',
        'Find products with arrays and skip counting',
        'Split a hard fact into two easier ones',
        'Solve one-step and two-step word problems',
      ],
    },
    {
      topic: 'Fractions as equal parts of a whole',
      description: 'Learners cut shapes, strips and number lines into equal parts and name the parts with fractions.',
      objectives: [
        'Explain what the top and bottom numbers mean',
        'Place simple fractions on a number line',
        'Compare fractions with the same top or bottom number',
      ],
    },
    {
      topic: 'Rounding, adding and subtracting within one thousand',
      description:
        'Learners round to the nearest ten and hundred, add and subtract three-digit numbers, and check if an answer makes sense.',
      objectives: [
        'Round to the nearest ten and hundred',
        'Add and subtract three-digit numbers',
        'Use rounding to check an answer',
      ],
    },
  ],
  readingWriting: [
    {
      topic: 'Main idea, details and clear paragraphs',
      description:
        'Learners find what a text mostly says, point to the details that support it, and plan paragraphs of their own.',
      objectives: [
        'Tell the topic from the main idea',
        'Choose details that support the main idea',
        'Write a paragraph with a topic sentence and an ending',
      ],
    },
    {
      topic: 'Prefixes, suffixes and base words',
      description: 'Learners use small word parts such as un-, re-, -ful and -less to read and understand long words.',
      objectives: [
        'Break a long word into its parts',
        'Use a prefix or suffix to work out a meaning',
        'Build new words from a base word',
      ],
    },
    {
      topic: 'Characters, settings and lessons in folktales',
      description:
        'Learners read folktales from many places, describe what characters do and why, and say what lesson the tale teaches.',
      objectives: [
        'Describe a character with words from the text',
        'Explain how the setting matters',
        'State the lesson of a tale',
        'Compare two tales with a similar lesson',
      ],
    },
  ],
  science: [
    {
      topic: 'Life cycles, forces and weather patterns',
      description:
        'Learners follow living things through their stages, test pushes and pulls, and collect weather data to find patterns.',
      objectives: [
        'Compare the life cycles of plants and animals',
        'Predict how a push or a pull changes motion',
        'Use a table of weather data to make a prediction',
      ],
    },
    {
      topic: 'Traits, habitats and survival',
      description:
        'Learners discover how body parts and behavior help plants and animals live in their habitat, and what happens when it changes.',
      objectives: [
        'Match a trait to the way it helps',
        'Explain why young look like their parents',
        'Predict what may happen when a habitat changes',
      ],
    },
    {
      topic: 'Magnets and static electricity',
      description: 'Learners test forces that act without touching and use them to solve a small design problem.',
      objectives: [
        'Sort materials by whether a magnet attracts them',
        'Show that like poles repel and unlike poles attract',
        'Ask and test a question about static electricity',
      ],
    },
  ],
  socialStudies: [
    {
      topic: 'Maps, local government and community history',
      description:
        'Learners read maps of their area, find out who makes local decisions, and use clues from the past to see how a place has changed.',
      objectives: [
        'Use a key, a compass rose and a scale',
        'Describe the jobs of a mayor and a council',
        'Put community events on a timeline',
      ],
    },
    {
      topic: 'Goods, services and how people trade',
      description:
        'Learners look at what people in a community make, sell and buy, and why they trade with other places.',
      objectives: ['Tell goods from services', 'Explain why people trade', 'Describe how a product gets to a store'],
    },
    {
      topic: 'Land, water and how people use them',
      description:
        'Learners compare landforms and bodies of water and explain how people adapt to them and change them.',
      objectives: [
        'Name landforms and bodies of water',
        'Give examples of people adapting to a place',
        'Discuss how to use natural resources with care',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Warm and cool colors, musical notes',
      description:
        'Learners choose colors to set a mood and read whole, half and quarter notes in songs of four beats.',
      objectives: [
        'Sort and mix warm and cool colors',
        'Choose colors that fit a mood',
        'Clap rhythms with whole, half and quarter notes',
      ],
    },
    {
      topic: 'Symmetry, pattern and weaving',
      description:
        'Learners find mirror lines and patterns in art from many cultures and weave a pattern of their own.',
      objectives: [
        'Find lines of symmetry',
        'Describe a pattern and continue it',
        'Plan and weave a pattern from paper strips',
      ],
    },
    {
      topic: 'Singing rounds and playing the recorder',
      description:
        'Learners keep their own part while others sing a round and play short tunes with the notes B, A and G.',
      objectives: [
        'Sing a round in two groups',
        'Play B, A and G with a clear tone',
        'Describe music as loud or soft, fast or slow',
      ],
    },
  ],
  codingTech: [
    {
      topic: 'Loops, events and safe passwords',
      description:
        'Learners repeat steps with loops, start actions with events, and protect their work with strong passwords.',
      objectives: [
        'Use a loop to shorten a program',
        'Make an action start with an event',
        'Create a strong password and keep it private',
      ],
    },
    {
      topic: 'Breaking a big task into small steps',
      description:
        'Learners split a project such as a dance or a game into parts that are easy to plan, build and test.',
      objectives: [
        'List the parts of a task',
        'Put the parts into a sensible order',
        'Test each part before joining them',
      ],
    },
    {
      topic: 'Collecting and showing data',
      description:
        'Learners gather answers with a short survey, sort them in a table and draw a bar graph that others can read.',
      objectives: [
        'Write a clear survey question',
        'Record answers in a table',
        'Draw and read a bar graph with a scale',
      ],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Earning, saving, spending and sharing',
      description: 'Learners give money four jobs and make a simple plan for a small amount.',
      objectives: [
        'Describe the four jobs of money',
        'Split an amount into save, spend and share',
        'Explain why a plan helps',
      ],
    },
    {
      topic: 'Needs, wants and a first budget',
      description: 'Learners sort needs from wants and build a budget that stays within the money they have.',
      objectives: ['Tell needs from wants', 'Add up planned costs', 'Change a plan when money is short'],
    },
    {
      topic: 'Reaching a savings goal week by week',
      description: 'Learners choose a goal with a price and a date and work out how long it takes to save for it.',
      objectives: [
        'Set a clear savings goal',
        'Work out the weeks that saving takes',
        'Explain what happens when a week is missed',
      ],
    },
  ],
  healthWellness: [
    {
      topic: 'Food groups, heartbeats and good sleep',
      description:
        'Learners plan balanced meals, measure their pulse and build evening habits that lead to enough sleep.',
      objectives: [
        'Sort foods into five groups',
        'Measure a pulse at rest and after moving',
        'Plan a calm evening with enough sleep',
      ],
    },
    {
      topic: 'Stopping germs and staying well',
      description: 'Learners find out how germs travel and practice the habits that keep them from spreading.',
      objectives: ['Explain how germs spread', 'Show how to wash hands well', 'Tell when to stay home and rest'],
    },
    {
      topic: 'Staying safe near roads and water',
      description: 'Learners notice dangers near streets, pools and rivers and know what to do in an emergency.',
      objectives: ['Cross a street safely', 'Name safety rules for water', 'Know how to call for help'],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Understanding others and solving disagreements',
      description:
        'Learners read clues about how others feel and use calm steps to find plans that are fair to both sides.',
      objectives: [
        'Notice clues in faces, voices and bodies',
        'Use I-messages',
        'Find a plan that works for both sides',
      ],
    },
    {
      topic: 'Noticing strong feelings and cooling down',
      description:
        'Learners notice signs of anger and worry in their bodies and choose a tool that helps them calm down.',
      objectives: [
        'Name body signs of strong feelings',
        'Practice slow breathing',
        'Know which problems need a grown-up',
      ],
    },
    {
      topic: 'Saying sorry and making it right',
      description: 'Learners find out what makes an apology honest and how actions can repair a mistake.',
      objectives: [
        'Say what went wrong without excuses',
        'Offer a way to make it right',
        'Accept an apology with kind words',
      ],
    },
  ],
  globalCitizenship: [
    {
      topic: 'World cultures, recycling and helping others',
      description:
        'Learners explore how people live in different places, how to make less waste, and how to help near and far.',
      objectives: [
        'Describe parts of a culture with respect',
        'Explain reduce, reuse and recycle',
        'Plan help by asking what is needed',
      ],
    },
    {
      topic: 'Water: a treasure that we share',
      description: 'Learners follow water from cloud to tap, compare how people get it, and find ways to save it.',
      objectives: [
        'Explain where tap water comes from',
        'Compare ways in which people get water',
        'Name three ways to save water',
      ],
    },
    {
      topic: 'Children who made a difference',
      description:
        'Learners read true stories of young people who improved their communities and look for a problem they could help with.',
      objectives: [
        'Retell how a young person helped',
        'Name the steps from idea to action',
        'Choose a small problem and suggest a first step',
      ],
    },
  ],
};
