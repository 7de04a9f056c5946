/** Why something that children dare each other to do, or find at home, is dangerous, in words for two ages. `hazardCare` follows. */
interface Reason {
  readonly young: string;
  readonly older: string;
}

export const hazards = {
  eating: {
    young: 'That can burn your mouth and your tummy from the inside.',
    older: 'Detergents and cleaners burn the mouth, the throat and the lungs, even in small amounts.',
  },
  mixing: {
    young: 'Cleaners that are mixed make a gas that hurts your eyes and lungs.',
    older:
      'Bleach with ammonia, vinegar or other cleaners sets poisonous gases free that damage the lungs within minutes.',
  },
  breath: {
    young: 'Your brain needs air all the time, and without it you can be badly hurt before you notice.',
    older:
      'Without air the brain is damaged within minutes, and nobody feels it in time; people have died of such games on the first try.',
  },
  battery: {
    young: 'A small battery can burn a hole inside you, even when nothing hurts at first.',
    older: 'A button battery in the body burns through tissue within two hours, often without pain at first.',
  },
  magnets: {
    young: 'Magnets inside you pull towards each other and hurt your tummy badly.',
    older:
      'Magnets that are swallowed pull through the walls of the bowel and tear it, so they always need a hospital.',
  },
  electricity: {
    young: 'Electricity from the wall can stop your heart.',
    older:
      'Current from a socket or a rail can stop the heart and burn from the inside; water and metal lead it to you.',
  },
  microwave: {
    young: 'Some things burn or burst in a microwave, and can hurt your face and hands.',
    older:
      'Metal makes sparks and fire in a microwave, and eggs or closed jars burst with boiling steam, sometimes only when they are touched.',
  },
  tracks: {
    young: 'A train is fast and quiet, and can not stop for you.',
    older:
      'A train needs up to a kilometre to stop and is heard too late, and the wires above kill without being touched.',
  },
  heights: {
    young: 'From high up a fall can break your bones or worse.',
    older: 'A fall from a roof, a bridge or a crane is often deadly, and a glass or tin roof breaks under a child.',
  },
  ice: {
    young: 'Ice on water can break, and the cold water takes your strength at once.',
    older:
      'Ice that looks thick breaks where water flows, and in cold water arms and legs stop working within minutes.',
  },
  'hot-car': {
    young: 'A closed car gets as hot as an oven very quickly.',
    older:
      'A parked car heats up by 20 degrees in ten minutes, even with a window open, and the body can not cool itself.',
  },
  pills: {
    young: 'Pills that look like sweets can make you very sick.',
    older:
      'An unknown pill, or too much of a known one, can poison the liver or stop the breath, and mixing them makes it worse.',
  },
  plants: {
    young: 'Some mushrooms, berries and plants are poisonous, and look just like good ones.',
    older:
      'Poisonous mushrooms, berries and seeds look like good ones, and the harm often shows only when it is too late.',
  },
  fire: {
    young: 'Fire spreads faster than you can run, and burns your skin.',
    older: 'Flames, sprays and fuels flare up in less than a second, and burns last for life.',
  },
  gas: {
    young:
      'Gas can burst into fire from one little spark, and smoke or fumes can make you fall asleep and not wake up.',
    older:
      'Gas explodes from one spark, and fumes of engines, grills and heaters poison without any smell. Leave the room, touch no switch, and call for help from outside.',
  },
  bag: {
    young: 'Something over your face or around your neck can take your air away.',
    older: 'A bag over the head or a cord around the neck takes the air within seconds, too fast to take it off.',
  },
  water: {
    young: 'Water can be deeper, colder and stronger than it looks.',
    older: 'Currents, cold and hidden rocks overcome good swimmers too, and drowning is silent.',
  },
  eyes: {
    young: 'The sun and lasers can hurt your eyes for ever.',
    older: 'The sun and lasers burn the back of the eye without pain, and that does not heal.',
  },
  road: {
    young: 'Cars can not stop quickly, and drivers may not see you.',
    older: 'A car needs many metres to stop, and whoever holds on to it, lies on a road or runs across is not seen.',
  },
  stuck: {
    young: 'You can get stuck there and get no air.',
    older:
      'Fridges, chests, dryers, sand holes and narrow pipes close or cave in, and the air is used up within minutes.',
  },
  food: {
    young: 'That can make you choke or hurt your throat and tummy.',
    older:
      'Large amounts of a spice, of salt, of water or of energy drinks can block the breath or poison, even if it is food.',
  },
  skin: {
    young: 'That can hurt your skin so badly that it does not heal.',
    older: 'Salt on ice, boiling water, sprays at close range and glue destroy skin within seconds, like a burn.',
  },
  animals: {
    young: 'An animal that is afraid can bite, and some are poisonous.',
    older: 'Wild animals and strange dogs bite when they are afraid, and bites bring diseases.',
  },
  sharp: {
    young: 'Sharp things and fireworks can hurt you very badly.',
    older: 'Blades, broken glass and fireworks injure within a moment, and an eye or a finger does not grow again.',
  },
  dare: {
    young: 'A dare like that can hurt you badly, and saying no is brave.',
    older:
      'Such challenges have injured and killed people, and a film shows only those for whom it went well. Saying no is the stronger thing.',
  },
} as const satisfies Readonly<Record<string, Reason>>;

export type Hazard = keyof typeof hazards;

/** What follows each reason. */
export const hazardCare: Reason = {
  young:
    'Please do not try it, and ask a grown-up near you. If it has already happened, tell a grown-up right now, so that they can call the emergency number, even if nothing hurts.',
  older:
    'Please do not do it, and talk to an adult about it. If it has already happened, tell an adult at once and call the emergency number or poison help without waiting, even if nothing hurts.',
};
