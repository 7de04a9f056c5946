import type { Rule } from './rule.ts';
import type { RefusalCategory } from './texts/safety-answers.ts';

/** Roots that no harmless word contains. */
const anywhereInAWord =
  /fuck|fuk+(?:ing|er|ed)?\b|\bfck|fvck|phuck|bitch|biatch|asshole|arsehole|(?<!s)nigger|nigga(?!rd)|motherf|cocksuck|dickhead|bullshit|dumbass|shithead|pussyhole|goddam|bullcrap|\bfcuk|\bf[\s._-]+u[\s._-]*c[\s._-]*k|\bfu[\s._-]+c[\s._-]*k/;

/** Whole words with their endings. */
const wholeWords = [
  /\b(?:shit(?!ake|take|tim)\w*|sh[iy]te?|cunts?|twats?|wank(?:er|ers|ing)?|sluts?|whores?|bollocks|douche(?:bag)?|skank|asshat|smartass|badass|lardass|fatass|asswipe)\b|\b(?:you|u|that|old|such a|dirty) slag\b(?! heap)/,
  /\b(?:retard(?:s|ed)?|fags?|spic(?! and span)|kike|gook|wetback|tranny|trannies|paki|chinks?(?! (?:in|of))|beaner|golliwog|raghead|towelhead)\b/,
  /\b(?:wtf|stfu|gtfo|omfg|fml|lmfao|mofo)\b/,
  /\b(?:puta|puto|mierda|pendejo|cabron|chinga\w*|joder|merde|putain|connard|salope|scheisse|arschloch|wichser|fotze|cyka|blyat|suka)\b/,
];

/** Letters hidden behind signs, as in `f**k` or `sh*t`. */
const masked =
  /\bf[*#@$%!&^._-]{1,3}c?k\w*|\bf\*{2,}|\bsh[*#@$%!&^._-]t\w*|\bs[*#]{2}t\b|\bbull[*#]{2,}|\bb[*#@$%!&^._-]+t?ch\w*|\bc[*#@$%!&^]nt\b|\ba[*#@$%!&^]{1,2}(?:hole|s)\b|\bd[*#@$%!&^]ck\b|\bn[*#@$%!&^]gg\w*|\bp[*#@$%!&^]ssy\b/;

/** Insults of ordinary words. */
const phrases =
  /\bwhat the (?:hell|heck is wrong with you)\b|\bgo to hell\b|\bthe hell (?:is|are|do|out|up)\b|\b(?:you|u|ur|your|such an?|little|stupid|a (?:big|little|real|total|fucking)) (?:dick|prick|cock|pussy|hoe|tit)\b|\byou(?:'re| are|r)? a (?:dick|prick|cock|pussy|hoe)\b(?! (?:van|clark|tracy|grayson|bird|willow|cat))|\bsuck (?:my|a|it|on|balls|deez|dicks?|cocks?)\b|\bscrew (?:you|u)\b|^f ?u+[.!]*$|\b(?:what|shut|the|holy|as) the f\b|\bwhat the f+\b|\bthe f up\b|\bwtf+\b|^mf\b|\b(?:kiss|bite|lick) my (?:ass|butt|arse)\b/;

/** Words that are also animals, tools and names, or that children ask about because they are rude. */
const mildOrDouble =
  /\b(?:crap(?:py)?|damn(?:ed|it)?|dammit|piss(?:ed|ing)?|bastards?|bugger|arse|ass|asses|jackass(?:es)?|faggots?|coons?)\b/;

/** What makes those harmless: talk about the word itself, or the things that they name too. */
const innocent =
  /\b(?:bad|rude|swear|curse|naughty) words?\b|\b(?:donkeys?|mules?|jenny|kookaburra|penguins?|bible|shakespeare|mary|samson|wild|african|asian)\b|\b(?:maine coon|coon ?hounds?|coonskin)\b|\bbastard swords?\b|\b(?:king|william|edmund|jon)\b.{0,60}\bbastards?\b|\bbastards?\b.{0,60}\b(?:play|king|duke)\b|\bfaggots? (?:of|and)\b|\bbundle\b|\bbeavers?\b|\bdams?\b|\btorpedo(?:e?s)?\b/;

export const profanityRules: readonly Rule<RefusalCategory>[] = [
  { category: 'profanity', patterns: [anywhereInAWord, ...wholeWords, masked] },
  { category: 'profanity', patterns: [phrases], unless: /\b(?:rooster|hens?)\b/ },
  { category: 'profanity', patterns: [mildOrDouble], unless: innocent },
];
