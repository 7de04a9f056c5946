import { type Fact } from './fact.ts';

/** The biggest, longest and fastest, and measures of nature, as public reference works give them, rounded. */
export const recordFacts: readonly Fact[] = [
  {
    asks: [
      'what is the biggest ocean',
      'what is the largest ocean',
      'which ocean is the biggest',
      'what is the pacific ocean',
    ],
    says: 'The Pacific Ocean is the biggest ocean. It covers almost a third of Earth.',
  },
  {
    asks: ['what is the smallest ocean', 'which ocean is the smallest', 'what is the arctic ocean'],
    says: 'The Arctic Ocean, around the North Pole, is the smallest ocean.',
  },
  {
    asks: [
      'what are the five oceans',
      'names of the oceans',
      'name the oceans',
      'how many oceans are there',
      'what are the oceans',
    ],
    says: 'The five oceans are the Pacific, the Atlantic, the Indian, the Southern and the Arctic Ocean.',
  },
  {
    asks: ['what are the seven continents', 'name the continents', 'names of the continents'],
    says: 'The seven continents are Africa, Antarctica, Asia, Australia, Europe, North America and South America.',
  },
  {
    asks: [
      'what is the deepest ocean',
      'what is the deepest place in the ocean',
      'what is the mariana trench',
      'how deep is the ocean',
      'deepest part of the ocean',
    ],
    says: 'The deepest place is the Mariana Trench in the Pacific Ocean. It is almost 11 kilometers deep, about 36,000 feet.',
  },
  {
    asks: [
      'what is the tallest mountain',
      'what is the highest mountain',
      'how tall is mount everest',
      'how high is mount everest',
      'what is mount everest',
      'where is mount everest',
      'biggest mountain in the world',
    ],
    says: 'Mount Everest in Asia is the highest mountain above the sea. It is 8,849 meters high, about 29,032 feet.',
  },
  {
    asks: [
      'what is the longest river',
      'longest river in the world',
      'where is the nile',
      'how long is the nile',
      'what is the nile',
    ],
    says: 'The Nile in Africa is usually called the longest river, about 6,650 kilometers. The Amazon is nearly as long and carries far more water.',
  },
  {
    asks: [
      'where is the amazon',
      'what is the amazon river',
      'what is the amazon rainforest',
      'what is the biggest rainforest',
      'largest river in the world',
      'biggest river',
    ],
    says: 'The Amazon is a huge river in South America with the biggest rainforest around it. No river carries more water.',
  },
  {
    asks: ['what is the biggest country', 'what is the largest country', 'largest country in the world'],
    says: 'Russia is the biggest country by land. It reaches over Europe and Asia.',
  },
  {
    asks: ['what is the smallest country', 'smallest country in the world'],
    says: 'Vatican City, inside Rome, is the smallest country in the world.',
  },
  {
    asks: [
      'which country has the most people',
      'what country has the most people',
      'most populated country',
      'country with the biggest population',
    ],
    says: 'India has the most people, more than 1.4 billion. China is close behind.',
  },
  {
    asks: [
      'how many people are in the world',
      'how many people live on earth',
      'world population',
      'how many people are there',
      'how many humans are there',
    ],
    says: 'A little more than 8 billion people live on Earth.',
  },
  {
    asks: ['how many countries are there', 'how many countries are in the world'],
    says: 'The United Nations has 193 member countries, and two more are observers.',
  },
  {
    asks: ['how many countries are in africa', 'countries in africa'],
    says: 'Africa has 54 countries, more than any other continent.',
  },
  {
    asks: [
      'what is the biggest continent',
      'what is the largest continent',
      'which continent is the biggest',
      'biggest continent',
    ],
    says: 'Asia is the biggest continent, and the one with the most people.',
  },
  {
    asks: ['what is the smallest continent', 'which continent is the smallest'],
    says: 'Australia is the smallest continent.',
  },
  {
    asks: [
      'where is antarctica',
      'what is antarctica',
      'what is the coldest place on earth',
      'coldest place in the world',
      'coldest continent',
    ],
    says: 'Antarctica, around the South Pole, is the coldest place on Earth. It is covered with ice, and penguins live on its coasts.',
  },
  {
    asks: [
      'what is the biggest desert',
      'what is the largest desert',
      'what is the sahara',
      'where is the sahara',
      'hottest desert',
    ],
    says: 'The Sahara in Africa is the biggest hot desert. If cold deserts count, Antarctica is even bigger.',
  },
  {
    asks: ['what is the hottest place on earth', 'hottest place in the world'],
    says: 'Death Valley in California holds the record for hot air: 56.7 degrees Celsius, or 134 degrees Fahrenheit, in 1913.',
  },
  {
    asks: ['what is the tallest building', 'tallest building in the world', 'how tall is the tallest building'],
    says: 'The Burj Khalifa in Dubai is the tallest building. It is 828 meters high.',
  },
  {
    asks: ['what is the biggest state', 'largest state', 'biggest state in the united states'],
    says: 'Alaska is the biggest state of the United States by land. California has the most people.',
  },
  {
    asks: ['what is the smallest state', 'smallest state in the united states'],
    says: 'Rhode Island is the smallest state of the United States.',
  },
  {
    asks: [
      'what is the biggest animal',
      'what is the largest animal',
      'what is the biggest animal in the world',
      'biggest whale',
      'how big is a blue whale',
      'what is a blue whale',
    ],
    says: 'The blue whale is the biggest animal that has ever lived. It can be 30 meters long.',
  },
  {
    asks: ['what is the biggest land animal', 'largest land animal', 'how big is an elephant'],
    says: 'The African elephant is the biggest animal on land.',
  },
  {
    asks: ['what is the tallest animal', 'how tall is a giraffe', 'why do giraffes have long necks'],
    says: 'The giraffe is the tallest animal, up to about 5.5 meters. Its long neck helps it to eat leaves high in the trees.',
  },
  {
    asks: [
      'what is the fastest animal',
      'fastest land animal',
      'how fast is a cheetah',
      'how fast can a cheetah run',
      'fastest animal in the world',
    ],
    says: 'The cheetah is the fastest animal on land, about 100 kilometers an hour for a short time. A diving peregrine falcon is faster still, over 300.',
  },
  {
    asks: ['what is the slowest animal', 'why are sloths slow', 'what is a sloth'],
    says: 'The three-toed sloth is among the slowest animals. It eats leaves, which give little energy.',
  },
  {
    asks: ['what is the smallest bird', 'how small is a hummingbird', 'smallest bird in the world'],
    says: 'The bee hummingbird is the smallest bird, about as long as your finger.',
  },
  {
    asks: [
      'what is the biggest bird',
      'largest bird',
      'can ostriches fly',
      'what bird can not fly',
      'how fast can an ostrich run',
    ],
    says: 'The ostrich is the biggest bird. It can not fly, but it runs very fast.',
  },
  {
    asks: [
      'can penguins fly',
      'where do penguins live',
      'what do penguins eat',
      'why can penguins not fly',
      'is a penguin a bird',
    ],
    says: 'Penguins are birds that can not fly, but swim very well. Most live on cold coasts of the southern half of Earth and eat fish and krill.',
  },
  {
    asks: [
      'where do polar bears live',
      'what do polar bears eat',
      'why are polar bears white',
      'do polar bears eat penguins',
      'why do polar bears have white fur',
    ],
    says: 'Polar bears live in the Arctic in the far north and hunt seals. White fur helps them to hide in the snow.',
  },
  {
    asks: [
      'where do kangaroos live',
      'what is a kangaroo',
      'what is a marsupial',
      'where do koalas live',
      'what do koalas eat',
      'what is a koala',
    ],
    says: 'Kangaroos and koalas live in Australia. They are marsupials, so the young grow in a pouch, and koalas eat eucalyptus leaves.',
  },
  {
    asks: ['what do pandas eat', 'where do pandas live', 'what is a panda', 'are pandas bears'],
    says: 'Giant pandas are bears that live in the mountains of China. They eat almost nothing but bamboo.',
  },
  {
    asks: ['how long do turtles live', 'oldest animal', 'what animal lives the longest', 'how long do tortoises live'],
    says: 'Giant tortoises can live more than 150 years. Some sharks and clams grow even older.',
  },
  {
    asks: [
      'tell me about sharks',
      'what do sharks eat',
      'are sharks dangerous',
      'is a shark a fish',
      'what is a shark',
      'is a shark a mammal',
      'do sharks have bones',
    ],
    says: 'Sharks are fish with a skeleton of cartilage, which is softer than bone. Most eat fish, and very few ever bite people.',
  },
  {
    asks: [
      'tell me about octopuses',
      'how many arms does an octopus have',
      'how many legs does an octopus have',
      'how many hearts does an octopus have',
      'what is an octopus',
    ],
    says: 'An octopus has eight arms, three hearts and blue blood. It can change its color to hide.',
  },
  {
    asks: [
      'tell me about elephants',
      'what do elephants eat',
      'why do elephants have trunks',
      'what is a trunk for',
      'where do elephants live',
    ],
    says: 'Elephants live in Africa and Asia and eat grass, leaves and bark. They use their trunk to breathe, smell, drink and hold things.',
  },
  {
    asks: [
      'tell me about lions',
      'where do lions live',
      'what do lions eat',
      'is a lion a cat',
      'why do lions have manes',
    ],
    says: 'Lions are big cats that live in groups, mostly in Africa. They hunt animals such as zebras, and the males have manes.',
  },
  {
    asks: [
      'tell me about tigers',
      'where do tigers live',
      'what do tigers eat',
      'why do tigers have stripes',
      'what is a tiger',
    ],
    says: 'Tigers are the biggest cats and live in Asia. Their stripes help them to hide in tall grass.',
  },
  {
    asks: [
      'tell me about wolves',
      'what do wolves eat',
      'why do wolves howl',
      'what is a wolf',
      'do wolves live in packs',
    ],
    says: 'Wolves live in families called packs and hunt together. They howl to find each other and to warn other packs.',
  },
  {
    asks: [
      'tell me about snakes',
      'do snakes have bones',
      'what do snakes eat',
      'are all snakes poisonous',
      'what is a snake',
    ],
    says: 'Snakes are reptiles without legs, and they have very many bones. They eat other animals whole, and most are harmless to people.',
  },
  {
    asks: [
      'tell me about frogs',
      'what do frogs eat',
      'what is a tadpole',
      'how does a tadpole become a frog',
      'life cycle of a frog',
    ],
    says: 'A frog begins as an egg in water and becomes a tadpole with a tail. Then it grows legs, loses the tail and eats insects.',
  },
  {
    asks: ['tell me about horses', 'what do horses eat', 'do horses sleep standing up', 'what is a horse'],
    says: 'Horses eat grass and hay, and they can doze while they stand. They are mammals, and a baby horse is a foal.',
  },
  {
    asks: [
      'tell me about cats',
      'what do cats eat',
      'what is a cat',
      'how long do cats live',
      'how long do dogs live',
      'tell me about dogs',
      'what is a dog',
      'what do dogs eat',
    ],
    says: 'Cats and dogs are mammals that have lived with people for thousands of years. Both often live 10 to 15 years.',
  },
  {
    asks: [
      'tell me about unicorns',
      'are unicorns real',
      'are dragons real',
      'are mermaids real',
      'are ghosts real',
      'are monsters real',
      'are fairies real',
    ],
    says: 'Unicorns, dragons, mermaids, ghosts and monsters live in stories and are not real. They are fun to write about!',
  },
  {
    asks: [
      'what is the biggest dinosaur',
      'what was the biggest dinosaur',
      'what is a t rex',
      'how big was a t rex',
      'what did t rex eat',
      'what was tyrannosaurus rex',
      'what does dinosaur mean',
      'fastest dinosaur',
    ],
    says: 'Tyrannosaurus rex was a meat eater about 12 meters long. Plant eaters such as Argentinosaurus were the biggest, about 30 meters or more.',
  },
  {
    asks: [
      'when did dinosaurs live',
      'how long ago did dinosaurs live',
      'when did dinosaurs die',
      'how long did dinosaurs live on earth',
    ],
    says: 'The first dinosaurs lived about 230 million years ago. All but the birds died out about 66 million years ago.',
  },
  {
    asks: [
      'how far is the sun',
      'how far away is the sun',
      'distance from earth to the sun',
      'how far is the sun from earth',
    ],
    says: 'The sun is about 150 million kilometers away, or 93 million miles. Its light needs about 8 minutes to reach us.',
  },
  {
    asks: ['how far is the moon', 'how far away is the moon', 'distance to the moon', 'how far is the moon from earth'],
    says: 'The moon is about 384,000 kilometers away, or 239,000 miles. Astronauts needed about three days to get there.',
  },
  {
    asks: ['how hot is the sun', 'what is the temperature of the sun'],
    says: 'The surface of the sun is about 5,500 degrees Celsius hot. In the middle it is about 15 million degrees.',
  },
  {
    asks: [
      'how big is the earth',
      'how big is earth',
      'how wide is the earth',
      'circumference of the earth',
      'is the earth round',
      'is the earth flat',
    ],
    says: 'Earth is a ball, a little flat at the poles. It is about 40,000 kilometers around, or 25,000 miles.',
  },
  {
    asks: ['how big is the sun', 'is the sun bigger than the earth', 'how many earths fit in the sun'],
    says: 'The sun is a star, about 109 times as wide as Earth. Over a million Earths would fit inside it.',
  },
  {
    asks: ['how old is the earth', 'how old is earth', 'how old is the sun', 'age of the earth'],
    says: 'Earth and the sun are about 4.5 billion years old.',
  },
  { asks: ['how old is the universe', 'age of the universe'], says: 'The universe is about 13.8 billion years old.' },
  {
    asks: ['what is the speed of light', 'how fast is light', 'how fast does light travel'],
    says: 'Light travels about 300,000 kilometers in one second, or 186,000 miles. Nothing is faster.',
  },
  {
    asks: ['what is the speed of sound', 'how fast is sound', 'how fast does sound travel'],
    says: 'In air, sound travels about 340 meters in one second. In water it is more than four times as fast.',
  },
  {
    asks: [
      'how fast does the earth spin',
      'how long does it take the earth to go around the sun',
      'how fast does the earth move',
      'how long does the earth take to spin once',
    ],
    says: 'Earth spins around once a day. It goes around the sun once in about 365 and a quarter days.',
  },
  {
    asks: [
      'at what temperature does water boil',
      'when does water boil',
      'what is the boiling point of water',
      'at what temperature does water freeze',
      'when does water freeze',
      'what is the freezing point of water',
    ],
    says: 'Water freezes at 0 degrees Celsius, or 32 Fahrenheit. At sea level it boils at 100 degrees Celsius, or 212 Fahrenheit.',
  },
  {
    asks: ['what is the temperature of the human body', 'how hot is my body', 'normal body temperature'],
    says: 'A healthy body is about 37 degrees Celsius warm, or 98.6 Fahrenheit.',
  },
  {
    asks: ['how many bones do we have', 'how many bones are in the human body', 'how many bones does a baby have'],
    says: 'A grown person has 206 bones. A baby has about 300 softer ones, and many of them grow together.',
  },
  {
    asks: [
      'how many teeth do people have',
      'how many teeth do i have',
      'how many teeth does an adult have',
      'how many baby teeth do we have',
    ],
    says: 'Children have 20 baby teeth. Adults have up to 32.',
  },
  {
    asks: ['how many muscles are in the body', 'how many muscles do we have'],
    says: 'The human body has more than 600 muscles.',
  },
  {
    asks: [
      'what is the biggest organ',
      'largest organ of the body',
      'what is the biggest bone',
      'what is the smallest bone',
      'what is the strongest muscle',
    ],
    says: 'The skin is the largest organ. The longest bone is in the thigh, and the smallest is in the ear.',
  },
  {
    asks: [
      'how many times does the heart beat',
      'how fast does my heart beat',
      'how many times does a heart beat in a minute',
      'what is a pulse',
      'what is a heartbeat',
    ],
    says: "A resting heart beats about 60 to 100 times a minute, and a child's a bit faster. You can feel it as a pulse at your wrist.",
  },
  {
    asks: [
      'how much sleep do i need',
      'how many hours should i sleep',
      'how long should i sleep',
      'how much sleep do kids need',
      'when should i go to bed',
    ],
    says: 'Small children need 10 to 13 hours of sleep, school children 9 to 12, and teens 8 to 10.',
  },
  {
    asks: ['how much water should i drink', 'how much water do i need'],
    says: 'Drink whenever you are thirsty; many children need about 5 to 8 cups of water a day. You need more when it is hot or you play sports.',
  },
  {
    asks: [
      'how many letters are in the alphabet',
      'what are the letters of the alphabet',
      'say the alphabet',
      'what is the alphabet',
      'abc',
      'abcs',
    ],
    says: 'The alphabet has 26 letters: A B C D E F G H I J K L M N O P Q R S T U V W X Y Z.',
  },
  {
    asks: ['what rhymes with orange', 'what rhymes with purple', 'what rhymes with silver'],
    says: 'Hardly any common English word rhymes with orange, purple or silver. Poets love to joke about it!',
  },
  {
    asks: ['what is the longest word', 'longest word in english'],
    says: 'The longest word in big English dictionaries names a lung disease and has 45 letters. A long one to say is antidisestablishmentarianism, with 28.',
  },
  {
    asks: [
      'how many languages are there',
      'how many languages are there in the world',
      'what language do most people speak',
      'what language do they speak in brazil',
    ],
    says: 'About 7,000 languages are spoken in the world. English and Mandarin Chinese have the most speakers; in Brazil people speak Portuguese.',
  },
  {
    asks: [
      'what language do they speak in mexico',
      'what language do they speak in spain',
      'what language do they speak in argentina',
    ],
    says: 'People in Mexico, Spain and Argentina speak Spanish, and other languages beside it.',
  },
  {
    asks: [
      'how many players are on a soccer team',
      'how many people are on a soccer team',
      'how many players in football',
    ],
    says: 'A soccer team has 11 players on the field, and one of them is the goalkeeper.',
  },
  {
    asks: ['how many players are on a basketball team', 'how many people are on a basketball team'],
    says: 'A basketball team has 5 players on the court.',
  },
  { asks: ['how many players are on a baseball team'], says: 'A baseball team has 9 players on the field.' },
  {
    asks: [
      'what are the olympics',
      'what are the olympic games',
      'how often are the olympics',
      'what do the olympic rings mean',
    ],
    says: 'The Olympic Games are a meeting of athletes from all over the world. The summer games and the winter games each come every four years.',
  },
  {
    asks: ['what are the seven wonders of the world', 'seven wonders'],
    says: 'The seven wonders of the ancient world were great buildings and statues, such as the Lighthouse of Alexandria. Only the Great Pyramid of Giza still stands.',
  },
  {
    asks: ['what is the eiffel tower', 'where is the eiffel tower', 'how tall is the eiffel tower'],
    says: 'The Eiffel Tower is an iron tower in Paris, in France. It opened in 1889 and is 330 meters high.',
  },
  {
    asks: ['what is the taj mahal', 'where is the taj mahal'],
    says: 'The Taj Mahal is a white marble tomb in Agra, in India. An emperor built it for his wife in the 1600s.',
  },
  {
    asks: ['what is the titanic', 'when did the titanic sink', 'why did the titanic sink'],
    says: 'The Titanic was a great ship that hit an iceberg and sank in April 1912, on its first trip.',
  },
  {
    asks: ['who invented the telephone', 'who made the first phone', 'when was the telephone invented'],
    says: 'Alexander Graham Bell got the patent for the telephone in 1876. Others, such as Antonio Meucci and Elisha Gray, worked on it, too.',
  },
  {
    asks: ['who invented the light bulb', 'when was the light bulb invented', 'who made the light bulb'],
    says: 'Thomas Edison and his team made a long-lasting light bulb in 1879, and Lewis Latimer made it better. Joseph Swan built one in England.',
  },
  {
    asks: [
      'who invented the airplane',
      'who made the first airplane',
      'when was the airplane invented',
      'who were the wright brothers',
    ],
    says: 'Orville and Wilbur Wright made the first powered airplane flight in 1903. It lasted 12 seconds.',
  },
  {
    asks: ['who invented the car', 'when was the car invented', 'who made the first car'],
    says: 'Karl Benz built the first car with a gasoline engine in 1885 and patented it in 1886. Bertha Benz made its first long trip.',
  },
  {
    asks: ['who invented the printing press', 'when was the printing press invented'],
    says: 'Johannes Gutenberg built a printing press with movable metal letters in Europe around 1450. China and Korea had printed earlier.',
  },
  {
    asks: ['who invented basketball', 'when was basketball invented'],
    says: 'James Naismith, a teacher, invented basketball in 1891. The first baskets were for peaches.',
  },
  {
    asks: ['who invented zero', 'where does zero come from', 'who invented numbers', 'who invented math'],
    says: 'No single person invented numbers. Our digits, with zero as a number, come from India and came to Europe through Arab scholars.',
  },
  {
    asks: [
      'who is the president',
      'who is the president now',
      'who is the president of the united states',
      'who is the prime minister',
      'who is the king of england',
      'who is the queen',
    ],
    says: "That can change, so I may be out of date. Please look it up with a grown-up in today's news.",
  },
  {
    asks: [
      'how many presidents have there been',
      'how many presidents were there',
      'who was the second president',
      'who was the third president',
      'who was john adams',
    ],
    says: 'The first presidents of the United States were George Washington, John Adams and Thomas Jefferson. Look up the newest with a grown-up, as the list grows.',
  },
];
