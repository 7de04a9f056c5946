/** A saying that only sounds like harm, and the plain words that mean the same. */
type Saying = readonly [RegExp, string];

const device =
  '(?:phone|tablet|laptop|computer|battery|ipad|controller|headphones|watch|car|mouse|screen|internet|wifi|console|flashlight|calculator|robot|chromebook|kindle|switch|remote|keyboard|airpods|mic|flash light|torch|game ?boy|xbox|playstation)';
const living =
  '(?:plants?|flowers?|trees?|cells?|stars?|leaf|leaves|grass|bees?|coral|corals|bacteria|dinosaurs?|seeds?|seedlings?|cactus|roses?|moss|algae|germs?|virus(?:es)?|mold|weeds?|red giants?|campfire|fire)';
const laughing =
  '(?:laughing|laughter|embarrassment|boredom|cuteness|happiness|excitement|curiosity|shame|cringe|cold|heat|thirst|hunger|jealousy|secondhand embarrassment)';
const nuisance =
  '(?:homework|test|math|maths|essay|project|heat|level|boss|joke|song|pe|class|cold|long division|spelling|feet|foot|legs|back|shoes|braces|suspense|wait|stairs|allergies|lag|internet|wifi|meme|video|teacher)';

const sayings: readonly Saying[] = [
  [
    new RegExp(
      String.raw`\b(?:my|the|our|her|his) (?:\w+ )?${device}(?:'s)? (?:just |almost |is |was |has |keeps |went |kept |about to |already |randomly |suddenly ){0,3}(?:died|dies|die|dying|dead)\b`,
      'g',
    ),
    'the device is off',
  ],
  [
    new RegExp(
      String.raw`\b${living} (?:(?:is|are|was|were|keeps?|will|all|do|does|did|to|that|have|has|might|can) )?(?:dying|dead|died|die|dies|killed)\b`,
      'g',
    ),
    'the plant withers',
  ],
  [
    new RegExp(
      String.raw`\b(?:wanna|want to|could|would|going to|gonna|might|will|almost|nearly|about to|i'?m|am|was|were|is|are|literally|lowkey)? ?(?:die|died|dying|dead|dies) (?:of|from|with) (?:\w+ )?${laughing}\b`,
      'g',
    ),
    'laughed a lot',
  ],
  [
    /\b(?:wanna |want to |could |would |going to |gonna |almost |nearly )?(?:die|died|dying|dies) laughing\b/g,
    'laughed a lot',
  ],
  [
    /\b(?:can'?t|cannot|could not|couldn'?t) breathe? (?:because |cuz |bc |cause |from |lol |haha )?(?:i'?m |i am |im |of |we'?re )?(?:laughing|laughter)\b[^.]*/g,
    'laughed a lot',
  ],
  [
    /\b(?:im|i'm|i am|bruh|bro|lol|omg|i'm literally|im literally) (?:literally |so |actually )?(?:dead|dying|deceased)(?: ?(?:💀|☠|😂|🤣|😭|lol|lmao|haha\w*|omg|rn|at (?:that|this|the) (?:joke|meme|video)|that was (?:so )?(?:funny|hilarious)|this is (?:so )?(?:funny|hilarious)))+/g,
    'that is funny',
  ],
  [
    /\b(?:i'?d|i would|id) (?:rather|sooner) die than (?:eat|do|play|wear|clean|study|read|write|run|sing|dance|watch|listen|take|have|touch|drink|listen to|go to (?:gym|pe|math|bed))\b/g,
    'i do not like to',
  ],
  [
    new RegExp(
      String.raw`\b${nuisance}(?: \w+)? (?:is|are|was|were|'s) (?:killing|murdering|destroying|slaying|torturing|ending) me\b`,
      'g',
    ),
    'homework is hard',
  ],
  [/\byou(?:'re| are|r|re)? killing me (?:with|lol|haha)\b/g, 'you are funny'],
  [
    /\b(?:mom|mum|dad|mother|father|teacher|coach|sister|brother|grandma|parents)(?:'s| is| are)? (?:will |is going to |gonna |going to |would |is gonna |are going to |are gonna )+(?:kill|murder) me(?: (?:lol|haha\w*)| (?:if|for|when|because|cuz|bc) (?:i )?(?:don'?t |dont |am |get |getting )?(?:broke|break|breaking|forgot|forget|forgetting|lost|lose|losing|spilled|spill|failed|fail|failing|ate|late|miss|missed|finish|clean|a [bcdf]\b|bad grade\w*|dirty|muddy))/g,
    'mom will be annoyed if',
  ],
  [
    /\b(?:would|could|i'd|id) (?:\w+ )?(?:die|kill) for (?:a |an |some |the |my )?(?:\w+ )?(?:pizza|snack|cookie|ice cream|burger|taco|tacos|chocolate|nap|drink|water|coffee|donut|candy|sandwich|fries|vacation)\b/g,
    'would like a snack',
  ],
  [
    /\bdying (?:to|for) (?:know|see|try|hear|read|play|go|meet|eat|get|a|some|the|summer|lunch|break|vacation)\b/g,
    'eager to know',
  ],
  [
    /\b(?:so (?:hungry|tired|hot|cold|thirsty|bored|cute|funny)|this heat|the heat|it'?s so (?:hot|cold))(?:,)? (?:that )?i(?:'m| am|m)? ?(?:could|might|will|gonna|almost)? ?(?:die|dying|dead)\b/g,
    'very hungry',
  ],
  [
    /\b(?:kill|kills|killed|killing|abort|aborts|aborting|terminate|execute|executing|executed) (?:a |an |the |this |my |all |any |that )?(?:\w+ )?(?:process(?:es)?|task|tasks|program|programs|thread|threads|job|jobs|app|apps|server|loop|command|script|query|session|tab|window|port|download|rebase|merge|function|code|statement|signal|switch)\b/g,
    'stop a program',
  ],
  [/\b(?:orphan|child|parent|zombie|dead|daemon) process(?:es)?\b/g, 'program'],
  [
    /\b(?:kill|kills|killed|killing) (?:the )?(?:lights?|engine|time|two birds|weeds?|germs?|bacteria|mold|mosquito\w*|virus\w*|ants|bugs|ender ?dragon|boss|bosses|zombies?|creepers?|monsters?|vibe|mood|joke|it)\b/g,
    'stop it',
  ],
  [
    /\b(?:i|we|he|she|they|you) (?:totally |really |just |so )?(?:killed|bombed|crushed|slayed|nailed|aced) (?:it|that|my|the|this|our|his|her) ?(?:test|quiz|exam|presentation|speech|song|audition|essay|project|game|level|interview)?\b/g,
    'i did it',
  ],
  [
    /\b(?:shoot|shooting|shot|shoots) (?:\w+ )?(?:hoops?|a ?basket|baskets|free ?throws?|lay ?ups?|three pointers?|threes|penalt(?:y|ies)|goals?|pucks?|films?|videos?|movies?|photos?|marbles?|stars?|pool|an email)\b/g,
    'play ball',
  ],
  [
    /\b\d{1,5}(?:[.,]\d{1,3})? ?kms\b|\bkms (?:per|an) hour\b|\bhow many kms\b|\bkms (?:to|in|into) (?:miles|meters|metres|m)\b/g,
    'kilometers',
  ],
  [/\b(?:hurt|hurts|hurting) (?:\w{1,12} )?(?:\w{1,12}'?s? )?feelings?\b/g, 'was rude'],
  [/\b(?:legs|arms|feet|fingers|thumbs) (?:are|feel|were) (?:so |totally |completely )?dead\b/g, 'legs are tired'],
  [/\b(?:pun|joke|jokes|show|song|speech|skit|movie) (?:totally |really )?bombed\b/g, 'joke was bad'],
  [
    /\bhit (?:enter|send|play|save|pause|submit|return|reply|the (?:button|space ?bar|key|books|gym|road|brakes|jackpot|target|ball|note|notes|snooze))\b/g,
    'press it',
  ],
  [
    /\bbullet (?:points?|trains?|journals?|lists?)\b|\bbullets? (?:on|to|in|from) (?:my |the |a )?(?:slides?|list|notes|presentation|document)\b/g,
    'thing',
  ],
  [
    /\b(?:fight|fighting|argue|play|playing|draw|drawing|reading|games?|watch|watching|films?|movies?) (?:\w{1,12} ){0,3}tablet\b/g,
    'play on the computer',
  ],
  [
    /\b(?:gonna|going to|will|might|could) die if (?:we|i) (?:have|get) (?:to do )?(?:another|more|one more) (?:\w{1,12} )?(?:test|quiz|exam|homework|essay|class|worksheet|page)\b/g,
    'do not like tests',
  ],
  [/\b(?:flu|booster|tetanus|allergy|vaccine) shots?\b|\bshot in the arm\b|\bpenalty shoot ?outs?\b/g, 'thing'],
  [
    /\b(?:bath|seed|photo|glitter|stink|love|cherry|logic|fork) bombs?\b|\bbomb (?:calorimeter|cyclone)\b|\b(?:is|was|were|are) the bomb\b/g,
    'thing',
  ],
  [
    /\b(?:die|died|dying|dies|dead|kill|killed) (?:\w+ ){0,4}(?:in|at|on) (?:the |my |a )?(?:game|minecraft|fortnite|roblox|mario|zelda|terraria|level|boss|boss fight|match|lava|hardcore|obby)\b/g,
    'lost in the game',
  ],
  [/\bkms\b(?=[^.?!]{0,40}\b(?:kilomet|met(?:er|re)s?|miles?|distance|speed)\b|[^.?!]{0,40}\bkilomet)/g, 'kilometers'],
  [/\bcan'?t breathe (?:well |right |properly )?(?:through|out of) my nose\b/g, 'have a cold'],
  [
    /\b(?:smoke|fire) (?:detectors?|alarms?) (?:just |always |only )?(?:beep\w*|went off|goes off|chirp\w*)\b/g,
    'alarm made noise',
  ],
  [/\bthin air (?:is |so )?(?:hard|harder|difficult) to breathe\b/g, 'air is thin'],
  [
    /\b(?:team|they|band|class|group) (?:would (?:be|play|do) |played |plays |is |are |were |did )?better without me (?:as|in|but|at|on)\b/g,
    'team plays well',
  ],
  [
    /\bwe(?: are|'re)? all (?:going to |gonna |will )?die (?:one day|someday|some day|eventually)\b|\bare we all (?:going to|gonna) die (?:one day|someday|some day|eventually)\b/g,
    'life ends',
  ],
  [
    /\bscared to tell (?:my )?(?:mom|mum|dad|parents|grandma|teacher|coach)(?: and dad)? (?:that )?i (?:broke|lost|failed|spilled|forgot|ripped|got (?:a|an) (?:bad|c|d|f)\b)/g,
    'worried that i broke',
  ],
  [/\b(?:villain|thief|spy|gangster|pirate|character|witch|king|queen)s? blackmails?\b/g, 'villain lies to'],
];

/** A plain text with the sayings that only sound like harm in plain words: machines and plants that die, dying of laughter, processes that are killed. For the classifier, which has learned the words in earnest. */
export const withoutSayings = (text: string): string =>
  sayings.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
