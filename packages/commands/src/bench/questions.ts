/** What children ask of their teachers: explanations, sums, talk, a crisis, something unknown. Each is asked of every teacher. */
export const questions: readonly string[] = [
  'what is 7 times 8',
  'why do plants need sun',
  'i dont get fractions',
  'what is 3/4 + 1/8',
  'hello',
  'how do volcanoes work',
  'what is a metaphor',
  'is 0.5 bigger than 3/7',
  'my address is 12 Oak street',
  'who painted the ceiling of the submarine',
  'what is photosynthesis',
  'how do i write a good ending',
  'are you real',
  'what does democracy mean',
  'i have 12 apples and give 5 away, how many are left',
  'i am sad',
  'how does a loop work in code',
  'why is the moon not always round',
  'tell me about the water cycle',
  'what should i learn today',
];

/** Ids of the level teachers. */
export const teacherIds = [1, 2, 3, 4, 5] as const;
