import { check, type Explanation } from './explanation.ts';

export const scienceExplanations: readonly Explanation[] = [
  {
    id: 'photosynthesis',
    asks: [
      'why do plants need sun light',
      'photosynthesis',
      'how do plants make their food',
      'how do plants eat',
      'how do plants grow with sunlight',
      'why are leaves green',
      'why is grass green',
      'chlorophyll',
    ],
    young: 'Plants use sunlight, water and air to make their own food. Without light, they can not grow.',
    older:
      'Plants make their own food by photosynthesis. Chlorophyll, which makes leaves and grass green, captures light, and its energy turns carbon dioxide and water into sugar and oxygen. Without light, a plant runs out of sugar and stops growing.',
    check: check(
      'Where does a plant get the energy to make food: from sunlight, from the moon or from stones?',
      ['sunlight', 'the moon', 'stones'],
      0,
      'Think of what is bright and warm in the day.',
    ),
    lessonId: 'g7-energy-through-ecosystems',
  },
  {
    id: 'plant-needs',
    asks: [
      'what do plants need to grow',
      'what do seeds need to grow',
      'how does a seed grow into a plant',
      'how do plants grow',
      'germination',
      'what do roots do',
    ],
    young:
      'A seed needs water, air and warmth to sprout, and then light to grow. Roots drink water, and leaves catch the light.',
    older:
      'A seed needs water, air and warmth to germinate. Its root grows down and takes up water and minerals, while the shoot grows toward the light. Once it has leaves, the plant makes its own food.',
    check: check(
      'Which part drinks water from the soil: the flower, the root or the leaf?',
      ['the flower', 'the root', 'the leaf'],
      1,
      'It grows down into the ground.',
    ),
    lessonId: 'g3-life-cycles',
  },
  {
    id: 'seasons',
    asks: [
      'why do we have seasons',
      'what causes the seasons',
      'why is it cold in winter',
      'why is it hot in summer',
      'what is winter',
      'what is summer',
    ],
    young:
      'Seasons come because Earth leans a little as it goes around the sun. When our part leans toward the sun, we have summer.',
    older:
      'Seasons come from the tilt of Earth, not from its distance to the sun. The half that leans toward the sun gets light from higher in the sky and longer days, so it has summer, while the other half has winter.',
    check: check(
      'What makes the seasons: the tilt of Earth, the clouds or the wind?',
      ['the tilt of Earth', 'the clouds', 'the wind'],
      0,
      'Picture a ball that leans while it goes around a lamp.',
    ),
  },
  {
    id: 'day-night',
    asks: [
      'why is there day and night',
      'why is there night',
      'why is it dark at night',
      'how does day turn into night',
      'why does it get dark at night',
      'why does the sun set',
      'why does the sun rise',
      'why does earth spin',
      'earth rotation',
    ],
    young: 'Earth spins like a top. When our side turns away from the sun, it is night.',
    older:
      'Earth turns around its axis once in about 24 hours. The side that faces the sun has day, and the side that faces away has night. So the sun only seems to rise and set.',
    check: check(
      'What makes day and night: Earth spinning, the sun switching off or clouds?',
      ['Earth spinning', 'the sun switching off', 'clouds'],
      0,
      'Turn around slowly near a lamp.',
    ),
  },
  {
    id: 'sky-blue',
    asks: ['why is the sky blue', 'what color is the sky', 'why is the sunset red'],
    young: 'Sunlight is made of many colors. The air scatters blue light the most, so we see blue all over the sky.',
    older:
      'Sunlight holds all colors. The tiny molecules of air scatter short blue waves much more than long red ones, so blue light reaches us from all over the sky. At sunset the light crosses more air, and mostly red is left.',
    check: check(
      'Which color does the air scatter the most: blue, red or yellow?',
      ['blue', 'red', 'yellow'],
      0,
      'Look up on a sunny day.',
    ),
  },
  {
    id: 'moon',
    asks: ['why does the moon shine', 'what is the moon', 'what is the moon made of'],
    young:
      'The moon is a ball of rock that shines with light from the sun. As it goes around Earth, we see more or less of its bright side.',
    older:
      'The moon is a ball of rock that goes around Earth in about a month. It makes no light, but reflects sunlight, and half of it is always lit. As it moves, we see more or less of the lit half, and those shapes are called phases.',
    check: check(
      'Where does the light of the moon come from: the sun, the moon itself or Earth?',
      ['the sun', 'the moon itself', 'Earth'],
      0,
      'The moon works like a mirror.',
    ),
  },
  {
    id: 'planets',
    asks: [
      'how many planets are there',
      'planets in the solar system',
      'what is the solar system',
      'name the planets',
      'what is the biggest planet',
      'what is a planet',
    ],
    young: 'Eight planets go around our sun, and Earth is the third. The biggest one is Jupiter.',
    older:
      "The solar system is the sun and everything that goes around it. There are eight planets: Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus and Neptune. The sun's gravity holds them in their orbits.",
    check: check(
      'Which planet is the biggest: Earth, Mars or Jupiter?',
      ['Earth', 'Mars', 'Jupiter'],
      2,
      'It begins with the letter J.',
    ),
  },
  {
    id: 'gravity',
    asks: ['what is gravity', 'why do things fall down', 'why do we not float off earth'],
    young: 'Gravity is a pull toward Earth. It brings a ball down again when you throw it up.',
    older:
      'Gravity is a force by which all masses attract each other. Earth is so massive that it pulls everything near it toward its center, and that pull is what we call weight. The same force keeps the moon in its orbit.',
    check: check(
      'What does gravity do to a ball that you let go: pull it down, push it up or nothing?',
      ['pull it down', 'push it up', 'nothing'],
      0,
      'Drop something soft and watch.',
    ),
    lessonId: 'g3-push-pull-friction',
  },
  {
    id: 'force',
    asks: ['what is a force', 'what are pushes and pulls', 'what makes things move', 'what is motion'],
    young: 'A force is a push or a pull. It can make a thing start, stop, speed up or turn.',
    older:
      'A force is a push or a pull that one thing exerts on another. Balanced forces leave the motion as it is, while unbalanced forces make a thing speed up, slow down or turn.',
    check: check(
      'You open a drawer: is that a push, a pull or no force?',
      ['a push', 'a pull', 'no force'],
      1,
      'Does the drawer come toward you?',
    ),
    lessonId: 'g3-push-pull-friction',
  },
  {
    id: 'friction',
    asks: ['what is friction', 'why do things slow down'],
    young: 'Friction is a force between things that rub. It slows them down, and rough ground has more of it than ice.',
    older:
      'Friction is a force between two surfaces that rub, and it always works against the motion. Rough surfaces cause more of it than smooth ones, and some of the energy of motion turns into heat.',
    check: check(
      'Where is there the least friction: on grass, on carpet or on ice?',
      ['on grass', 'on carpet', 'on ice'],
      2,
      'Where would you slide the farthest?',
    ),
    lessonId: 'g3-push-pull-friction',
  },
  {
    id: 'magnet',
    asks: [
      'how do magnets work',
      'what is a magnet',
      'magnetic poles',
      'why do magnets stick',
      'why do magnets attract and repel',
    ],
    young: 'A magnet pulls things made of iron. It has two ends, and ends that are alike push each other away.',
    older:
      'A magnet has a north and a south pole. Unlike poles attract and like poles repel each other. In iron, countless tiny magnets can line up, which is why a magnet attracts iron but not wood or plastic.',
    check: check(
      'What will a magnet pull: an iron nail, a wooden spoon or a plastic cup?',
      ['an iron nail', 'a wooden spoon', 'a plastic cup'],
      0,
      'Look for the metal.',
    ),
  },
  {
    id: 'electricity',
    asks: [
      'what is electricity',
      'how does a circuit work',
      'how does a battery work',
      'how does a lamp work',
      'what is an electric current',
    ],
    young:
      'Electricity from a battery flows around a closed loop, which is called a circuit. If there is a gap, the lamp goes off.',
    older:
      'An electric current is a flow of charge through a closed loop, the circuit. A battery drives it, and a lamp turns its energy into light and heat. If the loop has a gap anywhere, the current stops everywhere in it.',
    check: check(
      'What happens when a circuit has a gap: the lamp shines, the lamp goes off or the lamp turns blue?',
      ['the lamp shines', 'the lamp goes off', 'the lamp turns blue'],
      1,
      'The electricity can not get around.',
    ),
    lessonId: 'science-energy-circuits',
  },
  {
    id: 'energy',
    asks: ['what is energy', 'kinds of energy', 'forms of energy'],
    young: 'Energy makes things move, glow or get warm. It is never used up, it only changes its form.',
    older:
      'Energy is what allows things to move, warm up, shine or change. It is never created or destroyed, but changes from one form into another, as when a lamp turns electrical energy into light and heat.',
    check: check(
      'What does a drum turn movement into: sound, ice or food?',
      ['sound', 'ice', 'food'],
      0,
      'What do you hear?',
    ),
    lessonId: 'science-energy-circuits',
  },
  {
    id: 'water-cycle',
    asks: [
      'what is the water cycle',
      'where does rain come from',
      'why does it rain',
      'how are clouds made',
      'what are clouds',
      'evaporation',
      'condensation',
    ],
    young:
      'In the water cycle, the sun warms water, and some of it rises as vapor. High up it cools into clouds and falls again as rain.',
    older:
      'Water goes around in a cycle. The sun makes it evaporate, the vapor rises, cools and condenses into the tiny drops of clouds, and when the drops grow heavy, they fall as rain or snow and flow back to the sea.',
    check: check(
      'What are clouds made of: tiny drops of water, cotton or smoke?',
      ['tiny drops of water', 'cotton', 'smoke'],
      0,
      'Think of what falls out of them.',
    ),
  },
  {
    id: 'weather',
    asks: ['what is weather', 'what is climate', 'difference between weather and climate'],
    young: 'Weather is what the air is doing today. Climate is the usual weather of a place over many years.',
    older:
      'Weather is the state of the air at a certain time: its warmth, wind, clouds and rain. Climate is the usual weather of a place over decades, so one cold day says little about the climate.',
    check: check(
      'It rains this morning: is that weather, climate or a season?',
      ['weather', 'climate', 'a season'],
      0,
      'Is it about one day or many years?',
    ),
    lessonId: 'g3-weather-and-climate',
  },
  {
    id: 'states',
    asks: [
      'what is a solid',
      'what is a liquid',
      'what is a gas',
      'solids liquids and gases',
      'states of matter',
      'why does ice melt',
      'what is matter',
    ],
    young:
      'A solid keeps its shape, a liquid flows, and a gas spreads everywhere. Ice is solid, and it melts into liquid water when it warms.',
    older:
      'Matter is made of tiny particles. In a solid they hold their places, in a liquid they slide past each other, and in a gas they fly freely. Heat makes them move faster, which is why ice melts and water boils.',
    check: check(
      'Which one is a liquid: ice, milk or air?',
      ['ice', 'milk', 'air'],
      1,
      'Which one can you pour into a cup?',
    ),
  },
  {
    id: 'rainbow',
    asks: ['how is a rainbow made', 'how does a rainbow form', 'why are there rainbows', 'colors of the rainbow'],
    young: 'A rainbow comes when the sun shines on raindrops. The drops split the light into its colors.',
    older:
      'A rainbow appears when sunlight enters raindrops, bends, is reflected inside and bends again on its way out. Each color bends by a different amount, so white light is spread from red to violet.',
    check: check(
      'What do you need for a rainbow: sun and rain, snow and wind or only clouds?',
      ['sun and rain', 'snow and wind', 'only clouds'],
      0,
      'Think of light and drops.',
    ),
  },
  {
    id: 'senses',
    asks: ['what are the five senses', 'how do we see', 'how do we hear', 'how do we smell', 'how do we taste'],
    young: 'We have five senses: we see, hear, smell, taste and touch. Eyes, ears, nose, tongue and skin help us.',
    older:
      'Our five main senses are sight, hearing, smell, taste and touch. Eyes, ears, nose, tongue and skin turn light, sound, chemicals and pressure into nerve signals, and the brain makes sense of them.',
    check: check(
      'What do you hear with: your nose, your ears or your skin?',
      ['your nose', 'your ears', 'your skin'],
      1,
      'Clap and feel where the sound goes in.',
    ),
    lessonId: 'prek-five-senses',
  },
  {
    id: 'animals',
    asks: ['what is a habitat', 'where do animals live', 'animal homes'],
    young: 'A habitat is the place where an animal lives. It finds food, water and a safe home there.',
    older:
      'A habitat is the place where a living thing finds food, water, shelter and room. Animals and plants have traits that suit their habitat, such as the thick fur of a polar bear.',
    check: check(
      'Where does a fish live: in a nest, in water or in a barn?',
      ['in a nest', 'in water', 'in a barn'],
      1,
      'It swims.',
    ),
    lessonId: 'prek-animal-homes',
  },
  {
    id: 'life-cycle',
    asks: [
      'what is a life cycle',
      'how does a caterpillar become a butterfly',
      'life cycle of a butterfly',
      'metamorphosis',
      'what is a caterpillar',
    ],
    young:
      'A butterfly starts as an egg and becomes a caterpillar. Then it changes inside a hard case and comes out with wings.',
    older:
      'A life cycle is all the stages of a living thing, from its beginning until it has young of its own. A butterfly has four: egg, larva or caterpillar, pupa, and adult. Its body changes completely in the third stage.',
    check: check(
      'What comes out of the hard case: an egg, a caterpillar or a butterfly?',
      ['an egg', 'a caterpillar', 'a butterfly'],
      2,
      'It can fly.',
    ),
    lessonId: 'g3-life-cycles',
  },
  {
    id: 'food-chain',
    asks: [
      'what is a food chain',
      'what is a food web',
      'what is a producer',
      'what is a consumer',
      'what is a decomposer',
    ],
    young: 'A food chain shows who eats whom. Grass feeds a rabbit, and the rabbit feeds a fox.',
    older:
      'A food chain shows how energy moves: plants are producers, animals that eat them are consumers, and decomposers break down what is dead. Many chains that cross form a food web. Only about a tenth of the energy is passed on at each step.',
    check: check(
      'What stands at the beginning of a food chain: a plant, a fox or an eagle?',
      ['a plant', 'a fox', 'an eagle'],
      0,
      'Who makes its own food?',
    ),
    lessonId: 'g7-energy-through-ecosystems',
  },
  {
    id: 'cell',
    asks: ['what is a cell', 'parts of a cell', 'nucleus of a cell', 'mitochondria', 'chloroplast'],
    young: 'A cell is the smallest part of a living thing. Your body is built of very many tiny cells.',
    older:
      'Cells are the smallest units of life. The nucleus holds the instructions, the membrane controls what goes in and out, and mitochondria release energy. Plant cells also have a cell wall, chloroplasts and a large vacuole.',
    check: check(
      'Which part holds the instructions of a cell: the nucleus, the wall or the water?',
      ['the nucleus', 'the wall', 'the water'],
      0,
      'It begins with the letter N.',
    ),
    lessonId: 'g7-cells-parts-and-scale',
  },
  {
    id: 'plant-animal-cell',
    asks: [
      'plant and animal cells',
      'difference between plant and animal cell',
      'what does a plant cell have that an animal cell does not have',
      'what is a cell wall',
    ],
    young: 'A plant cell has a stiff cell wall and green parts that catch light. An animal cell has neither of them.',
    older:
      'Plant and animal cells both have a nucleus, a membrane and mitochondria. Only plant cells have a stiff cell wall, chloroplasts for photosynthesis and one large vacuole.',
    check: check(
      'Which cells have a stiff wall: plant cells, animal cells or both?',
      ['plant cells', 'animal cells', 'both'],
      0,
      'Think of wood.',
    ),
    lessonId: 'g7-cells-parts-and-scale',
  },
  {
    id: 'heart',
    asks: [
      'what does the heart do',
      'how does the heart work',
      'what do lungs do',
      'how do lungs work',
      'why do we breathe',
      'how do we breathe',
    ],
    young:
      'Your lungs take oxygen from the air. Your heart pumps blood, which carries the oxygen all around your body.',
    older:
      'The lungs take in oxygen and give off carbon dioxide. The heart is a muscle that pumps blood through the lungs and then through the whole body, so that every cell gets oxygen and gets rid of waste.',
    check: check('What does the heart pump: air, blood or food?', ['air', 'blood', 'food'], 1, 'It is red.'),
    lessonId: 'g3-heart-and-lungs',
  },
  {
    id: 'bones',
    asks: [
      'why do we have bones',
      'what are bones',
      'what is a skeleton',
      'how many bones in the body',
      'what do muscles do',
    ],
    young: 'Bones hold you up, and muscles pull on them so that you can move. A grown person has 206 bones.',
    older:
      'The skeleton gives the body its shape, protects organs such as the brain, and works with muscles to move. A grown person has 206 bones, and a baby has more, because some grow together later.',
    check: check(
      'What pulls on bones so that you can move: muscles, hair or skin?',
      ['muscles', 'hair', 'skin'],
      0,
      'Bend your arm and feel what gets hard.',
    ),
  },
  {
    id: 'dinosaurs',
    asks: ['why did dinosaurs die out', 'why did dinosaurs go extinct', 'what is a fossil', 'what are dinosaurs'],
    young:
      'Dinosaurs lived very long ago, and we know them from fossils. Many scientists think that a huge rock from space ended their time.',
    older:
      'Dinosaurs lived from about 230 to 66 million years ago, and fossils tell us about them. Most scientists think that the impact of an asteroid changed the climate so much that they died out, except for the ancestors of birds.',
    check: check(
      'How do we know about dinosaurs: from fossils, from photos or from dreams?',
      ['fossils', 'photos', 'dreams'],
      0,
      'People dig them out of rock.',
    ),
  },
  {
    id: 'volcano',
    asks: ['how do volcanoes erupt', 'how do volcanoes work', 'what is a volcano', 'what is lava', 'what is magma'],
    young: 'Deep under the ground, some rock is so hot that it melts. A volcano is a place where it comes out as lava.',
    older:
      'Deep inside Earth, rock is partly melted and called magma. Where it rises through cracks, often at the edges of plates, gas pressure drives it out as lava and ash, and a volcano grows.',
    check: check(
      'What is melted rock called when it comes out: lava, steam or sand?',
      ['lava', 'steam', 'sand'],
      0,
      'It glows and flows.',
    ),
  },
  {
    id: 'earthquake',
    asks: ['what causes earthquakes', 'what is an earthquake'],
    young: 'The ground is made of huge plates of rock that move slowly. When they slip, the ground shakes.',
    older:
      'The crust of Earth is broken into plates that move a few centimeters a year. Where they stick, tension builds up, and when they suddenly slip, waves run through the ground: an earthquake.',
    check: check(
      'What slips in an earthquake: plates of rock, clouds or trees?',
      ['plates of rock', 'clouds', 'trees'],
      0,
      'It is deep under your feet.',
    ),
  },
  {
    id: 'fair-test',
    asks: ['what is a fair test', 'how do i do an experiment', 'what is an experiment', 'scientific method'],
    young:
      'In a fair test you change just one thing and keep all the rest the same. Then you know what made the difference.',
    older:
      'In a fair test you change one variable, measure another, and keep all the rest the same. You predict first, test several times, and compare the result with the prediction.',
    check: check(
      'How many things do you change in a fair test: one, three or all?',
      ['one', 'three', 'all'],
      0,
      'You want to know what made the difference.',
    ),
    lessonId: 'g3-fair-tests',
  },
  {
    id: 'atom',
    asks: ['what is an atom', 'what are protons', 'what are neutrons', 'what are electrons', 'what is a molecule'],
    young: 'Everything is made of tiny bits called atoms. They are far too small to see.',
    older:
      'All matter consists of atoms. An atom has a nucleus of protons and neutrons with electrons around it, and the number of protons decides which element it is. Atoms that are joined form molecules.',
    check: check(
      'What is an atom: a tiny bit of matter, a planet or a machine?',
      ['a tiny bit of matter', 'a planet', 'a machine'],
      0,
      'Think very, very small.',
    ),
    lessonId: 'g10-periodic-table',
  },
  {
    id: 'germs',
    asks: [
      'why do i wash my hands',
      'what are germs',
      'what is a virus',
      'how do germs make us sick',
      'what is a vaccine',
      'how do vaccines work',
    ],
    young: 'Germs are tiny living things that can make us sick. Soap and water wash them off your hands.',
    older:
      'Germs such as bacteria and viruses are too small to see, and some cause illness. Washing hands removes them, and a vaccine trains the body to recognize one before it does harm.',
    check: check(
      'What washes germs off: soap and water, sand or wind?',
      ['soap and water', 'sand', 'wind'],
      0,
      'You find it at the sink.',
    ),
  },
  {
    id: 'recycle',
    asks: [
      'what is recycling',
      'reduce reuse recycle',
      'why should we recycle',
      'why is recycling good',
      'how do we make less trash',
    ],
    young: 'Recycling turns old things into new ones. Using less and using things again is even better.',
    older:
      'Recycling turns used material into new goods, which saves raw material and energy. Reducing and reusing come first, because they avoid waste altogether.',
    check: check(
      'Which one makes the least trash: using a bottle again, buying a new one or throwing it out?',
      ['using a bottle again', 'buying a new one', 'throwing it out'],
      0,
      'What needs nothing new?',
    ),
    lessonId: 'g3-reduce-reuse-recycle',
  },
  {
    id: 'sleep',
    asks: ['why do we sleep', 'why do i need sleep'],
    young: 'While you sleep, your body grows and heals. Your brain sorts what you learned.',
    older:
      'During sleep the body grows and repairs itself, and the brain sorts and stores what was learned. Children need about nine to twelve hours, teenagers eight to ten.',
    check: check(
      'What does your brain do in your sleep: sort what you learned, nothing or sing?',
      ['sort what you learned', 'nothing', 'sing'],
      0,
      'It helps you remember.',
    ),
    lessonId: 'g3-sleep-well',
  },
];
