import type { Grade, Question } from '@grove/contracts';

export const placementSubjects = ['math', 'reading', 'science'] as const;
export type PlacementSubject = (typeof placementSubjects)[number];

interface Asked {
  readonly id: string;
  readonly subject: PlacementSubject;
  /** What there is to look at or to count. */
  readonly picture?: string;
  /** What has to be read first. */
  readonly text?: string;
  readonly question: Question & { readonly question: string };
}

/** A question of the placement. `grade` says where it is learned, and so how hard it is. */
export interface PlacementQuestion extends Asked {
  readonly grade: Grade;
}

type Extra = Pick<Asked, 'picture' | 'text'>;

const choose = (
  id: string,
  subject: PlacementSubject,
  question: string,
  options: string[],
  correctAnswer: number,
  extra: Extra = {},
): Asked => ({
  id,
  subject,
  ...extra,
  question: { question, inputType: 'multiple-choice', options, correctAnswer },
});

/** A whole number is written; `expression` is the arithmetic that gives it, which the check computes. */
const solve = (
  id: string,
  subject: PlacementSubject,
  question: string,
  correctAnswer: number,
  expression: string,
): Asked => ({
  id,
  subject,
  question: { question, inputType: 'number', correctAnswer, expression },
});

const solveFraction = (
  id: string,
  subject: PlacementSubject,
  question: string,
  expected: string,
  expression: string,
): Asked => ({
  id,
  subject,
  question: { question, inputType: 'fraction', expected, expression },
});

const solveDecimal = (
  id: string,
  subject: PlacementSubject,
  question: string,
  expected: string,
  expression: string,
): Asked => ({
  id,
  subject,
  question: { question, inputType: 'decimal', expected, tolerance: '0', expression },
});

/** They ask for what the grade teaches, not for what only some homes teach; wrong options are mistakes that learners make. */
const byGrade: Partial<Record<Grade, readonly Asked[]>> = {
  'Pre-K': [
    choose('pk-count-apples', 'math', 'How many apples?', ['2', '3', '4'], 1, { picture: '🍎🍎🍎' }),
    choose('pk-more-fish', 'math', 'Which group has the most fish?', ['🐟🐟', '🐟🐟🐟🐟', '🐟🐟🐟'], 1),
    choose('pk-round', 'math', 'Which one is round?', ['📦 box', '🎁 gift', '⚽ ball'], 2),
    choose('pk-first-sound', 'reading', 'Which word starts like sun?', ['🧦 sock', '🐱 cat', '🐶 dog'], 0),
    choose('pk-rhyme', 'reading', 'Which word rhymes with cat?', ['🐶 dog', '☀️ sun', '🎩 hat'], 2),
    choose('pk-eyes', 'science', 'What do you see with?', ['👂 ears', '👀 eyes', '👃 nose'], 1),
    choose('pk-water-home', 'science', 'Who lives in the water?', ['🐟 fish', '🐥 chick', '🐱 cat'], 0),
  ],
  'Grade 1': [
    solve('g1-add', 'math', 'What is 7 + 5?', 12, '7 + 5'),
    solve('g1-shells', 'math', 'Ben has 15 shells. He gives 6 away. How many are left?', 9, '15 - 6'),
    choose('g1-tens', 'math', 'Which number has 4 tens and 3 ones?', ['7', '34', '43'], 2),
    choose('g1-kite', 'reading', 'What takes the kite up?', ['Tim', 'The wind', 'A bird'], 1, {
      text: 'Tim has a red kite. He runs up the hill. The wind takes the kite up.',
    }),
    choose('g1-missing-word', 'reading', 'Which word fits? The dogs … in the park.', ['runs', 'running', 'run'], 2),
    choose(
      'g1-caterpillar',
      'science',
      'A caterpillar makes a case and rests in it. What comes out?',
      ['A butterfly', 'A bee', 'A frog'],
      0,
    ),
    choose(
      'g1-shadow',
      'science',
      'The sun is behind you. Where is your shadow?',
      ['Behind you', 'In front of you', 'There is none'],
      1,
    ),
  ],
  'Grade 3': [
    solve(
      'g3-marbles',
      'math',
      'There are 6 bags with 8 marbles each. How many marbles are there in all?',
      48,
      '6 * 8',
    ),
    solve(
      'g3-fence',
      'math',
      'A garden is 7 meters long and 4 meters wide. How many meters of fence go all around it?',
      22,
      '2 * (7 + 4)',
    ),
    choose('g3-largest-fraction', 'math', 'Which fraction is the largest?', ['1/8', '1/3', '1/6'], 1),
    choose(
      'g3-main-idea',
      'reading',
      'What is the main idea?',
      ['Ants like sweet food', 'Ant rooms are deep', 'Ants share the work', 'Eggs must be safe'],
      2,
      {
        text: 'Every ant has a job. Some ants find food. Some keep the eggs safe. Others dig new rooms for the nest.',
      },
    ),
    choose('g3-famished', 'reading', 'What does “famished” mean here?', ['very hungry', 'very tired', 'very glad'], 0, {
      text: 'Mia had not eaten all day. She was famished, so she ate two plates of rice.',
    }),
    choose(
      'g3-puddle',
      'science',
      'A puddle dries up in the sun. Where is its water now?',
      ['It is gone for ever', 'It is in the sun', 'It is in the air'],
      2,
    ),
    choose(
      'g3-food-chain',
      'science',
      'Rabbits eat grass. Foxes eat rabbits. All the rabbits move away. What happens first?',
      ['The foxes find less food', 'The grass stops growing', 'The foxes begin to eat grass'],
      0,
    ),
  ],
  'Grade 5': [
    solveFraction('g5-add-fractions', 'math', 'What is 1/2 + 1/3?', '5/6', '1/2 + 1/3'),
    solveDecimal('g5-multiply-decimals', 'math', 'What is 0.4 × 0.5?', '0.2', '0.4 * 0.5'),
    solve(
      'g5-volume',
      'math',
      'A box is 5 cm long, 4 cm wide and 3 cm high inside. How many cubes with sides of 1 cm fill it?',
      60,
      '5 * 4 * 3',
    ),
    choose(
      'g5-infer',
      'reading',
      'What can you infer about Nora?',
      ['She is afraid of cars', 'She has just come home', 'She is tidying up', 'She expects somebody'],
      3,
      {
        text: 'Nora looked out of the window again. Her bag stood packed by the door, and every car that slowed down made her jump up.',
      },
    ),
    choose(
      'g5-figure',
      'reading',
      'What does the sentence tell us about the team?',
      [
        'They stood in the rain',
        'They were suddenly disappointed',
        'They felt fresh and awake',
        'They did not hear the news',
      ],
      1,
      {
        text: 'The team had been sure to win. The news was a cold shower.',
      },
    ),
    choose(
      'g5-salt-water',
      'science',
      'Salt is stirred into water until nobody can see it. How can you get the salt back?',
      ['Let the water evaporate', 'Pour it through filter paper', 'Hold a magnet to it', 'Stir it much faster'],
      0,
    ),
    choose(
      'g5-moon',
      'science',
      'Why does the Moon seem to change its shape during a month?',
      [
        'The shadow of Earth covers it',
        'Clouds hide parts of it',
        'We see more or less of its sunlit half',
        'It turns its dark side to the Sun',
      ],
      2,
    ),
  ],
  'Grade 7': [
    solve(
      'g7-discount',
      'math',
      'A jacket costs 60 dollars. Its price drops by 15%. What is the new price in dollars?',
      51,
      '60 - 60 * 15 / 100',
    ),
    solve('g7-equation', 'math', 'Solve 4(x − 3) = 20. What is x?', 8, '20 / 4 + 3'),
    solve('g7-negatives', 'math', 'What is −8 − 2 × (−5)?', 2, '-8 - 2 * (-5)'),
    choose(
      'g7-theme',
      'reading',
      'Which theme does this story develop?',
      [
        'Practice in secret makes perfect',
        'Music belongs on a stage',
        'Fear of mistakes holds us back more than mistakes do',
        'Neighbors teach better than schools',
      ],
      2,
      {
        text: 'For weeks Idris practiced alone, so that nobody could hear his mistakes. At the concert he froze. Later his neighbor, who could barely play, laughed at her own wrong notes and asked him to join in. That evening, the music came by itself.',
      },
    ),
    choose(
      'g7-evidence',
      'reading',
      'Which sentence is evidence for the claim “Our school day should start later”?',
      [
        'In our survey, 7 of 10 students slept less than eight hours',
        'Everybody knows that mornings are awful',
        'Starting later is simply the better idea',
        'Our school has a large library',
      ],
      0,
    ),
    choose(
      'g7-chloroplast',
      'science',
      'Which part of a plant cell uses sunlight to make sugar?',
      ['The nucleus', 'The chloroplast', 'The mitochondrion', 'The cell wall'],
      1,
    ),
    solve(
      'g7-density',
      'science',
      'A block has a mass of 90 g and a volume of 30 cm³. What is its density in g/cm³?',
      3,
      '90 / 30',
    ),
  ],
  'Grade 10': [
    solve('g10-quadratic', 'math', 'What is the larger solution of x² − 5x − 14 = 0?', 7, '(5 + 9) / 2'),
    solve('g10-slope', 'math', 'A line passes through (2, 3) and (6, 15). What is its slope?', 3, '(15 - 3) / (6 - 2)'),
    solve(
      'g10-sine',
      'math',
      'In a right triangle, the side opposite an angle of 30° is 9 cm long. How many centimeters long is the hypotenuse?',
      18,
      '9 / (1/2)',
    ),
    choose(
      'g10-rhetoric',
      'reading',
      'Which device carries this argument?',
      ['A statistic', 'An appeal to an expert', 'An account in order of time', 'A rhetorical question'],
      3,
      {
        text: 'If we cannot spare one hour a week for the river that gives us our drinking water, what exactly are we too busy to save?',
      },
    ),
    choose(
      'g10-dilemma',
      'reading',
      'Which flaw weakens this argument?',
      [
        'It attacks a person',
        'It allows only two options although there are more',
        'It relies on an outdated source',
        'It takes an effect for its cause',
      ],
      1,
      {
        text: 'Either the library closes on Sundays, or the town goes bankrupt.',
      },
    ),
    solve('g10-balance', 'science', 'Balance C₃H₈ + x O₂ → 3 CO₂ + 4 H₂O. Which number is x?', 5, '(3 * 2 + 4) / 2'),
    solveFraction(
      'g10-offspring',
      'science',
      'Two pea plants are both Tt; T (tall) is dominant over t (short). Which fraction of their offspring is expected to be short?',
      '1/4',
      '1/2 * 1/2',
    ),
  ],
  'Grade 12': [
    solve('g12-derivative', 'math', 'Let f(x) = x³ − 4x. What is f′(2)?', 8, '3 * 2^2 - 4'),
    solve('g12-logarithm', 'math', 'Solve log₂(x) + log₂(8) = 5. What is x?', 4, '2^(5 - 3)'),
    solveFraction(
      'g12-bayes',
      'math',
      'One person in ten is ill. A test is positive for 90% of the ill and for 10% of the healthy. Your test is positive. With which probability are you ill? Write a fraction.',
      '1/2',
      '(0.1 * 0.9) / (0.1 * 0.9 + 0.9 * 0.1)',
    ),
    choose(
      'g12-source',
      'reading',
      'For a research paper on sleep and memory, which source carries the most weight?',
      [
        'A news story that quotes one researcher',
        'A peer-reviewed review of forty studies',
        'A company’s report on its own sleep pills',
        'A lively interview with a tired student',
      ],
      1,
    ),
    choose(
      'g12-confounder',
      'reading',
      'Which objection is the strongest?',
      [
        'Libraries are expensive to run',
        'Some people do not enjoy reading',
        'Wealth could explain both the libraries and the low theft',
        'Some thefts happen inside libraries',
      ],
      2,
      {
        text: 'Towns with more libraries report fewer thefts. It follows that libraries prevent theft.',
      },
    ),
    choose(
      'g12-random',
      'science',
      'Forty plants are divided by lot: half get a new fertilizer, half do not. What does the lot achieve?',
      [
        'It makes the result statistically significant',
        'It removes the need for a control group',
        'It makes all the plants grow evenly',
        'It makes other differences between the groups unlikely',
      ],
      3,
    ),
    solve(
      'g12-acidity',
      'science',
      'How many times as high is the concentration of H⁺ at pH 3 as at pH 5?',
      100,
      '10^(5 - 3)',
    ),
  ],
};

/** The questions from which the placement picks, from the easiest grade to the hardest. */
export const placementQuestions: readonly PlacementQuestion[] = Object.entries(byGrade).flatMap(([grade, questions]) =>
  questions.map((asked) => ({ ...asked, grade: grade as Grade })),
);
