import type { VideoScript } from './script.ts';

const professorQuark = { teacher: 'professor-quark', voiceId: 'voice-quark', backdrop: 'subject-science' } as const;

export const scienceCircuits: VideoScript = {
  id: 'science-circuits',
  ...professorQuark,
  lessonId: 'science-energy-circuits',
  beats: [
    { say: 'Why does a lamp go dark when you press a switch? Let us build one and test it.' },
    {
      say: 'This battery has energy stored inside. It can push electricity around a path.',
      show: [
        {
          device: 'circuit',
          place: 'main',
          labels: { battery: 'battery', wire: 'wire', bulb: 'bulb', switch: 'switch' },
          battery: 'battery',
          wire: 'wire',
          bulb: 'bulb',
          wireBack: 'second',
          flows: 'loop',
          opens: 'open',
          closes: 'close',
        },
      ],
    },
    { say: 'A wire leads to a bulb, and a second wire leads back to the battery.' },
    {
      say: 'Now the path is a complete loop. Electricity flows all the way around, and the bulb shines!',
      show: [
        {
          device: 'cards',
          place: 'side',
          isColumn: true,
          until: 'which',
          cards: [
            { title: 'Closed circuit', text: 'a loop, light on', tone: 'leaf', at: 'complete' },
            { title: 'Open circuit', text: 'a gap, light off', tone: 'coral', at: 'gap' },
          ],
        },
      ],
    },
    { say: 'What if I open the switch? That makes a gap.' },
    { say: 'The flow stops everywhere at once, and the light goes out.' },
    { say: 'I close the gap again, and there is the light.' },
    {
      say: 'Remember: no loop, no light. Which switches can you find at home?',
      show: [
        {
          device: 'cards',
          place: 'side',
          at: 'which',
          cards: [{ title: 'At home', text: 'Find a switch!', picture: 'light switch', tone: 'sky', at: 'switches' }],
        },
      ],
    },
  ],
};

export const scienceButterfly: VideoScript = {
  id: 'science-butterfly',
  ...professorQuark,
  lessonId: 'g3-life-cycles',
  beats: [
    { say: 'How does a tiny egg turn into a butterfly? Come and look closely.' },
    {
      say: 'First there is an egg, as small as a grain of sand. It sits on a leaf.',
      show: [
        {
          device: 'cycle',
          place: 'main',
          title: 'Life cycle',
          closes: 'again',
          asks: 'stage',
          stages: [
            { picture: 'egg', label: 'Egg', at: 'egg' },
            { picture: 'caterpillar', label: 'Larva', at: 'caterpillar' },
            { picture: 'chrysalis', label: 'Pupa', at: 'pupa' },
            { picture: 'butterfly', label: 'Adult', at: 'adult' },
          ],
        },
      ],
    },
    { say: 'Out comes a caterpillar, called a larva. It eats and grows, and it sheds its tight skin a few times.' },
    { say: 'Next it becomes a pupa, called a chrysalis. It looks asleep, but its whole body is changing.' },
    { say: 'Then an adult butterfly pushes out. It dries its wings, and it flies.' },
    { say: 'She lays eggs, and the cycle starts again.' },
    {
      say: 'This big change has a big name: metamorphosis.',
      show: [
        {
          device: 'cards',
          place: 'side',
          cards: [{ title: 'Metamorphosis', text: 'a big change of body', tone: 'leaf', at: 'metamorphosis' }],
        },
      ],
    },
    { say: 'Which stage would you like to watch in a garden?' },
  ],
};
