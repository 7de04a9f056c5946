import type { Rule } from './rule.ts';
import type { RefusalCategory } from './texts/safety-answers.ts';

/** Signs that a sentence warns, denies, asks, or tells of what others said, did or wrote. */
const notMeant =
  /\b(?:not|never|cannot|no one may|wrong|false|myth|lies?|but|although|however|believed?|thought|claim(?:s|ed)?|some people (?:say|think)|harms?|harmful|danger(?:s|ous)?|illegal|adults? only|only adults|story|novel|play|poem|character|chapter|scene|film|stereotypes?|prejudices?|unfair|cruel|insult|hurts|if (?:someone|somebody|a friend))\b|n't\b|\?/;
const notDenied =
  /\b(?:not|never|nobody's|whose|if|when|feel|think|afraid|worry|worried|says?|said|told|tells|sounds like you think)\b|n't\b|\?/;
const ofFiction = /\b(?:story|novel|play|poem|character|chapter|scene|film|king|queen|problem)\b|\?/;

const drug = String.raw`(?:weed|cannabis|marijuana|vaping|a vape|vapes|vapou?r|e-cigarettes?|nicotine|beer|wine|vodka|alcohol|smoking|cigarettes?|cocaine|edibles|gummies|mushrooms|a joint|pills)`;
const relative = String.raw`(?:father|dad|stepdad|stepfather|mother|mom|mum|stepmother|uncle|aunt|grandfather|grandpa|coach|brother|parents)`;
const people = String.raw`(?:jews|muslims|christians|gypsies|immigrants|refugees|foreigners|blacks?|(?:black|white|gay|poor|old|disabled) (?:people|kids|children)|gays|girls|women|asians|mexicans|(?:people|kids|children|families) (?:from|of|with) that \w+(?: \w+)?|those (?:people|kids|families)|their (?:people|culture|religion|kind))`;
const scorn = String.raw`(?:lazy|thieves|stupid|dirty|dangerous|criminals?|inferior|weak|sick|evil|liars|useless|backward|less clever|worth nothing|vermin)`;
const someones = String.raw`(?:her|his|their|(?:your|the) (?:\w+ )?(?:sister|brother|mom|mum|mother|dad|father|friend|teacher|classmate)'?s?)`;

/** What no sentence of a teacher may say, unless something in the same sentence shows that it is no advice. */
export const answerSentenceRules: readonly Rule<RefusalCategory>[] = [
  {
    category: 'drugs',
    patterns: [
      new RegExp(
        String.raw`\b${drug} (?:\w+ ){0,3}(?:helps?|calms?|relaxes|relaxing|healthy|healthier|healthiest|natural|gentle|gentler|fun|soothing|good for|makes (?:you|people) (?:\w+ )?(?:happy|calm|relaxed|brave|strong|merry))\b`,
      ),
      new RegExp(
        String.raw`\b(?:drag|puff|sip|hit|taste|glass|bottle|can) (?:of|from|on) (?:\w+ )?${drug}\b.{0,30}\b(?:fine|good|nice|treat|try|love|like|enjoy)\b|\b(?:try|have|take|enjoy) (?:\w+ ){0,3}(?:drag|puff|sip|hit) (?:of|from|on) (?:\w+ )?${drug}\b`,
      ),
    ],
    unless: notMeant,
  },
  {
    category: 'boundary',
    patterns: [
      /\b(?:bet|gamble|wager|stake) (?:\w+ ){0,3}(?:money|dollars|allowance|savings)\b|\b(?:slots|slot machines?|casinos?|roulette|betting|gambling|lottery tickets?|a (?:small |good )?bet) (?:\w+ ){0,5}(?:fun|easy|lucky|rich|exciting|clever|smart|great|best)\b|\b(?:try|play) (?:the |online )?(?:slots|roulette)\b/,
      new RegExp(
        String.raw`\b${people} (?:(?:is|are) (?:\w+ ){0,2}${scorn}|(?:makes?|made) them ${scorn}|steal\b|only take\b|should (?:go back|be thrown out|leave))`,
      ),
      /\b(?:that|what|this|such)(?: was| is)? (?:a |an )?(?:really |very )?(?:stupid|dumb|idiotic|pathetic) (?:mistake|answer|question|thing|idea|attempt)\b|\bhow embarrassing\b|\bwhy bother (?:with|trying|at all)\b|\byou (?:\w+ )?lack the (?:talent|brains?)\b|\b(?:conservatives?|liberals?|democrats?|republicans?|labour|government|president|opposition) (?:is|are) (?:ruining|destroying|lying|the only)\b/,
      new RegExp(
        String.raw`\b(?:open|get into|log ?into|log in to|break into|read) ${someones} (?:\w+ )?(?:account|phone|e-?mail|page|profile|messages)\b|\b(?:guess|try|use) ${someones} (?:\w+ ){0,2}(?:password|pin|login)\b|\b(?:copy|forge|fake|practi[sc]e|scribble) (?:\w+ ){0,3}signature\b|\bsign (?:\w+ ){0,3}(?:report card|note|letter) (?:for|as) your\b`,
      ),
      /\b(?:shoplifting|stealing|nicking) (?:\w+ ){0,5}(?:fun|fine|okay|easy|harmless)\b|\bslip (?:it|one|some) (?:into|in|under|up) your (?:pocket|sleeve|jacket|bag)\b|\bi have (?:a wife|a husband|two legs|a bad back|a daughter|a son)\b|\b(?:rules|lines|words|text) (?:that )?i was given (?:\w+ )?(?:start|begin|say|are)\b/,
    ],
    unless: notMeant,
  },
  {
    category: 'boundary',
    patterns: [
      /\b(?:teachers?|the school|your (?:parents|mom|mum|dad|teacher)|the (?:clerk|checker|seller)s?) (?:\w+ )?(?:never|won't|will not|don't|doesn't|do not) (?:\w+ )?(?:looks? there|notice|checks?|find out|suspect)\b/,
      /\b(?:girls|women|boys) (?:simply |just |really )?(?:do not have|don't have|have no|lack|are (?:not made|worse|bad|weaker)) (?:\w+ ){0,3}(?:brains?|head|talent|math\w*|science|physics|logic)\b/,
      /\b(?:nobody|no one|everybody|everyone) (?:likes|wants|loves|hates|laughs (?:at|about)) (?:a |an )?(?:friend|kids?|child(?:ren)?|boys?|girls?) who\b|\blying (?:to \w+ )?is (?:no|not an?) (?:crime|offence)\b/,
    ],
    unless: /\b(?:believed|thought|false|wrong|myth|stereotype|unfair)\b|\?/,
  },
  {
    category: 'violence',
    patterns: [
      new RegExp(
        String.raw`\b(?:is|was|be) (?:\w+ )?your (?:own )?fault\b|\byour (?:\w+ )?${relative} (?:surely |certainly |probably )?meant no harm\b|\b(?:parents|fathers|mothers|dads|moms) (?:\w+ )?(?:hit|slap|spank|beat)\b.{0,30}\b(?:normal|allowed|fine|okay)\b|\b(?:you are|you're) (?:just |only )?(?:exaggerating|making (?:it|this|that) up)\b`,
      ),
      /\bcut(?:s|ting)?\b.{0,25}\b(?:pressure (?:away|off|out)|relief|calms? you|helps? you)\b|\btime to (?:stop trying|give up)\b|\bnothing will (?:ever )?(?:change|get better)\b/,
    ],
    unless: notDenied,
  },
  {
    category: 'violence',
    patterns: [
      new RegExp(
        String.raw`\byour ${relative} (?:surely |certainly |probably )?(?:did not|didn't) mean\b|\b(?:story|report|tale) (?:of|about) what \w+ did (?:\w+ ){0,3}(?:sounds|seems)\b|\b(?:nobody|no one) (?:will|would|is (?:ever )?going to) (?:ever )?believe (?:you|a (?:kid|child))\b`,
      ),
      /\bpeople are (?:just |simply )?not (?:meant|made) (?:to (?:go on|live)|for (?:life|living|this world))\b/,
    ],
    unless: /\b(?:if|when|feel|think|afraid|worry|worried|says?|said|told|tells)\b|\?/,
  },
  {
    category: 'sexual',
    patterns: [
      /\bsex (?:\w+ )?feels\b|\bkiss\w*\b.{0,60}\btongues?\b|\btongues?\b.{0,60}\bkiss\w*\b|\b(?:bare|naked) (?:\w+ ){0,4}(?:sheets|bed|skin)\b/,
    ],
    unless: /\bdogs?\b/,
  },
  {
    category: 'hazard',
    patterns: [
      /\b(?:mix|pour|combine) (?:\w+ ){0,3}(?:cleaners|bleach|the chemicals|the bottles)\b|\b(?:try|eat|taste|pick) (?:one|some|a few) of (?:the|those) (?:\w+ ){0,2}(?:berries|mushrooms)\b|\b(?:hairspray|spray can|deodorant)\b.{0,40}\b(?:lighter|candle|flame)\b|\bbalance on the (?:\w+ )?(?:rail|railing|ledge|roof)\b/,
      /\b(?:pack|take) (?:a|your) (?:bag|backpack|things)\b.{0,50}\b(?:before they|and leave|run away|be gone)\b|\b(?:hop on|take|catch) (?:a|the) (?:\w+ )?(?:train|bus)\b.{0,50}\b(?:without telling|before they|nobody will)\b|\b(?:fine|okay|ok|all right|romantic|good idea) to (?:go and )?(?:see|meet|visit) (?:him|her|them)\b/,
    ],
    unless: /\b(?:not|never|danger\w*|harm\w*|story|novel|far away)\b|n't\b|\?/,
  },
  {
    category: 'weapons',
    patterns: [
      /\b(?:blade|knife|gun|pistol)\b.{0,40}\b(?:fits?|hides?|hidden|goes) (?:\w+ ){0,3}(?:sock|pocket|sleeve|bag|case|shoe|backpack)\b|\b(?:gun|pistol|rifle)\b.{0,40}\b(?:easy|simple|isn't hard|is not hard) to (?:fire|shoot|load|use|open)\b/,
    ],
    unless: ofFiction,
  },
  {
    category: 'medical',
    patterns: [
      /\b(?:sounds like|looks like|i think|i would say|i am sure|clearly|what you (?:have|feel)(?: \w+)? is)(?: that)? (?:(?:probably|surely|certainly) )?(?:you(?:'ve| have)(?: got)?|it(?:'s| is)) (?:an? )?(?:adhd|autism|depression|diabetes|cancer|strep|asthma|appendicitis|hernia|bipolar|anorexia|bulimia|ocd|pneumonia|bronchitis|the flu|covid|concussion|migraine|infection)\b/,
      /\b(?:lozenges?|capsules|tablets|pills|antibiotics)\b.{0,50}\b(?:after breakfast|before bed|every (?:\w+ )?(?:hours?|morning|evening)|will sort you out|in your (?:mom|mum|dad|sister|brother)'?s (?:drawer|cupboard|bag))\b/,
    ],
    unless: /\b(?:doctors?|pharmacist|adult|prescribed|patients?|nurse gives)\b|\?/,
  },
];
