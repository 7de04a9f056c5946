import { choose, type Explanation } from './explanation.ts';

/** Earth, its weather and what is beyond it, beside `science.ts`. */
export const earthAndSkyExplanations: readonly Explanation[] = [
  {
    id: 'moon-phases',
    asks: [
      'why does the moon change its shape',
      'phases of the moon',
      'why does the moon look different',
      'what is a full moon',
      'what is a new moon',
      'why is the moon sometimes half',
      'why does the moon follow us',
    ],
    young:
      'The sun always lights half of the moon. As the moon goes around us, we see more or less of that bright half.',
    older:
      'The moon does not change its shape: the sun always lights one half, and in the course of about a month we see that half from different sides. At full moon we see all of it, at new moon none.',
    check: choose('What lights the moon', ['the sun', 'lamps', 'Earth'], 0, 'It is our star.'),
  },
  {
    id: 'eclipse',
    asks: [
      'what is an eclipse',
      'what is a solar eclipse',
      'what is a lunar eclipse',
      'why does an eclipse happen',
      'why did the sun go dark',
    ],
    young: 'In a solar eclipse, the moon moves in front of the sun. Never look at the sun without special glasses.',
    older:
      "In a solar eclipse the moon passes between sun and Earth and its shadow falls on us; in a lunar eclipse Earth's shadow falls on the moon. Never look at the sun without certified eclipse glasses.",
    check: choose(
      'What covers the sun in a solar eclipse',
      ['the moon', 'a cloud', 'Mars'],
      0,
      'It goes around Earth.',
    ),
  },
  {
    id: 'thunder',
    asks: [
      'what makes thunder',
      'what is lightning',
      'what causes lightning',
      'why does it thunder',
      'why do i see lightning before thunder',
      'what is thunder',
      'is lightning dangerous',
      'is thunder dangerous',
    ],
    young: 'Lightning is a giant spark in a storm. It heats the air so fast that the air booms, and that is thunder.',
    older:
      'In a storm cloud, bumping bits of ice build up electric charge until a giant spark, lightning, evens it out. The air around it expands suddenly, which is the thunder. Light is faster than sound, so we see it first. Go indoors when you hear it.',
    check: choose('What comes to us first', ['lightning', 'thunder', 'both at once'], 0, 'Light is faster than sound.'),
  },
  {
    id: 'snow-wind',
    asks: [
      'what is snow',
      'why does it snow',
      'how is snow made',
      'what is wind',
      'what makes the wind blow',
      'why is it windy',
      'what is fog',
      'why are clouds white',
    ],
    young: 'Wind is moving air. Snow is made of tiny ice crystals that grow in cold clouds.',
    older:
      'The sun heats air unevenly; warm air rises, cooler air flows in, and that is wind. In cold clouds water vapor freezes into six-sided crystals, which fall as snow. Fog is a cloud at the ground.',
    check: choose('What is wind', ['moving air', 'moving water', 'cold light'], 0, 'You feel it on your face.'),
    lessonId: 'g3-weather-and-climate',
  },
  {
    id: 'big-storms',
    asks: [
      'what is a hurricane',
      'what is a tornado',
      'how do tornadoes form',
      'how do hurricanes form',
      'what causes a tornado',
      'what is a tsunami',
      'natural disasters',
      'difference between a hurricane and a tornado',
    ],
    young: 'A tornado is a fast, spinning column of air. A hurricane is a huge storm that grows over warm sea water.',
    older:
      'Hurricanes form over warm oceans and can be hundreds of kilometers wide; tornadoes are narrow spinning columns under thunderstorms. A tsunami is a series of waves, mostly from an earthquake under the sea. Warnings and a family plan keep people safe.',
    check: choose(
      'Where do hurricanes grow',
      ['over warm seas', 'in caves', 'on the moon'],
      0,
      'They need warm water.',
    ),
  },
  {
    id: 'rocks',
    asks: [
      'what are the three types of rocks',
      'how are rocks made',
      'what is igneous rock',
      'what is sedimentary rock',
      'what is metamorphic rock',
      'rock cycle',
      'what is a mineral',
      'what is a rock',
      'what are rocks made of',
    ],
    young: 'Rocks are made of minerals. Some cooled from hot melted rock, and some are sand and mud pressed hard.',
    older:
      'Igneous rock forms when magma or lava cools, sedimentary rock when layers of sand, mud or shells are pressed together, and metamorphic rock when heat and pressure change another rock. The rock cycle joins them. Minerals are what rocks are made of.',
    check: choose(
      'Which rock forms from cooled lava',
      ['igneous rock', 'sedimentary rock', 'chalk'],
      0,
      'Its name is like ignite.',
    ),
  },
  {
    id: 'erosion',
    asks: [
      'what is erosion',
      'how are mountains made',
      'how are mountains formed',
      'how are valleys made',
      'how are canyons made',
      'what is soil',
    ],
    young: 'Wind, water and ice break rocks and carry the bits away. That is erosion, and soil has such bits in it.',
    older:
      'Weathering breaks rock into pieces, and erosion carries them away by water, wind or ice; so rivers cut valleys and canyons. Mountains rise where plates push together or lava piles up. Soil is broken rock mixed with the remains of living things.',
    check: choose(
      'What carries bits of rock away',
      ['erosion', 'gravity lamps', 'sunlight'],
      0,
      'Water and wind do it.',
    ),
  },
  {
    id: 'plates',
    asks: [
      'what are the layers of the earth',
      'what is inside the earth',
      'what is the crust',
      'what is the mantle',
      'what is the core of the earth',
      'what was pangaea',
    ],
    young:
      'Earth has a thin crust, a thick mantle and a hot core. The crust is broken into plates that move very slowly.',
    older:
      'Earth has a crust, a mantle and a core of hot metal. The rigid outer part is broken into plates that move a few centimeters a year; where they meet there are mountains, volcanoes and earthquakes. Long ago the continents were one, Pangaea.',
    check: choose('What is in the middle of Earth', ['the core', 'the crust', 'the sea'], 0, 'An apple has one, too.'),
  },
  {
    id: 'tides',
    asks: [
      'what are tides',
      'what causes tides',
      'why does the ocean have tides',
      'why are there waves in the ocean',
      'what makes ocean waves',
      'why is the ocean blue',
      'why is the sea blue',
      'what is high tide',
    ],
    young: 'The pull of the moon makes the sea rise and fall, and that is the tide. Waves come from wind.',
    older:
      "Tides are caused mainly by the moon's gravity, with some help from the sun: most coasts have two high tides a day. Wind makes waves, and water looks blue because it takes in red light the most.",
    check: choose('What causes tides most of all', ['the moon', 'fish', 'rain'], 0, 'It pulls on the sea.'),
  },
  {
    id: 'climate-change',
    asks: [
      'what is climate change',
      'what causes climate change',
      'what is the greenhouse effect',
      'what are greenhouse gases',
      'why is the earth getting warmer',
      'how can we stop climate change',
      'what is climate action',
      'climate systems',
      'what is carbon dioxide',
    ],
    young:
      'Burning coal, oil and gas puts gases in the air that keep heat in. Earth gets warmer, and people work to change that.',
    older:
      'Carbon dioxide and other greenhouse gases let sunlight in and hold heat back. Since factories began, burning coal, oil and gas has raised them and warmed the climate by more than 1 °C. Clean energy, less waste and protected forests help.',
    check: choose(
      'What keeps heat in the air',
      ['greenhouse gases', 'snow', 'sound'],
      0,
      'A glass house does it, too.',
    ),
  },
  {
    id: 'energy-sources',
    asks: [
      'what is renewable energy',
      'what is solar power',
      'what is wind power',
      'how do solar panels work',
      'what are fossil fuels',
      'what is coal',
      'where does electricity come from',
      'what is nuclear energy',
      'energy choices',
      'what is oil',
      'what is a power plant',
      'what is nonrenewable energy',
    ],
    young: 'Sun, wind and water can make power again and again. Coal, oil and gas are used up when we burn them.',
    older:
      'Renewable sources such as sun, wind and water are replaced all the time; fossil fuels formed over millions of years and release carbon dioxide. Nuclear plants split atoms: little carbon, but long-lived waste. Every choice weighs cost, supply and harm.',
    check: choose('Which one is renewable', ['coal', 'oil', 'wind'], 2, 'It comes back every day.'),
  },
  {
    id: 'pollution',
    asks: [
      'what is pollution',
      'how can we protect the earth',
      'what is air pollution',
      'what is water pollution',
      'how do we save the planet',
      'how can i help the earth',
      'how can i help the planet',
      'why is littering bad',
      'why is cutting down trees bad',
    ],
    young: 'Pollution makes air, water or land dirty. We help when we pick up trash, use less and walk more.',
    older:
      'Pollution is anything harmful that we put into air, water or soil, such as smoke or plastic, which takes very long to break down. Using less, repairing, planting and good laws all help.',
    check: choose(
      'What helps the Earth',
      ['picking up trash', 'littering', 'leaving lamps on'],
      0,
      'It makes a place clean.',
    ),
    lessonId: 'g3-reduce-reuse-recycle',
  },
  {
    id: 'water-uses',
    asks: [
      'why is clean water important',
      'why is water important',
      'why do we need water',
      'why should we save water',
      'how can we save water',
      'clean water for all',
      'where does our water come from',
      'what is fresh water',
    ],
    young:
      'All living things need water, and people need clean water to stay well. Turn off the tap when you brush your teeth.',
    older:
      "Only a small part of Earth's water is fresh, and much of that is ice. Cities clean water by letting dirt settle, filtering it and killing germs. About one in four people still lacks safe water at home, so saving and sharing it matters.",
    check: choose('What do people need to stay well', ['clean water', 'salt water', 'muddy water'], 0, 'We drink it.'),
  },
  {
    id: 'universe',
    asks: [
      'what is the universe',
      'what is a galaxy',
      'what is the milky way',
      'what is outer space',
      'what is space',
      'what was the big bang',
      'how did the universe begin',
      'what is a light year',
      'does space end',
      'why is space dark',
      'why is space black',
    ],
    young: 'The universe is everything there is. Our sun is one of very many stars in a galaxy called the Milky Way.',
    older:
      'The universe is all of space, time and matter. It has been expanding from a hot, dense beginning, the Big Bang, for about 13.8 billion years. Our galaxy, the Milky Way, has at least 100 billion stars; a light year is how far light travels in a year.',
    check: choose(
      'What is our galaxy called',
      ['the Milky Way', 'the Big Dipper', 'Mars'],
      0,
      'It sounds like a drink.',
    ),
  },
  {
    id: 'black-hole',
    asks: [
      'what is a black hole',
      'what is a supernova',
      'how do stars die',
      'how are stars born',
      'why do stars twinkle',
      'what is inside a black hole',
      'what is the north star',
      'why do we see stars at night',
    ],
    young:
      'A black hole pulls so hard that not even light gets out. Stars twinkle because our air wiggles their light.',
    older:
      'Stars form in clouds of gas and shine by fusing hydrogen. A very massive one may end in an explosion, a supernova, and leave a black hole, from which not even light escapes. Stars twinkle because moving air bends their light.',
    check: choose('What can not get out of a black hole', ['light', 'nothing at all', 'numbers'], 0, 'We see with it.'),
  },
  {
    id: 'comets',
    asks: [
      'what is a comet',
      'what is an asteroid',
      'what is a meteor',
      'what is a shooting star',
      'what is a meteorite',
      'difference between an asteroid and a comet',
      'why is pluto not a planet',
      'is pluto a planet',
      'what is a dwarf planet',
      'what is an orbit',
    ],
    young:
      'Asteroids are rocks that go around the sun, and comets are icy balls with tails. A shooting star is a bit of rock that glows in our air.',
    older:
      'Asteroids are rocky, comets icy with a tail near the sun, and a meteor is the streak of a small piece burning up in our air; what lands is a meteorite. An orbit is the path around a larger body. Since 2006 Pluto counts as a dwarf planet, because it has not cleared its orbit.',
    check: choose('Which one has a tail', ['a comet', 'an asteroid', 'the moon'], 0, 'It is made of ice and dust.'),
  },
  {
    id: 'rockets',
    asks: [
      'how do rockets work',
      'how do rockets fly',
      'what is a rocket',
      'how do astronauts live in space',
      'why do astronauts float',
      'what is the space station',
      'what do astronauts do',
      'what do astronauts eat',
      'how do i become an astronaut',
      'can you breathe in space',
      'is there air in space',
    ],
    young:
      'A rocket pushes hot gas down, and the gas pushes the rocket up. Astronauts float because they fall around Earth all the time.',
    older:
      "A rocket throws hot gas backward, and by Newton's third law the gas pushes it forward, even without air. Astronauts float because they and their station fall around Earth together. In 1969 Neil Armstrong was the first person on the moon.",
    check: choose(
      'Which way does the gas of a rising rocket go',
      ['down', 'up', 'nowhere'],
      0,
      'It goes against the rocket.',
    ),
  },
];
