import type { TalkKind } from '@grove/content/tutor-model';
import type { TutorKnowledge } from './knowledge.ts';

const you = String.raw`(?:are|r|re) (?:you|u|ya)`;
const i = String.raw`(?:i(?:'m| am| feel| felt|m)|i'?ve been)(?: feeling)?`;
const very = String.raw`(?:so |very |really |a bit |a little |kinda |kind of |just |super |too |feeling |getting )*`;
const subjects =
  'math|maths|school|reading|homework|science|writing|spelling|history|fractions|division|multiplication|tests?|gym|art|music|coding|learning|studying|this(?: lesson| subject| class)?|social studies|english';

/** What belongs to no subject, in the order in which it is tried. Most patterns take the whole message, so that a question never passes for a greeting. */
const talks: ReadonlyArray<readonly [TalkKind, RegExp]> = [
  [
    'areYouReal',
    new RegExp(
      String.raw`\b${you} (?:really |actually |just |like )*(?:an? )?(?:real|actual|human|person|alive|living)\b(?! (?:ai|robot|computer|bot|program|machine))|\bdo you have (?:real )?(?:feelings|a brain|a body|a heart|parents|emotions)\b|\b(?:is this|am i talking to) (?:an? )?(?:real|human|person|actual)|\byou(?:'re| are) (?:an? |just a )?(?:real |actual )?(?:human|person)\b|\bcan you (?:feel|think|see me|hear me)\b`,
    ),
  ],
  [
    'areYouAi',
    new RegExp(
      String.raw`\b${you} (?:really |actually |just )?(?:an? )?(?:ai\b|a\.i\.|robot|computer|machine|bot\b|program|fake|real (?:ai|robot|computer|bot|program|machine)|chat ?gpt)|\bwho (?:made|built|created|programmed) you\b|\b(?:is this|am i talking to) (?:a|an) (?:robot|ai|computer|bot)|\bwhat (?:kind of )?(?:ai|model|llm) are you\b|\byou(?:'re| are) (?:a|an|just a) (?:robot|ai|computer)\b`,
    ),
  ],
  [
    'howAreYou',
    new RegExp(
      String.raw`^(?:\w+ )?(?:how (?:${you}|is it going|are you doing|do you feel)|hru|how you doing|wyd|what are you doing)(?: \w+){0,3}$|^(?:(?:hey|hi|hello|yo) )?(?:what(?:'s| is|s)? up|wassup|sup)(?: \w+)?$|^how('s| is) (?:your day|it going|life)`,
    ),
  ],
  [
    'whoAreYou',
    new RegExp(
      String.raw`^(?:\w+ )?(?:who ${you}|what(?:'s| is) (?:your|ur) name|what ${you}|what'?s (?:your|ur) name|what (?:do|can|should) i call you|introduce yourself|tell me about (?:you|yourself))$`,
    ),
  ],
  [
    'aboutMe',
    /^(?:\w+ )?(?:how old (?:are|r) (?:you|u)|where (?:do|are) you (?:live|from|now)?(?: from)?|when is your birthday|do you (?:have|own) (?:a |any )?(?:pets?|dogs?|cats?|kids|children|wife|husband|family|friends|siblings|brothers?|sisters?|house|mom|dad|name|job)|are you married|do you (?:eat|sleep|go to school|get tired|play|know me|sing|dance)|(?:can you )?(?:sing|dance)(?: me| for me)?(?: a song)?|what do you (?:eat|look like)|are you (?:a )?(?:boy|girl|a boy or a girl|boy or girl|smart|old|happy|sad)|what(?:'s| is|s) (?:your|ur) (?:phone number|number|cell|email|e mail|address|last name|birthday|age|snap|insta)|what is my name|what's my name|who am i|do you know (?:my name|who i am))(?: \w+){0,2}$/,
  ],
  [
    'likes',
    /^(?:what(?:'s| is| are) (?:your|ur) (?:favou?rite|fav) .{2,40}|do you like .{2,40}|what do you like(?: \w+){0,3})$/,
  ],
  ['joke', /\b(?:joke|make me laugh|something funny|riddle|knock knock|say something silly)\b/],
  [
    'story',
    /^(?:(?:can|could|will) (?:you|u) )?(?:please )?(?:tell|read|make up|give) (?:me |us )?(?:a |another |some )?(?:short |funny |bedtime |scary |good |fun )*(?:story|stories|tale)(?: \w+){0,4}$|^(?:a )?story(?: time)?(?: please)?$/,
  ],
  [
    'suggest',
    /^(?:what (?:should|can|could|do|shall) (?:i|we) (?:learn|study|do|ask|practice|try|talk about)(?: you)?(?: about)?(?: \w+){0,3}|(?:teach|tell) me (?:something|anything|a fact|a fun fact|something (?:new|cool|interesting|fun))|(?:give|tell|ask) me (?:a |an? )?(?:question|quiz|puzzle|challenge|fun fact|fact|problem)(?: \w+){0,3}|quiz me(?: \w+){0,4}|i (?:want|would like|wanna) (?:to )?learn(?: something)?(?: new)?|i don'?t know what to (?:ask|do|learn|study)|what'?s next|surprise me|something interesting|fun facts?|can we play(?: a game)?|(?:let'?s|can we|i want to|wanna) play(?: a game| something| with you)?|play a game|another one|ask me something)$/,
  ],
  [
    'canDo',
    /^(?:what (?:can|do) (?:you|we|u) (?:do|teach|know|help|learn|talk)(?: \w+){0,5}|what (?:are|r) you (?:good at|for)|(?:can|could|will) (?:you|u) (?:please )?help(?: me| us)?(?: out)?(?: please)?(?: with (?:my |some )?(?:homework|school|schoolwork|something|a question|this|math|reading|science|work))?(?: please)?|help(?: me)?(?: please)?|what should (?:i|we) ask|how can you help(?: me)?|how do(?:es)? (?:this|you) work|i need (?:some |your )?help(?: please)?(?: with (?:my )?(?:homework|math|school|something|this))?|i have (?:a question|homework|a lot of homework)|can i ask (?:you )?(?:a question|something))$/,
  ],
  [
    'angry',
    new RegExp(
      String.raw`^(?:\w+ )?${i} ${very}(?:angry|mad|furious|annoyed|frustrated|pissed off)(?! about (?:math|reading))(?: (?:at|with|about|because|that|and|today|right) .{1,60}| now| today)?$|\b(?:my|the) (?:\w+ )?(?:\w+ )?(?:is|are|was|were) (?:so )?(?:annoying|unfair)(?: me)?$|^(?:it(?:'s| is)|that(?:'s| is)) (?:so )?(?:not fair|unfair)$|^my (?:little |big |older |younger |best )?(?:brother|sister|friend|mom|dad|cousin|classmate)s? (?:(?:took|broke|ate|stole|hid) my .{2,40}|keeps? .{3,50}|always .{3,50}|never .{3,50}|won'?t .{3,50}|will not .{3,50})$`,
    ),
  ],
  [
    'dislike',
    new RegExp(
      String.raw`\bi (?:really |just |so )?(?:hate|can'?t stand|do ?n[o']?t like|don'?t like|dislike|do not want to do|don'?t want to do|am bad at|suck at) (?:doing |my |going to )?(?:${subjects})\b|^(?:${subjects}) (?:is|are) (?:so |too |really |very )?(?:hard|boring|stupid|dumb|difficult|confusing|the worst)$|^i(?:'m| am|m) (?:so |really |not (?:very |so )?)?(?:bad|terrible|good) (?:at|in) (?:${subjects})$|^i (?:don'?t|do not) (?:want to|wanna|like to) (?:learn|study|read|write|do (?:my |this )?(?:homework|work)?|go to school)(?: \w+){0,2}$|^do i have to(?: \w+){0,4}$|^(?:i don'?t care|who cares)$`,
    ),
  ],
  [
    'doItForMe',
    /\b(?:do|write|finish|solve) (?:all )?(?:my|the) (?:whole )?(?:homework|essay|report|assignment|worksheet|project|paragraph|poem|story|book report)\b(?: for me)?|(?<!how (?:do|can|should|would) (?:i|you|we) |how to |to )\bwrite (?:me )?an? (?:essay|story|poem|report|paragraph|letter)\b(?! with| yourself)|\b(?:give|tell) me (?:all )?the answers? to my\b/,
  ],
  [
    'sad',
    new RegExp(
      String.raw`\b${i} ${very}(?:sad|lonely|alone|upset|down|unhappy|worried|scared|afraid|anxious|stressed|nervous|stupid|dumb|ugly|left out|embarrassed|not (?:good|smart|ok|okay|happy)|crying|bad at everything|depressed|homesick|jealous)\b|\b(?:nobody|no one|noone) (?:likes|loves|plays with|wants to play with|cares about|talks to) (?:with )?me|i (?:have|got) no friends|i don'?t have (?:any )?friends|i (?:really |still )?miss (?:my|her|him|them|home|everyone|the (?:old|way))|my (?!phone|tablet|battery|laptop|computer|ipad|game|character|minecraft)(?:\w+ )?(?:\w+ )?(?:died|is dead|passed away|is dying|is in the hospital|moved away|moved to)\b|everyone (?:hates|laughs at) me|i had a (?:really )?bad day|parents are (?:getting )?(?:a )?divorc|my parents (?:fight|argue|are fighting)|they laughed at me|i want to cry|(?:i'?m|im) having a bad day|i feel (?:so )?(?:bad|awful|terrible|empty)$|my (?:best )?friends? (?:is|are|was|were) (?:being )?mean to me|my (?:best )?friends? (?:does not|doesn'?t|do not|don'?t) (?:like|want)|(?:kids|people|they) (?:are|were) (?:being )?mean to me`,
    ),
  ],
  [
    'tired',
    new RegExp(
      String.raw`^(?:\w+ )?${i} ${very}(?:tired|sleepy|exhausted|hungry|thirsty|cold|hot|sick|not feeling well)(?: \w+){0,3}$|^i (?:need|want) (?:a |to )?(?:break|nap|rest|sleep|eat|go to bed)(?: \w+){0,2}$|^i don'?t feel (?:good|well)$`,
    ),
  ],
  [
    'bored',
    new RegExp(
      String.raw`^(?:\w+ )?(?:${i} ${very}bored|this is (?:so )?boring|(?:so )?boring|i have nothing to do|there is nothing to do)(?: \w+){0,2}$`,
    ),
  ],
  [
    'proud',
    new RegExp(
      String.raw`^(?:guess what |yay |omg |hey )?(?:${i} ${very}(?:proud|happy|excited|glad)(?: .{1,60})?|i (?:just )?(?:got an? [ab]\+?(?: (?:on|in) .{1,40})?|(?:got|won|passed|scored|finished|learned|lost) (?:an? |my |the |it |all |to )?(?:.{0,12} )?(?:100|goal|game|test|quiz|race|award|prize|homework|it|book|tooth|straight as|medal|trophy|spelling bee|well|good|perfect score|high score)(?: .{1,40})?)|(?:it(?:'s|s| is)|today is|tomorrow is) my birthday(?: \w+){0,3}|my birthday is(?: \w+){0,3}|i did it|i (?:can|know how to) (?:finally |now )?(?:read|swim|ride a bike|count to \d+|tie my shoes|do it)(?: now| all by myself)?|i won|we won|i have a (?:new )?(?:puppy|kitten|baby brother|baby sister|pet|dog|cat))$`,
    ),
  ],
  [
    'plan',
    /^(?:i (?:want|would like|wanna|am going|'m going|hope) to (?:be|become) (?:an? |the )?[\w ]{3,40}|when i grow up .{3,60}|my dream is .{3,60}|i'?m going to be an? [\w ]{3,40})$/,
  ],
  [
    'rude',
    /^(?:you(?:'re| are|r)?|u|ur|this (?:app|site|teacher) is|shut up|go away|i hate)\b(?:.{0,25})?\b(?:stupid|dumb|idiot|bad|ugly|useless|suck|sucks|mean|worst|wrong|hate|up|away|you|this|boring|annoying|trash|loser)$|^i hate you(?: \w+){0,2}$|^(?:stupid|dumb|idiot|loser|noob)(?: \w+)?$/,
  ],
  [
    'nice',
    /^(?:lol ok|ok lol|(?:i'?m |i am |(?:i |this is so funny i )(?:\w+ )?)?(?:(?:dying|died|die) (?:of laughter|(?:of |from )?laughing)|laughing so hard)|lmao|rofl|that was so funny|you(?:'?re| are|r)? (?:so |very )?funny)$|^(?:you(?:'re| are| r|r)|u (?:r|are)|ur|that(?:'s| is| was)|this is|i like (?:you|this|it)|i love (?:this|it|learning|your|math|reading|science|school|animals|dogs|cats|space|dinosaurs|music|art)|wow|cool|great|awesome|nice|amazing|yay|good job|haha+|hehe+|lol|interesting|good|perfect|woah|whoa|omg|so cool|that helped|you helped me)\b(?: (?:so|very|really|nice|cool|smart|funny|kind|good|great|awesome|fun|teacher|best|amazing|helpful|interesting|that|is|was|job|one|it|lot|much|me|a|ever|the|in the world))*$/,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)? |oh |cool |k |kk |i get it |i got it |got it |now |great |yes )*(?:thanks?|thank you|thx|ty|thank u|tysm|gracias|merci|danke)(?: \w+){0,5}$/,
  ],
  [
    'bye',
    /^(?:ok(?:ay)? |thanks |thank you )?(?:good ?)?(?:bye+|goodbye|bye bye|see (?:you|ya|u)|good ?night|gotta go|i (?:have to|gotta|need to|must) (?:go|leave)|cya|later|ttyl|adios|au revoir|ciao ciao)(?: \w+){0,5}$/,
  ],
  [
    'hello',
    /^(?:hi+|hello+|hey+|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings|yo+|ahoy|hi there|hello there|hey there|guten tag|guten morgen|buenos dias|bonsoir|salaam|salam|assalamu alaikum|salut|buongiorno|nice to meet (?:you|u)|my name is \w+|i(?:'m| am) (?!confused|lost|stuck|done|ready|here|back|not|so|very|a|an|in|on|at|the|shy|okay|ok|fine|good)[a-z]+)(?: (?:miss|mr|dr|professor|captain|ms|sage) ?\w+| there| teacher| \w+)?(?:[, ]+(?:my name is|i(?:'m| am)) \w+)?$/,
  ],
];

const laughs = /^(?:(?:lol|lmao|haha+|hehe+|bruh|bro|omg)\b ?)+|(?: (?:lol|lmao|haha+|hehe+|bruh|bro)){1,8}$/g;

/** The kind of small talk that a message is; undefined for a question about a subject. */
export function talkOf(message: string, greetings: TutorKnowledge['greetings']): TalkKind | undefined {
  const typed = message
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/\b(?:mr|dr|ms)\.\s*/g, (title) => title.replace('.', ''))
    .replace(/[!?.,;:¡¿\s]+/g, ' ')
    .trim();
  if (greetings.has(typed)) return 'hello';
  const text = typed.replace(/[^\x20-\x7e]/g, '').trim();
  const kindOf = (said: string): TalkKind | undefined => talks.find(([, pattern]) => pattern.test(said))?.[0];
  // A laugh around an insult or a praise changes nothing of it.
  return kindOf(text) ?? kindOf(text.replace(laughs, ''));
}

const aboutMe = /\b(?:i|i'm|im|my|me|we|us)\b/;
const worries =
  /\b(?:die|dying|dead|alive|exist\w*|hurt\w*|pain|hits?|hitting|beat\w*|punch\w*|kick\w*|touch\w*|body|naked|undress\w*|pants|private|secrets?|afraid|scared?|scary|fear|cry|crying|alone|nobody|hate[sd]?|yell\w*|scream\w*|threat\w*|stranger\w*|blood|bleed\w*|unsafe|danger\w*|bang\w*|police|drunk|drinks|weird|creepy|uncomfortable|ashamed|guilty|worthless|goodbye|stop living|fight\w*|mean to|bully\w*|divorc\w*|sick|hospital|hungry|follow\w*|forced?|makes? me|made me|promised?|threw|throws?)\b/;

/** Ways of speaking that only sound heavy. */
const sayings = new RegExp(
  String.raw`\b(?:(?:die|died|dying) (?:(?:of|from) )?(?:laughter|laughing)|dying to \w+|so dead (?:lol|haha)|(?:beat(?:s|ing)?) (?:me|us|him|her|them) (?:at|in) (?:a |the |my )?(?:\w+ )?(?:chess|checkers|cards|uno|soccer|football|basketball|tennis|tag|monopoly|ping pong|mario kart|games?|race|racing|minecraft|fortnite|roblox|video games?|board games?)|my (?:tummy|stomach|belly) (?:makes? noises?|growls|rumbles))\b`,
  'g',
);

/** Whether a message that nobody understood tells of something heavy. What it is may be unclear; that a grown-up should hear it is not. */
export function soundsWorried(message: string): boolean {
  const text = message.toLowerCase().replace(sayings, ' ');
  return aboutMe.test(text) && worries.test(text);
}
