import type { Hazard } from './texts/hazards.ts';

/** How a hazard is told of; see `phrases.ts` for the writing. */
export interface HazardPhrases {
  /** What means it for certain. */
  readonly means?: string;
  /** What is dangerous to do with what, wherever in a sentence they stand, if somebody speaks of doing it. */
  readonly doing?: string;
  readonly thing?: string;
  /** Words by which its text is chosen when only the classifier found it. */
  readonly about: string;
}

const swallow = '(eat*|ate|swallow*|lick*|chew*|bite|biting|taste*|tasting|suck*|drink*|drank|sip*)';
const cleaner =
  '(bleach|ammonia|vinegar|toilet cleaner|drain cleaner|oven cleaner|cleaning (products|sprays|chemicals|stuff)|cleaners|cleaner|peroxide|chlorine|rubbing alcohol|windex|lysol|domestos|clorox|sprays)';
const head = '(head|face|mouth and nose)';

/** In the order in which a text is chosen: the narrower first. */
export const hazardPhrases: Readonly<Partial<Record<Hazard, HazardPhrases>>> = {
  mixing: {
    means: `${cleaner} (and|with|plus|in|into|or) (the |) ~ ${cleaner}; (mix*|combine*|pour*) ~~ (cleaners|cleaning (products|sprays|chemicals|stuff)|chemicals (from|under)|bottles under the sink|everything under the sink)`,
    about: `(mix*|combine|together|pour*) ~~ ${cleaner}; ${cleaner}`,
  },
  battery: {
    means: `${swallow} ~ batter*; (button|coin) (cell |)batter* ~ (dangerous|bad|deadly|harmful|harm); batter* ~ (in|into|up|under) (my|your|his|her|the|a) (mouth|nose|ear|nostril|tongue); (lick*|suck*|tongue) ~~ (9|nine) (v|volt*)`,
    doing: `(${swallow}|open*|cut*|smash*|burn*|hammer*|poke*|mouth|nose|ear|fire|microwave)`,
    thing: 'batter*',
    about: 'batter*',
  },
  magnets: {
    means: `${swallow} ~ magnet*; magnet* ~ (in|into|up|on) (my|your|his|her|the|a) (mouth|nose|ear|tongue|lips|lip|nostril*)`,
    doing: `(${swallow}|mouth|nose|tongue|lips|piercing*)`,
    thing: 'magnet*; magnetic balls',
    about: 'magnet*',
  },
  microwave: {
    doing: '(put*|cook*|heat*|explode*|boil*|blow*|spark*|warm*|melt*|dry|drying|will|what happens|film)',
    thing:
      '(metal|foil|aluminum|aluminium|fork*|spoon*|knife|egg*|cd|phone|soap|grape*|lighter|battery|balloon|jar|nail|coin*|spray|light bulb|lightbulb|bulb|crayons|blanket|towel|sock|socks|hamster|kitten|cat|puppy|guinea pig|bird|tablet|toy|toys|bottle|tin|watch) ~~ microwave; microwav* ~~ (metal|foil|fork*|spoon*|egg|eggs|cd|phone|soap|grape*|lighter|battery|balloon|bulb|crayons)',
    about: 'microwav*',
  },
  tracks: {
    means:
      '(train|subway|tram|metro) surf*; surf* (on |) ~ (train*|subway|tram); (top|roof|side|outside|back) of (a |the |)(moving |)(train|subway|tram|metro); (lie|lying|sit|sitting) between the (rails|tracks); (beat|race|outrun) (the|a) train',
    doing:
      '(walk*|cross*|play*|jump*|stand*|run*|lie|lying|lay*|sit*|selfie*|picture*|photo*|coin*|penny|pennies|climb*|hang*|balanc*|film*|ball|rocks|stones|shortcut|short way|near|hop*|race|racing|go through|lean*|crawl*)',
    thing:
      '(freight|moving|parked) train; (metro|train|subway|railway) tunnel; (over|across|along|under) the (rails|tracks|train); (crossing|railway) gate; (train|railway|railroad|subway|tram) tracks; railway; railways; railroad; rails; on the tracks; across the tracks; (by|near|along|between) the (tracks|rails); moving train',
    about: '(train*|railway|railroad|rails|tracks|subway|tram)',
  },
  electricity: {
    means:
      '(penny|outlet|socket) challenge; (charger|phone|radio|toaster|hair dryer|hairdryer|tablet|straightener) ~ (in|into) the (bath|tub|bathtub|pool|shower); (hair dryer|hairdryer|charger|toaster|heater|straightener|plugged in) ~~ (in|into|beside|next to|by) (the|a|my) (bath|tub|bathtub|shower|pool); (fork|knife|key|nail|hairpin|pencil|needle|wire) ~ (in|into) (the|a|an) ~ (outlet|socket|toaster|plug|wall socket)',
    doing:
      '(put*|stick*|hug*|hold*|swing*|hang*|stuck|poke*|poking|push*|jam*|shove*|insert*|touch*|climb*|lick*|pee|fit*|drop*|fork|knife|spoon|key|play*|use|throw*|pour*|spill*)',
    thing:
      '(outlet*|socket*|plug hole|plug holes|toaster|substation|power (line|lines|strip|pole|station*)|electric* (pole|fence|box|outlet|wire|wires)|live wire*|extension cord*|third rail|pylon*|wet hands|wet fingers|transformer*|power plant fence|electric cow fence|breaker box|fuse box)',
    about: '(socket*|outlet*|plug*|electr*|wire*|cable|pylon|charger|toaster|shock*|substation|lightning)',
  },
  breath: {
    means:
      '(choking|fainting|pass out|passing out|blackout|black out|space monkey|knockout|knock out|tap out|flatliner|hyperventilat*|sleeper hold|breathing) (game|challenge|dare|trick|thing); hold* (my|your|our|his|her|their|the) breath ~ (till|until|til|so) ~ (faint*|pass|black|go unconscious|unconscious|dizzy|see stars); (make|making|made) (myself|yourself|ourselves|each other|people|someone|somebody|my friend|my brother|him|her|kids) (faint|pass out|black out|dizzy|unconscious); (squeez*|press*|push*|choke|choking) (on |)(my|your|his|her|each others|someones|the|each other) (neck|chest|throat|out) ~~ (faint|fun|game|dizzy|stars|high|cool|till|until); breath ~ push* on (my|your|his|her) chest; (choking|choke) ~ see stars; (faint|pass out|black out) (on purpose|for fun); who (can |)(faint*|passes out) first',
    about: '(breath*|faint*|chok*|blackout|hyperventilat*|unconscious|dizzy)',
  },
  bag: {
    means: `bag* ~ (over|on|around) (my|your|his|her|the|a|our) ~ ${head}; (rope|cord|string|belt|scarf|leash|wire|cable) ~ (around|round|on) (my|your|his|her|our|the|each others) ~ neck; (breathe|breathing) ~ in a plastic bag; pillow* (on|over) (my|his|her|your|my brothers|my sisters|my brother s|my sister s) (face|mouth|nose); pillow* ~ over (my|his|her|your) (face|head|mouth|nose)`,
    about: '(bag|bags|pillow*|scarf|rope|string|cord|neck|belt)',
  },
  ice: {
    means:
      '(frozen|iced|icy) ~ (pond|lake|river|canal|creek) ~ (safe|hold|strong|thick); ice ~ (safe|thick|strong) (enough |)(to|for) (walk|skate|stand|play|go); ice ~ (pond|lake|river|creek) ~ (safe|thick|strong|hold); ice is (fine|safe|ok) (if|because); thin ice ~ (danger*|safe|bad|risk*); (danger*|safe|bad|risky) ~ thin ice; (pond|lake|river) (safe|ok|strong|frozen enough|hard enough) (to|when|if)',
    doing: '(walk*|go|going|stand*|skat*|play*|jump*|slid*|cross*|ran|run|step*|ball|test*|ride|bike|get to)',
    thing:
      '(frozen|iced|icy) (pond|lake|river|canal|creek|stream|sea|reservoir); (pond|lake|river|canal|creek) (is|looks|was) (all |)(frozen|iced); thin ice; ice on the (pond|lake|river|creek)',
    about: '(ice|icy|frozen|iced|pond)',
  },
  'hot-car': {
    means:
      'hot car ~ (wait*|stay*|sit*|leave|left|sleep*|play*|alone|dangerous|safe|challenge|longest); (leave|left|stay*|wait*|sit*|sleep*|locked|lock) ~~ (in|inside) (a|the|our|my|mom s|dad s|moms|dads) (hot|parked|locked|closed) (car|van|truck); why ~ hot cars ~ (dangerous|bad); (stay|wait|sit|sleep|left) in the car ~~ (hot|summer|windows up|windows closed|locked|alone)',
    about: '(car|van|trunk)',
  },
  eating: {
    means:
      'tide pod*; (laundry|detergent|dishwasher|washing) (machine |)(pod*|tablet*|capsule*) ~~ (eat*|taste*|lick*|bite|swallow*|chew*|mouth|yummy|candy|food|edible|sweet); borax (challenge|water); (antifreeze|bleach|detergent|perfume|nail polish|hand sanitizer|mouthwash) ~ (sweet|tasty|edible|drinkable)',
    doing: `(${swallow}|sweet|edible|yummy|tasty)`,
    thing:
      '(detergent*|laundry|dishwasher|bleach|antifreeze|nail polish|perfume|shampoo|hand sanitizer|sanitizer|mouthwash|toilet cleaner|cleaning (product*|spray*|stuff)|windex|glow stick*|silica|borax|gasoline|petrol|lamp oil|lighter fluid|paint|glue|crayon*|soap|candle*|washing (powder|liquid)|rat poison|drain cleaner|dry ice|mercury|thermometer|strange (powder|drink)|powder packet|moth ball*|mothball*|do not eat|nail varnish|toner|slime|play dough|bath bomb*|vape juice|fertilizer|weed killer|ant bait|rat bait)',
    about:
      '(tide|pod*|detergent|laundry|soap|bleach|cleaner|shampoo|dishwasher|washing|sanitizer|polish|perfume|glue|paint|antifreeze|poison|crayon*)',
  },
  gas: {
    means:
      '(smell|smells|smelled|smelling|smelt) (like |of |)(some |the |natural |)gas; gas (leak|leaking); gas smell in; carbon monoxide ~ (dangerous|deadly|bad|poison*|kill*|alarm|detector|danger); (danger*|deadly) ~ carbon monoxide; (engine|car) (on|running) in (a|the|our) (closed |)garage; (charcoal|bbq|barbecue|grill|camping stove|camp stove|generator) ~ (inside|indoors|in (the|my|a|our) (house|tent|room|garage|bedroom|basement)); heat* ~ room with (the|a) (bbq|barbecue|grill|charcoal|stove|oven); rotten egg* smell ~ (kitchen|house|basement|home); sleep* in (a|the) car with the engine ~; engine (on|running) ~ (sleep*|garage|tent); (sniff*|inhal*|huff*) ~ (petrol|gasoline|gas|nail (polish|varnish)|deodorant|thinner|cleaner)',
    about: '(gas|fumes|monoxide|exhaust|propane|grill|barbecue|bbq|stove|smoke|generator|engine)',
  },
  pills: {
    means:
      'benadryl challenge; skittles party; (pill*|tablet*|medicine*|gummies|capsule*) ~~ (look*|taste*) (so |)like (candy|sweets|smarties|skittles|gummies)',
    doing:
      '(eat*|take|taking|try*|swallow*|taste*|lick*|have one|have some|have another|work on|work for|give|giving|make (me|kids)|for kids|for me)',
    thing:
      '(unknown|strange|random|weird|old|pretty|colorful|colourful) (pill*|tablet*|medicine*|capsule*); (found|find) ~ (pill*|tablet*|capsule*|gummies|medicine); (moms|mums|dads|grandmas|grandpas|brothers|sisters|friends|someone elses|cats|dogs|mom s|mum s|dad s|grandma s|grandpa s|brother s|sister s|friend s) ~ (pill*|tablet*|medicine*|medication|gummies|inhaler|vitamins); (pill*|tablet*|gummies) ~ (on the (floor|ground)|in the (drawer|cabinet|park|bathroom)|from my friend); more (gummies|vitamins|pills)',
    about: '(pill*|tablet*|medicine*|medication|capsule*|vitamin*|gummies|painkiller*|syrup|inhaler)',
  },
  plants: {
    means:
      '(found|find|picked|saw|there are|there is|grow*|has) ~ (mushroom*|berry|berries|toadstool*) ~~ (eat|taste|try|lick|edible|safe|good|yummy|poisonous)',
    doing: '(eat*|taste*|tasting|try*|lick*|chew*|pick*|cook*|safe|edible|poisonous|ok to)',
    thing:
      '(wild|unknown|strange|red|white|black|purple|random|shiny|those|these|this) ~ (mushroom*|berry|berries|toadstool*|seeds); (mushroom*|berry|berries|toadstool*) ~ (in|from|behind|by|near|on) (my|our|the|a) (house|yard|garden|woods|forest|bush|hedge|park|school|path|grass|lawn|backyard|tree); nightshade; poison ivy; hemlock',
    about: '(mushroom*|berry|berries|toadstool*|leaf|leaves|plant*|seed*|flower*|ivy|fungus)',
  },
  fire: {
    means:
      '(hairspray|hair spray|deodorant|aerosol|axe spray|body spray|spray can|air freshener|bug spray|perfume|lynx) ~~ (lighter|fire|flame*|match|matches|candle|flamethrower|fireball); (lighter|fire|flame*|match|matches|candle) ~ (hairspray|hair spray|deodorant|aerosol|spray can|body spray|bug spray|gasoline|petrol|perfume); (make|making|made) (a |)(mini |)(flamethrower|flame thrower|fireball); fire challenge; (jump*|leap*) (through|over) (the |a |)(fire|flames|bonfire|campfire); (set|light|lit) (my|our|his|her) ~ on fire; (play*|mess*) (around |)with (fire|matches|lighters|a lighter|gasoline|petrol|fireworks|firecrackers); (pour*|throw*|put) ~ (gasoline|petrol|lighter fluid|alcohol|hand sanitizer|oil|gas) ~ (on|onto|into|in|over) ~ (fire|campfire|bonfire|flame*|grill|hand|hands|arm); burn (paper|leaves|stuff|things|a candle) in my room; burn* my (hand|arm|finger) with; (candle*|incense) ~ (on|burning|lit) ~~ (sleep*|asleep|bed|night); (light|lighting|candle) ~ in my (tent|bed|closet|wardrobe|fort); (deo|deos|deodorant*|spray can*|aerosol*|lighter*|batter*) ~ (in|into|on) (the|a|our) (fire|campfire|bonfire|grill|oven)',
    about: '(fire*|flame*|lighter|matches|match|burn*|gasoline|petrol|aerosol|hairspray|deodorant|candle*|sparkler*)',
  },
  heights: {
    means:
      '(roof|rooftop) topping; rooftopping; parachut* ~ (bedsheet|bed sheet|umbrella|blanket); (umbrella|bedsheet|bed sheet|blanket) ~ (parachute|roof|balcony|barn)',
    doing:
      '(jump*|climb*|parachut*|hang*|balanc*|slid*|leap*|swing*|backflip*|flip|dive|diving|walk* on|sit* on|stand* on|float|fly|run* on|play* on|get on|get up on|get onto|get my|sneak|go on|ride|riding|backflip*|handstand*|parkour|stand up on)',
    thing:
      '(off|from|on|onto|up|out of|over|between) (of |)(the|a|an|my|our|his|some|two|school|) ~ (roof*|shed|garage|balcony|cliff|crane|railing|window|scaffold*|tower|silo|barn|chimney|billboard|ledge|elevator|lift|fire escape|second floor|third floor|bunk bed|high wall)',
    about:
      '(roof*|balcony|cliff|bridge|crane|tower|window|tree|building|scaffold*|ladder|parkour|edge|silo|shed|stairs|swing)',
  },
  food: {
    means:
      '(cinnamon|one chip|chubby bunny|gallon|salt|salt water|hot chip|nutmeg|paqui|dry scoop*|milk|saltine|hot pepper|ghost pepper|hot sauce) challenge; dry scoop*; (spoon|spoonful|tablespoon|handful|cup) ~ (cinnamon|nutmeg|salt|caffeine); (drink*|have|chug*|down) ~ (energy drinks|red bull|monster energy|pre workout|preworkout|caffeine pills); (drink*|chug*) too much water ~ (bet|contest|once|challenge|win); how many ~ (energy drinks|red bulls|cans of (monster|red bull)|caffeine pills|coffees) ~ (can|may|could|should|until|before); (drink|chug) ~ (ten|five|six|eight|lots of|a lot of|a gallon of|2|3|4|5|6|7|8|9|10) (energy drinks|monsters|red bulls|water)',
    about:
      '(cinnamon|chip|pepper|salt|energy|spoon|sauce|marshmallow*|caffeine|coffee|monster|nutmeg|chili|noodles|gallon|eat|drink)',
  },
  road: {
    means:
      'car surf*; (hold*|hang*|grab*|rid*|skitch*) ~ (back|rear) of (the|a) ~ (car|bus|truck|tram|van); (dare*|challenge*) ~~ (run|walk|crawl|ride|dash|lie) (across|in|on) the (highway|road|street|motorway|freeway); (throw*|drop*) ~ (rock*|stone*|brick*|things|eggs|snowballs|stuff|water balloon*) ~ (at|on|onto|from|off) ~ (car|cars|bus|buses|truck|trucks|overpass|traffic|motorway|highway); (drive|driving|drove|steer*) ~ (dads|moms|mums|uncles|grandpas|brothers|dad s|mom s|mum s|uncle s|parents) (car|truck|van)',
    doing: '(hold*|hang*|grab*|run*|ride|riding|skat*|lie|lying|play*|jump*|dash*|rope|cross*)',
    thing:
      '(onto|on to|behind) (the|a|my) ~ (car|bus|truck|van); in front of (the |)(cars|traffic|a car); (across|on) (the|a) (busy |)(highway|freeway|motorway); chicken with cars; (road|street) with (my |)eyes closed; behind (a|the|my moms|my dads) car (holding|with|on)',
    about: '(road|street|highway|traffic|car|cars|bus|truck|bike|skateboard|scooter|helmet|drive|driving)',
  },
  stuck: {
    means:
      '(zip*|lock*|shut*|close*) ~ (brother|sister|friend|cousin|myself|me|us|cat|dog) ~ (in|into|inside) (a|the|our|my) ~ (suitcase|trunk|freezer|fridge|dryer|washing machine|chest|box|oven|cooler|locker); (lift|elevator) (shaft|roof); (ride|riding|surf*) ~ (top of|on top of) ~ (lift|elevator)',
    doing:
      '(explore*|exploring|sneak*|go in|go down|squeeze*|dig*|stand*|hold*|put|press*|stick*|jump*|hide|hiding|climb*|crawl*|get|fit|sleep*|spin*|ride|lock*|go|play*|prank)',
    thing:
      '(in|into|inside|down) (the|a|an|our|my|that) (old |big |empty |chest |tumble |storm |car |closed |)(fridge|refrigerator|freezer|dryer|washing machine|drain|sewer*|mine|mine shaft|suitcase|trunk|drain pipe|toy chest|oven|well|dumpster|trash truck|grain bin); tunnel ~~ (sand|beach|dune|dunes|snow); hole ~ (sand|beach|dune|dunes); (lift|elevator) (door|doors); (abandoned|empty|closed|ruined|old) (factory|mine|hospital|bunker|cave|tunnel|construction site|quarry); (building|construction) site; (escalator|moving staircase) ~ (handrail|gap|steps|side|outside)',
    about:
      '(fridge|refrigerator|freezer|dryer|machine|chest|trunk|tunnel|pipe|drain|hole|well|elevator|suitcase|sewer|oven|mine|cave|sand)',
  },
  water: {
    means:
      '(dive|diving|jump*) ~ (head first|headfirst|shallow end|unknown water); (baby|toddler|brother|sister|year old) ~ alone ~ (tub|bath|bathtub|pool); (raft|air mattress|airbed|inner tube) ~ (on|onto|out on|to) (the |a )(sea|ocean|river|open water); (red flag|rip current) ~ (swim*|surf*); (swim*|surf*) ~ red flag; (put|stick|hand|hair|play*) ~ pool (drain|pump); (swim*|dive|diving) ~ (alone|at night|by myself|after dark|without (an |a |)(adult|grown up|lifeguard|parent*)); hold* (my|your|our|his|her) (breath|head) under water ~ (longest|long|contest|challenge|dare|minutes); (stay|be|breathe) (under water|underwater) (for|longer|the longest|longest)',
    doing: '(swim*|dive|diving|jump*|play*|walk*)',
    thing:
      '(river|lake|sea|canal|quarry|dam) (alone|at night|by myself|after (the |a |)(rain|storm)|in a storm); flood water; flooded; (by|near) the dam; (off|from) (the|a) bridge (into|in) the (river|lake|water)',
    about: '(swim*|pool|lake|river|sea|ocean|dive|diving|drown*|underwater|dam|quarry|flood*|waves|canal)',
  },
  skin: {
    means:
      'salt (and|with|on|plus) (an |)ice ~~ (challenge|skin|arm|hand|dare|hold|longest); ice and salt; (eraser|hot water|boiling water|super glue|superglue|deodorant|salt and ice) challenge; (superglue|super glue) ~ (lips|lip|eyes|eyelids|mouth|teeth|fingers|nose|hands); glue my (lips|eyes|eyelids|mouth|fingers); (tattoo|pierc*) ~ (myself|my own|my friend|my friends|my sister|at home|needle|safety pin|sleepover); tongue ~ (frozen|metal|cold|icy) ~ (pole|metal|flagpole|gate|fence); lick* (a |the |)(frozen|metal|icy|cold) ~ (pole|metal|flagpole|gate|fence); (pour*|throw*|drink) boiling water',
    about: '(salt|glue|eraser|boiling|iron|wax|tattoo|pierc*|tongue|pole|skin|needle)',
  },
  eyes: {
    means:
      '(stare|staring|look|looking) (at|into) (the |an |a |)(sun|laser|solar eclipse|eclipse) ~~ (contest|challenge|dare*|long|longest|without|minute|minutes|through|binoculars|telescope|sunglasses); (how long|who|bad|dangerous) ~ (stare|staring|look|looking) (at|into) (the |a |)(sun|welding*|laser); (look*|stare|staring) (in|into) (a|the|my) (laser|welding*); (sun|eclipse) (through|with) (a |my |)(telescope|binoculars|sunglasses); (look|looking|watch*|see) through ~ (telescope|binoculars|magnifying glass|camera) (at|into) (the |an |a |)(sun|eclipse); (shine|shining|point|pointing|aim|put) ~ (laser|pointer) ~ (in|into|at|on) ~ (eyes|eye|face|plane|pilot|driver|car|airplane|people)',
    about: '(laser*|sun|eclipse|eye|eyes)',
  },
  animals: {
    means:
      '(throw*|poke|poking|hit|hitting|kick*) ~ (at |)(the |a |)(wasp|wasps|bee|bees|hornet|hornets) ~ nest; (wasp|wasps|hornet|hornets|bee|bees) nest ~ (stick|stone|rock|throw*|poke|hand)',
    doing:
      '(stroke|stroking|cuddle*|get close|reach*|pet|petting|touch*|feed*|catch*|hug*|grab*|poke|poking|tease*|kiss*|ride|riding|pick up|kick*)',
    thing:
      '(bear|bears|snake|raccoon*|fox|wolf|bat|stray|wild (animal*|dog*|cat*|boar)|alligator|crocodile|scorpion|jellyfish|wasp nest|wasps nest|hornet*|beehive|skunk|moose|swan|bull|hedgehog|rat|rats|dead (bird|animal*)|dog that growls|strange dog|growling dog|nest)',
    about:
      '(snake*|dog*|wild|bear*|spider*|wasp*|bee|bees|bat|bats|raccoon*|alligator|jellyfish|scorpion|frog|fox|nest|animal*)',
  },
  sharp: {
    means:
      '(knife|five finger) (game|challenge|fillet); stab* ~ between ~ fingers; (light|hold|throw|explode|open) ~ (firecracker*|firework*|cherry bomb*) ~ (in|from|inside|at) (my|your|a|the|his|her|people|friends) ~ (hand|hands|mouth|bottle|mailbox|toilet|people|friends); dry ice ~ (bottle|jar|mouth); (found|got|have) (a |)(box of |)(firecrackers|fireworks); (light|lighting|set off|start) ~ (firework*|firecracker*|roman candle*|banger*|bottle rocket*); (hold*|aim*|point*|shoot*) ~ (roman candle*|bottle rocket*|firecracker*|banger*)',
    about: '(knife|knives|blade*|razor|glass|scissors|firework*|firecracker*|needle|fingers|bottle)',
  },
  dare: {
    means:
      '(skull breaker|skullbreaker|momo|blue whale|milk crate|silhouette|bird box|orbeez|door kick|kia|cannonball|superman|crate|48 hour|borg|devils lick) challenge',
    about: '(dare*|daring|challenge*|tiktok|trend|prank|trick|stunt)',
  },
};

/** Who says this may do it, asks whether to, or asks why not. */
export const mayDo =
  '(can|could|should|may|shall) (i|we|you|u|kids|a kid|my|me|my friend); what (happens|if|would happen); what s the (danger|risk|problem); whats the (danger|risk|problem); is it (safe|ok|okay|alright|bad|fun|dangerous|true|cool|fine|risky); is the ~ (safe|thick|ok|strong); so bad about; are (they|these|those) (safe|good|ok|edible); lets; let s; how do (i|you|we|u) (do|get|climb|jump|open|ride|swim|eat|touch|make|walk|hang|put|reach|go|use|hold); how many ~ (can|until|before); dare*; challenge*; wanna; want to; wants to; gonna; going to; i bet; how (long|far|high) can; how (risky|dangerous|safe); why (is|should|shouldn t|shouldnt|can|cant|can t|must|do|are|would|cannot|not); danger*; safe to; risky; (friend*|cousin|brother|sister|kid|kids|people|buddy|everybody|everyone) (say*|said|think*|told|want*|do|does|did|ate|eat*|walk*|go|goes|climb*|jump*); fun; for fun; (we|i) (found|saw); i like to; i can; if (i|you|we|u); will; challenge; try to; trying to; as a (dare|prank|joke|game); for a (game|dare|video|photo|cool photo|tiktok); do (coins|they)';

/** At the beginning of a sentence these are a plan. */
export const planned: ReadonlySet<string> = new Set(
  'dig touch poke pet eat drink throw light riding jumping climbing sitting holding hanging standing playing walking skating skateboarding running swimming spraying putting throwing tying licking eating drinking lighting shining sleeping hiding crossing balancing chewing swallowing tasting put stick tie lock jump climb hide hang lick'.split(
    ' ',
  ),
);

/** Sums, books and games, in which all this is told of. */
export const onlyTold =
  '(how (many|far|deep|tall|much)|calculate|speed|height of|area|volume|weigh*|cost*|miles|km|meter*|metre*|seconds|story|book|novel|chapter|character|minecraft|game of|video game|movie|poem|bug|beetle|experiment at school|in class|science class|at school we|once|why do trains|learned|learn with|learn about|learn why|history|invented|work|works|made)';

/** What a lesson says of it. */
export const onlyTaught = 'idiom; recipe; as a pet; (we|i) learned; learn (with|about|why) ~; in health class';

/** What tells that it has happened already. */
export const happened =
  '(i|we|he|she|they|my ~|our ~|somebody|someone|the baby) (just |accidentally |have |has |already |also |really |did |)(swallowed|ate|eaten|drank|drunk|inhaled|breathed|fell|licked|bit|mixed|choked|fainted|passed out|blacked out|took|got (shocked|burned|burnt|stuck|stung|bitten|electrocuted)|is stuck|are stuck|am stuck|put ~ in (his|her|their|my) (mouth|nose|ear)); got (shocked|electrocuted|zapped|burned|burnt|stung|bitten); (shocked|zapped|electrocuted) (me|him|her)';

/** What makes that a question or a tale after all. */
export const onlySupposed =
  '(if|can i|can we|can you|is it|when|what happens|dare*|would|could|might|should|challenge|safe|says|said)';
