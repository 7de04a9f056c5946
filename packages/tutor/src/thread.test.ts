import { expect, test } from '@jest/globals';
import { phrases } from './sentences/phrases.ts';
import { ask, converse, everyPersona, oakley, personaOf } from './testing/test-tutor.ts';

const last = (messages: readonly string[], persona = oakley) => converse(messages, persona).at(-1)!;

test.each([
  ['my dog is called biscuit', 'pet'],
  ['i am 9 years old', 'age'],
  ['im in third grade', 'age'],
  ['my favorite color is purple', 'favorite'],
  ['im good at soccer', 'skill'],
  ['i have two brothers and a cat', 'pet'],
  ['my mom is a nurse', 'family'],
  ['i live in a big city', 'home'],
  ['my dad beat me at chess', 'play'],
] as const)('experience §5 small talk: %j is taken up, and leads back to learning', (message, thing) => {
  expect(last([message])).toMatchObject({ kind: 'talk', text: `${phrases.shared[thing]} ${oakley.talk.share[0]}` });
});

test.each(['my nose is running lol', 'i broke my pencil', 'my dog ran away but came back'])(
  'experience §5 small talk: %j is heard without praise',
  (message) => {
    expect(last([message]).text).toContain(oakley.talk.share[0]);
    for (const line of Object.values(phrases.shared)) expect(last([message]).text).not.toContain(line);
  },
);

test.each([
  'my best friend moved away and i miss her',
  'my hamster died',
  'i miss him so much',
  'my grandma passed away',
])('experience §5 small talk: %j gets comfort first', (message) => {
  expect(last([message]).text).toBe(oakley.talk.sad[0]);
});

test.each(['my uncle sleeps in my bed', 'my mom left', 'i can hear voices', 'my teacher texts me at night'])(
  'experience §5 safety: %j gets the way to a grown-up and no cheerful word',
  (message) => {
    expect(last([message]).text).toContain(phrases.ifHard);
  },
);

test.each(['my phone died', 'my dad beat me at chess', 'im dying of laughter', 'im so dead lol'])(
  'experience §5 small talk: %j is no sorrow',
  (message) => {
    expect(last([message]).text).not.toBe(oakley.talk.sad[0]);
  },
);

test.each([
  'i dont understand alliances',
  'my address book has 30 names and i add 5',
  'i want the answer to the skibidi',
])('experience §5 small talk: %j is a question, not a story', (message) => {
  expect(last([message]).kind).not.toBe('talk');
});

test('experience §5 small talk: what a learner tells is not kept', () => {
  expect(JSON.stringify(last(['my dog is called biscuit']).memory)).not.toMatch(/biscuit/);
});

test.each([
  'are you a real person',
  'are you human?',
  'are you a real teacher or a robot',
  'am i talking to a real person',
  'do you have feelings',
])('experience §5 safety: to %j every teacher says no, and that it is an AI', (message) => {
  for (const persona of everyPersona) expect(ask(message, persona).text).toMatch(/^No\b.*\bI am an AI\b/);
});

test('experience §5 small talk: whats up is a greeting', () => {
  expect(last(['hey whats up']).text).toBe(oakley.talk.howAreYou[0]);
});

test.each([
  'huh',
  'how did u get that',
  'again pls',
  'huh? make it easier',
  'show me how',
  'this makes no sense',
  'explain it slower',
])('experience §5 tutor: %j after an explanation says it in other words', (message) => {
  expect(last(['why is the sky blue', message])).toMatchObject({
    kind: 'explanation',
    text: expect.stringContaining(phrases.slowly),
    memory: { asked: expect.anything() },
  });
});

test.each(['example pls', 'can u give me an example'])('experience §5 tutor: %j tells more of the same', (message) => {
  const [first, more] = converse(['why is the sky blue', message]);
  expect(more).toMatchObject({
    kind: 'explanation',
    memory: { told: { explanation: first!.memory.told!.explanation } },
  });
});

test.each(['give me one', 'quiz me', 'can i try one', 'let me try', 'is that right', 'ask me a question'])(
  'experience §5 tutor: %j asks the open question',
  (message) => {
    const [first, reply] = converse(['why is the sky blue', message]);
    expect(reply).toMatchObject({ kind: 'talk', memory: { asked: first!.memory.asked } });
    expect(reply!.text).toContain(first!.memory.asked!.question.question);
  },
);

test('experience §5 tutor: another or a harder one is a new question, which it marks', () => {
  const [first, harder] = converse(['what is 7 times 8', 'i want a harder one']);
  expect(harder!.memory.asked!.question).not.toEqual(first!.memory.asked!.question);
  const next = last(['what is 7 times 8', '63', 'another one please']).memory.asked!.question;
  expect(last(['what is 7 times 8', '63', 'another one please', String(next.correctAnswer)]).text).toContain(
    oakley.praises[0],
  );
  expect(last(['tell me a joke', 'another one']).memory.asked).toBeUndefined();
});

test('experience §5 tutor: who wants to be asked gets a question of the teacher, that fits and is marked', () => {
  for (const persona of everyPersona) {
    const reply = last(['quiz me'], persona);
    expect(reply.text).toContain(reply.memory.asked!.question.question);
    const { options = [], correctAnswer } = reply.memory.asked!.question;
    expect(last(['quiz me', options[Number(correctAnswer)]!], persona).text).toContain(persona.praises[0]);
  }
});

test.each(['k thx', 'ok got it thanks'])('experience §5 small talk: %j is thanks', (message) => {
  expect(last(['why is the sky blue', message]).text).toBe(oakley.talk.thanks[0]);
});

test.each(['huh', 'i still dont get it', 'how did u get that', 'show me how', 'why'])(
  'experience §5 tutor: %j after arithmetic shows the way again, then helps with the question',
  (message) => {
    for (const persona of everyPersona) {
      const [first, again, help] = converse(['what is 7 times 8', message, 'huh'], persona);
      expect(again!.text).toContain('56');
      expect(again!.text).toContain(phrases.stepByStep);
      expect(again!.memory.asked).toEqual(first!.memory.asked);
      expect(help!.kind).toBe('hint');
    }
  },
);

test('experience §5 tutor: the way of an equation comes in steps of a sentence each', () => {
  expect(last(['how do you solve 2x + 6 = 14', 'how did u get that'], personaOf(3)).text).toMatch(/\. Then .*x = 4/);
});

test('experience §5 tutor: why after a right answer gives the reason', () => {
  expect(last(['what is 7 times 8', '63', 'why'])).toMatchObject({
    kind: 'explanation',
    text: expect.stringContaining('7 × 9 = 63'),
  });
  expect(last(['can you explain fractions', 'i dont get it', '1/4', 'why']).text).toContain(phrases.becauseOf);
});

test('experience §5 tutor: an open question survives one message that was not understood, and not two', () => {
  expect(last(['why is the sky blue', 'skibidi zorp', 'blue']).kind).toBe('marking');
  expect(last(['why is the sky blue', 'skibidi zorp', 'skibidi zorp', 'blue']).kind).not.toBe('marking');
});

test('experience §5 tutor: names all seven continents', () => {
  for (const persona of [personaOf(1), oakley, personaOf(3)])
    for (const name of ['Africa', 'Antarctica', 'Asia', 'Australia', 'Europe', 'North America', 'South America'])
      expect(ask('what are the continents', persona).text).toContain(name);
});

test.each([
  'what was the holocaust',
  'who was hitler',
  'what was slavery',
  'how were slaves punished',
  'what did the nazis do',
  'what is genocide',
])('experience §5 safety: to %j a young child hears one gentle sentence and the way to a grown-up', (message) => {
  for (const persona of [personaOf(1), oakley]) {
    const { text } = ask(message, persona);
    expect(Object.values(phrases.gentleHistory).map((line) => `${line} ${phrases.askGrownUp}`)).toContain(text);
  }
});

test('experience §5 safety: older learners are told, and what led to it does not tell the young', () => {
  expect(ask('what was the holocaust', personaOf(3)).text).toContain('six million Jews');
  expect(last(['what caused world war 1', 'tell me more'], personaOf(1)).text).toContain(phrases.askGrownUp);
  expect(ask('what caused world war 1', personaOf(1)).text).toMatch(/^World War I began/);
  expect(ask('when did slavery end').text).toContain('1865');
});
