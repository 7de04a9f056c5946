import { type Fact } from './fact.ts';

/** Words of the curriculum and of children's books, each in a sentence; written for this project from general knowledge. Other names of a word follow after commas. */
const glossary = `
enormous, gigantic, huge|Enormous means very, very big. A whale is enormous.
tiny|Tiny means very small. An ant is tiny.
curious|Curious means that you want to know more.
brave|Brave means that you do the right thing even when you are afraid.
honest|Honest means that you tell the truth.
generous|Generous means that you like to share and give.
patient, patience|Patient means that you can wait and stay calm.
stubborn|Stubborn means that somebody will not change their mind.
furious|Furious means very, very angry.
exhausted|Exhausted means very, very tired.
ancient|Ancient means very old, from long, long ago.
fragile|Fragile means easy to break, like glass.
rare|Rare means that there are only few of it.
common|Common means that it is found often.
similar|Similar means almost the same.
identical|Identical means exactly the same.
predict, prediction|To predict means to say what you think will happen next, and why.
observe, observation|To observe means to look closely and note what you see. What you note is an observation.
compare|To compare means to look at how things are the same or different.
describe, description|To describe means to tell what something is like.
summarize|To summarize means to tell the main points in a few words.
infer|To infer means to find out something from clues.
analyze, analysis|To analyze means to look at the parts of something to understand the whole.
conclude, conclusion|A conclusion is what you decide at the end, after looking at the evidence.
evaluate|To evaluate means to judge how good or useful something is. In math it means to work out the value.
justify|To justify means to give good reasons for what you say.
define, definition|A definition tells exactly what a word means.
vocabulary|Vocabulary is all the words that you know, or the words of a topic.
curriculum|A curriculum is the plan of what is taught.
vertex, vertices|A vertex is a corner point, where sides or edges meet.
polygon|A polygon is a flat shape with straight sides, such as a triangle or a hexagon.
pentagon|A pentagon is a shape with 5 straight sides.
hexagon|A hexagon is a shape with 6 straight sides. Bees build hexagons.
octagon|An octagon is a shape with 8 straight sides, like a stop sign.
oval, ellipse|An oval is a shape like a stretched circle or an egg.
histogram|A histogram is a bar graph that shows how many values fall into each range.
pictograph|A pictograph is a graph that shows numbers with little pictures.
tally, tally mark|A tally is a small mark that you make for each thing you count. Every fifth one goes across.
graph|A graph is a picture of numbers, with bars, lines or points.
permutation|A permutation is an order of things. Three books can stand in 6 orders.
dilation|A dilation makes a figure larger or smaller by one factor and keeps its shape.
polynomial|A polynomial is a sum of terms with whole-number powers of a variable, such as x² + 3x + 2.
intercept|An intercept is the point where a graph crosses an axis.
null hypothesis|The null hypothesis says that there is no effect or difference; a test asks how well the data fit it.
dividend|In a division, the dividend is the number that is divided. In finance, a dividend is a share of the profit.
capacity|Capacity is how much a thing can hold, for example in liters or cups.
googol|A googol is the number 1 with a hundred zeros.
zero|Zero is the number for none. It is a whole number, and it is neither positive nor negative.
equation|An equation says with an equals sign that two amounts are the same.
digit|A digit is one of the signs from 0 to 9 that we write numbers with.
sum|A sum is what you get when you add.
difference in math, difference in subtraction|The difference is what you get when you subtract one number from another.
product in math|A product is what you get when you multiply.
statistics|Statistics is the science of collecting, showing and judging data.
geometry|Geometry is the math of shapes, sizes and places.
theorem|A theorem is a statement in math that has been proved.
nonliving|Nonliving things do not grow, eat or breathe, like rocks and water.
species|A species is one kind of living thing, whose members can have young together.
fever|A fever is a body temperature that is higher than normal. It helps to fight germs.
disease, illness|A disease is something that makes a body or mind ill.
reflex|A reflex is a quick movement that you make without thinking, such as a blink.
heredity|Heredity means that traits pass from parents to their young in genes.
trait|A trait is something special about a person, animal or character, such as brown eyes or being brave.
diffusion|Diffusion is the spread of particles from where there are many to where there are few.
conservation|Conservation means protecting nature and using its gifts with care.
invasive species|An invasive species is a living thing that was brought to a new place and does harm there.
keystone species|A keystone species is one that many others in its ecosystem depend on.
macromolecule|A macromolecule is a very large molecule, such as a protein or DNA.
hail|Hail is balls of ice that fall from storm clouds.
frost|Frost is thin ice that forms on cold things when the air is moist.
blizzard|A blizzard is a strong snowstorm with much wind.
flood|A flood is when water covers land that is usually dry.
drought|A drought is a long time with too little rain.
thunderstorm|A thunderstorm is a storm with thunder, lightning and often heavy rain.
crystal|A crystal is a solid whose tiny parts are in a regular order, such as salt or snow.
gem, gemstone|A gem is a rare and beautiful mineral that is cut and polished. Diamonds are formed deep in Earth under heat and pressure.
nebula|A nebula is a huge cloud of gas and dust in space, where stars can be born.
constellation|A constellation is a group of stars that people see as a picture.
satellite|A satellite goes around a planet. The moon is a natural one, and people have built many others.
ozone layer, ozone|The ozone layer is a part of the air high above us that holds back harmful rays of the sun.
deforestation|Deforestation is cutting down forests without growing them again. Animals lose homes, and more carbon stays in the air.
environment|The environment is everything around a living thing: air, water, soil, plants, animals and people.
groundwater|Groundwater is water that is held under the ground in soil and rock.
hydropower|Hydropower is electricity from moving water.
nonrenewable|Nonrenewable means that it can not be replaced once it is used up, like oil and coal.
solar|Solar means that it comes from the sun.
conductor|A conductor lets heat or electricity through, as metal does. In music, a conductor leads the orchestra.
refraction|Refraction is the bending of light when it goes from one material into another.
reflection of light|Reflection is when light bounces off a surface, as from a mirror.
transparent|Transparent means that light goes through it, so that you can see through it like glass.
buoyancy|Buoyancy is the upward push of a liquid on a thing in it.
pressure|Pressure is how hard a force presses on each bit of an area.
rust|Rust is the red-brown stuff that forms when iron meets water and oxygen.
fire|Fire is the heat and light of something that burns. It needs fuel, oxygen and heat.
chemistry|Chemistry is the science of what things are made of and how they change.
physics|Physics is the science of matter, motion, energy and forces.
astronomy|Astronomy is the science of stars, planets and space.
geology|Geology is the science of rocks and how Earth changes.
ecology|Ecology is the science of how living things and their surroundings belong together.
engineer, engineering|An engineer uses science and math to design things that solve problems.
scientist|A scientist asks questions about the world and tests ideas to find answers.
volt|A volt is the unit of electric voltage, which is the push behind a current.
halogen|A halogen is an element of group 17, such as chlorine; it has seven outer electrons and reacts easily.
ion|An ion is an atom or molecule with an electric charge, because it has lost or gained electrons.
polarity|Polarity means that a molecule has a slightly positive and a slightly negative end, as water has.
stoichiometry|Stoichiometry uses balanced equations to work out amounts in a reaction.
valence electron|Valence electrons are the electrons in the outer shell of an atom. They make bonds.
emotion|An emotion is a feeling, such as joy, anger or fear.
phonics|Phonics is learning which sounds the letters make.
punctuation|Punctuation is the marks in writing, such as periods, commas and question marks.
colon|A colon is the mark with two dots, one above the other. It comes before a list or an explanation.
exclamation mark, exclamation point|An exclamation mark shows strong feeling, as in "Stop!"
uppercase, uppercase letter|Uppercase letters are the big ones: A, B, C.
lowercase, lowercase letter|Lowercase letters are the small ones: a, b, c.
homonym|Homonyms are words that are spelled or sound the same but have different meanings, such as bat the animal and bat for baseball.
abbreviation|An abbreviation is a short way to write a word, such as Dr. for Doctor.
root word, base word|A root word is the main part of a word, to which other parts are added, such as play in replay.
singular|Singular means one. Plural means more than one.
dialogue|Dialogue is what characters say to each other. Each speaker gets a new line.
narrative|A narrative is a text that tells a story, true or made up.
poetry|Poetry is writing that plays with sound, rhythm and images. One piece of it is a poem.
imagery|Imagery is words that make you see, hear, smell, taste or feel something.
oxymoron|An oxymoron puts two opposite words together, as in "bitter sweet".
pun|A pun is a joke with a word that has two meanings.
tongue twister|A tongue twister is a sentence that is hard to say fast, such as "She sells sea shells".
bibliography|A bibliography is the list of the books and sites that you used.
citation|A citation tells where an idea or quotation comes from: who wrote it, where and when.
peer review|Peer review means that other experts check a work before it is published.
sarcasm|Sarcasm is saying the opposite of what you mean in order to mock. It can hurt.
suspense|Suspense is the excited feeling of not knowing what will happen next.
symbolism|Symbolism is when a thing in a story stands for an idea, as a dove stands for peace.
motif|A motif is an image or idea that comes back through a work.
hero|A hero is a main character who does brave or good things.
villain|A villain is a bad character who makes trouble for the hero.
fairy tale|A fairy tale is a made-up story with magic, such as "Cinderella".
legend|A legend is an old story about a hero or place that may have some truth in it.
monologue|A monologue is a long speech by one person.
hook|In an essay, a hook is the opening that makes readers want to go on.
transition word|A transition word joins ideas, such as first, however or therefore.
author|An author is a person who writes books or other texts.
illustrator|An illustrator draws the pictures of a book.
title|A title is the name of a book, song, picture or film.
chapter|A chapter is one part of a book.
dictionary|A dictionary is a book or site that tells what words mean and how to spell them.
fluency|Fluency is reading smoothly, at a good speed and with feeling.
digraph|A digraph is two letters that make one sound, such as sh, ch and th.
sight word|A sight word is a word that you learn to know at once, such as the or said.
neighborhood|A neighborhood is the part of a town around your home.
citizen|A citizen belongs to a country and has rights and duties there.
mayor|A mayor leads the government of a town or city.
governor|A governor leads the government of a state.
senator|A senator is a member of the Senate, which makes laws with the House.
veto|A veto is the power of a president to say no to a new law.
amendment|An amendment is a change or addition to a law or constitution.
treaty|A treaty is an agreement between countries that they write down and sign.
colony|A colony is a place that is ruled by a country far away.
empire|An empire is a group of lands under one ruler.
pioneer|A pioneer is one of the first people to do something or to settle in a place.
explorer|An explorer travels to learn about places that are new to him or her.
century|A century is 100 years.
decade|A decade is 10 years.
millennium|A millennium is 1,000 years.
monarchy|A monarchy is a country with a king or queen.
dictator, dictatorship|In a dictatorship one person, the dictator, rules alone and does not let people vote freely.
communism|Communism is the idea that all property should be owned in common; in practice, communist states were ruled by one party.
capitalism|Capitalism is a system in which people and companies own businesses and trade on markets.
socialism|Socialism is the idea that society should own or steer much of the economy, so that wealth is shared more equally.
fascism|Fascism is a rule by force under a dictator who puts the nation above people's rights.
racism|Racism is treating people as worth less because of their skin color or origin. It is wrong and unfair.
discrimination|Discrimination is treating people unfairly because of who they are.
prejudice|Prejudice is judging people before you know them.
stereotype|A stereotype is a fixed and too simple idea about a whole group of people.
diversity|Diversity means that people or things differ in many ways.
inclusion|Inclusion means that everybody can take part.
tradition|A tradition is something that people do again and again and hand on to their children.
religion|A religion is what people believe about God or gods, life and right and wrong, and how they practice it.
volunteer|A volunteer helps without being paid.
charity|A charity is a group that collects money or things to help others.
poverty|Poverty is having too little money for what one needs.
equator|The equator is the line around the middle of Earth, halfway between the poles.
glacier|A glacier is a huge mass of ice that moves slowly downhill.
desert|A desert is a place with very little rain.
forest|A forest is a large place with many trees.
valley|A valley is low land between hills or mountains.
canyon|A canyon is a deep valley with steep walls that a river has cut.
composition|In art, composition is how the parts of a picture are arranged.
collage|A collage is a picture made by gluing paper, cloth or other bits together.
landscape|A landscape is a picture of land, such as hills, fields or a coast.
still life|A still life is a picture of things that do not move, such as fruit or flowers.
portrait|A portrait is a picture of a person.
mosaic|A mosaic is a picture made of many small pieces of stone, glass or tile.
origami|Origami is the Japanese art of folding paper.
statue|A statue is a figure of a person or animal in stone, metal or wood.
pottery|Pottery is bowls, pots and other things made of baked clay.
calligraphy|Calligraphy is the art of beautiful handwriting.
abstract art|Abstract art does not show things as they look; it works with colors, lines and shapes.
surrealism|Surrealism is art like a dream, in which odd things stand side by side.
expressionism|Expressionism is art that shows strong feelings more than how things look.
logo|A logo is the sign of a company or group.
font|A font is a set of letters in one style.
architect, architecture|An architect designs buildings.
lyrics|Lyrics are the words of a song.
opera|An opera is a play in which people sing their words, with an orchestra.
octave|An octave is the distance from one note to the next note of the same name.
treble clef|The treble clef is the curly sign at the start of a staff; it marks the line of the note G.
melody|A melody is a line of notes that you can sing, also called a tune.
classical music|Classical music is concert music such as that of Bach, Mozart and Beethoven.
hip hop|Hip hop began in New York in the 1970s, with rap, DJs, dance and street art.
music|Music is sound that people put in order, with rhythm, melody and harmony.
dance|Dance is moving your body to music or rhythm.
theater|A theater is a place where plays are performed; theater is also that art.
RAM|RAM is the memory that a computer works with right now. It is empty again when the power is off.
keyboard|A keyboard has the keys that you type with. A piano has a keyboard, too.
file|A file is a piece of stored data with a name, such as a picture or a text.
byte in computing, kilobyte|A byte is eight bits, and a kilobyte is about a thousand bytes.
command|A command tells a computer or robot to do one thing.
wifi, wi fi|Wi-Fi joins devices to the internet by radio waves, without a wire.
ip address|An IP address is the number by which a device can be found on the internet.
url, web address|A URL is the address of a page on the web.
website|A website is a group of pages on the web that belong together.
search engine|A search engine has read very many pages and keeps an index of their words, so that it finds pages fast.
bluetooth|Bluetooth joins devices that are near each other by radio, such as a phone and headphones.
world wide web|The World Wide Web is all the linked pages on the internet. Tim Berners-Lee invented it in 1989.
javascript|JavaScript is a language that makes web pages react to what you do.
java|Java is a programming language used for many apps. It is also an island.
scratch|Scratch is a free language in which you build programs from colored blocks.
pseudocode|Pseudocode is a plan for a program in plain words.
flowchart|A flowchart shows steps and choices with boxes and arrows.
sql|SQL is a language for asking databases questions.
spreadsheet|A spreadsheet is a table of cells that can compute with formulas.
quicksort|Quicksort picks one item, puts smaller ones before it and larger ones after it, and does the same with both parts.
computer virus|A computer virus is a harmful program that copies itself. Do not open files from strangers.
hacker|A hacker is somebody who knows computers very well. Some break into systems, which is a crime, and others help to make them safe.
firewall|A firewall checks what comes into a network and what goes out, and blocks what is not allowed.
digital footprint|A digital footprint is all that you leave behind online: posts, pictures, searches.
cyberbullying|Cyberbullying is being mean to somebody again and again online. Do not answer, save it, and tell a grown-up.
personal information, private information|Personal information is what shows who you are or where you live, such as a full name, address or phone number. Keep it private online.
chatbot|A chatbot is a program that talks with you. I am one!
generative ai|Generative AI makes new text, pictures or sound from patterns it has learned. It can be wrong.
minecraft|Minecraft is a video game in which you build with blocks. I can not play it, but I can help with the math of blocks.
roblox|Roblox is a site where people play and make games. Keep your personal things private there.
debt|Debt is money that somebody has borrowed and has to pay back.
salary|A salary is a fixed pay for a job, mostly for each month.
minimum wage|The minimum wage is the least that a worker may be paid by law.
scam|A scam is a trick to get your money or your data.
identity theft|Identity theft is when a thief uses your data to pretend to be you.
bitcoin, cryptocurrency|A cryptocurrency such as Bitcoin is digital money that no bank issues. Its price jumps up and down, so it is very risky.
mutual fund|A mutual fund collects money from many people and buys many stocks or bonds with it.
atm|An ATM is a machine that gives out money from a bank account.
financial aid|Financial aid is money that helps to pay for college: grants, scholarships, work or loans.
marketing|Marketing is all that a business does to find customers and tell them about what it sells.
advertisement, ad|An advertisement is a message that wants you to buy something.
recession|A recession is a time when an economy shrinks for several months.
nutrient, nutrition|Nutrients are the parts of food that a body needs: carbohydrates, proteins, fats, vitamins, minerals and water.
calcium for bones|Calcium makes bones and teeth strong. Milk, yogurt and green leaves have it.
junk food|Junk food has much sugar, salt or fat and few nutrients. A little, now and then, is fine.
hygiene|Hygiene is keeping your body and things clean, so that you stay well.
deodorant|Deodorant keeps sweat from smelling.
asthma|Asthma is an illness in which the airways get narrow and breathing gets hard. Medicine helps.
sprain|A sprain is a hurt joint whose bands were stretched too far. Rest it, cool it, and show it to a grown-up.
anxiety|Anxiety is strong worry or fear that is hard to switch off. Many people have it, and talking with an adult you trust helps.
depression|Depression is an illness in which a person feels very low for weeks. It can be treated, so tell an adult you trust.
self esteem|Self-esteem is how much you feel that you are worth. You are worth a lot.
confidence|Confidence is trusting that you can do something, or can learn it.
mindfulness|Mindfulness is noticing what is happening right now, calmly and without judging.
meditation|Meditation is sitting still and resting your mind, for example on your breath.
pandemic|A pandemic is a disease that spreads over many countries.
epidemic|An epidemic is a disease that spreads fast in one area.
quarantine|Quarantine means staying apart so that an illness does not spread.
covid, coronavirus|COVID-19 is an illness caused by a coronavirus. It spread over the world from 2019 on, and vaccines now help against it.
consent|Consent means that a person freely says yes. You may always say no.
boundary, boundaries|A boundary is a limit that you set, such as "Please do not touch my hair".
love|Love is a deep care for somebody or something. Families and friends show it in many ways.
friendship|Friendship is when people like, trust and help each other.
compassion|Compassion is seeing that somebody suffers and wanting to help.
perseverance|Perseverance means that you keep trying, even when it is hard.
resilience|Resilience is getting up again after something went wrong.
grit|Grit is sticking to a goal for a long time.
bystander|A bystander is somebody who sees what happens and does nothing. An upstander helps.
integrity|Integrity means doing the right thing even when nobody is looking.
procrastination|Procrastination is putting off what you should do. Begin with two minutes of it.
motivation|Motivation is what makes you want to do something.
leadership|Leadership is helping a group to reach a goal together.
teamwork|Teamwork is people working together, each with a part.
gratitude|Gratitude is being thankful for what is good.
jealousy, jealous|Jealousy is the bad feeling that somebody else has what you want. It is normal; say it kindly to someone you trust.
happiness|Happiness is feeling good and content.
nightmare|A nightmare is a scary dream. It is not real, and telling somebody makes it smaller.
career|A career is the work that a person does over many years.
manners, polite|Good manners are ways to be kind: say please and thank you, listen, and wait your turn.
respect|Respect means treating others as you want to be treated.
homework|Homework is schoolwork that you do at home.
dice, die in games|A die is a small cube with 1 to 6 dots. Two of them are called dice.
emoji|An emoji is a small picture in a message, such as a smiling face.
electric car|An electric car runs on a battery and a motor instead of gasoline.
paint|Paint is color mixed with something that makes it stick.
snow leopard|A snow leopard is a big, shy cat of the mountains of Asia.
vegetable|A vegetable is a part of a plant that we eat, such as a root, stem or leaf.
nest|A nest is a home that birds and some other animals build for their young.
shelter|Shelter is a place that protects you from the weather.
harvest|Harvest is the time when ripe plants are gathered.
pollinator|A pollinator carries pollen from flower to flower, as bees and butterflies do.
skeleton|A skeleton is all the bones of a body.
universe|The universe is everything there is: all stars, planets, space and time.
telescope|A telescope makes far things look near, such as the moon.
microscope|A microscope makes tiny things look big, such as cells.
thermometer|A thermometer measures how hot or cold it is.
compass|A compass has a magnet needle that points north.
submarine|A submarine is a ship that can go under water. It takes in water to sink and blows it out to rise.
`;

export const glossaryFacts: readonly Fact[] = glossary
  .trim()
  .split('\n')
  .map((line): Fact => {
    const [names = '', says = ''] = line.split('|');
    return { asks: names.split(', ').flatMap((name) => [`what is ${name}`, `what does ${name} mean`]), says };
  });
