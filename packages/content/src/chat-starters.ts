/** Questions to start a talk with, by level teacher; every one is answered by the curriculum (`packages/tutor`). */
export const chatStarters: Readonly<Record<number, readonly string[]>> = {
  1: ['What rhymes with cat?', 'What do seeds need to grow?', 'Why does it get dark at night?', 'What is 2 plus 3?'],
  2: ['What is 7 times 8?', 'Why do plants need sun?', 'How do fractions work?', 'What is a noun?'],
  3: [
    'What is a ratio?',
    'What is the difference between weather and climate?',
    'What is a cell?',
    'How do loops work in coding?',
  ],
  4: [
    'What is a quadratic function?',
    'How does compound interest work?',
    'What is an atom?',
    'What is a primary source?',
  ],
  5: ['What is a derivative?', 'What are ethos, pathos and logos?', 'What is a proof?', 'How does AI learn?'],
};
