import { choose, type Explanation } from './explanation.ts';

/** Plants, animals, the body and the chemistry of life, beside `science.ts`. */
export const livingThingExplanations: readonly Explanation[] = [
  {
    id: 'living',
    asks: [
      'what is a living thing',
      'difference between living and nonliving things',
      'how do i know if something is alive',
      'is a rock alive',
      'are plants alive',
      'what is biology',
    ],
    young:
      'Living things grow, need food and water, and make more of their kind. A dog and a tree are living, but a rock is not.',
    older:
      'Living things are made of cells, use energy, grow, respond to what is around them and reproduce. Biology is the science that studies them. Fire grows too, but it has no cells.',
    check: choose('Which one is a living thing', ['a rock', 'a tree', 'a spoon'], 1, 'Which one grows by itself?'),
    lessonId: 'prek-nature-watch',
  },
  {
    id: 'plant-parts',
    asks: [
      'what are the parts of a plant',
      'what does the stem do',
      'what do leaves do',
      'why do plants have flowers',
      'what is a stem',
      'why do trees have bark',
      'what is a seed',
      'what is fruit for',
    ],
    young: 'Roots drink water, the stem carries it up, and leaves make food. Flowers make seeds for new plants.',
    older:
      'Roots take in water and minerals, the stem carries them and holds the plant up, leaves make sugar from light, and flowers make seeds. Fruit protects seeds and helps them travel; bark protects the trunk.',
    check: choose(
      'Which part carries water up',
      ['the flower', 'the stem', 'the seed'],
      1,
      'It is long and stands up.',
    ),
  },
  {
    id: 'leaf-colors',
    asks: [
      'why do leaves change color',
      'why do leaves turn red in autumn',
      'why do leaves fall',
      'why do trees lose their leaves',
      'why do leaves turn yellow',
      'why do leaves change color in the fall',
    ],
    young: 'In autumn, a tree takes the green stuff out of its leaves. Then other colors show: yellow, orange and red.',
    older:
      'In autumn, days grow short and trees break down the green chlorophyll in their leaves. Yellow and orange colors that were there all along appear, and some trees make red. Dropping leaves saves water in winter.',
    check: choose(
      'Which color goes away in autumn',
      ['green', 'yellow', 'orange'],
      0,
      'It is the color of summer leaves.',
    ),
  },
  {
    id: 'fish-breathe',
    asks: ['how do fish breathe', 'how do fish breathe underwater', 'what are gills'],
    young: 'Fish breathe with gills. Water flows over the gills, and they take oxygen out of it.',
    older:
      'Fish take in water through the mouth and let it flow over their gills. Thin walls there let oxygen from the water into the blood and carbon dioxide out. Whales have lungs instead, so they come up for air.',
    check: choose('What do fish breathe with', ['gills', 'fins', 'scales'], 0, 'Water flows over them.'),
  },
  {
    id: 'animal-groups',
    asks: [
      'what is a reptile',
      'what is an amphibian',
      'what are vertebrates',
      'what is an invertebrate',
      'what are the groups of animals',
      'is a frog a reptile',
      'is a snake a reptile',
      'what is a cold blooded animal',
      'what makes a bird a bird',
      'classes of animals',
      'how are animals grouped',
    ],
    young:
      'Animals with a backbone are mammals, birds, fish, reptiles or amphibians. A frog is an amphibian, and a snake is a reptile.',
    older:
      'Vertebrates have a backbone; the groups are fish, amphibians, reptiles, birds and mammals. Birds have feathers, reptiles dry scales, and amphibians such as frogs begin life in water. Invertebrates, such as insects, have no backbone.',
    check: choose('Which group has feathers', ['birds', 'reptiles', 'fish'], 0, 'Most of them can fly.'),
  },
  {
    id: 'adaptation',
    asks: [
      'what is an adaptation',
      'how do animals survive',
      'what is camouflage',
      'why do animals hide',
      'how do animals adapt',
      'how do animals stay warm',
    ],
    young: 'An adaptation helps an animal to live in its place. Camouflage is one: colors that make it hard to see.',
    older:
      'An adaptation is a feature or behavior that helps a living thing survive where it lives: thick fur in the cold, camouflage that hides, a beak that fits the food. It spreads over many generations, not by wishing.',
    check: choose(
      'What does camouflage help an animal to do',
      ['hide', 'sing', 'swim'],
      0,
      'It looks like the place around it.',
    ),
    lessonId: 'prek-animal-homes',
  },
  {
    id: 'hibernate',
    asks: [
      'what is hibernation',
      'why do bears hibernate',
      'why do bears sleep in winter',
      'why do birds fly south',
      'what is migration of animals',
      'why do birds migrate',
      'why do animals migrate',
      'what is a nocturnal animal',
    ],
    young:
      'Some animals rest all winter, when there is little food. That is hibernation, and birds that fly to warm places migrate.',
    older:
      'Hibernation is a long winter rest in which heartbeat and breathing slow down and save energy. Migration means moving far to find food or a place for the young. Nocturnal animals are awake at night.',
    check: choose(
      'What is a long winter rest called',
      ['hibernation', 'migration', 'vacation'],
      0,
      'Bears and bats do it.',
    ),
  },
  {
    id: 'animal-senses',
    asks: [
      'how do animals sense',
      'how do bats see in the dark',
      'what is echolocation',
      'how do dogs smell so well',
      'how do snakes smell',
      'animal senses',
      'how do animals talk',
      'how do animals communicate',
    ],
    young:
      'Animals sense the world in their own ways. Bats call out and listen to the echo, so they find bugs in the dark.',
    older:
      "Senses fit an animal's life. Bats and dolphins send out sounds and listen for the echo, which is echolocation; snakes collect smells with the tongue; dogs have many millions of smell cells. Nerves carry all this to the brain.",
    check: choose('What do bats listen to', ['echoes', 'songs', 'thunder'], 0, 'Their own call comes back.'),
  },
  {
    id: 'cats-dogs',
    asks: [
      'why do cats purr',
      'why do dogs bark',
      'why do dogs wag their tails',
      'how do cats see in the dark',
      'why do cats meow',
      'why do dogs howl',
    ],
    young:
      'Cats purr with a small part of the throat, often when they feel good. Dogs bark and wag their tails to tell us things.',
    older:
      'A cat purrs when muscles in its voice box twitch quickly while it breathes; often it is content, but it may also calm itself when hurt. Dogs bark to warn, greet or call. Their whole body tells more than the sound alone.',
    check: choose(
      'Which part of the body makes the purr',
      ['the throat', 'the tail', 'the paws'],
      0,
      'It is near the voice.',
    ),
  },
  {
    id: 'ecosystem',
    asks: [
      'what is an ecosystem',
      'what is a community in science',
      'what is biodiversity',
      'why is biodiversity important',
      'what happens when an animal goes extinct',
      'what is a biome',
      'what is a rainforest',
      'what is a desert',
      'what is the tundra',
    ],
    young:
      'An ecosystem is all the living things in a place, and the water, air and soil they need. When one thing changes, others change too.',
    older:
      'An ecosystem is a community of living things together with its air, water and soil. Energy flows through it from plants to consumers, and matter cycles. Biodiversity, a rich variety of species, makes it steadier. Biomes such as desert, tundra and rainforest are ecosystems on a large scale.',
    check: choose('Which part of an ecosystem is not alive', ['water', 'grass', 'a fox'], 0, 'It does not grow.'),
    lessonId: 'g7-when-ecosystems-change',
  },
  {
    id: 'predator',
    asks: [
      'what is a predator',
      'what is prey',
      'predator and prey',
      'what is a herbivore',
      'what is a carnivore',
      'what is an omnivore',
      'what do carnivores eat',
      'what is symbiosis',
      'what is a parasite',
    ],
    young:
      'A predator hunts, and its prey is what it eats. Herbivores eat plants, carnivores eat meat, and omnivores eat both.',
    older:
      'Predators hunt other animals, their prey. Herbivores eat plants, carnivores eat meat and omnivores both. In symbiosis two species live closely together: both may gain, or a parasite gains while its host is harmed.',
    check: choose('What does a herbivore eat', ['meat', 'plants', 'both'], 1, 'Think of herbs.'),
  },
  {
    id: 'body-systems',
    asks: [
      'what are the body systems',
      'how do body systems work together',
      'what are organs',
      'what is an organ',
      'what is a tissue',
      'how does the body work',
      'organ systems',
    ],
    young: 'Your body has parts that work as teams. Heart and blood are one team, and the stomach is part of another.',
    older:
      'Cells form tissues, tissues form organs, and organs form systems. The circulatory system carries blood, the respiratory system exchanges gases, the digestive system breaks down food, and nerves control them all.',
    check: choose(
      'Which system breaks down food',
      ['the digestive system', 'the nervous system', 'the skeleton'],
      0,
      'The stomach is part of it.',
    ),
    lessonId: 'g7-body-systems-together',
  },
  {
    id: 'digestion',
    asks: [
      'what happens to the food i eat',
      'how does digestion work',
      'what does the stomach do',
      'how does the stomach work',
      'digestive system',
      'why do we poop',
      'why do we pee',
      'why do we eat',
      'why do i get hungry',
    ],
    young:
      'You chew food, and your stomach mashes it. Your body takes what it needs, and the rest leaves when you go to the toilet.',
    older:
      'Teeth and saliva begin digestion, the stomach mixes food with acid, and the small intestine passes nutrients into the blood. The large intestine takes back water, and waste leaves. Kidneys filter the blood and make urine.',
    check: choose(
      'Where does food go after the mouth and throat',
      ['the stomach', 'the lungs', 'the heart'],
      0,
      'It may growl.',
    ),
  },
  {
    id: 'brain',
    asks: [
      'what does the brain do',
      'how does the brain work',
      'how does my brain work',
      'what are nerves',
      'nervous system',
      'how do we think',
      'why do we dream',
      'what are dreams',
      'how does memory work',
    ],
    young: 'Your brain thinks, feels and remembers. Nerves carry its messages to your body and back.',
    older:
      'The brain and spinal cord are the center of the nervous system. Nerve cells pass signals along as tiny electric pulses, and connections that are used often grow stronger, which is how we learn. Dreams come while the brain sorts the day; science does not fully know why.',
    check: choose('What carries messages from the brain', ['nerves', 'bones', 'hair'], 0, 'They are like wires.'),
  },
  {
    id: 'skin-blood',
    asks: [
      'what does skin do',
      'why do we have skin',
      'why do we sweat',
      'what is blood',
      'why is blood red',
      'what is blood made of',
      'how do cuts heal',
      'why do we have different skin colors',
      'why do people have different skin color',
    ],
    young: 'Skin keeps germs out and water in. Blood carries food and oxygen through your body.',
    older:
      'Skin protects the body, senses touch and cools it with sweat; more of the pigment melanin makes it darker and guards it from strong sun. Red blood cells carry oxygen with iron, which makes blood red; white cells fight germs, and platelets close cuts.',
    check: choose('What does blood carry', ['oxygen', 'sand', 'light'], 0, 'You breathe it in.'),
  },
  {
    id: 'odd-body',
    asks: [
      'why do we yawn',
      'why do we get hiccups',
      'what are hiccups',
      'why do we sneeze',
      'why do we cough',
      'why do we blink',
      'why do we cry tears',
    ],
    young:
      'A sneeze blows dust out of your nose, and blinking keeps your eyes wet. Hiccups come when the muscle under your lungs jumps.',
    older:
      'Sneezing and coughing push things out of the airways, and blinking keeps the eyes moist. Hiccups are sudden jerks of the diaphragm, the muscle under the lungs. Why we yawn is not settled; it may help to keep the brain alert.',
    check: choose(
      'What does blinking do',
      ['keep the eyes wet', 'make us grow', 'make sound'],
      0,
      'Tears spread over them.',
    ),
  },
  {
    id: 'immune',
    asks: [
      'how does the body fight germs',
      'what is the immune system',
      'how does the immune system work',
      'what are antibodies',
      'difference between bacteria and viruses',
      'why do i get sick',
      'why do we get colds',
      'what is an antibiotic',
      'how do diseases spread',
    ],
    young: 'Your body has tiny fighters in the blood that stop germs. When they have met a germ, they remember it.',
    older:
      'The immune system tells what belongs to the body from what does not. White blood cells destroy germs and make antibodies, and memory cells answer faster next time, which is what a vaccine trains. Bacteria are living cells; viruses need a cell to multiply, so antibiotics do not help against them.',
    check: choose(
      'What fights germs in your body',
      ['white blood cells', 'hair', 'bones'],
      0,
      'They travel in the blood.',
    ),
  },
  {
    id: 'dna',
    asks: [
      'what is dna',
      'what is a gene',
      'what are genes',
      'what is a chromosome',
      'why do i look like my parents',
      'what is a dominant gene',
      'what is a recessive gene',
      'punnett square',
      'what is a mutation',
    ],
    young:
      'DNA is like a recipe in every cell of your body. You got half of it from each parent, so you look a bit like both.',
    older:
      'DNA stores instructions in the order of four bases, and a gene is a stretch of it that usually codes for a protein. Half of your chromosomes come from each parent. A dominant version shows with one copy, a recessive one only with two; a mutation is a change in the sequence.',
    check: choose(
      'How much of your DNA comes from each parent',
      ['all', 'half', 'none'],
      1,
      'Both give the same share.',
    ),
  },
  {
    id: 'evolution',
    asks: [
      'what is evolution',
      'what is natural selection',
      'how do animals evolve',
      'how did humans evolve',
      'where did humans come from',
      'evidence for evolution',
      'did humans come from monkeys',
    ],
    young:
      'Living things change slowly over a very long time. Those that fit their place best have more young, and the young are like them.',
    older:
      'Evolution is change in inherited traits over generations. In natural selection, described by Charles Darwin, individuals with helpful traits leave more offspring, so these traits spread. Fossils, anatomy and DNA all show it; humans and other apes share ancestors.',
    check: choose(
      'What does natural selection act on',
      ['traits that are inherited', 'wishes', 'weather'],
      0,
      'The young have them from their parents.',
    ),
  },
  {
    id: 'life-chemistry',
    asks: [
      'what is a carbohydrate',
      'what are lipids',
      'chemistry of life',
      'what is an enzyme',
      'what is cellular respiration',
      'what is atp',
      'what is glucose',
      'what is mitosis',
      'what is meiosis',
      'how do cells divide',
      'what is osmosis',
      'what is a cell membrane',
    ],
    young: 'Your cells take sugar and oxygen and get energy from them. Then one cell can become two.',
    older:
      'Life is built from carbohydrates, lipids, proteins and nucleic acids; enzymes are proteins that speed up reactions. In cellular respiration cells release energy from glucose as ATP. Mitosis makes two equal cells, meiosis makes sex cells with half the chromosomes, and osmosis moves water through a membrane.',
    check: choose('What do cells get from sugar and oxygen', ['energy', 'sand', 'light'], 0, 'You need it to run.'),
  },
  {
    id: 'trees-bugs',
    asks: [
      'how do trees help us',
      'why are trees important',
      'how do spiders make webs',
      'why do spiders make webs',
      'what do worms do',
    ],
    young: 'Trees give us air, shade, fruit and wood, and homes for animals. Their rings show how old they were.',
    older:
      'Trees take in carbon dioxide, give off oxygen, hold the soil and shelter animals; each ring in the trunk is about one year. Small animals work too: worms loosen soil, and spiders spin silk to catch insects.',
    check: choose(
      'What shows the age of a tree',
      ['its rings', 'its leaves', 'its birds'],
      0,
      'You see them in a cut trunk.',
    ),
  },
  {
    id: 'endangered',
    asks: [
      'what is an endangered animal',
      'how can we protect wildlife',
      'how do we protect animals',
      'why are animals endangered',
      'what does extinct mean',
      'why did animals go extinct',
      'how can i help animals',
      'protecting wildlife',
    ],
    young: 'Endangered animals are ones with few left. We help when we keep their homes safe and clean.',
    older:
      'A species is endangered when so few are left that it may disappear, and extinct when none are. The main causes are lost habitat, hunting, pollution and a changing climate; reserves, laws and restored habitats help.',
    check: choose('What do endangered animals need most', ['a safe home', 'toys', 'hats'], 0, 'They live there.'),
  },
];
