/** Workings about data, chance and counting possibilities. */
export const data = {
  inOrder: (list: string) => `in order they are ${list}`,
  middle: (result: string) => `the one in the middle is the median, ${result}`,
  middleTwo: (a: string, b: string, sum: string) =>
    `the two in the middle are ${a} and ${b}, and halfway between them is ${sum}`,
  median: (result: string) => `the median is ${result}`,
  askMedian: (list: string) => `what is the median of ${list}?`,
  medianHint: 'put the numbers in order first, and look for the middle.',
  occurs: (list: string, times: string) => `${list} stands there ${times} times, more often than any other`,
  mode: (list: string, isOne: boolean) => (isOne ? `the mode is ${list}` : `the modes are ${list}`),
  noMode: 'each number stands there equally often, so there is no mode',
  askMode: (list: string) => `what is the mode of ${list}?`,
  modeHint: 'look for the number that you see most often.',
  ends: (high: string, low: string) => `the largest is ${high} and the smallest is ${low}`,
  range: (sum: string) => `the range is ${sum}`,
  askRange: (list: string) => `what is the range of ${list}?`,
  rangeHint: 'take the smallest away from the largest.',
  askMean: (list: string) => `what is the mean of ${list}?`,
  meanHint: 'add them all, and divide by how many there are.',

  dieFaces: (sides: string) => `a die with ${sides} sides can fall in ${sides} ways, all equally likely`,
  coinFaces: 'a coin can fall in 2 ways, heads or tails, both equally likely',
  coinsFaces: (coins: string, power: string) => `${coins} coins can fall in ${power} ways, all equally likely`,
  favourable: (list: string, count: string) => `${count} of them ${count === '1' ? 'is' : 'are'} wanted: ${list}`,
  bagTotal: (sum: string) => `count them all: ${sum}`,
  bagPart: (count: string, what: string) => `${count} of them are ${what}`,
  deck: (count: string, what: string) => `a deck has 52 cards, and ${count} of them are ${what}`,
  probability: (fraction: string) => `the probability is ${fraction}`,
  impossible: 'it can never happen, so the probability is 0',
  askBag: (red: string, blue: string) =>
    `a bag has ${red} red and ${blue} blue balls, so what is the probability of drawing a red one?`,
  chanceHint: 'put the ways you want on top, and all the ways below.',

  product: (product: string) => `multiply all whole numbers down to 1: ${product}`,
  factorial: (n: string, result: string) => `${n}! = ${result}`,
  factorialZero: (n: string) => `an empty product counts as 1, so ${n}! = 1`,
  askFactorial: (n: string) => `what is ${n}!?`,
  factorialHint: 'multiply all whole numbers from that one down to 1.',
  places: (n: string, product: string) =>
    `there are ${n} choices for the first place, one less for each place after it: ${product}`,
  arranged: (result: string) => `there are ${result} orders`,
  askArrange: (n: string) => `in how many orders can ${n} books stand?`,
  chooseStep: (n: string, k: string, product: string, below: string) =>
    `choose ${k} of ${n} in order, ${product}, and divide by the orders of ${k}, ${below}`,
  chosen: (n: string, k: string, result: string) => `there are ${result} ways to choose ${k} of ${n}`,
  askChoose: (n: string, k: string) => `in how many ways can you choose ${k} of ${n} things?`,
  chooseHint: 'count the ordered choices first, and divide by the orders that look the same.',
} as const;
