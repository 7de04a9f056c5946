import { choose, type Explanation } from './explanation.ts';

/** Communities, government and history. */
export const historyExplanations: readonly Explanation[] = [
  {
    id: 'family-helpers',
    asks: [
      'what is a family',
      'what is a community helper',
      'who are community helpers',
      'what does a firefighter do',
      'what does a teacher do',
      'what is a community',
      'what does a nurse do',
    ],
    young: 'A community is people who live and work near each other. Firefighters, nurses and teachers help us all.',
    older:
      'A community is a group of people who share a place, work or interest. Families come in many forms. Public workers such as firefighters, nurses and teachers are paid from taxes to serve everybody.',
    check: choose('Who puts out fires', ['a firefighter', 'a baker', 'a singer'], 0, 'The name tells.'),
  },
  {
    id: 'rules',
    asks: [
      'why do we have rules',
      'what is a rule',
      'what is a law',
      'why do we have laws',
      'difference between rules and laws',
      'why do i have to follow rules',
      'what happens if there are no rules',
      'what does fair mean',
    ],
    young: 'Rules keep us safe and make things fair. A law is a rule for a whole town or country.',
    older:
      'Rules and laws protect safety and rights, settle disputes and make life predictable. A law is made by a government and enforced by it; in a democracy, people can work to change a law that is unfair.',
    check: choose(
      'What do good rules do',
      ['keep us safe', 'make us sad', 'stop all play'],
      0,
      'Think of a red light.',
    ),
    lessonId: 'g3-local-government',
  },
  {
    id: 'long-ago',
    asks: [
      'what was life like long ago',
      'how did people live long ago',
      'communities long ago',
      'how did kids live in the past',
      'what was school like long ago',
      'what did people do before electricity',
      'what is history',
      'why do we learn history',
      'what is a century',
      'what is a decade',
      'what does bc mean',
    ],
    young: 'Long ago, people had no cars, phones or lamps with power. They walked, wrote letters and used candles.',
    older:
      'History is the study of the past through what people left behind. Before electricity, most people farmed, made what they needed and lit rooms with fire or lamps. A decade is 10 years, a century 100; years BC count back from year 1.',
    check: choose('What lit rooms long ago', ['candles', 'phones', 'TVs'], 0, 'They have a small flame.'),
    lessonId: 'g3-community-history',
  },
  {
    id: 'constitution',
    asks: [
      'what is the constitution',
      'what is the bill of rights',
      'what are the amendments',
      'what is the first amendment',
      'what does the constitution do',
      'what is freedom of speech',
      'what is an amendment',
    ],
    young:
      'The Constitution is the plan for how the United States is run. Its Bill of Rights keeps people free to speak and pray.',
    older:
      'The United States Constitution, written in 1787, sets up the government and limits its power. Its first ten amendments, the Bill of Rights, protect freedoms such as speech, religion and a fair trial. It has been amended 27 times.',
    check: choose(
      'What is the Constitution',
      ['a plan for a government', 'a ship', 'a song'],
      0,
      'It begins with "We the People".',
    ),
  },
  {
    id: 'branches',
    asks: [
      'what are the three branches of government',
      'branches of government',
      'what is congress',
      'what does the president do',
      'what is the senate',
      'what are checks and balances',
      'what is the legislative branch',
      'how does a bill become a law',
      'what does congress do',
      'what is a president',
    ],
    young:
      'Congress makes the laws, the president carries them out, and the courts judge them. No one has all the power.',
    older:
      'The legislative branch (Congress: House and Senate) makes laws, the executive branch (the president) carries them out, and the judicial branch (the courts) interprets them. Checks and balances let each limit the others: a president may veto a bill, and two thirds of both houses may override it.',
    check: choose('Who makes laws', ['Congress', 'the police', 'the courts'], 0, 'It has a House and a Senate.'),
  },
  {
    id: 'vote',
    asks: [
      'why do we vote',
      'how does voting work',
      'why is voting important',
      'what is a citizen',
      'what is a republic',
      'types of government',
      'how is the president elected',
      'voting citizen',
    ],
    young: 'We vote so that everybody has a say. Each person has one vote, and grown-ups can vote from age 18.',
    older:
      'Voting lets citizens choose who governs. In the United States citizens of 18 and older may vote, and electors from each state formally choose the president. In a republic people elect their leaders; a monarch inherits power, and a dictator takes it.',
    check: choose(
      'From what age can United States citizens vote',
      ['12', '18', '30'],
      1,
      'That is when you are an adult.',
    ),
  },
  {
    id: 'declaration',
    asks: [
      'what is the declaration of independence',
      'what is the fourth of july',
      'why do we celebrate the fourth of july',
      'what is independence day',
      'what were the thirteen colonies',
      'how many colonies were there',
      'why did people come to the colonies',
    ],
    young:
      'On July 4, 1776, thirteen colonies said that they were free from Britain. They wrote it in the Declaration of Independence.',
    older:
      'The Declaration of Independence of July 4, 1776, written mainly by Thomas Jefferson, says that all are created equal with rights, and explains why thirteen colonies left Britain. George Washington led their army and in 1789 became the first president. Many people, above all those enslaved, were not yet free.',
    check: choose(
      'Which country did the colonies leave',
      ['Britain', 'France', 'China'],
      0,
      'It taxed them without a vote.',
    ),
    lessonId: 'social-studies-us-history',
  },
  {
    id: 'native',
    asks: [
      'who are native americans',
      'who lived in america first',
      'what are native nations',
      'how did native americans live',
      'what was the trail of tears',
      'are there still native americans',
      'indigenous peoples',
      'who discovered america',
      'did columbus discover america',
    ],
    young:
      'Native nations were the first people in America, and they live here today. Columbus came much later, in 1492.',
    older:
      'Hundreds of Native nations lived in America for thousands of years before Columbus sailed there in 1492. Disease, war and forced removals such as the Trail of Tears took lives and land. Today there are over 570 recognized nations in the United States, with governments and languages of their own.',
    check: choose(
      'Who lived in America first',
      ['Native nations', 'Columbus', 'pilgrims'],
      0,
      'They live here today, too.',
    ),
  },
  {
    id: 'westward',
    asks: [
      'what was westward expansion',
      'what is manifest destiny',
      'what was the louisiana purchase',
      'who were the pioneers',
      'westward growth',
    ],
    young:
      'In the 1800s many families moved west in wagons to find land. That land was already home to Native nations.',
    older:
      'The Louisiana Purchase of 1803 doubled the country, and settlers moved west by trail, later by railroad. Some called this growth manifest destiny; for Native nations it meant broken treaties and lost homelands.',
    check: choose('How did many families travel west', ['in wagons', 'by plane', 'by bus'], 0, 'Oxen pulled them.'),
  },
  {
    id: 'slavery',
    asks: [
      'what was the underground railroad',
      'what was slavery',
      'what is slavery',
      'what is abolition',
      'what is juneteenth',
    ],
    young:
      'Slavery meant that people were owned and forced to work, and it was very wrong. Harriet Tubman escaped and led others to freedom.',
    older:
      'Slavery treated human beings as property. Millions were taken from Africa by force, and they resisted in many ways: Harriet Tubman led people north on the Underground Railroad, and Frederick Douglass spoke and wrote for abolition. The 13th Amendment ended it in 1865; Juneteenth remembers that.',
    check: choose(
      'What did Harriet Tubman do',
      ['lead people to freedom', 'build trains', 'sail to Asia'],
      0,
      'She used a secret path.',
    ),
  },
  {
    id: 'civil-war',
    asks: [
      'what was the civil war about',
      'what caused the civil war',
      'what was the civil war',
      'what was reconstruction',
      'what was segregation',
    ],
    young:
      'The North and the South of the United States fought from 1861 to 1865 over slavery. The North won, and slavery ended.',
    older:
      'Southern states left the Union to keep slavery, and the Civil War lasted from 1861 to 1865. President Abraham Lincoln led the Union, which won. Reconstruction brought amendments for freedom, citizenship and the vote, but later laws of segregation took many rights away.',
    check: choose('What was the Civil War mainly about', ['slavery', 'gold', 'the sea'], 0, 'It was ended afterward.'),
  },
  {
    id: 'civil-rights',
    asks: [
      'what was the civil rights movement',
      'what did rosa parks do',
      'why is martin luther king famous',
      'what are civil rights',
      'why was rosa parks important',
    ],
    young:
      'In the civil rights movement, people worked for fair laws for Black Americans. Rosa Parks kept her bus seat, and Martin Luther King led peaceful marches.',
    older:
      'In the 1950s and 1960s Black Americans and others ended legal segregation with boycotts, marches and court cases. Rosa Parks kept her bus seat in 1955, Martin Luther King led with nonviolence, and the Civil Rights Act of 1964 and the Voting Rights Act of 1965 followed.',
    check: choose(
      'What did Rosa Parks not give up',
      ['her bus seat', 'her hat', 'her book'],
      0,
      'It was in Montgomery in 1955.',
    ),
  },
  {
    id: 'womens-vote',
    asks: ['what is womens suffrage', 'what was the 19th amendment', 'what are womens rights'],
    young: 'Long ago, women could not vote. Susan Anthony and many others worked until they could.',
    older:
      'Suffrage is the right to vote. Women in the United States campaigned for it for over 70 years, among them Susan Anthony and Ida Wells, until the 19th Amendment of 1920. Many women of color could vote freely only after 1965.',
    check: choose('What is suffrage', ['the right to vote', 'a pain', 'a ship'], 0, 'It is about elections.'),
  },
  {
    id: 'mesopotamia',
    asks: [
      'what was mesopotamia',
      'who were the sumerians',
      'what is cuneiform',
      'what was the code of hammurabi',
      'ancient mesopotamia',
      'what was babylon',
    ],
    young: 'Long ago, people between two rivers in Asia built some of the first cities. They wrote on clay.',
    older:
      "Mesopotamia lay between the Tigris and the Euphrates, in today's Iraq. From about 3500 BC Sumerians built cities there and wrote in wedges on clay, called cuneiform. Hammurabi of Babylon had about 280 laws carved in stone.",
    check: choose('What did the Sumerians write on', ['clay', 'screens', 'glass'], 0, 'It is soft, and then it dries.'),
  },
  {
    id: 'egypt',
    asks: [
      'what were pyramids for',
      'why did the egyptians build pyramids',
      'what is a pharaoh',
      'what is a mummy',
      'why did egyptians make mummies',
      'ancient egypt',
      'tell me about egypt',
      'what are hieroglyphics',
      'how were the pyramids built',
    ],
    young: 'Kings of old Egypt were called pharaohs. Pyramids were their tombs, made of huge stones.',
    older:
      'Ancient Egypt grew along the Nile, whose floods made the soil rich. Pharaohs ruled it; workers built pyramids as their tombs, and bodies were kept as mummies for an afterlife. Hieroglyphs were its picture writing. The Great Pyramid is about 4,500 years old.',
    check: choose('What was a pyramid', ['a tomb', 'a shop', 'a school'], 0, 'A pharaoh was laid in it.'),
  },
  {
    id: 'ancient-asia',
    asks: [
      'what is the great wall of china',
      'why was the great wall of china built',
      'what did ancient china invent',
      'ancient china',
      'ancient india',
      'what is a dynasty',
      'what was the indus valley',
    ],
    young:
      'In China long ago, people made paper, silk and a very long wall. In India, cities had straight streets and drains.',
    older:
      "Cities of the Indus Valley had planned streets and drains by 2500 BC. In China dynasties, which are ruling families, followed each other; its people invented paper, the compass, printing and gunpowder, and built walls against raids, most of today's Great Wall under the Ming.",
    check: choose('Where was paper invented', ['China', 'Rome', 'Peru'], 0, 'The Great Wall is there, too.'),
  },
  {
    id: 'greece-rome',
    asks: ['what was ancient greece', 'what was ancient rome', 'who were the romans', 'what were the first olympics'],
    young:
      'Old Athens let citizens vote, and the Romans built roads and long bridges for water. The Olympic Games began in Greece.',
    older:
      'Athens tried democracy about 2,500 years ago, though only free men could vote; the Olympic Games are recorded from 776 BC. Rome grew from a city into an empire with roads, aqueducts and law. Its western half ended in AD 476.',
    check: choose('Where did the Olympic Games begin', ['Greece', 'Rome', 'China'], 0, 'Athens is there.'),
  },
  {
    id: 'middle-ages',
    asks: [
      'what were the middle ages',
      'what is a knight',
      'what is feudalism',
      'what is a castle',
      'why did people build castles',
      'medieval empires',
      'what was the mali empire',
    ],
    young: 'In the Middle Ages, lords lived in castles, and knights fought for them. Most people were farmers.',
    older:
      "Between about 500 and 1500, lords in Europe gave land for service, which is feudalism. Elsewhere great states flourished: scholars in Baghdad advanced math and medicine, Mansa Musa's Mali grew rich on gold and salt, and the Mongols ruled much of Asia.",
    check: choose('Where did lords live', ['in castles', 'in flats', 'in tents on Mars'], 0, 'They had thick walls.'),
  },
  {
    id: 'silk-road',
    asks: [
      'what is the silk road',
      'what was the silk road',
      'what was traded on the silk road',
      'why was the silk road important',
      'what are trade routes',
    ],
    young: 'The Silk Road was a net of paths from China to Europe. Traders carried silk, spices and new ideas.',
    older:
      'The Silk Road was a network of routes across Asia to Africa and Europe. Silk, spices, paper and glass moved along it, and so did religions, inventions and diseases. Goods passed through many hands; few people, like Marco Polo, went the whole way.',
    check: choose('What did traders carry from China', ['silk', 'phones', 'cars'], 0, 'The road has its name.'),
  },
  {
    id: 'explorers',
    asks: [
      'what was the age of exploration',
      'why did explorers sail',
      'what was the columbian exchange',
      'who were the aztecs',
      'who were the incas',
      'who were the maya',
    ],
    young:
      'About 500 years ago, ships from Europe sailed far for spices and gold. They came to lands where people already lived.',
    older:
      "From the 1400s Europeans sailed for spices, gold and power; Magellan's crew went around the world by 1522. They took over lands of peoples such as the Aztecs and Incas. In the Columbian Exchange crops, animals and deadly diseases crossed the ocean.",
    check: choose('What did many explorers look for', ['spices', 'snow', 'schools'], 0, 'They make food tasty.'),
  },
  {
    id: 'renaissance',
    asks: ['what was the renaissance', 'what is the mona lisa', 'renaissance painting'],
    young: 'The Renaissance was a time of great art and new ideas. Leonardo da Vinci painted the Mona Lisa then.',
    older:
      "The Renaissance, about 1400 to 1600, turned back to Greek and Roman learning. Leonardo da Vinci painted the Mona Lisa and Michelangelo the Sistine ceiling; painters used perspective and light to show depth. Gutenberg's press, around 1450, spread ideas fast.",
    check: choose(
      'Who painted the Mona Lisa',
      ['Leonardo da Vinci', 'Picasso', 'Monet'],
      0,
      'He also drew flying machines.',
    ),
  },
  {
    id: 'revolutions',
    asks: [
      'what was the french revolution',
      'what is a revolution',
      'why did the french revolution start',
      'age of revolutions',
    ],
    young: 'A revolution is a big, fast change in who rules. In France in 1789, the people rose up against the king.',
    older:
      "The French Revolution began in 1789 amid debt, hunger and anger at privilege, and declared the rights of man. Haiti's enslaved people won freedom and independence by 1804. Later revolutions, such as Russia's in 1917, fought over how wealth should be owned.",
    check: choose(
      'What is a revolution',
      ['a big change of rule', 'a small snack', 'a kind of boat'],
      0,
      'Everything turns.',
    ),
  },
  {
    id: 'industrial',
    asks: [
      'what is the industrial revolution',
      'what was the industrial revolution',
      'what is a factory',
      'why did the industrial revolution start in britain',
      'what is urbanization',
      'why did people move to cities',
      'growing cities',
      'world geography and population',
      'population growth',
    ],
    young:
      'Machines began to make things fast, and people moved to towns to work in factories. Children had to work hard, too, until laws stopped it.',
    older:
      'From about 1760 Britain moved from handwork to machines, driven by coal and steam. Goods became cheap and cities grew, but hours were long, and children worked until laws and unions changed that. Today more than half of all people live in cities, which is called urbanization.',
    check: choose(
      'Where did many people go to work',
      ['in factories', 'in castles', 'in caves'],
      0,
      'The machines were there.',
    ),
  },
  {
    id: 'world-wars',
    asks: [
      'what caused world war 1',
      'what was world war 1',
      'what was world war 2',
      'what started world war 2',
      'two world wars',
      'what was the holocaust',
      'how did world war 2 end',
    ],
    young:
      'World War I began in 1914, when rival lands went to war. World War II began in 1939, when Germany attacked Poland.',
    older:
      'Rivalry, alliances and a murder in Sarajevo led to World War I (1914 to 1918). World War II (1939 to 1945) began when Nazi Germany invaded Poland; in the Holocaust the Nazis murdered six million Jews and millions of others. Afterward countries founded the United Nations.',
    check: choose('When did World War II begin', ['1914', '1939', '1969'], 1, 'World War I came first.'),
  },
  {
    id: 'cold-war',
    asks: [
      'what was the cold war',
      'what was the berlin wall',
      'what was the soviet union',
      'what was the space race',
      'modern united states history',
    ],
    young:
      'After World War II, the United States and the Soviet Union did not trust each other. They raced to space instead of fighting.',
    older:
      'From about 1947 to 1991 the United States and the Soviet Union opposed each other with arms, alliances and a space race, but without fighting each other directly. The Berlin Wall fell in 1989, and the Soviet Union dissolved in 1991.',
    check: choose(
      'When did the Berlin Wall fall',
      ['1945', '1989', '2001'],
      1,
      'Two years later the Soviet Union ended.',
    ),
  },
  {
    id: 'immigration',
    asks: [
      'what is an immigrant',
      'why do people immigrate',
      'what was ellis island',
      'what is the statue of liberty',
      'why do people move to other countries',
    ],
    young:
      'An immigrant is someone who moves to a new country to live. Many families in America came from other lands.',
    older:
      'People migrate for safety, work, family or freedom. Over 12 million entered the United States through Ellis Island from 1892 to 1954, greeted by the Statue of Liberty, a gift of France. Newcomers bring skills, foods and words, and often meet prejudice.',
    check: choose(
      'What is an immigrant',
      ['someone who moves to a new country', 'a tourist', 'a bird'],
      0,
      'They come to stay.',
    ),
  },
  {
    id: 'holidays',
    asks: [
      'why do we celebrate thanksgiving',
      'what is thanksgiving',
      'what is veterans day',
      'what is memorial day',
      'what is labor day',
      'what is the american flag',
      'what do the stars on the flag mean',
    ],
    young: 'The United States has 50 states, so its flag has 50 stars. The 13 stripes stand for the first colonies.',
    older:
      'The flag has 50 stars for the 50 states and 13 stripes for the first colonies. Memorial Day honors soldiers who died, Veterans Day all who served, and Labor Day workers. Thanksgiving is a day of thanks, and for many Native people also one of mourning.',
    check: choose('How many stars are on the flag of the United States', ['13', '50', '100'], 1, 'One for each state.'),
  },
];
