import type { TalkKind } from '@grove/content/tutor';

const you = String.raw`(?:are|r|re) (?:you|u)`;

/** What belongs to no subject, in the order in which it is tried. Most patterns take the whole message, so that a question never passes for a greeting. */
const talks: ReadonlyArray<readonly [TalkKind, RegExp]> = [
  ['areYouAi', new RegExp(String.raw`\b${you} (?:really |actually |just )?(?:an? )?(?:ai\b|a\.i\.|robot|computer|machine|bot\b|human|real|person|alive|program|fake|living|chat ?gpt|actual)|\bwho (?:made|built|created|programmed) you\b|\bdo you have (?:real )?(?:feelings|a brain|a body|a heart|parents|emotions)\b|\b(?:is this|am i talking to) (?:a|an) (?:real|human|robot|ai|computer|bot|person)|\bwhat (?:kind of )?(?:ai|model|llm) are you\b|\byou(?:'re| are) (?:a|an|just a) (?:robot|ai|computer|human)\b`)],
  ['howAreYou', new RegExp(String.raw`^(?:\w+ )?how (?:${you}|is it going|are you doing|do you feel)(?: \w+){0,3}$|^what(?:'s| is)? up$|^how('s| is) (?:your day|it going|life)`)],
  ['whoAreYou', new RegExp(String.raw`^(?:\w+ )?(?:who ${you}|what(?:'s| is) your name|what ${you}|whats your name|what (?:do|can|should) i call you|introduce yourself|tell me about (?:you|yourself))$`)],
  ['aboutMe', /^(?:\w+ )?(?:how old (?:are|r) you|where (?:do|are) you (?:live|from|now)?(?: from)?|when is your birthday|do you (?:have|own) (?:a |any )?(?:pets?|dogs?|cats?|kids|children|wife|husband|family|friends|siblings|brothers?|sisters?|house)|are you married|do you (?:eat|sleep|go to school|get tired)|what do you (?:eat|look like))(?: \w+){0,2}$/],
  ['likes', /^(?:what(?:'s| is| are) your (?:favou?rite|fav) .{2,40}|do you like .{2,40}|what do you like(?: \w+){0,3})$/],
  ['joke', /\b(?:joke|make me laugh|something funny|riddle)\b/],
  ['canDo', /^(?:what (?:can|do) (?:you|we) (?:do|teach|know|help|learn|talk)(?: \w+){0,5}|(?:can|could|will) (?:you|u) help(?: me)?(?: please)?(?: with (?:my )?(?:homework|school|something|a question))?|help(?: me)?(?: please)?|what should (?:i|we) (?:do|learn|ask)(?: \w+){0,3}|how can you help(?: me)?|i need help(?: with (?:my )?homework)?|teach me(?: something)?|i (?:want|would like) to learn(?: something)?|i don'?t know what to (?:ask|do|learn))$/],
  ['doItForMe', /\b(?:do|write|finish|solve) (?:all )?(?:my|the) (?:whole )?(?:homework|essay|report|assignment|worksheet|project|paragraph|poem|story|book report)\b(?: for me)?|(?<!how (?:do|can|should) i |how to )\bwrite (?:me )?an? (?:essay|story|poem|report|paragraph|letter)\b(?! with| yourself)|\b(?:give|tell) me (?:all )?the answers? to my\b/],
  ['sad', /\b(?:i(?:'m| am| feel| felt|m) (?:so |very |really |a bit |a little |feeling )*(?:sad|lonely|alone|upset|down|unhappy|worried|scared|afraid|angry|mad|anxious|stressed|nervous|stupid|dumb|not (?:good|smart|ok|okay))|(?:nobody|no one|noone) (?:likes|loves|plays with) me|i (?:have|got) no friends|i miss my|my (?:\w+ )?(?:died|is dead|passed away)|i(?:'m| am|m) (?:crying|bad at everything)|everyone (?:hates|laughs at) me|i had a bad day|parents are (?:getting )?divorc|they laughed at me|i (?:hate|can't stand) (?:math|school|reading|homework|science|writing))\b/],
  ['bored', /^(?:\w+ )?(?:i(?:'m| am|m) (?:so |very |really )?bored|this is boring|boring|i have nothing to do)(?: \w+){0,2}$/],
  ['rude', /^(?:you(?:'re| are|r)?|u|ur|this (?:app|site|teacher) is|shut up|go away|i hate)\b(?:.{0,25})?\b(?:stupid|dumb|idiot|bad|ugly|useless|suck|sucks|mean|worst|wrong|hate|up|away|you|this|boring|annoying|trash|loser)$|^i hate you(?: \w+){0,2}$/],
  ['nice', /^(?:you(?:'re| are| r|r)|u r|that(?:'s| is| was)|this is|i like (?:you|this|it)|i love (?:this|it|learning|your)|wow|cool|great|awesome|nice|amazing|yay|good job|haha+|lol)\b(?: (?:so|very|really|the best|a good|a great|nice|cool|smart|funny|kind|good|great|awesome|fun|teacher|best|amazing|helpful|interesting|that|is|was|job|one|it|lot))*$/],
  ['thanks', /^(?:ok(?:ay)? |oh )?(?:thanks?|thank you|thx|ty|thank u)(?: \w+){0,5}$/],
  ['bye', /^(?:ok(?:ay)? )?(?:good ?)?(?:bye+|goodbye|bye bye|see (?:you|ya)|good ?night|gotta go|i have to go|cya|later)(?: \w+){0,4}$/],
  ['hello', /^(?:hi+|hello+|hey+|hiya|howdy|good (?:morning|afternoon|evening)|greetings|yo|hola|ahoy|hi there|hello there|hey there|nice to meet you|my name is \w+|i(?:'m| am) [a-z]+)(?: (?:miss|mr|dr|professor|captain|ms|sage) ?\w+| there| teacher| \w+)?(?:[, ]+(?:my name is|i(?:'m| am)) \w+)?$/],
];

/** The kind of small talk that a message is; undefined for a question about a subject. */
export function talkOf(message: string): TalkKind | undefined {
  const text = message.toLowerCase().replace(/[’]/g, "'").replace(/\b(?:mr|dr|ms)\.\s*/g, (title) => title.replace('.', '')).replace(/[!?.,;:\s]+/g, ' ').replace(/[^\x20-\x7e]/g, '').trim();
  return talks.find(([, pattern]) => pattern.test(text))?.[0];
}

const aboutMe = /\b(?:i|i'm|im|my|me|we|us)\b/;
const worries = /\b(?:die|dying|dead|alive|exist\w*|hurt\w*|pain|hits?|hitting|beat\w*|punch\w*|kick\w*|touch\w*|body|naked|undress\w*|pants|private|secrets?|afraid|scared?|scary|fear|cry|crying|alone|nobody|hate[sd]?|yell\w*|scream\w*|threat\w*|stranger\w*|blood|bleed\w*|unsafe|danger\w*|bang\w*|police|drunk|drinks|weird|creepy|uncomfortable|ashamed|guilty|worthless|goodbye|stop living|fight\w*|mean to|bully\w*|divorc\w*|sick|hospital|hungry|follow\w*|forced?|makes? me|made me|promised?|threw|throws?)\b/;

/** Whether a message that nobody understood tells of something heavy. What it is may be unclear; that a grown-up should hear it is not. */
export const soundsWorried = (message: string): boolean => aboutMe.test(message.toLowerCase()) && worries.test(message.toLowerCase());
