import { type Fact } from './fact.ts';

/** The elements from 1 to 36 and well-known later ones: number, symbol, name, and what a child may know it by (IUPAC periodic table). */
const elements = `1 H hydrogen: the lightest gas, and the stars are mostly made of it|2 He helium: a light gas that lifts balloons|3 Li lithium: a soft, light metal in batteries|4 Be beryllium: a light, stiff metal|5 B boron: an element in strong glass|6 C carbon: the element in coal, diamonds and all living things|7 N nitrogen: the gas that most of the air is made of|8 O oxygen: the gas that we need to breathe|9 F fluorine: a gas that reacts with almost all things|10 Ne neon: a gas that glows orange-red in signs|11 Na sodium: a soft metal, and a part of table salt|12 Mg magnesium: a light metal that burns with a bright white light|13 Al aluminum: the light metal of cans and foil|14 Si silicon: the element in sand and computer chips|15 P phosphorus: an element that plants and bones need|16 S sulfur: a yellow element found near volcanoes|17 Cl chlorine: a green gas, and a part of table salt|18 Ar argon: a gas in the air that hardly reacts|19 K potassium: a soft metal, and a mineral in bananas|20 Ca calcium: the metal in bones, milk and chalk|21 Sc scandium: a light metal|22 Ti titanium: a strong, light metal|23 V vanadium: a metal that makes steel hard|24 Cr chromium: a shiny metal on taps and bumpers|25 Mn manganese: a metal used in steel|26 Fe iron: the metal in steel, magnets and our blood|27 Co cobalt: a metal that makes glass blue|28 Ni nickel: a hard metal in coins|29 Cu copper: the red-brown metal in wires|30 Zn zinc: a metal that keeps iron from rusting|31 Ga gallium: a metal that melts in your hand|32 Ge germanium: an element used in electronics|33 As arsenic: a poisonous element|34 Se selenium: an element that we need in tiny amounts|35 Br bromine: a red-brown liquid|36 Kr krypton: a rare gas in some lamps|47 Ag silver: a shiny white metal|50 Sn tin: a soft metal used on cans|53 I iodine: an element that we need in tiny amounts|56 Ba barium: a soft metal|74 W tungsten: the metal with the highest melting point|78 Pt platinum: a heavy, costly metal|79 Au gold: a yellow metal that never rusts|80 Hg mercury: the only metal that is liquid in a room|82 Pb lead: a heavy, poisonous metal|86 Rn radon: a radioactive gas|88 Ra radium: a radioactive metal that Marie Curie found|92 U uranium: a heavy, radioactive metal|94 Pu plutonium: a heavy, radioactive metal`;

const elementFacts = elements.split('|').flatMap((line): Fact[] => {
  const [, number = '', symbol = '', name = '', known = ''] = /^(\d+) (\w+) (\w+): (.*)$/.exec(line) ?? [];
  const says = `The symbol of ${name} is ${symbol}, and its atomic number is ${number}. It is ${known}.`;
  // Mercury is a planet, and lead is a verb, too.
  const isPlain = name !== 'mercury' && name !== 'lead';
  const bySymbol =
    symbol.length > 1 && !['He', 'As', 'In', 'Be'].includes(symbol)
      ? [`what element is ${symbol}`, `what does ${symbol} stand for in chemistry`]
      : [];
  return [
    {
      asks: [
        `what is the symbol for ${name}`,
        `chemical symbol of ${name}`,
        `atomic number of ${name}`,
        `element ${name}`,
        `how many protons does ${name} have`,
        ...(isPlain ? [`what is ${name}`] : []),
        ...bySymbol,
      ],
      says,
    },
  ];
});

/** The planets from the sun outward: moons as confirmed and counted by NASA in 2025, rounded for the young where the number keeps growing. */
const planets: ReadonlyArray<readonly [name: string, place: string, about: string, moons: string]> = [
  ['Mercury', 'first', 'It is the smallest planet, and it goes around the sun in 88 days.', 'Mercury has no moons.'],
  ['Venus', 'second', 'It is the hottest planet, because its thick clouds keep the heat in.', 'Venus has no moons.'],
  ['Earth', 'third', 'It is our home, and the only place we know with life.', 'Earth has one moon.'],
  [
    'Mars',
    'fourth',
    'It is called the red planet, because its dust is rusty.',
    'Mars has two small moons, Phobos and Deimos.',
  ],
  [
    'Jupiter',
    'fifth',
    'It is the biggest planet, a ball of gas with a Great Red Spot, which is a storm.',
    'Jupiter has more than 90 known moons.',
  ],
  [
    'Saturn',
    'sixth',
    'It has bright rings of ice and rock.',
    'Saturn has more than 270 known moons, more than any other planet.',
  ],
  [
    'Uranus',
    'seventh',
    'It is a cold, blue-green planet that lies on its side.',
    'Uranus has 28 known moons or a few more, as new ones are still found.',
  ],
  ['Neptune', 'eighth', 'It is the farthest planet, dark, blue and very windy.', 'Neptune has 16 known moons.'],
];
const planetFacts = planets.flatMap(([name, place, about, moons]): Fact[] => [
  {
    asks: [
      `what is ${name}`,
      `planet ${name}`,
      `what is ${name} like`,
      `facts about ${name}`,
      `${place} planet from the sun`,
      `which planet is ${name}`,
    ],
    says: `${name} is the ${place} planet from the sun. ${about}`,
  },
  { asks: [`how many moons does ${name} have`, `moons of ${name}`], says: moons },
]);

export const elementAndPlanetFacts: readonly Fact[] = [
  ...planetFacts,
  {
    asks: [
      'which planet is closest to the sun',
      'what is the closest planet to the sun',
      'what is the smallest planet',
      'which planet is nearest the sun',
    ],
    says: 'Mercury is the closest planet to the sun, and also the smallest one.',
  },
  {
    asks: ['what is the hottest planet', 'which planet is the hottest'],
    says: 'Venus is the hottest planet, about 465 degrees Celsius. Its thick clouds keep the heat in.',
  },
  {
    asks: ['what is the coldest planet', 'which planet is the coldest'],
    says: 'The coldest air of a planet was measured on Uranus, about 224 degrees Celsius below zero. Neptune is nearly as cold.',
  },
  {
    asks: [
      'which planet has rings',
      'what planet has rings',
      'why does saturn have rings',
      'what are the rings of saturn made of',
    ],
    says: 'Saturn has the brightest rings, made of bits of ice and rock. Jupiter, Uranus and Neptune have thin ones, too.',
  },
  {
    asks: ['which planet is the red planet', 'what is the red planet', 'why is mars red'],
    says: 'Mars is the red planet. Its dust has iron in it, and the iron has rusted.',
  },
  {
    asks: [
      'is there life on mars',
      'are aliens real',
      'are there aliens',
      'is there life on other planets',
      'is there life in space',
    ],
    says: 'So far, nobody has found life anywhere but on Earth. Scientists keep looking, on Mars and on moons with water.',
  },
  ...elementFacts,
];
