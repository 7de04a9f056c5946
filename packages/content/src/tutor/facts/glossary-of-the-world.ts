import { type Fact } from './fact.ts';

/** Events, places, works and ideas of history and society, each in a sentence or two; dates as encyclopedias agree on them. */
const glossary = `
tectonic plates, plate tectonics|Tectonic plates are the huge pieces of Earth's outer shell. They move a few centimeters a year, and plate tectonics explains mountains, volcanoes and earthquakes by it.
continental drift|Continental drift is the slow movement of continents, which once were one land called Pangaea.
the layers of the earth, inside the earth|Earth has a thin crust, a thick mantle, a liquid outer core and a solid inner core.
the stamp act|The Stamp Act of 1765 made American colonists pay a British tax on paper. They had no vote on it, so they protested.
responsibility|Responsibility is doing what you should do and standing by what you did.
timeline|A timeline is a line that shows events in the order in which they happened.
the supreme court|The Supreme Court is the highest court of the United States. Its nine judges decide what the Constitution means.
the house of representatives|The House of Representatives is one part of Congress, with 435 members shared out by population.
federalism|Federalism shares power between a national government and the states.
citizenship|Citizenship is belonging to a country, with its rights and duties.
the electoral college|The Electoral College is the group of 538 electors from the states who formally choose the president of the United States.
a political party|A political party is a group of people with like ideas who want to be elected.
the oregon trail|The Oregon Trail was a path of about 2,000 miles on which settlers went west in wagons in the 1840s and later.
the gold rush|The Gold Rush brought about 300,000 people to California after gold was found in 1848.
the transcontinental railroad|The transcontinental railroad joined the east and west of the United States in 1869. Chinese and Irish workers built much of it.
abolitionist|An abolitionist worked to end slavery.
the emancipation proclamation|The Emancipation Proclamation of 1863 declared enslaved people free in the states that fought against the Union.
the gettysburg address|The Gettysburg Address is a short speech of Abraham Lincoln from 1863 about freedom and equality.
the confederacy|The Confederacy was the 11 Southern states that left the United States in order to keep slavery, from 1861 to 1865.
jim crow laws|Jim Crow laws kept Black and white people apart and took rights away from Black people in the South until the 1960s.
segregation|Segregation is keeping groups of people apart by law or custom. It was unfair and is now against the law in the United States.
equality|Equality means that all people have the same worth and the same rights.
the montgomery bus boycott|The Montgomery Bus Boycott of 1955 and 1956 was a protest: Black riders walked for 381 days until the buses were open to all on equal terms.
brown v board of education|Brown v. Board of Education was the Supreme Court case of 1954 that ended segregation by law in public schools.
the i have a dream speech|Martin Luther King gave the speech "I Have a Dream" in Washington in 1963. He hoped that children would be judged by their character and not by their skin.
civilization|A civilization is a large society with cities, government, work of many kinds and usually writing.
ziggurat|A ziggurat was a temple tower with steps in Mesopotamia.
the fertile crescent|The Fertile Crescent is a curve of rich land in the Middle East where farming began early.
hieroglyph, hieroglyphics|Hieroglyphs were the picture signs of Egyptian writing.
the sphinx|The Great Sphinx is a huge stone figure in Egypt with a lion's body and a human head, about 4,500 years old.
hinduism|Hinduism is one of the oldest religions, from India. Hindus honor many gods as forms of the divine, and believe in rebirth.
buddhism|Buddhism is a religion from India that follows the Buddha. It teaches kindness and a calm mind to end suffering.
islam|Islam is the religion of Muslims, who believe in one God and follow the Quran, which came through Muhammad.
christianity|Christianity is the religion of Christians, who believe in one God and follow Jesus. Their book is the Bible.
judaism|Judaism is the religion of Jewish people, one of the oldest with one God. Its book is the Torah.
the colosseum|The Colosseum is a huge round theater in Rome, almost 2,000 years old, where gladiators fought.
gladiator|A gladiator was a fighter in ancient Rome who had to fight for a crowd. Most were enslaved.
sparta|Sparta was a city of ancient Greece known for its soldiers.
athens|Athens is the capital of Greece. Long ago it was the city where democracy began.
the black death|The Black Death was a plague that killed about a third or more of the people of Europe from 1347 to 1351.
the crusades|The Crusades were wars, from 1096 on, in which Christian armies fought for Jerusalem and other places.
samurai|A samurai was a warrior of old Japan who served a lord.
the ottoman empire|The Ottoman Empire ruled Turkey and much of the Middle East, North Africa and southeast Europe from about 1300 to 1922.
the islamic golden age|The Islamic Golden Age, about 750 to 1250, was a time of great learning in cities such as Baghdad: algebra, medicine and the stars.
magna carta|Magna Carta is a paper of 1215 in which the king of England had to promise that he, too, would obey the law.
the byzantine empire|The Byzantine Empire was the eastern part of the Roman Empire; it lasted until 1453 with its capital at Constantinople.
machu picchu|Machu Picchu is a stone town that the Incas built high in the mountains of Peru around 1450.
colonization|Colonization is taking over a land and its people from far away, often by force.
imperialism|Imperialism is when a country builds an empire by ruling other lands.
the enlightenment|The Enlightenment, in the 1700s, was a movement that trusted reason and said that people have rights.
the scientific revolution|The Scientific Revolution, about 1550 to 1700, was when people such as Galileo and Newton began to test ideas by observation and experiment.
the reformation|The Reformation began in 1517, when Martin Luther criticized the Church. It led to Protestant churches.
the haitian revolution|In the Haitian Revolution (1791 to 1804) enslaved people won their freedom and founded Haiti.
the russian revolution|In the Russian Revolution of 1917 the tsar fell, and the Communists took power.
child labor|Child labor is work that harms children or keeps them from school. Most countries forbid it, but it still exists.
mass production|Mass production makes many equal things fast, with machines and an assembly line.
labor union|A labor union is a group of workers who join to get fair pay and safe work.
population density|Population density is how many people live on each square kilometer or mile.
pearl harbor|Pearl Harbor is a harbor in Hawaii. Japan attacked it on December 7, 1941, and the United States entered World War II.
d day|On D-Day, June 6, 1944, Allied soldiers landed in France to free Europe from the Nazis.
the treaty of versailles|The Treaty of Versailles of 1919 ended World War I and made Germany pay for damage.
the great depression|The Great Depression was a time of very little work and money in the 1930s, after prices of stocks crashed in 1929.
the vietnam war|The Vietnam War lasted until 1975. The United States helped South Vietnam against the communist North, which won.
september 11, nine eleven|On September 11, 2001, terrorists crashed planes into buildings in the United States, and almost 3,000 people died. It is a day to remember them.
apartheid|Apartheid was the law in South Africa that kept Black people apart and without rights, until the early 1990s.
the cuban missile crisis|The Cuban Missile Crisis was 13 days in 1962 when the United States and the Soviet Union came close to a nuclear war over missiles in Cuba.
immigration|Immigration is moving to a new country to live there.
presidents day|Presidents' Day, in February, honors George Washington and other presidents of the United States.
holiday|A holiday is a special day when people rest, remember or celebrate.
hemisphere|A hemisphere is half of a ball. The equator divides Earth into a northern and a southern one.
the prime meridian|The prime meridian is the line of longitude 0, which goes through Greenwich in London.
rural and urban, rural, urban|Urban means in or like a city. Rural means in or like the countryside.
lake|A lake is a large body of water with land all around it.
city|A city is a large town where many people live and work.
coast|A coast is where land meets the sea.
easter|At Easter, in spring, Christians celebrate that Jesus rose from the dead. Many children look for eggs.
chinese new year, lunar new year|Lunar New Year begins with a new moon in January or February. Families in China and other lands eat together, give red envelopes and watch dragon dances.
kwanzaa|Kwanzaa is a week from December 26 to January 1 in which many African Americans celebrate their culture and community.
passover|At Passover, in spring, Jewish families remember how their people left slavery in Egypt. They share a meal called the seder.
day of the dead|On the Day of the Dead, November 1 and 2, families in Mexico remember relatives who have died, with flowers, food and candles.
holi|Holi is a Hindu festival of spring, when people throw bright colors at each other.
halloween|Halloween is on October 31. Children dress up and ask for candy; it grew from old customs of autumn.
tall tale|A tall tale is a funny story that exaggerates everything, such as those of Paul Bunyan.
kindness|Kindness is doing good things for others without being paid for it.
community service|Community service is work that you do for your community without pay.
ngo|An NGO is a group that works for a good cause and is not part of a government.
overfishing|Overfishing is catching more fish than can grow again.
justice|Justice is fair treatment of everyone, by law and by people.
gender equality|Gender equality means that girls, boys, women, men and everyone else have the same rights and chances.
the world health organization|The World Health Organization is the part of the United Nations that works for health in all countries.
nato|NATO is an alliance of countries in North America and Europe that promise to defend each other. It was founded in 1949.
the european union|The European Union is a group of 27 countries in Europe that share laws and trade; many share the euro.
the security council|The Security Council is the part of the United Nations that deals with peace and war. Five of its 15 members have a veto.
asylum|Asylum is protection that a country gives to somebody who is in danger at home.
fake news, misinformation|Misinformation is news that is wrong. Fake news is made to fool people, so check who says it.
media literacy|Media literacy is the skill of judging what you read, hear and see: who made it, and why.
deepfake|A deepfake is a false picture, video or voice made by a computer that looks or sounds real.
censorship|Censorship is when somebody in power stops others from saying or reading things.
clickbait|Clickbait is a headline that makes you curious only so that you click.
peace|Peace is when people live without war and solve their quarrels by talking.
economics, economy|An economy is how people make, trade and use things. Economics is the science of it.
scarcity|Scarcity means that there is not enough for all that people want, so they must choose.
improvisation|Improvisation is making up music or a scene while you perform.
photography|Photography is making pictures with light and a camera.
storyboard|A storyboard is a row of sketches that shows the shots of a film before it is made.
impressionism|Impressionism is a style of painting from France, around 1870, that catches changing light with quick strokes.
modern art|Modern art is the art from about 1860 to 1970, when artists broke old rules.
starry night, the starry night|"The Starry Night" is a painting of 1889 by Vincent van Gogh, with a swirling sky.
the mona lisa|The Mona Lisa is a portrait by Leonardo da Vinci, known for its smile. It hangs in the Louvre in Paris.
typography|Typography is the art of arranging letters so that text is good to read.
the chorus of a song, chorus|A chorus is the part of a song that comes back. It is also a group of singers.
big o notation|Big O notation tells how the work of an algorithm grows with its input, for example n or n².
selection sort|Selection sort looks for the smallest item and puts it first, then does the same with the rest.
insertion sort|Insertion sort takes each item and puts it in its place among those already sorted, as card players do.
object oriented programming|Object-oriented programming builds programs from objects that hold data and actions together.
a programming language|A programming language is a set of words and rules in which people write programs, such as Python.
two factor authentication|Two-factor authentication asks for a second proof besides the password, such as a code on your phone.
online safety|Online safety means keeping private things private, being kind, and telling a grown-up when something feels wrong.
retirement|Retirement is the time of life after a person stops working for pay.
a 401k|A 401(k) is an account from an employer in the United States in which workers save for retirement.
diversification|Diversification is spreading money over many investments so that one loss hurts less.
investing|Investing is using money to make more money over time, with the risk of losing some.
calories, calorie|A calorie is a unit of the energy in food. Growing bodies need plenty of it.
a balanced diet|A balanced diet has food of all groups: fruits, vegetables, grains, protein and dairy.
carbs, carbohydrates|Carbohydrates, or carbs, are sugars and starches in food. They give energy; bread, rice and fruit have them.
drug, drugs|A drug changes how a body or mind works. Medicine from a doctor helps, and other drugs can do great harm.
self control|Self-control is stopping yourself before you do something you will be sorry for.
bravery|Bravery is doing what is right although you are afraid.
chronic disease|A chronic disease lasts for a long time, such as diabetes or asthma.
a checkup|A checkup is a visit to the doctor to see that you are well.
3d shapes|Three-dimensional shapes have length, width and height: a cube, a ball, a cone.
pemdas|PEMDAS is a reminder for the order of operations: parentheses, exponents, multiply and divide, add and subtract.
global warming|Global warming is the rise of Earth's temperature, mostly because burning coal, oil and gas puts greenhouse gases into the air.
a carbon footprint|A carbon footprint is how much greenhouse gas somebody or something causes.
dissolve|To dissolve means to mix into a liquid so well that you can not see it, as sugar does in water.
a compound|A compound is a substance of two or more elements that are chemically joined, such as water.
genetics|Genetics is the science of how traits pass from parents to young.
cold blooded|A cold-blooded animal, such as a lizard, is as warm or cold as the place around it.
a crescent moon|A crescent moon is when we see only a thin, curved part of the moon's lit half.
sand, made of sand|Sand is made of tiny bits of rock and shells.
earth day|Earth Day is April 22, a day to care for nature.
brainstorming|Brainstorming is writing down many ideas quickly before you judge them.
a fact|A fact is something that is true and can be checked.
a question|A question asks for something that you want to know.
`;

/** Who, when, where and how many, where an explanation would only come near. */
const short: readonly Fact[] = [
  {
    asks: ['who won world war 2', 'who won the second world war'],
    says: 'The Allies won World War II, among them Britain, the Soviet Union, the United States, China and France. Germany and Japan gave up in 1945.',
  },
  {
    asks: [
      'when did world war 2 end',
      'when was world war 2',
      'when did world war 2 start',
      'when did ww2 end',
      'when was ww2',
    ],
    says: 'World War II began in 1939 and ended in 1945.',
  },
  {
    asks: [
      'when was world war 1',
      'when did world war 1 start',
      'when did world war 1 end',
      'when was ww1',
      'who won world war 1',
    ],
    says: 'World War I began in 1914 and ended in 1918. The Allies, with France, Britain and the United States, won.',
  },
  {
    asks: [
      'when was the civil war',
      'who won the civil war',
      'who fought in the civil war',
      'when did the civil war end',
    ],
    says: 'The American Civil War was from 1861 to 1865. The North, called the Union, won against the South.',
  },
  {
    asks: ['when did slavery end', 'who ended slavery', 'when was slavery abolished'],
    says: 'The 13th Amendment ended slavery in the United States in 1865. Enslaved people, abolitionists, soldiers and President Lincoln all worked for it.',
  },
  {
    asks: ['when could women vote', 'when did women get the right to vote'],
    says: 'Women in the United States won the right to vote in 1920, with the 19th Amendment. In New Zealand they had it since 1893.',
  },
  {
    asks: [
      'who wrote the declaration of independence',
      'when was the declaration of independence signed',
      'when did america become a country',
    ],
    says: 'Thomas Jefferson wrote most of the Declaration of Independence. It was adopted on July 4, 1776.',
  },
  {
    asks: ['who wrote the constitution', 'when was the constitution written'],
    says: 'James Madison and other delegates wrote the United States Constitution in Philadelphia in 1787.',
  },
  {
    asks: ['how old do you have to be to vote', 'who can vote', 'how old do you have to be to be president'],
    says: 'Citizens of the United States can vote from 18. A president must be at least 35.',
  },
  {
    asks: [
      'who was the first person on the moon',
      'when did people land on the moon',
      'who walked on the moon first',
      'when was the moon landing',
      'who landed on the moon',
    ],
    says: 'Neil Armstrong was the first person to walk on the moon, on July 20, 1969. Buzz Aldrin came after him.',
  },
  {
    asks: ['who was the first person in space', 'who was the first woman in space'],
    says: 'Yuri Gagarin was the first person in space, in 1961. Valentina Tereshkova was the first woman, in 1963.',
  },
  {
    asks: ['how many parts of speech are there'],
    says: 'English is often said to have eight parts of speech: noun, pronoun, verb, adjective, adverb, preposition, conjunction and interjection.',
  },
  {
    asks: ['how many elements are there', 'how many elements are in the periodic table'],
    says: 'We know 118 elements.',
  },
  {
    asks: ['how many stars are there', 'how many stars are in the sky', 'how many stars are in the universe'],
    says: 'Nobody can count them all. Our galaxy has at least 100 billion stars, and there are very many galaxies.',
  },
  {
    asks: ['how old do trees get', 'what is the oldest tree', 'how tall do trees get', 'what is the tallest tree'],
    says: 'Some bristlecone pines are almost 5,000 years old. The tallest trees are redwoods, about 116 meters high.',
  },
  {
    asks: ['how hot is the center of the earth', 'how hot is lava', 'how hot is the core of the earth'],
    says: 'The center of Earth is over 5,000 degrees Celsius hot. Lava is about 700 to 1,200 degrees.',
  },
  {
    asks: ['who invented writing', 'when was writing invented'],
    says: 'People in Mesopotamia invented writing more than 5,000 years ago. It was also invented in Egypt, China and Central America.',
  },
  {
    asks: ['who invented the wheel', 'when was the wheel invented'],
    says: 'Nobody knows who invented the wheel. The oldest ones are more than 5,000 years old.',
  },
  {
    asks: ['who invented the computer', 'when was the computer invented', 'who made the first computer'],
    says: 'Charles Babbage planned a computer in the 1830s, and Ada Lovelace wrote a program for it. The first electronic ones were built in the 1940s.',
  },
  {
    asks: ['who invented the internet', 'when was the internet invented', 'who made the internet'],
    says: 'The internet grew from a network of 1969 called ARPANET. Vint Cerf and Bob Kahn worked out its rules, and Tim Berners-Lee invented the web in 1989.',
  },
  {
    asks: ['who invented the steam engine', 'when was the steam engine invented'],
    says: 'Thomas Newcomen built a working steam engine in 1712, and James Watt made it much better around 1769.',
  },
  {
    asks: ['who invented paper', 'when was paper invented'],
    says: 'Paper was invented in China about 2,000 years ago. Cai Lun is said to have made it better in the year 105.',
  },
  {
    asks: ['who invented television', 'who invented the tv', 'when was tv invented'],
    says: 'Several people invented television in the 1920s, among them John Logie Baird and Philo Farnsworth.',
  },
  {
    asks: [
      'who invented pizza',
      'where does pizza come from',
      'where does ice cream come from',
      'who invented ice cream',
    ],
    says: 'Pizza as we know it comes from Naples in Italy. Frozen sweets were made in many lands long ago, and nobody knows who made the first ice cream.',
  },
  {
    asks: ['where does chocolate come from', 'how is chocolate made'],
    says: 'Chocolate is made from the beans of the cacao tree, which came from Central and South America. Most grows in West Africa today.',
  },
  {
    asks: [
      'where does milk come from',
      'where does honey come from',
      'where do eggs come from',
      'where does food come from',
    ],
    says: 'Most milk we drink comes from cows, eggs come from hens, and honey is made by bees.',
  },
  {
    asks: ['how do you make bread', 'how is bread made', 'what is bread made of'],
    says: 'Bread is made of flour, water, a little salt and yeast. The yeast makes bubbles, so the dough rises before it is baked.',
  },
  {
    asks: ['where do bananas come from', 'where do bananas grow'],
    says: 'Bananas grow on tall plants in warm lands, such as India, Ecuador and the Philippines.',
  },
  {
    asks: ['how old are the pyramids', 'who built the pyramids', 'when were the pyramids built'],
    says: 'Egyptian workers built the great pyramids about 4,500 years ago.',
  },
  {
    asks: ['when were the first olympics', 'where were the first olympics'],
    says: 'The first Olympic Games that we know of were at Olympia in Greece in 776 BC. The modern games began in Athens in 1896.',
  },
  {
    asks: ['when did the berlin wall fall', 'when was the berlin wall built'],
    says: 'The Berlin Wall was built in 1961, and it was opened on November 9, 1989.',
  },
  {
    asks: [
      'how many faces does a cube have',
      'how many edges does a cube have',
      'how many corners does a cube have',
      'how many vertices does a cube have',
    ],
    says: 'A cube has 6 faces, 12 edges and 8 corners.',
  },
  {
    asks: ['how much screen time is ok', 'how much screen time should i have'],
    says: 'Agree on it with your family. It is about right when there is enough time for sleep, school, moving and people.',
  },
  {
    asks: ['how much exercise do i need', 'how long should i exercise'],
    says: 'Children and teens need about one hour of moving each day.',
  },
  {
    asks: [
      'how much is a quarter',
      'what is a quarter worth',
      'how much is a dime',
      'how much is a nickel',
      'how much is a penny',
      'what is a dime worth',
      'what is a nickel worth',
      'what is a penny worth',
    ],
    says: 'A penny is 1 cent, a nickel 5 cents, a dime 10 cents and a quarter 25 cents.',
  },
  {
    asks: [
      'how many paragraphs are in an essay',
      'how many sentences are in a paragraph',
      'how long should a paragraph be',
      'how long should an essay be',
    ],
    says: 'A paragraph often has 4 to 6 sentences. A school essay often has five paragraphs, but the idea decides.',
  },
  {
    asks: [
      'how many stars are on the american flag',
      'how many stripes are on the american flag',
      'how many stars are on the flag',
      'how many stripes are on the flag',
    ],
    says: 'The flag of the United States has 50 stars and 13 stripes.',
  },
  {
    asks: [
      'how many states are there',
      'how many states are in the united states',
      'how many states are in america',
      'how many states are in the us',
    ],
    says: 'The United States has 50 states.',
  },
  {
    asks: ['how many continents are there'],
    says: 'There are seven continents: Africa, Antarctica, Asia, Australia, Europe, North America and South America.',
  },
  { asks: ['who painted the mona lisa'], says: 'Leonardo da Vinci painted the Mona Lisa about 500 years ago.' },
  {
    asks: ['who painted the starry night', 'who painted starry night'],
    says: 'Vincent van Gogh painted "The Starry Night" in 1889.',
  },
  {
    asks: [
      'where do kids with different languages come from',
      'where did humans come from',
      'where do people come from',
      'how old are humans',
    ],
    says: 'The first people of our kind lived in Africa about 300,000 years ago. From there they spread over the whole world.',
  },
  {
    asks: ['how do babies get made', 'where do babies come from', 'how are babies made'],
    says: 'A baby grows inside a mother from a tiny cell for about nine months. That is a good question for your parents or another grown-up you trust.',
  },
  {
    asks: ['is santa real', 'is santa claus real', 'is the tooth fairy real', 'is the easter bunny real'],
    says: 'That is a lovely question for your family. Ask a grown-up at home!',
  },
  {
    asks: ['what happens when we die', 'what happens when you die', 'why do people die', 'why do we die'],
    says: 'When somebody dies, the body stops working and does not start again. People believe different things about what comes after, so talk about it with a grown-up you trust.',
  },
  {
    asks: ['what is the meaning of life', 'is god real', 'does god exist'],
    says: 'People have different beliefs about that, and no test can settle it. It is a good talk to have with your family.',
  },
];

export const worldGlossaryFacts: readonly Fact[] = [
  ...short,
  ...glossary
    .trim()
    .split('\n')
    .map((line): Fact => {
      const [names = '', says = ''] = line.split('|');
      return { asks: names.split(', ').flatMap((name) => [`what is ${name}`, `what does ${name} mean`]), says };
    }),
];
