import { check, type Explanation } from './explanation.ts';

/** What children like to ask beyond the lessons. */
export const moreExplanations: readonly Explanation[] = [
  {
    id: 'mammal',
    asks: ['what is a mammal', 'is a whale a fish', 'is a whale a mammal', 'is a dolphin a fish', 'what are mammals'],
    young: 'A mammal has hair or fur and feeds its young with milk. Dogs, people and even whales are mammals.',
    older:
      'Mammals are warm-blooded animals with hair that feed their young with milk. Whales and dolphins breathe air and nurse their young, so they are mammals and no fish.',
    check: check(
      'Which animal is a mammal: a dog, a bee or a fish?',
      ['a dog', 'a bee', 'a fish'],
      0,
      'Which one gives milk to its young?',
    ),
  },
  {
    id: 'insects',
    asks: [
      'how many legs does a spider have',
      'how many legs does an insect have',
      'is a spider an insect',
      'what is an insect',
      'what is a spider',
    ],
    young: 'An insect has 6 legs, and a spider has 8. So a spider is not an insect.',
    older:
      'Insects have six legs and a body in three parts; spiders have eight legs and a body in two parts, so they are no insects but arachnids.',
    check: check('How many legs does a spider have: 4, 6 or 8?', ['4', '6', '8'], 2, 'It has two more than an insect.'),
  },
  {
    id: 'bees',
    asks: ['how do bees make honey', 'why are bees important', 'what do bees do', 'pollination', 'what is pollen'],
    young:
      'Bees drink sweet nectar from flowers and turn it into honey. They carry pollen along, and that helps plants make seeds.',
    older:
      'Bees collect nectar, change it with enzymes and fan it dry until it is honey. On the way they carry pollen from flower to flower, and without this pollination many plants make no fruit.',
    check: check(
      'What do bees collect from flowers: nectar, paint or sand?',
      ['nectar', 'paint', 'sand'],
      0,
      'It is sweet.',
    ),
  },
  {
    id: 'sun',
    asks: ['what is the sun', 'is the sun a star', 'what is a star', 'why does the sun shine'],
    young:
      'The sun is a star, a huge ball of hot, glowing gas. More than one hundred Earths would fit side by side across it.',
    older:
      'The sun is a star: a ball of hot gas that shines because hydrogen is fused into helium in its core. It is about 109 times as wide as Earth. Other stars look small only because they are so far away.',
    check: check(
      'What is the sun: a star, a planet or a moon?',
      ['a star', 'a planet', 'a moon'],
      0,
      'It shines by itself.',
    ),
  },
  {
    id: 'salt',
    asks: ['why is the ocean salty', 'why is the sea salty', 'sea salt water'],
    young:
      'The ocean is salty because rain washes tiny bits of salt out of rocks, and rivers carry them there. The water rises into the air again, but the salt stays.',
    older:
      'Rain dissolves minerals from rocks, and rivers carry them to the sea. Water evaporates and leaves the salt behind, so over a very long time the sea has become salty.',
    check: check(
      'Where does the salt of the sea come from: rocks, clouds or fish?',
      ['rocks', 'clouds', 'fish'],
      0,
      'Rivers carry it along.',
    ),
  },
  {
    id: 'fly',
    asks: ['how do birds fly', 'how do airplanes fly', 'how do planes fly', 'how do wings work'],
    young:
      'Wings push air down, and the air pushes the wings up. Birds flap theirs, and airplanes use engines to move fast.',
    older:
      'A wing is shaped and tilted so that it turns the air downward; in return, the air pushes the wing up, which is called lift. Birds get their speed by flapping, and airplanes get it from engines.',
    check: check(
      'Which way do wings push the air: down, up or nowhere?',
      ['down', 'up', 'nowhere'],
      0,
      'Then the air pushes back.',
    ),
  },
  {
    id: 'synonym',
    asks: ['what is a synonym', 'what is an antonym', 'synonyms and antonyms'],
    young:
      'Synonyms are words that mean almost the same, like big and large. Antonyms are opposites, like big and small.',
    older:
      'Synonyms are words with nearly the same meaning, such as begin and start; antonyms have opposite meanings, such as begin and end. A good writer picks the synonym with the right shade.',
    check: check(
      'Which word is a synonym of happy: glad, sad or slow?',
      ['glad', 'sad', 'slow'],
      0,
      'It means almost the same.',
    ),
  },
  {
    id: 'simile',
    asks: ['what is a simile', 'what is a metaphor', 'simile and metaphor'],
    young:
      'A simile says that one thing is like another, as in "brave as a lion". A metaphor says that it is the other, as in "he is a lion".',
    older:
      'A simile compares two things with "like" or "as"; a metaphor says that one is the other, as in "time is a thief". Both show one idea through another.',
    check: check('Which word is in a simile: like, is or not?', ['like', 'is', 'not'], 0, 'It compares.'),
  },
  {
    id: 'clock',
    asks: ['how do i tell time', 'how do i read a clock'],
    young: 'The short hand of a clock shows the hour, and the long hand shows the minutes. One hour has 60 minutes.',
    older:
      'The short hand shows the hour and the long one the minutes, each number standing for five. A minute has 60 seconds, an hour 60 minutes and a day 24 hours.',
    check: check(
      'Which hand of a clock shows the hour: the short hand, the long hand or both?',
      ['the short hand', 'the long hand', 'both'],
      0,
      'It moves slowly.',
    ),
  },
  {
    id: 'mixed-number',
    asks: ['what is a mixed number', 'what is an improper fraction'],
    young: 'A mixed number has a whole number and a fraction, like 1 1/2. It is one whole and one half more.',
    older:
      'A mixed number joins a whole number and a fraction, such as 2 1/3. As an improper fraction, whose top is larger than its bottom, it is 7/3, because 2 wholes are 6/3.',
    check: check(
      'What is 1 1/2 as one fraction: 3/2, 2/3 or 1/2?',
      ['3/2', '2/3', '1/2'],
      0,
      'One whole is two halves.',
    ),
    lessonId: 'g3-fractions-on-a-line',
  },
  {
    id: 'pi',
    asks: ['what is pi', 'circumference of a circle', 'what is circumference'],
    young:
      'Pi is a number, a little more than 3. It tells how much longer the way around a circle is than the way across.',
    older:
      'Pi is the circumference of a circle divided by its diameter, about 3.14159, for every circle. Its decimals never end and never repeat. The circumference is pi times the diameter.',
    check: check('Pi is a little more than which number: 2, 3 or 4?', ['2', '3', '4'], 1, 'Look at 3.14.'),
  },
  {
    id: 'democracy',
    asks: ['what is democracy', 'what is an election'],
    young: 'In a democracy, the people choose their leaders by voting. Every vote counts the same.',
    older:
      'In a democracy power comes from the people, who choose their leaders in free elections and can choose others. Laws, courts and a free press keep that power in bounds.',
    check: check(
      'How do people choose leaders in a democracy: by voting, by running or by shouting?',
      ['by voting', 'by running', 'by shouting'],
      0,
      'Everybody has one.',
    ),
  },
];
