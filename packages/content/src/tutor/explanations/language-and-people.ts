import { check, type Explanation } from './explanation.ts';

export const languageAndPeopleExplanations: readonly Explanation[] = [
  {
    id: 'noun',
    asks: ['what is a noun', 'nouns'],
    young: 'A noun is a word for a person, a place or a thing. Dog, school and Anna are nouns.',
    older:
      'A noun names a person, a place, a thing or an idea. Proper nouns name one of a kind and take a capital letter, as in London.',
    check: check(
      'Which word is a noun: jump, table or slowly?',
      ['jump', 'table', 'slowly'],
      1,
      'Which one is a thing?',
    ),
  },
  {
    id: 'verb',
    asks: ['what is a verb', 'verbs', 'action words'],
    young: 'A verb is a word for what somebody does. Run, sing and think are verbs.',
    older: 'A verb tells what somebody does or what happens, and it changes with time: I walk, I walked, I will walk.',
    check: check('Which word is a verb: sing, cat or blue?', ['sing', 'cat', 'blue'], 0, 'Which one can you do?'),
  },
  {
    id: 'adjective',
    asks: ['what is an adjective', 'what is an adverb', 'adjectives and adverbs', 'describing words'],
    young: 'An adjective tells what something is like. Red, big and soft are adjectives.',
    older:
      'An adjective describes a noun, as in a quiet room. An adverb describes a verb, an adjective or a sentence, as in she spoke quietly.',
    check: check(
      'Which word is an adjective: soft, run or cat?',
      ['soft', 'run', 'cat'],
      0,
      'Which one tells what something is like?',
    ),
  },
  {
    id: 'main-idea',
    asks: ['what is the main idea', 'how do i find the main idea', 'main idea of a text', 'main idea and details'],
    young: 'The main idea is what a text mostly says. Details are the helpers that explain it.',
    older:
      'The main idea is the most important thing that a text says about its topic, in a whole sentence. Details support it; cover one, and ask whether the idea still stands.',
    check: check(
      'What do details do: help the main idea, replace it or hide it?',
      ['help the main idea', 'replace it', 'hide it'],
      0,
      'They are helpers.',
    ),
    lessonId: 'g3-main-idea-and-details',
  },
  {
    id: 'prefix',
    asks: ['what is a prefix', 'what is a suffix', 'prefixes and suffixes'],
    young: 'A prefix goes in front of a word, like un in unhappy. A suffix goes at the end, like ful in careful.',
    older:
      'A prefix stands before a base word and a suffix after it, and each changes the meaning: un- means not, re- means again, -less means without. Taking a long word apart helps you to understand it.',
    check: check(
      'What does un mean in unhappy: not, again or full of?',
      ['not', 'again', 'full of'],
      0,
      'Is an unhappy person happy?',
    ),
    lessonId: 'g3-prefixes-and-suffixes',
  },
  {
    id: 'paragraph',
    asks: ['what is a paragraph', 'how do i write a paragraph', 'what is a topic sentence'],
    young: 'Start with a topic sentence that tells what it is about. Add details, and end by coming back to your idea.',
    older:
      'A paragraph treats one idea. Its topic sentence states the idea, the next sentences give details or evidence in order, and the last one brings it to a close.',
    check: check(
      'What comes first in a paragraph: the topic sentence, the details or the ending?',
      ['the topic sentence', 'the details', 'the ending'],
      0,
      'It tells what the paragraph is about.',
    ),
    lessonId: 'g3-build-a-paragraph',
  },
  {
    id: 'cause-effect',
    asks: ['what is cause and effect'],
    young: 'A cause is why something happens. An effect is what happens because of it.',
    older:
      'A cause is the reason why something happens, and an effect is what follows from it. Coming first is not enough to be a cause: ask whether the effect would have happened without it.',
    check: check(
      'It rained, so the path got muddy: is the mud the cause, the effect or neither?',
      ['the cause', 'the effect', 'neither'],
      1,
      'What happened because of the rain?',
    ),
    lessonId: 'g3-cause-and-effect',
  },
  {
    id: 'story',
    asks: [
      'what are the parts of a story',
      'story elements',
      'what is a setting',
      'what is a plot',
      'what is a character',
    ],
    young: 'Characters are who the story is about, and the setting is where and when. The plot is what happens.',
    older:
      'Characters act, the setting is the place and time, and the plot is the chain of events with a problem and its solution. The theme is what the story says about life.',
    check: check(
      'What is the place of a story called: the plot, the setting or the character?',
      ['the plot', 'the setting', 'the character'],
      1,
      'It tells where and when.',
    ),
    lessonId: 'reading-story-elements',
  },
  {
    id: 'theme',
    asks: ['what is a theme', 'theme of a story', 'difference between theme and topic'],
    young: 'The theme is what a story teaches about life. A topic is only a word, like friendship.',
    older:
      'A topic is a word such as courage; a theme is a statement about it that reaches beyond the story, such as: courage often begins with a small step. Evidence for it is spread over the whole text.',
    check: check(
      'Which one is a theme: friendship, real friends listen or a dog?',
      ['friendship', 'real friends listen', 'a dog'],
      1,
      'A theme is a whole thought.',
    ),
    lessonId: 'g7-theme-is-not-topic',
  },
  {
    id: 'opinion',
    asks: ['what is an opinion', 'difference between fact and opinion', 'what is a fact', 'how do i write an opinion'],
    young: 'A fact can be checked. An opinion is what somebody thinks, and a good one has reasons.',
    older:
      'A fact can be checked and is true for everybody, while an opinion is a judgment. Good opinion writing states the opinion, gives reasons and examples, and says it again in new words.',
    check: check(
      'Which one is a fact: ice is frozen water, ice is fun or ice is best?',
      ['ice is frozen water', 'ice is fun', 'ice is best'],
      0,
      'Which one can be checked?',
    ),
    lessonId: 'writing-opinion-structure',
  },
  {
    id: 'argument',
    asks: [
      'how do i write an argument',
      'what is a claim',
      'what is evidence',
      'claim evidence reasoning',
      'how do i write an essay',
    ],
    young: 'Say what you think, and then say why. A good example helps others to agree.',
    older:
      'An argument needs a claim, evidence that can be checked, and reasoning that connects the two. Strong essays also answer the best objection instead of passing over it.',
    check: check(
      'What connects evidence with a claim: reasoning, decoration or volume?',
      ['reasoning', 'decoration', 'volume'],
      0,
      'It explains why the evidence matters.',
    ),
    lessonId: 'g10-evidence-paragraph',
  },
  {
    id: 'rhetoric',
    asks: [
      'what is rhetoric',
      'what is ethos',
      'what is pathos',
      'what is logos',
      'ethos pathos logos',
      'what is bias',
    ],
    young: 'Writers can persuade with facts, with feelings or with trust. Always ask which one it is.',
    older:
      "Rhetoric is the art of persuading. Logos appeals to reason, pathos to emotion and ethos to the speaker's credibility. Bias is a slant that shows in the choice of words and in what is left out.",
    check: check(
      'Which appeal uses emotion: logos, pathos or ethos?',
      ['logos', 'pathos', 'ethos'],
      1,
      'Think of sympathy.',
    ),
    lessonId: 'g10-rhetoric-appeals',
  },
  {
    id: 'rhyme',
    asks: ['what is a rhyme', 'what rhymes with cat', 'rhyming words'],
    young: 'Words rhyme when they end with the same sound. Cat, hat and mat rhyme.',
    older:
      'Words rhyme when they sound alike from the last stressed vowel on, as in night and light. Spelling does not matter, only sound.',
    check: check(
      'Which word rhymes with cat: dog, hat or sun?',
      ['dog', 'hat', 'sun'],
      1,
      'Listen to the end of each word.',
    ),
    lessonId: 'prek-rhymes',
  },
  {
    id: 'letters',
    asks: [
      'what letter does a word start with',
      'first letter of a word',
      'what sound does a letter make',
      'alphabet',
      'what are vowels',
      'what are consonants',
    ],
    young: 'Say the word slowly and listen to its first sound. Sun starts with sss, so its first letter is S.',
    older:
      'The English alphabet has 26 letters. A, E, I, O and U are vowels, Y sometimes is one, and the others are consonants.',
    check: check('Which letter does ball start with: A, B or S?', ['A', 'B', 'S'], 1, 'Say it slowly: b, b, ball.'),
    lessonId: 'prek-first-sounds',
  },
  {
    id: 'map',
    asks: [
      'how do i read a map',
      'what is a map',
      'what is a compass rose',
      'key of a map',
      'scale of a map',
      'north south east west',
    ],
    young: 'The key of a map tells what its signs mean. The compass rose shows north, south, east and west.',
    older:
      'A map shows a place from above. Its key explains the signs, the compass rose gives directions, and the scale turns distances on paper into real ones.',
    check: check(
      'What tells what the signs on a map mean: the key, the scale or the title?',
      ['the key', 'the scale', 'the title'],
      0,
      'It unlocks the signs.',
    ),
    lessonId: 'g3-reading-maps',
  },
  {
    id: 'government',
    asks: [
      'who runs a town',
      'what does a mayor do',
      'what is a mayor',
      'what is a council',
      'what are taxes',
      'why do people pay taxes',
      'what is a government',
      'why do people vote',
    ],
    young: 'People vote for a mayor and a council to run their town. Taxes pay for things we share, like parks.',
    older:
      'A government makes and carries out rules for a community. In many towns voters choose a council, which makes local laws, and a mayor; taxes pay for what all share, such as roads and schools.',
    check: check(
      'Who pays for a new park: the birds, everybody by taxes or nobody?',
      ['the birds', 'everybody by taxes', 'nobody'],
      1,
      'All of us share it.',
    ),
    lessonId: 'g3-local-government',
  },
  {
    id: 'sources',
    asks: [
      'what is a primary source',
      'what is a secondary source',
      'how do we know about the past',
      'primary and secondary sources',
    ],
    young: 'A primary source was made by someone who was there, like a diary. A secondary source was made later.',
    older:
      'A primary source comes from somebody who was there, such as a diary or a photograph; a secondary source was made later by somebody who studied it. Historians compare sources, because each has a point of view.',
    check: check(
      'Which one is a primary source: a diary, a new textbook or a movie?',
      ['a diary', 'a new textbook', 'a movie'],
      0,
      'Who was there?',
    ),
    lessonId: 'g3-community-history',
  },
  {
    id: 'revolution',
    asks: [
      'why did the american revolution start',
      'boston tea party',
      'american colonies',
      'american independence',
      'why did the colonists protest',
      'american revolution',
    ],
    young:
      'Britain made people in its American colonies pay taxes, but they had no vote. They protested, and later they fought to be free.',
    older:
      'After 1765 Britain taxed its American colonies, which elected nobody to its Parliament. Protests such as the Boston Tea Party in 1773 brought punishment, fighting began in 1775, and independence was declared in 1776.',
    check: check(
      'What made many colonists protest: taxes without a vote, bad weather or a race?',
      ['taxes without a vote', 'bad weather', 'a race'],
      0,
      'Nobody had asked them.',
    ),
    lessonId: 'social-studies-us-history',
  },
  {
    id: 'continents',
    asks: ['what are the continents', 'what is a continent'],
    young:
      'The seven continents, which are very big pieces of land, are Africa, Antarctica, Asia, Australia, Europe, North America and South America. Asia is the biggest.',
    older:
      'We usually count seven continents: Africa, Antarctica, Asia, Australia, Europe, North America and South America. Five oceans surround them, and the Pacific is the largest.',
    check: check(
      'Which continent is the biggest: Europe, Asia or Australia?',
      ['Europe', 'Asia', 'Australia'],
      1,
      'It begins with the letter A and has the most people.',
    ),
  },
  {
    id: 'money',
    asks: ['what is a budget', 'how do i make a budget', 'how do i plan my money', 'budgets'],
    young: 'A budget is a plan for your money. Pay for what you need first, and save a bit for later.',
    older:
      'A budget plans what comes in and what goes out, so that you never spend more than you have. Cover needs before wants, and put something aside for a goal with a price and a date.',
    check: check(
      'Which one is a need: food, a toy or a balloon?',
      ['food', 'a toy', 'a balloon'],
      0,
      'What must you have to live well?',
    ),
    lessonId: 'g3-needs-wants-budget',
  },
  {
    id: 'interest',
    asks: ['what is interest', 'compound interest', 'how does compound interest work'],
    young: 'A bank can pay you a little extra for money you save. That extra is called interest.',
    older:
      'Interest is the price of using money. With compound interest, the interest itself earns interest: 100 at 10% grows to 110 after one year and to 121 after two.',
    check: check(
      'What is 100 worth after one year at 10% interest: 100, 110 or 200?',
      ['100', '110', '200'],
      1,
      '10% of 100 is 10.',
    ),
  },
  {
    id: 'colors',
    asks: [
      'what are the primary colors',
      'how do i mix colors',
      'how do i make green',
      'how do i make orange',
      'how do i make purple',
      'warm and cool colors',
      'what color do you get when you mix blue and yellow',
      'what color do red and yellow make',
      'what color do red and blue make',
    ],
    young: 'Red, yellow and blue are the primary colors of paint. Yellow and blue make green.',
    older:
      'Painters mix from red, yellow and blue. Yellow and blue make green, red and yellow make orange, and red and blue make violet. Red, orange and yellow feel warm; blue, green and violet feel cool.',
    check: check(
      'What do red and yellow make: green, orange or violet?',
      ['green', 'orange', 'violet'],
      1,
      'It is a fruit, too.',
    ),
    lessonId: 'g3-warm-and-cool-colors',
  },
  {
    id: 'rhythm',
    asks: [
      'what is rhythm',
      'what is a beat',
      'difference between beat and rhythm',
      'what is a quarter note',
      'what is a half note',
      'what is a whole note',
    ],
    young: 'The beat stays steady, like a heart. The rhythm is the pattern of long and short sounds on top.',
    older:
      'The beat is the steady pulse of music, and the rhythm is the pattern of long and short sounds over it. Counted in quarter notes, a whole note lasts four beats, a half note two and a quarter note one.',
    check: check(
      'What stays steady, like a heart: the beat, the tune or the words?',
      ['the beat', 'the tune', 'the words'],
      0,
      'Clap along.',
    ),
    lessonId: 'g3-rhythm-and-notes',
  },
  {
    id: 'loop',
    asks: ['what is a loop', 'how do loops work', 'loop in coding', 'for loop', 'while loop'],
    young: 'A loop tells the computer to repeat steps. You write them once and say how many times.',
    older:
      'A loop repeats the instructions inside it, a fixed number of times or as long as a condition holds. It makes programs shorter and easier to change; a loop whose condition never becomes false runs for ever.',
    check: check('Repeat 3 times clap: how many claps are that, 1, 3 or 6?', ['1', '3', '6'], 1, 'Act it out.'),
    lessonId: 'g3-loops-repeat',
  },
  {
    id: 'variable',
    asks: ['what is a variable', 'variable in coding', 'how do variables work'],
    young: 'A variable is a named box where a program keeps a value. The value can change, like a score in a game.',
    older:
      'A variable is a named place where a program remembers a value. Setting it replaces what was there before, so the order of the instructions matters.',
    check: check(
      'Score is 2, then score is set to 5: is score 2, 5 or 7?',
      ['2', '5', '7'],
      1,
      'Setting replaces the old value.',
    ),
    lessonId: 'coding-logic-challenges',
  },
  {
    id: 'if-else',
    asks: ['what is if else', 'what is a condition', 'conditional'],
    young: 'If asks something that is true or not. If it is true, one thing happens, else the other.',
    older:
      'An if-else instruction checks a condition and follows exactly one of two paths. Conditions can be joined: with "and" both must be true, with "or" at least one, and "not" turns it around.',
    check: check(
      'If it rains, open the umbrella, else close it: it is dry, so do you open it, close it or eat it?',
      ['open it', 'close it', 'eat it'],
      1,
      'The condition is not true.',
    ),
    lessonId: 'g3-if-else-bug-hunt',
  },
  {
    id: 'bug',
    asks: ['what is a bug in a program', 'what is a bug', 'how do i debug', 'how do i find a bug'],
    young: 'A bug is a mistake in a program. Read it step by step and see where it goes wrong.',
    older:
      'A bug is a mistake in a program. Trace it line by line, write down every value, and look for the first place where it differs from what you expected.',
    check: check(
      'How do you find a bug: step by step, by shouting or by waiting?',
      ['step by step', 'by shouting', 'by waiting'],
      0,
      'Be slow and careful.',
    ),
    lessonId: 'g3-if-else-bug-hunt',
  },
  {
    id: 'algorithm',
    asks: ['what is an algorithm', 'what is coding', 'what is a program', 'what is programming', 'computer program'],
    young: 'A program is a list of clear steps that a computer follows. A plan of such steps is called an algorithm.',
    older:
      'An algorithm is a finite list of clear steps that solves a kind of problem; a program writes it in a language that a computer can run. Good algorithms, such as binary search, do with far fewer steps.',
    check: check(
      'What is an algorithm: a list of steps, a kind of screen or a robot?',
      ['a list of steps', 'a kind of screen', 'a robot'],
      0,
      'Think of a recipe.',
    ),
    lessonId: 'g10-binary-search',
  },
  {
    id: 'password',
    asks: [
      'what makes a strong password',
      'what is a strong password',
      'how do i make a good password',
      'why keep a password private',
      'password',
    ],
    young: 'A strong password is long and hard to guess. Keep it private, and only share it with your parents.',
    older:
      'A strong password is long and not guessable: several words that do not belong together work well. Use a different one for each account, and never share it online.',
    check: check(
      'Which kind is stronger: a short one, your name or several odd words?',
      ['a short one', 'your name', 'several odd words'],
      2,
      'Which one is hard to guess?',
    ),
    lessonId: 'g3-strong-passwords',
  },
  {
    id: 'ai',
    asks: ['what is artificial intelligence', 'what is machine learning', 'how does ai learn'],
    young:
      'Artificial intelligence is a computer program that finds patterns in many examples. It can be wrong, so people must check it.',
    older:
      'Machine learning means that a program finds patterns in many examples instead of following rules that somebody wrote. It copies gaps and bias of its examples, so people have to check what it says.',
    check: check(
      'What does machine learning learn from: examples, sleep or luck?',
      ['examples', 'sleep', 'luck'],
      0,
      'It needs very many of them.',
    ),
  },
  {
    id: 'feelings',
    asks: ['what are feelings', 'how do i calm down'],
    young: 'All feelings are okay. When you are mad, breathe in slowly, count to five, and tell somebody how you feel.',
    older:
      'Feelings are signals, and all of them are allowed; what we do with them is a choice. Name the feeling, breathe slowly, step away for a moment, and talk to somebody you trust.',
    check: check(
      'What helps when you are mad: slow breaths, shouting or hitting?',
      ['slow breaths', 'shouting', 'hitting'],
      0,
      'It is calm and quiet.',
    ),
    lessonId: 'g3-cool-down-tools',
  },
  {
    id: 'disagree',
    asks: [
      'how do friends solve a disagreement',
      'how do i solve a fight with my friend',
      'what should i do when my friend is mad at me',
      'how do i share',
      'how do i take turns',
      'how do i say sorry',
      'how do i apologize',
    ],
    young: 'Listen to each other, and say how you feel. Then find an idea that is fair for both.',
    older:
      'Listen to the other side first, say what you need without blaming, and look for a solution that both can accept. If you hurt somebody, a real apology names what happened and mends it.',
    check: check(
      'What comes first when friends disagree: listening, winning or leaving?',
      ['listening', 'winning', 'leaving'],
      0,
      'Use your ears.',
    ),
    lessonId: 'g3-solve-a-disagreement',
  },
  {
    id: 'bullying',
    asks: ['what is bullying', 'what is a bully', 'how do you stop bullying', 'why do people bully'],
    young:
      'Bullying is hurting somebody again and again, with words or hands. It is never okay, and telling a grown-up is brave.',
    older:
      'Bullying is hurting somebody on purpose and repeatedly, in person or online, when that person cannot easily defend themselves. Do not join in, stand by the person, and tell an adult.',
    check: check(
      'What helps when you see bullying: telling a grown-up, laughing or joining in?',
      ['telling a grown-up', 'laughing', 'joining in'],
      0,
      'Who can stop it?',
    ),
  },
  {
    id: 'food',
    asks: [
      'what are the food groups',
      'what is healthy food',
      'why should i eat vegetables',
      'why should i eat fruit',
      'what is protein',
    ],
    young:
      'There are five food groups: fruits, vegetables, grains, protein and dairy. A mix of them helps your body grow.',
    older:
      'Most foods belong to one of five groups: fruits, vegetables, grains, protein and dairy. Each brings other nutrients, so variety matters more than any single food.',
    check: check(
      'Which one is a fruit: bread, an apple or an egg?',
      ['bread', 'an apple', 'an egg'],
      1,
      'It grows on a tree.',
    ),
    lessonId: 'g3-food-groups',
  },
  {
    id: 'calendar',
    asks: ['what is a week', 'what is a month', 'what is a year'],
    young: 'A week has 7 days, from Monday to Sunday. A year has 12 months.',
    older:
      'A week has 7 days, and a year has 12 months and 365 days. Every fourth year is usually a leap year with 366, because Earth needs about 365 and a quarter days to go around the sun.',
    check: check('How many days does a week have: 5, 7 or 12?', ['5', '7', '12'], 1, 'Count from Monday to Sunday.'),
  },
];
