import { phrases } from './sentences/phrases.ts';

const statement =
  /^(?:(?:and|but|so|oh|hey|hi|well|guess what|yay|btw|today|yesterday|also)[ ,]+)*(?:i|i'm|im|i'?ve|we|we're|my|our|me and|mine)\b/;
/** Words of a question or a plea: whoever says them wants an answer. Two numbers or more are a problem to work out. */
const asks =
  /\?|\b(?:what|whats|why|how|who|where|which|whose|explain|teach|tell|help|need|want|wanna|wonder|understand|get it|know|learn|solve|should|do you|can (?:you|u|i)|could|would|is it|are there)\b|\d\D+\d/;

const things: ReadonlyArray<readonly [keyof typeof phrases.shared, RegExp]> = [
  [
    'pet',
    /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|hamsters?|fish|bunn(?:y|ies)|rabbits?|birds?|parrots?|turtles?|horses?|pony|guinea pigs?|lizards?|pets?)\b/,
  ],
  [
    'age',
    /\b(?:i(?:'m| am|m)|turn(?:ed|ing)?|i'?ll be) (?:almost |nearly |only )?(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)\b(?: and a half)?(?: (?:years?|yrs?)\b[^]*)?$|\bin (?:\w+) grade\b/,
  ],
  ['favorite', /\b(?:favou?rites?|fav)\b/],
  ['skill', /^i(?:'m| am|m) (?:\w+ )?(?:good|great|better) at\b/],
  ['play', /\b(?:beat me at|soccer|football|basketball|chess|team|swimming|dancing|lego|minecraft|roblox)\b/],
  [
    'family',
    /^i have (?:\w+ ){1,3}(?:brothers?|sisters?|cousins?|siblings?)\b|^my \w+ is (?:an? \w+|(?:so |very |really )?(?:nice|kind|funny|cool|great|awesome|the best))$/,
  ],
  ['home', /^(?:i|we) live in\b/],
];
/** What may be hard, and people of whom something may be told that is: rather no cheerful word. */
const isHard =
  /\b(?:died|dead|gone|lost|broken?|broke|hurt\w*|sick|mad|mean|bad|sad|not|never|no|hates?|can'?t|cant|don'?t|dont|won'?t|ran away|fell|stole|left|jail|kill\w*|wish|bites?|bit|scar\w*|bed|night|voices|him|she|he|they|uncle|aunt|man|men|mom|mum|dad|stepdad|stepmom|teacher|coach|neighbou?r|boyfriend|girlfriend)\b/;

/**
 * What a learner who only tells something of themselves hears first: a sentence that takes it up, the way to a grown-up for what may be hard, or nothing (''). Undefined for a
 * message that is no such statement.
 */
export function replyToSelfDisclosure(message: string): string | undefined {
  const text = message
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[!.\s]+/g, ' ')
    .trim();
  if (!statement.test(text) || asks.test(text)) return undefined;
  const thing = things.find(([, pattern]) => pattern.test(text))?.[0];
  const isSafe = thing === 'family' || thing === 'play';
  if (isHard.test(text) && !isSafe) return phrases.ifHard;
  return thing === undefined ? '' : phrases.shared[thing];
}
