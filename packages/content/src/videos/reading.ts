import type { VideoScript } from './script.ts';

const captainReadwell = {
  teacher: 'captain-readwell',
  voiceId: 'voice-readwell',
  backdrop: 'subject-language-arts',
} as const;

export const readingStory: VideoScript = {
  id: 'reading-story',
  ...captainReadwell,
  lessonId: 'reading-story-elements',
  beats: [
    { say: 'Ahoy! Three clues open every story: who, where, and what goes wrong.' },
    {
      say: 'One foggy night, Tess and her grandfather sat in the lighthouse.',
      show: [
        { device: 'picture', place: 'side', picture: 'lighthouse', changes: 'dark' },
        {
          device: 'passage',
          place: 'upper',
          sentences: [
            { text: 'One foggy night, Tess and her grandfather sat in the lighthouse.', at: 'one' },
            { text: 'Suddenly the great lamp went dark. A boat was coming close to the rocks.', at: 'suddenly' },
          ],
          marks: [
            { of: 'Tess and her grandfather', tone: 'amber', at: 'tess*2' },
            { of: 'One foggy night,', tone: 'sky', at: 'foggy*2' },
            { of: 'in the lighthouse.', tone: 'sky', at: 'lighthouse*2' },
            { of: 'the great lamp went dark.', tone: 'coral', at: 'dark*2' },
            { of: 'close to the rocks.', tone: 'coral', at: 'rocks*2' },
          ],
        },
      ],
    },
    { say: 'Suddenly the great lamp went dark. A boat was coming close to the rocks.' },
    {
      say: 'Who is there? Tess and her grandfather. They are the characters.',
      show: [
        {
          device: 'cards',
          place: 'lower',
          until: 'find',
          cards: [
            { title: 'Who', text: 'characters', tone: 'amber', at: 'characters' },
            { title: 'Where, when', text: 'setting', tone: 'sky', at: 'setting' },
            { title: 'What goes wrong', text: 'problem', tone: 'coral', at: 'problem' },
          ],
        },
      ],
    },
    { say: 'Where and when? On a foggy night, in a lighthouse. That is the setting.' },
    { say: 'What goes wrong? The lamp is dark, and the boat may hit the rocks. That is the problem.' },
    {
      say: 'Now we want to know what they will do. The voyage begins! Find the three clues in your next book.',
      show: [
        {
          device: 'cards',
          place: 'lower',
          at: 'find',
          cards: [
            { title: 'Who?', tone: 'amber', at: 'three' },
            { title: 'Where, when?', tone: 'sky', at: 'clues' },
            { title: 'What goes wrong?', tone: 'coral', at: 'book' },
          ],
        },
      ],
    },
  ],
};

export const readingInference: VideoScript = {
  id: 'reading-inference',
  ...captainReadwell,
  beats: [
    { say: 'A writer never tells you everything. A good reader finds the rest.' },
    {
      say: 'Listen. Maya came in, shook her umbrella, and left wet footprints on the floor.',
      show: [
        { device: 'picture', place: 'side', picture: 'umbrella' },
        {
          device: 'passage',
          place: 'upper',
          at: 'maya',
          sentences: [{ text: 'Maya came in, shook her umbrella, and left wet footprints on the floor.', at: 'maya' }],
          marks: [
            { of: 'shook her umbrella,', tone: 'amber', at: 'umbrella*2' },
            { of: 'wet footprints', tone: 'amber', at: 'footprints*2' },
          ],
        },
      ],
    },
    {
      say: 'An umbrella, and wet footprints: those are clues in the text.',
      show: [
        {
          device: 'cards',
          place: 'lower',
          until: 'sad',
          cards: [
            { title: 'Clues', text: 'umbrella, wet footprints', tone: 'amber', at: 'clues' },
            { title: 'I know', text: 'umbrellas keep off rain', tone: 'sky', at: 'know', join: '+' },
            { title: 'Inference', text: 'It is raining outside.', tone: 'leaf', at: 'raining', join: '=' },
          ],
        },
      ],
    },
    { say: 'And I know that umbrellas keep off the rain.' },
    { say: 'Put the two together. It must be raining outside! That is an inference.' },
    { say: 'The word rain is nowhere in the text. We read between the lines.' },
    {
      say: 'But is Maya sad? No clue says so. That would only be a guess.',
      show: [
        {
          device: 'cards',
          place: 'lower',
          at: 'sad',
          until: 'infer',
          cards: [
            { title: 'Maya is sad?', text: 'no clue in the text', tone: 'coral', at: 'sad' },
            { title: 'Only a guess', text: 'not an inference', tone: 'coral', at: 'guess', join: '>' },
          ],
        },
      ],
    },
    {
      say: 'So when you infer, put your finger on the clue.',
      show: [
        {
          device: 'cards',
          place: 'lower',
          at: 'infer',
          cards: [
            { title: 'Inference', text: 'It is raining outside.', tone: 'leaf', at: 'infer' },
            { title: 'Clues', text: 'umbrella, wet footprints', tone: 'amber', at: 'finger', join: '>' },
          ],
        },
      ],
    },
  ],
};
