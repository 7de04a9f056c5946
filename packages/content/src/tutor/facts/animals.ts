import { capitalized, inARow, type Fact } from './fact.ts';

/** Animals with the name of the young, of a group, and the sound they make; `-` where English has no common word (public dictionaries). */
const animals = `cow calf herd moo|horse foal herd neigh|pig piglet drift oink|sheep lamb flock baa|goat kid herd bleat|dog puppy pack bark|cat kitten clowder meow|duck duckling flock quack|chicken chick flock cluck|hen chick brood cluck|rooster chick flock cock-a-doodle-doo|goose gosling gaggle honk|lion cub pride roar|tiger cub streak roar|bear cub sleuth growl|wolf pup pack howl|fox kit skulk bark|elephant calf herd trumpet|giraffe calf tower hum|zebra foal dazzle bark|monkey infant troop chatter|kangaroo joey mob -|koala joey - -|deer fawn herd bleat|rabbit kit colony -|mouse pup mischief squeak|frog tadpole army croak|fish fry school -|whale calf pod song|dolphin calf pod click|shark pup shiver -|seal pup pod bark|penguin chick colony bray|owl owlet parliament hoot|eagle eaglet convocation screech|crow chick murder caw|swan cygnet flock honk|turkey poult flock gobble|bee larva swarm buzz|ant larva colony -|butterfly caterpillar flutter -|snake snakelet nest hiss|turtle hatchling bale -|alligator hatchling congregation bellow|bat pup colony squeak|hippo calf bloat grunt|rhino calf crash snort|camel calf caravan grunt|donkey foal herd hee-haw|llama cria herd hum|hedgehog hoglet array snuffle|squirrel kit scurry chatter|spider spiderling cluster -|parrot chick flock squawk|flamingo chick flamboyance honk|gorilla infant band grunt|ostrich chick flock boom|bird chick flock chirp|pigeon squab flock coo|raccoon kit gaze chatter|otter pup raft whistle`;

/** Classes of the animals above that are no mammals. */
const classes: Readonly<Record<string, readonly string[]>> = {
  bird: [
    'duck',
    'chicken',
    'hen',
    'rooster',
    'goose',
    'penguin',
    'owl',
    'eagle',
    'crow',
    'swan',
    'turkey',
    'parrot',
    'flamingo',
    'ostrich',
    'pigeon',
  ],
  reptile: ['snake', 'turtle', 'alligator'],
  amphibian: ['frog'],
  fish: ['shark'],
  insect: ['bee', 'ant', 'butterfly'],
  arachnid: ['spider'],
};
const classOf = (animal: string): string =>
  Object.keys(classes).find((kind) => classes[kind]?.includes(animal)) ?? 'mammal';

/** Plurals that do not just take an s. */
const irregular: Readonly<Record<string, string>> = {
  sheep: 'sheep',
  fish: 'fish',
  deer: 'deer',
  mouse: 'mice',
  goose: 'geese',
  wolf: 'wolves',
  fox: 'foxes',
  butterfly: 'butterflies',
  calf: 'calves',
  ostrich: 'ostriches',
};
const many = (animal: string): string => irregular[animal] ?? `${animal}s`;
const an = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

export const animalFacts: readonly Fact[] = [
  ...animals.split('|').flatMap((line): Fact[] => {
    const [animal = '', young = '', group = '-', sound = '-'] = line.split(' ');
    const known = [
      {
        asks: [
          `what is a baby ${animal} called`,
          `what are baby ${many(animal)} called`,
          `baby ${animal}`,
          `what do you call a baby ${animal}`,
        ],
        says: `A baby ${animal} is called ${an(young)}.`,
        word: young,
      },
      {
        asks: [
          `what is a group of ${many(animal)} called`,
          `group of ${many(animal)}`,
          `what do you call a group of ${many(animal)}`,
        ],
        says: `A group of ${many(animal)} is called ${an(group)}.`,
        word: group,
      },
      {
        asks: [
          `what sound does a ${animal} make`,
          `what does a ${animal} say`,
          `what noise does a ${animal} make`,
          `${animal} sound`,
        ],
        says: `The sound of ${an(animal)} is called ${an(sound)}.`,
        word: sound,
      },
    ];
    const kind = classOf(animal);
    const isKind =
      animal === 'fish' || animal === 'bird'
        ? []
        : [
            {
              asks: [
                `what is ${an(animal)}`,
                `what kind of animal is ${an(animal)}`,
                ...['mammal', 'bird', 'reptile', 'fish', 'insect'].map((other) => `is ${an(animal)} ${an(other)}`),
              ],
              says: `${capitalized(an(animal))} is ${an(kind)}${young === '-' ? '' : `, and its young is called ${an(young)}`}.`,
              word: kind,
            },
          ];
    return [...known, ...isKind].flatMap(({ word, ...fact }) => (word === '-' ? [] : [fact]));
  }),
  {
    asks: ['names of baby animals', 'what are baby animals called', 'baby animals'],
    says: `Many young animals have names of their own, such as ${inARow(['a calf', 'a foal', 'a lamb', 'a puppy', 'a kitten'])}.`,
  },
];
