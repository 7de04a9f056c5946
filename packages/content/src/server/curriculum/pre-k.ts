import type { GradeCurriculum } from './grade-curriculum.ts';

export const preK: GradeCurriculum = {
  math: [
    {
      topic: 'Counting and matching up to ten',
      description:
        'Learners point to each object once as they say the numbers, and match small groups to the numerals 1 to 10.',
      objectives: [
        'Count up to ten objects, touching each one once',
        'Match a group to its numeral',
        'Say which of two groups has more',
      ],
    },
  ],
  readingWriting: [
    {
      topic: 'Letter names, rhymes and first sounds',
      description:
        'Learners name letters in their own world, play with rhymes, and listen for the sound that begins a word.',
      objectives: [
        "Name some letters, beginning with those in one's own name",
        'Say if two words rhyme',
        'Hear the first sound of a word',
      ],
    },
  ],
  science: [
    {
      topic: 'Five senses and animals around us',
      description: 'Learners use eyes, ears, nose, tongue and skin to explore, and watch what animals near them do.',
      objectives: [
        'Name the five senses',
        'Tell what each sense helps us notice',
        'Describe an animal and where it lives',
      ],
    },
  ],
  socialStudies: [
    {
      topic: 'Family, helpers and taking turns',
      description:
        'Learners talk about the people in their families, meet helpers such as nurses and bus drivers, and practice sharing.',
      objectives: [
        "Tell who belongs to one's family",
        'Name a helper and what the helper does',
        'Wait for a turn and share a toy',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Finger painting, songs and clapping beats',
      description: 'Learners spread color with their fingers, sing short songs, and clap along to a steady beat.',
      objectives: ['Explore color with fingers and brushes', 'Sing a short song with others', 'Clap a steady beat'],
    },
  ],
  codingTech: [
    {
      topic: 'First, next, last: steps in order',
      description:
        'Learners put pictures of everyday tasks in order and follow short spoken directions, as a computer would.',
      objectives: [
        'Put three pictures in order',
        'Follow directions with two steps',
        'Use the words first, next and last',
      ],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Needs, wants and playing store',
      description:
        'Learners sort pictures into things we must have and things that are nice to have, and play buyer and seller.',
      objectives: [
        'Tell a need from a want',
        'Take turns as buyer and seller',
        'Say that things in a store cost money',
      ],
    },
  ],
  healthWellness: [
    {
      topic: 'Washing hands and brushing teeth',
      description: 'Learners sing while they wash for twenty seconds, and practice gentle circles on big model teeth.',
      objectives: ['Wash hands with soap for twenty seconds', 'Know when to wash hands', 'Show how to brush teeth'],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Naming happy, sad, mad and scared',
      description: 'Learners find feelings in faces and stories, and learn words that tell others how they feel.',
      objectives: ['Name four feelings', 'Match a face to a feeling', 'Say "I feel..." with one word'],
    },
  ],
  globalCitizenship: [
    {
      topic: 'Saying hello in many languages',
      description: 'Learners greet each other in several languages and find out that all children like to be welcomed.',
      objectives: [
        'Say hello in three languages',
        'Wave, bow or smile as a greeting',
        'Tell how it feels to be welcomed',
      ],
    },
  ],
};
