import { choose, type Explanation } from './explanation.ts';

/** Places, cultures and living together on one planet. */
export const worldExplanations: readonly Explanation[] = [
  {
    id: 'landforms',
    asks: [
      'what is a peninsula',
      'what is an island',
      'what is a mountain',
      'what is a valley',
      'what is a river',
      'what are landforms',
      'what is a plateau',
      'what is a delta',
      'what is a hill',
      'what is geography',
    ],
    young: 'An island has water all around it. A peninsula has water on three sides, and a mountain is very high land.',
    older:
      'Landforms are shapes of the land: an island is surrounded by water, a peninsula almost, a plateau is high and flat, a valley lies between hills, and a delta is where a river drops soil at the sea. Geography studies places and people.',
    check: choose(
      'What has water all around it',
      ['an island', 'a mountain', 'a valley'],
      0,
      'You need a boat to get there.',
    ),
  },
  {
    id: 'globe-lines',
    asks: [
      'what is the equator',
      'what is latitude',
      'what is longitude',
      'what is the north pole',
      'why do we have time zones',
      'what is a time zone',
      'what is a globe',
      'what is the south pole',
    ],
    young: 'The equator is a line we draw around the middle of Earth. It is hot there, and cold at the poles.',
    older:
      'Latitude tells how far a place is north or south of the equator, longitude how far east or west of Greenwich. Because Earth turns once a day, the sun stands highest at different times, so we have time zones.',
    check: choose(
      'Where is it hottest, as a rule',
      ['at the equator', 'at the North Pole', 'at the South Pole'],
      0,
      'It is the middle of Earth.',
    ),
  },
  {
    id: 'regions',
    asks: [
      'what is a region',
      'what are the regions of the united states',
      'what are natural resources',
      'what is a natural resource',
      'state regions',
      'what is a state',
      'what is a country',
      'difference between a city and a state',
      'difference between a state and a country',
      'what is a capital city',
    ],
    young:
      'A country can have many states, and a state has many towns. Natural resources are useful things from the Earth, like water and wood.',
    older:
      'A region is an area whose places have something in common, such as climate or work. Natural resources such as water, soil, wood and oil come from nature; some are renewable and some are not. The capital is where the government sits.',
    check: choose('Which one is a natural resource', ['wood', 'a phone', 'a shirt'], 0, 'It comes from nature.'),
  },
  {
    id: 'culture',
    asks: [
      'what is culture',
      'what are world cultures',
      'why do people have different cultures',
      'homes around the world',
      'foods around the world',
      'why do people live in different houses',
      'why do people speak different languages',
    ],
    young:
      'Culture is how a group of people live: their food, songs, words and homes. People live in many ways, and all can be good.',
    older:
      'Culture is what a group shares and hands on: language, food, beliefs, art and manners. Homes and meals fit the climate and what grows there. About 7,000 languages are spoken today, and cultures always change by meeting.',
    check: choose('Which one is part of a culture', ['songs', 'gravity', 'rain'], 0, 'People make and share them.'),
    lessonId: 'g3-cultures-of-the-world',
  },
  {
    id: 'festivals',
    asks: [
      'what is diwali',
      'what is eid',
      'what is ramadan',
      'what is hanukkah',
      'what is christmas',
      'why do we celebrate christmas',
      'what is lunar new year',
      'what is chinese new year',
      'what is a festival',
      'festivals around the world',
      'why do we celebrate halloween',
    ],
    young:
      'People have many festivals. Hindus light lamps at Diwali, Muslims share a feast at Eid, Jews light candles at Hanukkah, and Christians remember the birth of Jesus at Christmas.',
    older:
      'Festivals join people around faith, seasons or history. Diwali celebrates light over darkness, Eid al-Fitr ends the fast of Ramadan, Hanukkah remembers a lamp that burned eight days, Christmas the birth of Jesus, and Lunar New Year begins a new year with the family.',
    check: choose('What do people light at Diwali', ['lamps', 'ovens', 'cars'], 0, 'It is the festival of lights.'),
  },
  {
    id: 'folktale-lands',
    asks: [
      'what is a folktale from another country',
      'who is anansi',
      'folktales from many lands',
      'what is a trickster tale',
      'why do people tell folktales',
    ],
    young:
      'Folktales are old stories that people told again and again. Anansi the clever spider comes from West Africa.',
    older:
      'Folktales were passed on by word of mouth, so one story has many forms: Cinderella is told in hundreds of ways, from China to Egypt. Tricksters such as Anansi the spider win by wit and show what a people admires or fears.',
    check: choose('Which animal is Anansi', ['a spider', 'a lion', 'a fish'], 0, 'It has eight legs.'),
  },
  {
    id: 'helping',
    asks: [
      'how can i help others',
      'what is a volunteer',
      'how can i help my community',
      'why should we help others',
      'how can i be kind',
      'what is a charity',
      'what is global citizenship',
      'what is a global citizen',
    ],
    young:
      'You can help with small things: share, listen, pick up trash or make a card. Ask first what the other person needs.',
    older:
      'A global citizen cares about people near and far and acts on it. Ask what is needed, begin close to home, and use your skills; charities and volunteers do together what one person cannot.',
    check: choose(
      'What is a good first step to help',
      ['ask what is needed', 'boast', 'wait'],
      0,
      'The other person knows best.',
    ),
    lessonId: 'g3-helping-near-and-far',
  },
  {
    id: 'ocean-life',
    asks: [
      'why should we protect the ocean',
      'how do we protect the oceans',
      'what is a coral reef',
      'what lives in the ocean',
      'why are oceans important',
      'oceans and continents',
      'what is plastic in the ocean',
    ],
    young:
      'Oceans cover most of Earth and are home to fish, whales and coral. Plastic hurts them, so we throw it in the bin.',
    older:
      'Oceans cover about 71% of Earth, make much of our oxygen and take up heat. Coral reefs shelter about a quarter of sea species. Plastic, warming and catching too many fish are the main dangers. The deepest place is nearly 11 kilometers down.',
    check: choose('What covers most of Earth', ['oceans', 'deserts', 'cities'], 0, 'They are blue on a globe.'),
  },
  {
    id: 'rights',
    asks: [
      'what are human rights',
      'what are childrens rights',
      'what rights do children have',
      'what is a right',
      'what is the universal declaration of human rights',
      'do kids have rights',
      'what is freedom',
      'what is the convention on the rights of the child',
    ],
    young: 'Every child has rights: to be safe, to learn, to play and to be heard. Rights belong to all people.',
    older:
      'Human rights belong to everyone, whoever they are. The Universal Declaration of 1948 lists them: life, freedom, fair treatment, education. The Convention on the Rights of the Child of 1989 adds play, protection and a voice. People such as Gandhi, Mandela and Malala stood up for them.',
    check: choose(
      'Who has human rights',
      ['everybody', 'only grown-ups', 'only the rich'],
      0,
      'It is in the word human.',
    ),
  },
  {
    id: 'un',
    asks: [
      'what is the united nations',
      'what is unicef',
      'what are the sustainable development goals',
      'what are the development goals',
      'global health and hunger',
      'why are people hungry',
      'how can we end hunger',
      'what is poverty',
      'why are some people poor',
      'what is global health',
    ],
    young:
      'The United Nations is a club of almost all countries. They talk so that there is peace, food and help for children.',
    older:
      'The United Nations was founded in 1945 and has 193 members. It works for peace, rights and development through bodies such as UNICEF and the WHO. Its 17 Sustainable Development Goals for 2030 include no poverty, no hunger and good health; hunger comes mostly from poverty, war and climate, not from too little food in the world.',
    check: choose(
      'What is the United Nations for',
      ['peace and help', 'races', 'selling food'],
      0,
      'Countries talk there.',
    ),
  },
  {
    id: 'fair-trade',
    asks: [
      'what is fair trade',
      'where do things come from',
      'where do our clothes come from',
      'what is a supply chain',
      'what is globalization',
      'what is import and export',
      'what are imports',
      'what are exports',
      'why do countries trade',
    ],
    young:
      'Many things we buy come from far away. Fair trade means that the people who grow or make them get a fair pay.',
    older:
      'A supply chain leads from raw material to shop, often across several countries. Imports come in, exports go out. Fair trade labels promise growers a minimum price and safer work; globalization means that economies and cultures are ever more linked.',
    check: choose('Who should gain from fair trade', ['growers', 'robots', 'nobody'], 0, 'They do the hard work.'),
  },
  {
    id: 'refugees',
    asks: [
      'what is a refugee',
      'why do people become refugees',
      'how can i welcome a new student',
      'how do i welcome newcomers',
      'difference between a refugee and an immigrant',
      'refugees and migration',
      'how do i help a new kid',
    ],
    young: 'A refugee had to leave home because it was not safe. We can say hello, share and invite them to play.',
    older:
      'A refugee flees a country because of war or persecution and has a right to protection; other migrants move for work, study or family. A welcome is practical: learn the name, show the way, include, and listen without pressing for the story.',
    check: choose(
      'Why does a refugee leave home',
      ['it is not safe', 'for a holiday', 'to see snow'],
      0,
      'They have to go.',
    ),
  },
  {
    id: 'news',
    asks: [
      'what is propaganda',
      'how do i spot fake news',
      'how do i know if news is true',
      'what is the news',
      'comparing world news',
      'is everything on the internet true',
    ],
    young: 'Not all that you see online is true. Ask who made it and why, and check with a grown-up.',
    older:
      'Propaganda spreads one-sided or false messages to steer opinion: loaded words, fear, repetition, an enemy to blame. Compare reports from different countries, find the first source, look at the date, and wait before you share.',
    check: choose(
      'What do you ask about a news story first',
      ['who made it', 'how long it is', 'its color'],
      0,
      'Look for the source.',
    ),
  },
  {
    id: 'diplomacy',
    asks: [
      'what is diplomacy',
      'what is a treaty',
      'what is an ambassador',
      'how do countries make peace',
      'what is peacebuilding',
      'why do countries fight',
      'why are there wars',
      'what is global policy',
      'what are sanctions',
      'what is war',
    ],
    young: 'Diplomacy means that countries talk instead of fight. A treaty is a promise that they write down.',
    older:
      'Diplomacy is how states deal with each other without force: ambassadors talk, treaties bind, sanctions press. Wars have many causes, such as land, power, fear and identity. Peacebuilding mends what led to a war: justice, trust, schools and jobs.',
    check: choose(
      'What is a treaty',
      ['a written promise between countries', 'a sweet snack', 'a march'],
      0,
      'Both sides sign it.',
    ),
  },
  {
    id: 'supply-demand',
    asks: [
      'what is supply and demand',
      'what are goods and services',
      'what is a good',
      'what is a service',
      'what is inflation',
      'what is gdp',
      'why do prices go up',
      'why can we not just print more money',
    ],
    young:
      'Goods are things you can buy, like apples, and services are work that people do for you, like a haircut. When many want a thing and there is little, it costs more.',
    older:
      'Because resources are scarce, people choose. Prices rise when demand exceeds supply and fall when supply exceeds demand. Inflation is a general rise of prices, so money buys less; printing more money without more goods causes it. GDP is the value of all that a country produces in a year.',
    check: choose('Which one is a service', ['a haircut', 'an apple', 'a chair'], 0, 'Somebody does it for you.'),
  },
];
