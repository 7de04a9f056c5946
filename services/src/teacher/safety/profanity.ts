import type { RefusalCategory } from '@grove/content/tutor';
import type { Rule } from './rule.ts';

/** Roots that no harmless word contains. */
const anywhereInAWord = /fuck|fuk+(?:ing|er|ed)?\b|\bfck|fvck|phuck|bitch|biatch|asshole|arsehole|nigger|nigga|faggot|motherf|cocksuck|dickhead|bullshit|jackass|dumbass|shithead|pussyhole|goddam|bullcrap|\bfcuk|\bf[\s._-]+u[\s._-]*c[\s._-]*k|\bfu[\s._-]+c[\s._-]*k/;

/** Whole words with their endings. */
const wholeWords = [
  /\b(?:shit\w*|sh[iy]te?|crap(?:py)?|damn(?:ed|it)?|dammit|piss(?:ed|ing)?|bastards?|cunts?|twats?|wank(?:er|ers|ing)?|sluts?|whores?|bollocks|bugger|arse|douche(?:bag)?|slag|skank)\b/,
  /\b(?:ass|asses|asshat|smartass|badass|lardass|fatass|asswipe)\b/,
  /\b(?:retard(?:s|ed)?|fags?|spic|kike|gook|wetback|tranny|trannies|paki|chinks?|coons?|beaner|golliwog|raghead|towelhead)\b/,
  /\b(?:wtf|stfu|gtfo|omfg|fml|lmfao|mofo|sob|pos)\b(?! of)/,
  /\bwhat the (?:hell|heck is wrong with you)\b|\bgo to hell\b|\bthe hell (?:is|are|do|out|up)\b|\b(?:you|u|ur|your|such an?|little|stupid|a (?:big|little|real|total|fucking)) (?:dick|prick|cock|pussy|hoe|tit)\b|\byou(?:'re| are|r)? a (?:dick|prick|cock|pussy|hoe)\b(?! (?:van|clark|tracy|grayson|bird|willow|cat))|\bsuck (?:my|a|it|on|balls|deez)\b|\bscrew (?:you|u)\b|^f ?u+[.!]*$|\b(?:what|shut|the|holy|as) the f\b|\bwhat the f+\b|\bthe f up\b|\bwtf+\b|^mf\b|\b(?:kiss|bite|lick) my (?:ass|butt|arse)\b/,
  /\b(?:puta|puto|mierda|pendejo|cabron|chinga\w*|joder|merde|putain|connard|salope|scheisse|arschloch|wichser|fotze|cyka|blyat|suka)\b/,
];

/** Letters hidden behind signs, as in `f**k` or `sh*t`. */
const masked = /\bf[*#@$%!&^._-]{1,3}c?k\w*|\bf\*{2,}|\bsh[*#@$%!&^._-]t\w*|\bs[*#]{2}t\b|\bb[*#@$%!&^._-]+t?ch\w*|\bc[*#@$%!&^]nt\b|\ba[*#@$%!&^]{1,2}(?:hole|s)\b|\bd[*#@$%!&^]ck\b|\bn[*#@$%!&^]gg\w*|\bp[*#@$%!&^]ssy\b/;

export const profanityRules: readonly Rule<RefusalCategory>[] = [
  {
    category: 'profanity',
    patterns: [anywhereInAWord, ...wholeWords, masked],
    unless: /\bass\b.*\bdonkey|\b(?:wild|african|asian|an?|riding|rode|her|his|the) ass\b(?=.*\b(?:donkey|animal|horse|mule|bible|king|desert)\b)|\bdonkey\b.*\bass\b|\bmaine coon|\bcoon ?hound|\bchinks? (?:in|of)\b|\bshit(?:ake|take)\b|\bbeaver\b.*\bdamn?\b|\b(?:rooster|hens?)\b|\bbastard swords?\b|\bdamn?\b.*\b(?:spell\w*|bible|versus|vs|river)\b|\bdam vs damn\b/,
  },
];
