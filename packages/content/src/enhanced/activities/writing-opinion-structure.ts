import type { ParagraphActivity } from '@grove/contracts';

export const writingOpinionStructureActivity: ParagraphActivity = {
  lessonId: 'writing-opinion-structure',
  type: 'sentence-builder',
  xpReward: 30,
  learned:
    'Opinion, reason, example, opinion again: with linking words between them, your reader can follow each step.',
  goals: [
    {
      id: 'sentence',
      task: 'Build one sentence: an opinion, a linking word and a strong reason.',
      hint: 'The opinion says what should be. The reason says how that would help. One small word joins them.',
      praise: 'Opinion and reason belong together, and "because" joins them. It works from both sides!',
      patterns: [
        ['opinion', 'because', 'reason'],
        ['because', 'reason', 'opinion'],
      ],
      tiles: [
        { id: 'quiet', text: 'a quiet place helps us read more', role: 'reason' },
        {
          id: 'books',
          text: 'our school owns 900 books',
          role: 'fact',
          why: 'You can check it, so it is a fact. Say what you think should be.',
        },
        { id: 'because', text: 'because', role: 'because' },
        { id: 'corner', text: 'our class should have a reading corner', role: 'opinion' },
        {
          id: 'neighbors',
          text: 'the class next door has one',
          role: 'weak',
          why: 'It does not tell how a reading corner would help anyone.',
        },
      ],
    },
    {
      id: 'example',
      task: 'Say an opinion with its reason. Then show it with an example that fits.',
      hint: 'After the reason, a reader asks: can you show me? Two words tell that an example follows.',
      praise: 'Your example shows the very thing that your reason says. That makes it easy to believe.',
      patterns: [
        ['opinion', 'because', 'reason', 'instance', 'example'],
        ['because', 'reason', 'opinion', 'instance', 'example'],
        ['opinion', 'reason', 'instance', 'example'],
      ],
      tiles: [
        { id: 'instance', text: 'for example,', role: 'instance' },
        { id: 'smoke', text: 'on the day without cars, our street had no smoke', role: 'example', about: 'air' },
        { id: 'more', text: 'more people should ride bikes in town', role: 'opinion' },
        { id: 'because', text: 'because', role: 'because' },
        { id: 'lake', text: 'on Saturday, I rode to the lake', role: 'example', about: 'fun' },
        { id: 'air', text: 'bikes keep the air clean', role: 'reason' },
      ],
    },
    {
      id: 'oreo',
      task: 'Build a whole OREO: opinion, reason, example, and your opinion again. Link the example and the ending.',
      hint: 'Begin with what should change. The ending says it again in new words, after a word like "so".',
      praise:
        'A complete OREO! The reader knows what you want, why, how you know it, and hears it once more at the end.',
      patterns: [
        ['opinion', 'reason', 'instance', 'example', 'so', 'ending'],
        ['opinion', 'because', 'reason', 'instance', 'example', 'so', 'ending'],
      ],
      tiles: [
        { id: 'rain', text: 'last week, rain soaked our books', role: 'example', about: 'dry' },
        { id: 'so', text: 'so,', role: 'so' },
        { id: 'because', text: 'because', role: 'because' },
        { id: 'dry', text: 'it would keep us and our bags dry', role: 'reason' },
        { id: 'build', text: 'let us build a roof before winter comes', role: 'ending' },
        {
          id: 'stops',
          text: 'the bus stops at 7:40',
          role: 'fact',
          why: 'That is a fact, and it does not tell why a roof is needed.',
        },
        { id: 'roof', text: 'our bus stop needs a roof', role: 'opinion' },
        { id: 'instance', text: 'for example,', role: 'instance' },
      ],
    },
    {
      id: 'two-reasons',
      task: 'Convince the town to plant trees! Give two reasons, and put the example behind the reason it shows.',
      hint: 'Start each reason with its own linking word. Which of the two reasons does the example belong to?',
      praise:
        'Two reasons are stronger than one. You chose their order, and your example stands right behind the reason it shows.',
      patterns: [
        ['opinion', 'order', 'reason', 'instance', 'example', 'order', 'reason', 'so', 'ending'],
        ['opinion', 'order', 'reason', 'order', 'reason', 'instance', 'example', 'so', 'ending'],
      ],
      tiles: [
        { id: 'birds', text: 'birds can build their nests in them', role: 'reason' },
        { id: 'also', text: 'also,', role: 'order' },
        { id: 'owl', text: 'an owl has moved into the oak by the library', role: 'example', about: 'birds' },
        { id: 'plant', text: 'our town should plant more trees', role: 'opinion' },
        { id: 'in-addition', text: 'in addition,', role: 'order' },
        { id: 'so', text: 'that is why', role: 'so' },
        {
          id: 'like',
          text: 'I just like green things',
          role: 'weak',
          why: 'It tells only about you. How do trees help others?',
        },
        { id: 'shade', text: 'they give us cool shade in summer', role: 'reason' },
        { id: 'instance', text: 'for example,', role: 'instance' },
        { id: 'street', text: 'every street deserves a row of trees', role: 'ending' },
      ],
    },
  ],
  says: {
    empty: 'Your page is still empty. Tap a strip of words to put it there.',
    trap: 'Look at "{{text}}" again. {{why}}',
    'no-opinion': 'What should change? Your reader still needs your opinion.',
    'no-reason': 'Why do you think so? A reason is missing.',
    'no-example': 'Can you show it? An example is missing.',
    'no-ending': 'The end is still open. Say your opinion again in new words.',
    'no-link': 'The parts are here. Now help your reader: a linking word is missing.',
    'link-off': '"{{text}}" does not fit there. Does a reason, an example or an ending follow?',
    'example-off': '"{{text}}" is a real moment, but it does not show the reason in front of it.',
    'not-needed': 'You do not need "{{text}}" here. Take it out.',
    order: 'All of the parts are here. Read it aloud: which part comes too early or too late?',
  },
};
