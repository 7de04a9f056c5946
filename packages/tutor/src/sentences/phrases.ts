/** Sentences that all teachers share, made from the facts that stand in them. Arithmetic comes written, as in `3/4` or `7 × 8`. */
export const phrases = {
  /** `7 × 8` for those who learn it: groups, split at five. */
  groups: (a: string, b: string, five: string, rest: string, result: string) =>
    `5 groups of ${b} are ${five}, and ${a} groups need ${rest} more, so ${a} × ${b} = ${result}.`,
  skipCount: (a: string, b: string, steps: string, result: string) =>
    `count by ${b}, one jump for each group: ${steps}, so ${a} × ${b} = ${result}.`,
  countOn: (a: string, steps: string, sum: string, result: string) =>
    `start at ${a} and count on: ${steps}, so ${sum} = ${result}.`,
  countBack: (a: string, steps: string, sum: string, result: string) =>
    `start at ${a} and count back: ${steps}, so ${sum} = ${result}.`,
  plain: (sum: string, result: string) => `${sum} = ${result}.`,
  steps: (steps: readonly string[], sum: string, result: string) =>
    `first ${steps.join(', then ')}, so ${sum} = ${result}.`,
  commonDenominator: (denominator: string, rewritten: string, sum: string, result: string) =>
    `cut both into parts of the same size, ${denominator}: ${rewritten}, so ${sum} = ${result}.`,
  multiplyFractions: (tops: string, bottoms: string, sum: string, result: string) =>
    `multiply the tops, ${tops}, and the bottoms, ${bottoms}, so ${sum} = ${result}.`,
  divideFractions: (turned: string, sum: string, result: string) =>
    `dividing is multiplying by the number turned over, ${turned}, so ${sum} = ${result}.`,
  partOf: (bottom: string, whole: string, one: string, top: string, part: string, result: string) =>
    `divide ${whole} by ${bottom} to get ${one}, and take ${top} of these parts, so ${part} of ${whole} is ${result}.`,
  onePartOf: (bottom: string, whole: string, part: string, result: string) =>
    `divide ${whole} by ${bottom}, so ${part} of ${whole} is ${result}.`,
  power: (product: string, base: string, exponent: string, result: string) =>
    `${base} to the power of ${exponent} is ${product}, and that makes ${result}.`,
  percentOf: (percent: string, whole: string, one: string, result: string) =>
    `1% of ${whole} is ${one}, and ${percent} times that is ${result}, so ${percent}% of ${whole} = ${result}.`,
  remainder: (a: string, b: string, product: string, quotient: string, rest: string) =>
    `${b} fits ${quotient} times into ${a}, because ${product}, and ${rest} is left over, so ${a} ÷ ${b} = ${quotient} remainder ${rest}.`,
  divideByMultiplying: (a: string, b: string, quotient: string) =>
    `${quotient} × ${b} = ${a}, so ${a} ÷ ${b} = ${quotient}.`,
  partOfOne: (a: string, b: string, forms: string) =>
    `${a} is less than ${b}, so each share is only a part of one whole: ${a} ÷ ${b} = ${forms}.`,
  tooManyNumbers: (most: string) =>
    `that is a long list, and I work with up to ${most} numbers at a time. Send me fewer of them.`,
  byZero: 'nothing can be shared into zero groups, so a number divided by 0 has no answer.',
  squareRoot: (a: string, root: string) => `${root} × ${root} = ${a}, so the square root of ${a} is ${root}.`,
  noRoot: (a: string, low: string, high: string) =>
    `${a} is no square of a whole number, so its square root lies between ${low} and ${high}.`,
  average: (sum: string, total: string, count: string, result: string) =>
    `${sum} = ${total}, and ${total} ÷ ${count} = ${result}, so the average is ${result}.`,
  compareParts: (a: string, b: string, partsA: string, partsB: string, verdict: string) =>
    `with parts of the same size, ${a} is ${partsA} and ${b} is ${partsB}, so ${verdict}.`,
  comparePlain: (verdict: string) => `on the number line the bigger number stands farther right, so ${verdict}.`,
  bigger: (a: string, b: string) => `${a} is bigger than ${b}`,
  same: (a: string, b: string) => `${a} and ${b} are equal`,
  even: (n: string, half: string) => `${half} + ${half} = ${n}, with none left over, so ${n} is even.`,
  odd: (n: string, half: string) => `${half} + ${half} + 1 = ${n}, and that 1 is left over, so ${n} is odd.`,
  prime: (n: string) => `only 1 and ${n} divide it, so ${n} is prime.`,
  notPrime: (n: string, product: string) => `${product} = ${n}, so ${n} is not prime.`,
  notPrimeOne: 'the number 1 has only one factor, and a prime needs exactly two, so 1 is not prime.',
  after: (n: string, result: string) => `count one step on from ${n}, and you get to ${result}.`,
  before: (n: string, result: string) => `count one step back from ${n}, and you get to ${result}.`,
  practice: {
    '×': (a: string, b: string, things: string) => `how many ${things} are in ${a} groups of ${b}?`,
    '+': (a: string, b: string, things: string) => `how many are ${a} ${things} and ${b} more?`,
    '−': (a: string, b: string, things: string) => `you have ${a} ${things} and give away ${b}, so how many are left?`,
    '÷': (a: string, b: string, things: string) => `share ${a} ${things} among ${b}, so how many does each get?`,
  },
  whatIs: (sum: string) => `what is ${sum}?`,
  toThePower: (a: string, b: string) => `${a} to the power of ${b}`,
  askRemainder: (a: string, b: string) => `what is left over when you divide ${a} by ${b}?`,
  groupHint: (a: string, b: string) => `count by ${b}, one jump for each of the ${a} groups.`,
  onHint: (a: string, b: string) => `start at ${a} and go on by ${b}.`,
  backHint: (a: string, b: string) => `start at ${a} and go back by ${b}.`,
  shareHint: (a: string, b: string) => `ask what times ${b} makes ${a}.`,
  sameWayHint: 'go the same way as in the example, one step at a time.',
  solution: (sum: string, result: string) => `Together now: ${sum} = ${result}.`,
  rightOption: (option: string) => `Together now: it is "${option}".`,
  almostSimplify: 'That is the right amount! Can you write it with smaller numbers?',
  almostUnit: 'The number is right! Which unit belongs to it?',
  notUnderstood:
    'I could not read that as an answer to my question. Tell me just the number or the words of your choice.',
  whichQuestion: 'Is that an answer? Please tell me the question that goes with it.',
  spelled: (word: string, letters: string) => `"${word}" is spelled ${letters}.`,
  spellNext: 'Cover it and write it once. Which word comes next?',
  simpler: 'In simpler words:',
  stepByStep: 'One step after the other:',
  becauseOf: 'Here is why:',
  checkFirst: 'Tell me your answer, and we will check it together.',
  slowly: 'One small step at a time:',
  whichPart: 'Which word or part is still hard?',
  whatDiffers: 'What is different, in your own words?',
  askSomebody: 'A person beside you can see how you think, so show this to a teacher or a grown-up.',
  allIKnow: 'That is all that I know about it.',
  aboutWhat: 'Tell me again what your question is about, and I will try.',
  openLesson: (lesson: string) =>
    `You find "${lesson}" among the lessons, and I will be here when you have a question.`,
  myQuestion: 'Then here is my question once more.',
  greeting: (word: string, language: string) => `${word}, that is ${language}!`,
  birthday: 'Happy birthday!',
  ifHard: 'If that feels hard, tell a grown-up you trust.',
  /** Takes up what a learner tells of themselves, without repeating or keeping it. */
  shared: {
    pet: 'Animals are good company.',
    age: 'That is a fine age to be curious.',
    favorite: 'It is nice to have a favorite.',
    family: 'Family and friends matter a lot.',
    skill: 'Practice makes you stronger.',
    play: 'Playing is fun, and a good rest for the mind.',
    home: 'Every place has something to discover.',
  },
  /** To a young child who asks about atrocities: the truth in one sentence, and the way to a person. */
  gentleHistory: {
    holocaust:
      'That was a time when cruel leaders made many people suffer, which was very wrong, and we remember it so that it never happens again.',
    slavery:
      'Slavery meant that people were owned and forced to work, which was very wrong, and brave people fought to end it.',
    cruelty:
      'That was a time when people were very cruel to others, which was wrong, and we remember it so that we do better.',
  },
  askGrownUp: 'Please ask a grown-up you trust to talk about it with you.',
  next: 'What would you like to learn next?',
  moreIn: (lesson: string) => `You find more in the lesson "${lesson}".`,
  lookAgain: 'Look at the slide again, slowly, and tell me what you notice.',
  readAgain: 'Read the question on the slide aloud, and say it in your own words.',
  tryOnSlide: 'Put it in on the slide and see what happens.',
  goOn: 'There is no question on this slide, so read it in peace.',
  topicOf: (topic: string, grade: string) =>
    `that belongs to ${grade} in our curriculum, to "${topic}", and I can not explain it well yet.`,
  seeSlide: (title: string) => `This slide, "${title}", is about one idea.`,
  computed: 'Work it out on the slide, and I will help with the way.',
} as const;
