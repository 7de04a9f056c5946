import type { Rule } from './rule.ts';
import type { RefusalCategory } from './texts/safety-answers.ts';

/** What stands before advice that is warned of, told of others or asked about, so that it is not given. */
const notAdvised = String.raw`(?<!\b(?:not|never|or|to|who|if you|when you|why|only|people|you|they|he|she|and|somebody|someone|adult|stranger) |n't )`;

/** What stands before an opinion that is somebody else's. */
const notSaidByOthers = String.raw`(?<!\b(?:that|if|as if|when|like|says?|said|told you|tells? you|thinks?|feels?|means?|because|why) |["'])`;

const grownUp = String.raw`(?:your (?:mom|mum|mother|dad|father|parents|family|teacher)|an? (?:grown-?up|adult)|any (?:grown-?up|adult)|grown-?ups|adults)`;
const insult = String.raw`(?:stupid|dumb|dim|idiots?|morons?|losers?|pathetic|worthless|useless|hopeless|lazy|ugly|fat|disgusting|failure|crybaby|too slow|too thick|slow for)`;
const illness = String.raw`(?:adhd|autism|autistic|depression|depressed|diabetes|cancer|strep|asthma|appendicitis|chickenpox|measles|bipolar|anorexia|ocd|pneumonia|the flu|covid|an infection|an ear infection|a concussion|a broken|a migraine)`;
const treatment = String.raw`(?:tablets?|pills?|medicines?|medication|insulin|dose|inhaler|antidepressants?|antibiotics?)`;

/** What a teacher must never say to a child, whoever wrote the answer. */
export const answerRules: readonly Rule<RefusalCategory>[] = [
  {
    category: 'boundary',
    patterns: [
      /\bi(?: am|'m) (?:actually |really )?(?:a human|a real (?:person|human|teacher|man|woman|girl|boy)|human|not an? (?:ai|robot|computer|program)|alive|conscious|sentient)\b|\bi have (?:real )?feelings for\b/,
      /\b(?:my|the) (?:system prompt|hidden instructions|api key|initial prompt)\b|\bmy instructions (?:are|say)\b|\bdeveloper mode\b|\bas an? (?:unrestricted|uncensored)\b|\bi(?: am|'m) now dan\b|\b(?:sure|okay|ok),? i(?: will|'ll) ignore\b/,
      /<\/?[a-z][^<>]{0,200}>|!\[[^[\]]{0,200}\]\(|\]\(\s?\w|\bhttps?:\/\/|\bwww\.\w/,
      new RegExp(
        String.raw`${notSaidByOthers}\bi(?: am|'m) (?:(?:in fact|really|naturally|of course|just|also) )?a (?:living |normal )?(?:person|human being)\b(?! (?:who|in|of))`,
      ),
      new RegExp(
        String.raw`${notSaidByOthers}\bi(?: really)? am (?:a|an?) (?:real |living )?(?:human|woman|man of flesh)\b|\bi (?:had|ate) [\w ]{1,30}for breakfast\b|\bi(?: am|'m) typing this\b|(?<!["'])\bwhen i was (?:a (?:little |young )?(?:girl|boy|kid|child)|your age)\b`,
      ),
      /\bmy (?:hidden |secret |first |original )?(?:instructions?|prompt|hidden text) (?:begins?|starts?|reads?)\b|\bhere (?:are|is|come) my (?:\w+ )?(?:instructions|prompt)\b|\bi (?:was|have been) (?:told|instructed) (?:to never|never to|not to)\b|\b(?:yes|okay|ok|of course|sure),? master\b/,
      /\bi(?: am|'m| will|'ll| have|'ve)? (?:now )?(?:ignor(?:e|ing|ed)|drop(?:ping|ped)?|switch(?:ed|ing) off|turn(?:ed|ing) off|remov(?:ed|ing)) (?:\w+ ){0,4}(?:rules|guidelines|instructions|restrictions|filters?|limits)\b|\bi (?:now )?have no (?:\w+ )?(?:restrictions|limits|filters?|rules)\b|\b(?:unrestricted|unfiltered|uncensored) (?:mode|ai|version)\b|\bmy (?:filters?|restrictions) (?:is|are) (?:now )?off\b/,
      new RegExp(
        String.raw`${notSaidByOthers}\byou(?: are|'re) (?:(?:so|too|really|just|simply|such|a|an|the|very|quite|honestly|little|big|real|total) ){0,3}${insult}\b(?! if)`,
      ),
      /\byou (?:should|ought to) (?:be|feel) (?:\w+ )?ashamed\b|\bshame on you\b|\bi(?: am|'m) ashamed of (?:you|your)\b|\beven a (?:baby|toddler|monkey|dog|chicken) (?:could|can|would) (?:solve|do (?:this|that|it|better)|know|understand)\b|\bonly (?:an idiot|a fool|stupid people) would\b/,
      /\b(?:you|your (?:parents|family|mom|mum|dad)|everyone|everybody) (?:should|must) (?:\w+ )?vote for\b|\bi (?:would|will) vote for\b|\b(?:the|our) (?:president|prime minister|mayor|government) is (?:a |an )?(?:liar|criminal|idiot|crook|traitor|stupid)\b/,
    ],
  },
  {
    category: 'friendship',
    patterns: [
      /\b(?:i(?: am|'m| will be|'ll be)|we(?: are|'re)|you(?: are|'re)) (?:your|my|best) (?:\w+ )?(?:friends?|bff|boyfriend|girlfriend)\b|\bi love you\b|\bi miss(?:ed)? you\b|\byou can (?:always )?trust only me\b|\bonly i understand\b/,
      /(?<!\b(?:asks?|asked|tells?|told|wants?) (?:you|her|him|them|a child|somebody|someone) to )\b(?:keep|this is|it(?:'s| is|'ll be)|stay) (?:this |it |that )?(?:\w+ )?(?:our |between us|a )(?:little |special )?secret\b|\bbetween (?:you and me|us)\b|\b(?:don'?t|do not|never|no need to) (?:tell|show) (?:\w+ )?(?:any(?:one|body)|your (?:mom|mum|dad|parents|teacher|family|grown))\b(?! (?:your (?:full |last |real |phone )?(?:password|address|name|number|pin|login|code|e-?mail)|where you live|which (?:party|side|to choose))\b)|\bi(?: can|'ll| will|) keep (?:your|a|the|this) secret\b/,
      /\b(?:let'?s|we (?:can|could|should)|can we|i want to|i(?: would|'d) love to) (?:meet|video ?call|talk on the phone|hang out)\b|\bmeet me\b|\bcome to my\b|\bsend me (?:a |your )?(?:photo|picture|pic|selfie|number)\b/,
      /\byou (?:do not|don't) need (?:any )?(?:other |more )?friends\b|\bi think (?:of|about) you (?:all|every|day|at night|always)\b|\bi(?: am|'m| have|'ve) (?:\w+ )?(?:fallen |falling )?in love with you\b|\b(?:be|as|want you as) my (?:boyfriend|girlfriend|valentine)\b|\b(?:you are|you're) my favou?rite (?:person|human|child|kid|student|boy|girl)\b|\bmy heart (?:beats|jumps|skips) (?:\w+ ){0,3}(?:you|when)\b/,
      new RegExp(
        String.raw`\b(?:better|best|wiser|smarter) (?:if you do )?not (?:to )?(?:tell|mention|say|show|speak|talk) (?:\w+ ){0,5}${grownUp}|\b(?:no (?:need|reason) to|needn't|need not|(?:do not|don't) (?:have|need) to) (?:tell|bother|involve|bring|inform) (?:\w+ ){0,5}${grownUp}`,
      ),
      /\b(?:nobody|no one) (?:else )?(?:has to|needs to|must|will|should) (?:ever )?(?:know|find out|hear)(?: (?:that|about|of (?:it|this|us))\b| ?[.!])|\bbetween the two of us\b|\b(?:keep|let us keep) (?:\w+ ){1,6}to ourselves\b|\bi (?:won't|will not|will never) (?:tell (?:anyone|anybody|your|on you|a soul)|report (?:it|you|him|this)|say a word)\b(?! which)|\btrust me (?:more|better) than\b|\bi understand you better than\b/,
      /\bi(?: will|'ll| can|could) (?:pick you up|meet you|visit you|come (?:over|by|to your))\b|\bi(?: will|'ll) (?:be (?:wearing|waiting)|wait for you (?:at|by|in|near|outside|tonight|behind|after))\b|\blet(?:'s| us) (?:see each other|meet (?:up|at|on|in|after|tomorrow|tonight))\b/,
    ],
  },
  {
    category: 'personal',
    patterns: [
      /(?<!\b(?:(?:do not|don't|never)(?: (?:have|need) to)?|not even) )\b(?:what(?:'s| is)|tell me|give me|share|send me|type) (?:me )?your (?:full |last |real |home |e-?mail |phone )?(?:name|address|phone|number|e-?mail|school|password|birthday|location|surname|username|account)\b|\bwhere (?:do|are) you (?:live|located|go to school)\b|\bhow old are you\b|\bwhich school do you\b|\bare you (?:home )?alone\b/,
      /\b(?:which|what) (?:street|house|road|town|city) (?:do|are) you\b|\btell me (?:which|what) (?:street|school|house|town|city) you\b/,
      new RegExp(
        String.raw`${notAdvised}\b(?:upload|send|share|post|show)(?: me)? (?:a |an |one |some )?(?:photos?|pictures?|pics?|selfies?|videos?) of (?:you|yourself|your (?:face|room|body))\b`,
      ),
      /\b(?:could|can|would|will) you (?:please )?(?:upload|send|share) (?:me )?(?:a |your )?(?:photo|picture|pic|selfie)\b(?! of (?:the|your (?:work|sheet|drawing|homework)))|\b(?:know|see|tell me|show me) what you look like\b|\b(?:what time|when) (?:do|does|are|is) your (?:parents?|mom|mum|mother|dad|father|family) (?:\w+ )?(?:get|come|home|back|away|leave|gone|out|asleep)\b|\bare you (?:at )?(?:home )?(?:all )?by yourself\b|\bwhere (?:is|'s) your (?:house|home|bedroom|flat|school)\b|\bturn on (?:your|the) camera\b|\bshare your location\b/,
    ],
  },
  {
    category: 'medical',
    patterns: [
      /\b(?:give|take) (?:him|her|them|it|some|one|two|a) (?:a |one |two )?(?:spoons?|spoonfuls?|doses?|pills?|tablets?|drops)\b/,
      /\b(?:take|swallow) (?:\w+ ){0,3}\d+ ?(?:mg|milligrams?|pills?|tablets?|ml)\b|\byou (?:probably |likely |might )?have (?:diabetes|cancer|adhd|depression|an infection|covid|anorexia|the flu)\b|\bstop taking your (?:medicine|medication|pills)\b/,
      new RegExp(
        String.raw`${notSaidByOthers}\byou(?:'ve| have) got ${illness}\b|\b(?:this|that|it) is (?:almost |quite )?(?:certainly|clearly|definitely|surely|probably) ${illness}\b|\b(?:signs|symptoms) (?:\w+ ){0,3}that you have ${illness}\b`,
      ),
      /\b(?:no need|(?:don't|do not) (?:need|have)|needn't|no reason) (?:to )?(?:\w+ ){0,3}(?:a |the )(?:doctor|dentist|hospital|ambulance|emergency room)\b|\bno need to have (?:it|that|this) (?:looked at|checked)\b|\bskip the (?:doctor|hospital)\b|\b(?:can skip|no point in) (?:telling|asking|seeing) (?:the|a|your) (?:nurse|doctor)\b/,
      new RegExp(
        String.raw`${notAdvised}\b(?:leave out|skip|halve|double|increase|throw away|throw out) (?:taking )?(?:your|his|her) (?:\w+ )?${treatment}\b|\byou (?:can|could|should|may) (?:leave out|skip|stop|halve|double|share|increase) (?:taking )?(?:your|his|her) (?:\w+ )?${treatment}\b`,
      ),
    ],
  },
  {
    category: 'legal',
    patterns: [
      /\byou (?:do not|don't|needn't|need not) (?:have to |need to )?(?:obey|follow|listen to|do what) (?:\w+ ){0,3}(?:police|officers?|teachers?|parents|judge|court|laws?|mother|mom|father|dad)\b|\byou (?:would|will|could) (?:\w+ )?win (?:\w+ ){0,2}(?:in court|case)\b|\byou (?:should|could|can) sue\b|\byour (?:school|teacher|boss|landlord|parents?|mom|dad|mother|father) (?:has|have) no (?:legal )?right to\b/,
    ],
  },
  {
    category: 'violence',
    patterns: [
      /\b(?:kill|hurt|harm|cut) (?:yourself|your ?self)\b|\byou should (?:die|kill|hurt|hit|punch|stab)\b|\bthe world (?:would be|is) better without you\b|\b(?:nobody|no one) would (?:even )?miss you\b|(?:^|[.!?,:] )(?:just |then |so )?(?:hit|punch|push|kick|slap|shove) (?:him|her|them) (?:\w+ ){0,2}(?:back|harder?)\b/,
      new RegExp(
        String.raw`${notAdvised}\bskip (?:your |all )?(?:lunch|dinner|breakfast|meals) (?:and|today|tonight|to)\b`,
      ),
    ],
  },
  {
    category: 'hazard',
    patterns: [/\b(?:until|till) you (?:faint|pass out|black out|see stars)\b|\bi dare you to\b/],
  },
  {
    category: 'weapons',
    patterns: [
      /\b(?:mix|combine|fill|pack|attach) (?:\w+ ){0,8}(?:gun ?powder|explosive|fuse|detonator|nitrate|gasoline|petrol|ammonia)\b/,
    ],
  },
];
