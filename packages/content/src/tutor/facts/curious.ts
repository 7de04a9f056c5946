import { type Fact } from './fact.ts';

/** Why and how: short answers to what children wonder about, as science books have it. */
export const curiousFacts: readonly Fact[] = [
  {
    asks: ['why do we have two eyes', 'why do we have two ears', 'why do i have two eyes'],
    says: 'Two eyes see from slightly different places, so the brain can tell how far things are. Two ears tell where a sound comes from.',
  },
  {
    asks: [
      'how does a plane stay up',
      'how does a plane stay in the air',
      'how does a helicopter fly',
      'how do helicopters fly',
    ],
    says: 'Wings push air down, and the air pushes the plane up. A helicopter does the same with wings that spin.',
  },
  {
    asks: ['why does salt melt ice', 'why do we put salt on roads'],
    says: 'Salt water freezes at a lower temperature than fresh water. So salt on ice makes it melt, unless it is very cold.',
  },
  {
    asks: ['how do birds know where to fly', 'how do birds find their way', 'how do animals find their way'],
    says: 'Birds find their way with the sun, the stars, landmarks and a sense for the magnetic field of Earth.',
  },
  {
    asks: [
      'is the sun a planet',
      'is the moon a planet',
      'is the sun a star',
      'is the moon a star',
      'is earth a planet',
    ],
    says: 'The sun is a star, Earth is a planet, and our moon goes around Earth.',
  },
  {
    asks: ['why did rome fall', 'why did the roman empire fall'],
    says: 'The western Roman Empire ended in 476 after long trouble: weak rulers, money problems, civil wars and attacks from outside.',
  },
  {
    asks: [
      'why is the statue of liberty green',
      'what is the statue of liberty made of',
      'where is the statue of liberty',
    ],
    says: 'The Statue of Liberty in New York is made of copper. Copper turns green when it is out in the air for long.',
  },
  {
    asks: ['where is mount fuji', 'what is mount fuji'],
    says: 'Mount Fuji is a volcano and the highest mountain of Japan.',
  },
  {
    asks: [
      'what do people eat in mexico',
      'what do people eat in italy',
      'what do people eat in japan',
      'what do people eat in china',
      'what do people eat in india',
      'what do people eat in other countries',
    ],
    says: 'People everywhere eat many things. Corn tortillas are well known in Mexico, pasta in Italy, rice and fish in Japan, noodles and rice in China, and rice, lentils and bread in India.',
  },
  {
    asks: [
      'what money do they use in japan',
      'what money do they use in europe',
      'what money do they use in mexico',
      'what money do they use in england',
      'what is a euro',
      'what is a yen',
      'what is a peso',
    ],
    says: 'Japan pays with the yen, Mexico with the peso, Britain with the pound, and many countries of Europe with the euro.',
  },
  {
    asks: [
      'how do i convert a fraction to a percent',
      'how do i turn a fraction into a percent',
      'how do i turn a decimal into a percent',
      'how do i change a percent to a decimal',
    ],
    says: 'Divide the top by the bottom and multiply by 100: 3/4 is 0.75, and that is 75 percent. To go back, divide by 100.',
  },
  {
    asks: [
      'how do i sleep better',
      'how can i sleep better',
      'i cant sleep',
      'how do i fall asleep',
      'why cant i sleep',
    ],
    says: 'Go to bed at the same time, switch screens off an hour before, and keep the room dark and cool. Read or breathe slowly until you get sleepy.',
  },
  {
    asks: ['how do i stay safe on the internet', 'how do i stay safe online', 'is the internet safe'],
    says: 'Keep your name, home, school and photos private, do not meet people from the internet, and tell a grown-up when something feels wrong.',
  },
  {
    asks: [
      'how do i become a doctor',
      'how do i become a teacher',
      'how do i become a scientist',
      'how do i become a vet',
      'how do i become a pilot',
      'how do i become an engineer',
    ],
    says: 'Be curious now, read and ask a lot, and work on math, science and writing. Later you study it for years; ask somebody who has that job.',
  },
  {
    asks: [
      'someone called me fat',
      'someone called me ugly',
      'someone called me stupid',
      'they called me names',
      'kids call me names',
    ],
    says: 'I am sorry, that hurts and is not okay. It says nothing about what you are worth, so tell a grown-up you trust.',
  },
  { asks: ['what is the golden rule'], says: 'The golden rule says: treat others as you want to be treated.' },
  {
    asks: ['what is a gerund', 'what is an infinitive'],
    says: 'A gerund is a verb with -ing that works as a noun, as in "Reading is fun". An infinitive is a verb with to, as in "to read".',
  },
  {
    asks: ['what is a crescendo', 'what is a diminuendo', 'what does crescendo mean'],
    says: 'In a crescendo the music grows louder little by little. In a diminuendo it grows softer.',
  },
  {
    asks: ['what is a hashtag'],
    says: 'A hashtag is a word with the sign # before it, so that posts on one topic can be found.',
  },
  {
    asks: ['what does cpu stand for', 'what is a cpu', 'what does cpu mean'],
    says: 'CPU stands for central processing unit. It is the chip of a computer that carries out the instructions.',
  },
  {
    asks: ['what is the difference between a credit card and a debit card', 'difference between debit and credit card'],
    says: 'A debit card takes money from your account at once. A credit card borrows it, and you pay it back later, with interest if you are late.',
  },
  {
    asks: ['how do i ask for a raise', 'how do i write a resume', 'how do i get a job', 'what is a resume'],
    says: 'List what you can do and have done, with examples, and keep it to one page. Practice saying calmly what you want and why.',
  },
  {
    asks: [
      'how do i draw a dragon',
      'how do i draw a unicorn',
      'how do i draw a flower',
      'how do i draw a car',
      'how do i draw a house',
      'how do i draw a heart',
    ],
    says: 'Begin with big, light shapes such as ovals, boxes and triangles. Then join them, add details, and go over the lines you like.',
  },
  {
    asks: ['how do i cite a website', 'how do i cite a book'],
    says: 'Name the author, the title, the site or publisher, the date, and for a website the address. Ask which style your class uses, such as MLA or APA.',
  },
  {
    asks: ['where do i find the lessons', 'where are the lessons', 'how do i start a lesson'],
    says: 'Choose your level on the home page, and then a subject. Each lesson opens with one tap.',
  },
  {
    asks: ['what is the difference between a frog and a toad', 'what is a toad', 'frog or toad'],
    says: 'Frogs mostly have smooth, wet skin and long legs for jumping. Toads have dry, bumpy skin and shorter legs.',
  },
  {
    asks: [
      'what is the difference between a crocodile and an alligator',
      'what is a crocodile',
      'what is an alligator',
    ],
    says: 'An alligator has a wide, round snout, and a crocodile a narrow one. When a crocodile shuts its mouth, you still see lower teeth.',
  },
  {
    asks: ['why do zebras have stripes', 'what are zebra stripes for'],
    says: 'Stripes confuse biting flies, so fewer land on a zebra. They may also make it hard to pick out one zebra in a herd.',
  },
  {
    asks: [
      'do fish sleep',
      'how do fish sleep',
      'do sharks sleep',
      'do insects sleep',
      'do bees sleep',
      'do all animals sleep',
    ],
    says: 'Almost all animals rest in some way. Fish rest quietly with open eyes, because most have no eyelids.',
  },
  {
    asks: ['how does a seed know which way is up', 'why do roots grow down', 'how do plants know which way to grow'],
    says: 'Plants feel gravity with tiny heavy grains in their cells. So roots grow down, and shoots grow up and toward light.',
  },
  {
    asks: ['what happens if you touch the sun', 'can you land on the sun', 'can we go to the sun'],
    says: 'Nobody can touch the sun. It is so hot that a spaceship would melt and turn to gas long before.',
  },
  {
    asks: ['how long does it take to get to mars', 'how far is mars', 'can people live on mars', 'can we live on mars'],
    says: 'A trip to Mars takes about seven months. It is cold and has hardly any air, so people could only live there in closed rooms.',
  },
  {
    asks: ['how long does it take to get to the moon'],
    says: 'Astronauts needed about three days to get to the moon.',
  },
  {
    asks: ['what was before the big bang', 'what is outside the universe'],
    says: 'Nobody knows what was before the Big Bang, or whether that question makes sense. Scientists are still looking for clues.',
  },
  {
    asks: ['why is water wet', 'is water wet', 'what is water made of', 'what is water'],
    says: 'Water is made of hydrogen and oxygen, H2O. We call things wet when a liquid like water sticks to them.',
  },
  {
    asks: [
      'is a tomato a fruit',
      'is a tomato a vegetable',
      'is a cucumber a fruit',
      'is a pumpkin a fruit',
      'difference between fruits and vegetables',
    ],
    says: 'To a scientist, a fruit holds the seeds of a plant, so tomatoes, cucumbers and pumpkins are fruits. Cooks call them vegetables.',
  },
  {
    asks: [
      'why can you not divide by zero',
      'why cant i divide by zero',
      'what is a number divided by zero',
      'can you divide by zero',
    ],
    says: 'Dividing asks what times the divisor gives the number. Nothing times 0 gives 6, so 6 divided by 0 has no answer.',
  },
  {
    asks: [
      'how do i know when to multiply or divide',
      'when do i multiply',
      'when do i divide',
      'when do i add or subtract',
    ],
    says: 'Add to join, subtract to find what is left or how many more. Multiply to join equal groups, and divide to share or make equal groups.',
  },
  {
    asks: [
      'what is simplest form',
      'fraction in simplest form',
      'how do i write a fraction in simplest form',
      'what is lowest terms',
    ],
    says: 'A fraction is in simplest form when no number but 1 divides both top and bottom. 4/6 becomes 2/3 when you divide both by 2.',
  },
  {
    asks: ['what are vertical angles', 'what are complementary angles', 'what are supplementary angles'],
    says: 'Vertical angles face each other where two lines cross, and they are equal. Complementary angles add up to 90 degrees, supplementary ones to 180.',
  },
  {
    asks: ['how do i find the area of an l shape', 'area of a compound shape', 'area of an irregular shape'],
    says: 'Cut the shape into rectangles, find the area of each, and add them.',
  },
  {
    asks: ['what is the powerhouse of the cell', 'what is a mitochondrion'],
    says: 'Mitochondria are called the powerhouse of the cell. They release energy from food.',
  },
  {
    asks: ['how do you tie your shoes', 'how do i tie my shoes', 'how do i tie my laces'],
    says: 'Cross the laces and pull one under. Make a loop, wrap the other lace around it, push it through the hole, and pull both loops.',
  },
  {
    asks: ['why do things cost money', 'why do we have to pay for things', 'why do we need money'],
    says: 'People spend time, work and material to make things. Money pays them for it, so that they can buy what they need.',
  },
  {
    asks: ['who invented school', 'who invented homework', 'when did schools start'],
    says: 'Nobody invented school alone. In Mesopotamia and Egypt there were schools for writing more than 4,000 years ago.',
  },
  {
    asks: [
      'should i tell someone my address online',
      'should i tell people my name online',
      'what should i not share online',
      'should i talk to strangers online',
      'is it safe to talk to strangers online',
    ],
    says: 'No, keep where you live, your full name and your photos private online. If somebody asks for them, tell a grown-up you trust.',
  },
  {
    asks: ['what is a password manager'],
    says: 'A password manager is a program that makes strong passwords and keeps them safe behind one main password.',
  },
  {
    asks: [
      'what do i do if someone is choking',
      'what should i do if someone is hurt',
      'what do i do if someone faints',
    ],
    says: 'Shout for a grown-up at once, and call your emergency number, such as 911 in the United States. First aid courses teach what to do next.',
  },
  {
    asks: ['what does responsible mean', 'what does it mean to be responsible', 'how can i be responsible'],
    says: 'Being responsible means that you do what you should, keep promises, and stand by your mistakes.',
  },
  {
    asks: ['how do i make my essay longer', 'how do i add details to my writing', 'how do i write more'],
    says: 'Do not stretch it: add a reason, an example or a detail to each point, and explain how it proves your idea.',
  },
  {
    asks: ['how do i write a haiku', 'how many syllables are in a haiku'],
    says: 'A haiku has three short lines, often of 5, 7 and 5 syllables. Catch one moment in nature, and count the beats on your fingers.',
  },
  {
    asks: ['where is the great wall of china', 'how long is the great wall of china'],
    says: 'The Great Wall runs through the north of China. All its parts together are over 21,000 kilometers long.',
  },
  {
    asks: ['what is the difference between weather and climate'],
    says: 'Weather is what the air is doing today. Climate is the usual weather of a place over many years.',
  },
  {
    asks: [
      'is chocolate bad for you',
      'is candy bad for you',
      'is sugar bad for you',
      'is pizza healthy',
      'is soda bad for you',
      'why is candy bad for you',
    ],
    says: 'A little is fine now and then. Too much sugar hurts your teeth and leaves less room for food that your body needs.',
  },
  {
    asks: ['why do mosquitoes bite', 'why do mosquito bites itch'],
    says: 'Female mosquitoes drink a bit of blood to make eggs. The bite itches because your body fights the spit of the mosquito.',
  },
  {
    asks: ['how do fireflies glow', 'why do fireflies light up'],
    says: 'Fireflies mix chemicals in their tail that make cold light. They flash to find a mate.',
  },
  {
    asks: ['why do worms come out in the rain', 'what do worms do', 'what do worms eat'],
    says: 'Worms eat dead leaves and loosen the soil. In the rain they can move over the ground without drying out.',
  },
  {
    asks: ['why is snow white', 'why are clouds white'],
    says: 'Snow and clouds are made of tiny bits of ice or water. They send all colors of light back together, and that looks white.',
  },
  {
    asks: ['why are snowflakes different', 'are all snowflakes different', 'why do snowflakes have six sides'],
    says: 'Water freezes in a pattern with six sides. Each flake falls its own way through the cloud, so hardly two grow alike.',
  },
  {
    asks: ['why is the grass wet in the morning', 'what is dew'],
    says: 'Dew is water from the air that settles as drops on cool grass at night.',
  },
  {
    asks: ['how do submarines work', 'how do submarines go under water'],
    says: 'A submarine lets water into its tanks to get heavy and sink. It blows the water out with air to rise.',
  },
  {
    asks: ['how does a microwave work', 'how does a fridge work', 'how does a refrigerator work'],
    says: 'A microwave oven shakes the water in food with radio waves, so it gets hot. A fridge pumps heat out of its inside.',
  },
  {
    asks: ['what is the formula for density', 'density formula', 'how do you calculate density'],
    says: 'Density is mass divided by volume: density = mass ÷ volume. A stone of 30 grams that takes up 10 cubic centimeters has 3 grams in each.',
  },
  {
    asks: ['what is the formula for speed', 'speed formula', 'how do you calculate speed'],
    says: 'Speed is distance divided by time: speed = distance ÷ time. Who walks 6 kilometers in 2 hours goes 3 kilometers an hour.',
  },
  {
    asks: ['what is the meaning of life'],
    says: 'People have thought about that for thousands of years, and there is no one answer. Many find it in caring for others, in learning and in making something. It is good to talk about it with people you trust.',
  },
  {
    asks: ['how does a phone work', 'how do phones work', 'how does a cell phone work'],
    says: 'A phone turns your voice into numbers and sends them by radio waves to a tower. The other phone turns them back into sound.',
  },
  {
    asks: ['why do we get goosebumps', 'what are goosebumps'],
    says: 'When you are cold or scared, tiny muscles lift the hairs of your skin. That makes the little bumps.',
  },
  {
    asks: ['why do twins look the same', 'what are twins', 'why do twins look alike'],
    says: 'Identical twins grow from one egg that split in two, so they have the same genes. Other twins come from two eggs.',
  },
  {
    asks: ['why do we snore', 'why do people snore'],
    says: 'Snoring is the sound of soft parts in the throat that shake while a sleeper breathes.',
  },
  {
    asks: ['why do onions make you cry', 'why do onions make me cry'],
    says: 'A cut onion lets out a gas that stings the eyes. Tears wash it away.',
  },
  {
    asks: ['why do we burp', 'what is a burp', 'why do people burp', 'why do we fart', 'why do people fart'],
    says: 'Air and gas collect in the stomach and the gut. They have to leave, up or down; everybody does it.',
  },
  {
    asks: ['why do i get dizzy', 'why do i get dizzy when i spin'],
    says: 'Liquid in your inner ear tells the brain how you turn. It swirls on when you stop, so the brain is confused for a moment.',
  },
  {
    asks: ['why do bees sting', 'do bees die when they sting', 'why do wasps sting'],
    says: 'Bees and wasps sting to defend themselves and the nest. A honey bee loses its stinger and dies, so it stings only in danger.',
  },
  {
    asks: [
      'how do chameleons change color',
      'why do chameleons change color',
      'why are flamingos pink',
      'why are flamingoes pink',
    ],
    says: 'Chameleons move tiny crystals in the skin, to signal or to keep warm. Flamingos are pink because of what they eat.',
  },
  {
    asks: ['how do birds learn to sing', 'why do birds sing', 'why do birds chirp', 'why do roosters crow'],
    says: 'Birds sing to say "This is my place", and to find a mate. Many young birds learn the song from their parents.',
  },
  {
    asks: ['how do parrots talk', 'can parrots talk', 'why can parrots talk'],
    says: 'Parrots copy sounds with a special voice organ. They mostly do not know the meaning as you do, but some learn a lot.',
  },
  {
    asks: ['how do ants carry so much', 'how strong are ants', 'how strong is an ant'],
    says: 'Ants can lift many times their own weight. Small bodies are light, so their muscles are strong for their size.',
  },
  {
    asks: ['how do camels live in the desert', 'what is in a camels hump', 'why do camels have humps'],
    says: 'A camel stores fat in its hump, which it can live on. It loses little water and can drink very much at once.',
  },
  {
    asks: [
      'why do owls turn their heads',
      'can owls turn their heads around',
      'why are owls awake at night',
      'how do owls see at night',
    ],
    says: 'Owls hunt at night with big eyes and sharp ears. Their eyes can not move, so they turn the head, up to about 270 degrees.',
  },
  {
    asks: ['why do we have fingerprints', 'what are fingerprints for', 'are all fingerprints different'],
    says: 'Fine lines on fingers help us to feel and grip. They differ in every person, even in twins.',
  },
  {
    asks: [
      'why do we have eyebrows',
      'why do we have eyelashes',
      'why do we have nails',
      'why do we have hair',
      'why do we have fingernails',
    ],
    says: 'Eyebrows and lashes keep sweat and dust out of the eyes. Nails protect fingertips, and hair keeps the head warm and safe from sun.',
  },
  {
    asks: ['why do we have tears', 'why are tears salty'],
    says: 'Tears keep eyes clean and wet. They come from the blood, which has salt in it, so they taste salty.',
  },
  {
    asks: ['why is ice slippery', 'why do i slip on ice'],
    says: 'A very thin layer on top of ice moves almost like water, so shoes find little to grip.',
  },
  {
    asks: ['why do bubbles pop', 'how do bubbles work', 'why are bubbles round'],
    says: 'A bubble is a thin skin of soapy water around air. It is round because that is the smallest skin, and it pops when it dries or is touched.',
  },
  {
    asks: ['why does the sun make me tired', 'why do we need sunlight', 'why do we need the sun'],
    says: 'The sun gives light and warmth, and plants make food with its light. Without it, there would be hardly any life on Earth.',
  },
  {
    asks: [
      'what would happen without gravity',
      'what if there was no gravity',
      'what if there was no sun',
      'what if the sun disappeared',
    ],
    says: 'Without gravity, air and seas would drift off into space. Without the sun, Earth would freeze and plants could not grow.',
  },
  {
    asks: ['how do you ride a bike', 'how do i learn to ride a bike', 'how do i ride a bike'],
    says: 'Wear a helmet, start on flat ground with a grown-up, look ahead, and push off to get some speed. Moving makes balance easier.',
  },
  {
    asks: ['how do i learn to swim', 'how do i swim'],
    says: 'Learn with a teacher or a grown-up in shallow water: first float, then kick, then use your arms. Never swim alone.',
  },
  {
    asks: ['how do i whistle', 'how do you whistle', 'how do i snap my fingers'],
    says: 'To whistle, make a small round hole with wet lips and blow gently. Move your tongue until you hear a note.',
  },
];
