import { capitalized, inARow, type Fact } from './fact.ts';

const opposites = `hot cold|big small|large little|up down|in out|on off|open closed|happy sad|fast slow|tall short|long short|old young|new old|light dark|heavy light|hard soft|wet dry|full empty|clean dirty|loud quiet|early late|first last|left right|good bad|kind mean|brave afraid|day night|win lose|push pull|start stop|begin end|give take|buy sell|love hate|friend enemy|rich poor|strong weak|thick thin|wide narrow|deep shallow|high low|near far|near far|same different|true false|easy difficult|safe dangerous|smooth rough|sweet sour|above below|over under|before after|always never|inside outside|front back|top bottom|more less|most least|add subtract|multiply divide|even odd|ancient modern|arrive leave|asleep awake|float sink|freeze melt|generous selfish|innocent guilty|polite rude|public private|question answer|remember forget|sharp blunt|success failure|victory defeat|war peace|expand shrink|increase decrease|positive negative|minimum maximum|predator prey|beautiful ugly|calm excited|enormous tiny`;
const synonyms = `big: large, huge, enormous|small: little, tiny, miniature|happy: glad, cheerful, joyful|sad: unhappy, gloomy, sorrowful|fast: quick, speedy, rapid|slow: unhurried, gradual|good: great, fine, excellent|bad: poor, awful, terrible|said: whispered, shouted, replied|nice: kind, pleasant, friendly|smart: clever, bright, wise|pretty: lovely, beautiful|scared: afraid, frightened|mad: angry, furious|funny: amusing, silly|cold: chilly, icy, freezing|hot: warm, boiling, burning|tired: sleepy, weary|walk: stroll, march, wander|run: dash, sprint, race|look: see, watch, stare|important: main, major, key|interesting: gripping, curious|beautiful: lovely, gorgeous|hard: difficult, tough|easy: simple, plain|begin: start, commence|end: finish, stop|help: aid, assist, support|show: reveal, display|think: believe, suppose, wonder|very: extremely, really|brave: bold, courageous|quiet: silent, still, calm|strong: powerful, sturdy|old: ancient, aged|new: modern, fresh|like: enjoy, love|get: receive, obtain|make: build, create|because: since, as|however: but, yet, still|also: too, as well, in addition`;
const rhymes = [
  'cat hat bat mat rat sat',
  'dog log frog hog fog',
  'sun fun run bun one',
  'day play say way may stay',
  'tree bee me see free three',
  'blue shoe you two new true',
  'red bed head said bread',
  'night light right kite bright',
  'star car far jar',
  'moon spoon soon June',
  'fish dish wish',
  'house mouse blouse',
  'ball tall fall wall small',
  'cake lake make snake',
  'ring sing king wing thing',
  'boat coat goat note',
  'rain train plane lane',
  'book look cook hook',
  'bug hug mug rug',
  'pig big wig dig',
  'hen pen ten men',
  'hop top mop stop',
  'love dove above glove',
  'time rhyme lime climb',
  'heart part art smart',
  'sky fly high my pie',
  'green bean queen seen',
  'name game same fame',
  'friend end send bend',
  'bear chair hair where',
  'duck truck luck stuck',
  'nose rose toes grows',
  'girl pearl curl',
  'boy toy joy',
  'school cool pool rule',
  'snow go toe slow',
  'pink drink think blink',
  'brown down town crown',
  'yellow fellow hello',
  'money honey funny sunny',
  'ant plant pant',
];

const wordFacts: readonly Fact[] = [
  ...[...new Set(opposites.split(/[| ]/))].map((word): Fact => {
    const pairs = [...new Set(opposites.split('|'))]
      .map((pair) => pair.split(' '))
      .filter((pair) => pair.includes(word));
    const others = pairs.map(([a = '', b = '']) => `"${a === word ? b : a}"`);
    return {
      asks: [`what is the opposite of ${word}`, `antonym of ${word}`, `antonym for ${word}`],
      says: `An opposite of "${word}" is ${others.join(' or ')}.`,
    };
  }),
  ...synonyms.split('|').map((line): Fact => {
    const [word = '', others = ''] = line.split(': ');
    return {
      asks: [
        `what is another word for ${word}`,
        `synonym of ${word}`,
        `synonym for ${word}`,
        `words instead of ${word}`,
        `what can i say instead of ${word}`,
      ],
      says: `Other words for "${word}" are ${inARow(others.split(', ').map((other) => `"${other}"`))}. Choose the one that fits best.`,
    };
  }),
  ...rhymes.flatMap((family): Fact[] =>
    family.split(' ').map((word) => ({
      asks: [`what rhymes with ${word}`, `words that rhyme with ${word}`, `rhyme with ${word}`],
      says: `${capitalized(inARow(family.split(' ').filter((other) => other !== word)))} ${family.split(' ').length > 2 ? 'rhyme' : 'rhymes'} with ${word}.`,
    })),
  ),
];

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months: ReadonlyArray<readonly [string, string]> = [
  ['January', '31'],
  ['February', '28'],
  ['March', '31'],
  ['April', '30'],
  ['May', '31'],
  ['June', '30'],
  ['July', '31'],
  ['August', '31'],
  ['September', '30'],
  ['October', '31'],
  ['November', '30'],
  ['December', '31'],
];
const around = (names: readonly string[], place: number): readonly [before: string, after: string] => [
  names[(place + names.length - 1) % names.length] ?? '',
  names[(place + 1) % names.length] ?? '',
];
const between = (names: readonly string[], kind: string): Fact[] =>
  names.map((name, place) => {
    const [before, after] = around(names, place);
    return {
      asks: [
        `what comes after ${name}`,
        `what comes before ${name}`,
        `what ${kind} comes after ${name}`,
        `what ${kind} is after ${name}`,
        `what ${kind} comes before ${name}`,
        `what ${kind} is before ${name}`,
      ],
      says: `${name} comes after ${before}, and ${after} comes after ${name}.`,
    };
  });
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** What is in what: the customary and metric measures of schoolbooks. */
const measures = `inches foot 12|feet yard 3|inches yard 36|feet mile 5,280|centimeters meter 100|millimeters centimeter 10|meters kilometer 1,000|millimeters meter 1,000|grams kilogram 1,000|milligrams gram 1,000|ounces pound 16|pounds ton 2,000|kilograms tonne 1,000|milliliters liter 1,000|cups pint 2|pints quart 2|quarts gallon 4|cups gallon 16|cups quart 4|seconds minute 60|minutes hour 60|hours day 24|days week 7|weeks year 52|months year 12|years decade 10|years century 100|years millennium 1,000|cents dollar 100|pennies dollar 100|quarters dollar 4|dimes dollar 10|nickels dollar 20|cents nickel 5|cents dime 10|cents quarter 25|pennies dime 10|pennies nickel 5|pennies quarter 25|eggs dozen 12|things dozen 12|bits byte 8|degrees circle 360|degrees triangle 180|sides triangle 3|sides square 4|sides rectangle 4|sides pentagon 5|sides hexagon 6|sides heptagon 7|sides octagon 8|sides nonagon 9|sides decagon 10|strings guitar 6|strings violin 4|keys piano 88|zeros thousand 3|zeros million 6|zeros billion 9|lines haiku 3|lines sonnet 14|colors rainbow 7|legs ant 6|legs bee 6|legs crab 10`;

const timeFacts: readonly Fact[] = [
  ...between(days, 'day'),
  ...between(
    months.map(([month]) => month),
    'month',
  ),
  ...months.map(([month, count], place): Fact => ({
    asks: [
      `how many days are in ${month}`,
      `how many days does ${month} have`,
      `which month is the ${ordinals[place] ?? ''}`,
      `what is the ${ordinals[place] ?? ''} month`,
      `what number month is ${month}`,
    ],
    says: `${month} is the ${ordinals[place] ?? ''} month and has ${count} days${month === 'February' ? ', or 29 in a leap year' : ''}.`,
  })),
  {
    asks: ['what are the days of the week', 'name the days of the week', 'how many days are in a week'],
    says: `The 7 days of the week are ${inARow(days)}.`,
  },
  {
    asks: ['what are the months of the year', 'name the months', 'months of the year', 'how many months are in a year'],
    says: `The 12 months are ${inARow(months.map(([month]) => month))}.`,
  },
  {
    asks: ['what month has 28 days', 'which month has 28 days', 'what is the shortest month'],
    says: 'February is the shortest month, with 28 days, or 29 in a leap year. All other months have 30 or 31 days, so all have at least 28!',
  },
  {
    asks: [
      'which months have 30 days',
      'what months have 30 days',
      'which months have 31 days',
      'what months have 31 days',
    ],
    says: 'April, June, September and November have 30 days. February has 28 or 29, and all the others have 31.',
  },
  {
    asks: [
      'how many days are in a year',
      'how many days in a leap year',
      'how many days does a year have',
      'what is a leap year',
    ],
    says: 'A year has 365 days, and a leap year has 366. Every fourth year is a leap year, with very few exceptions.',
  },
  {
    asks: ['what are the four seasons', 'what are the seasons', 'how many seasons are there', 'name the seasons'],
    says: 'The four seasons are spring, summer, autumn and winter.',
  },
  {
    asks: [
      'what time is it',
      'what day is it',
      'what day is today',
      'what is the date',
      'what year is it',
      'what is the weather today',
      'is it going to rain today',
    ],
    says: 'I can not see a clock, a calendar or the sky. Please look at yours or ask somebody near you.',
  },
  ...measures.split('|').map((line): Fact => {
    const [parts = '', whole = '', count = ''] = line.split(' ');
    const a = `${/^[aeiou]|^hour/.test(whole) ? 'an' : 'a'} ${whole}`;
    const isHad = ['sides', 'strings', 'keys', 'zeros', 'lines', 'colors', 'legs', 'degrees'].includes(parts);
    const says = isHad ? `${capitalized(a)} has ${count} ${parts}.` : `There are ${count} ${parts} in ${a}.`;
    const part = parts
      .replace(/ies$/, 'y')
      .replace(/^feet$/, 'foot')
      .replace(/^inches$/, 'inch')
      .replace(/s$/, '');
    return {
      asks: [
        `how many ${parts} are in ${whole}`,
        `how many ${parts} does ${a} have`,
        ...(isHad ? [] : [`${part} to ${whole}`]),
      ],
      says: parts === 'degrees' && whole === 'triangle' ? 'The angles of a triangle add up to 180 degrees.' : says,
    };
  }),
];

/** How people greet, thank and say goodbye, in plain letters. */
const languages = `Spanish Hola Gracias Adiós|French Bonjour Merci Au-revoir|German Hallo Danke Tschüss|Italian Ciao Grazie Arrivederci|Portuguese Olá Obrigado Tchau|Chinese Ni-hao Xiexie Zaijian|Japanese Konnichiwa Arigato Sayonara|Korean Annyeong Gomawo Annyeong|Arabic Marhaba Shukran Ma-salama|Hindi Namaste Dhanyavad Namaste|Russian Privet Spasibo Poka|Swahili Jambo Asante Kwaheri|Turkish Merhaba Teşekkürler Hoşça-kal|Greek Yassou Efcharisto Adio|Hebrew Shalom Toda Lehitraot|Polish Cześć Dziękuję Pa|Dutch Hallo Dank-je Dag|Swedish Hej Tack Hej-då|Vietnamese Xin-chào Cảm-ơn Tạm-biệt|Hawaiian Aloha Mahalo Aloha|Irish Dia-duit Slán Slán|Zulu Sawubona Ngiyabonga Hamba-kahle`;

/** Greetings that a child may write, and their language. */
export const greetings: ReadonlyMap<string, string> = new Map(
  languages
    .split('|')
    .map((line) => line.split(' '))
    .map(([language = '', hello = '']) => [hello.replace('-', ' ').toLowerCase(), language]),
);

const languageFacts: readonly Fact[] = languages.split('|').flatMap((line): Fact[] => {
  const [language = '', hello = '', thanks = '', bye = ''] = line.split(' ').map((word) => word.replace(/-/g, ' '));
  const asksFor = (...phrases: string[]) =>
    phrases.flatMap((phrase) => [`how do you say ${phrase} in ${language}`, `${phrase} in ${language}`]);
  return [
    {
      asks: asksFor('hello', 'hi').concat(`${language} hello`, language === 'Dutch' ? [] : `what does ${hello} mean`),
      says: `In ${language}, hello is "${hello}".`,
    },
    { asks: asksFor('goodbye', 'bye'), says: `In ${language}, goodbye is "${bye}".` },
  ].concat(
    language === 'Irish'
      ? []
      : { asks: asksFor('thank you', 'thanks'), says: `In ${language}, thank you is "${thanks}".` },
  );
});

/** Opposites, synonyms, rhymes, days and months, measures, and greetings in other languages. */
export const wordAndTimeFacts: readonly Fact[] = [...wordFacts, ...timeFacts, ...languageFacts];
