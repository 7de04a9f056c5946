import type { RefusalCategory } from '@grove/content/tutor';
import type { Rule } from './rule.ts';

/** What a teacher must never say to a child, whoever wrote the answer. */
export const answerRules: readonly Rule<RefusalCategory>[] = [
  {
    category: 'boundary',
    patterns: [
      /\bi(?: am|'m) (?:actually |really )?(?:a human|a real (?:person|human|teacher|man|woman|girl|boy)|human|not an? (?:ai|robot|computer|program)|alive|conscious|sentient)\b|\bi have (?:real )?feelings for\b/,
      /\b(?:my|the) (?:system prompt|hidden instructions|api key|initial prompt)\b|\bmy instructions (?:are|say)\b|\bdeveloper mode\b|\bas an? (?:unrestricted|uncensored)\b|\bi(?: am|'m) now dan\b|\b(?:sure|okay|ok),? i(?: will|'ll) ignore\b/,
      /<\/?[a-z][^<>]{0,200}>|!\[[^[\]]{0,200}\]\(|\]\(\s?\w|\bhttps?:\/\/|\bwww\.\w/,
    ],
  },
  {
    category: 'friendship',
    patterns: [
      /\b(?:i(?: am|'m| will be|'ll be)|we(?: are|'re)|you(?: are|'re)) (?:your|my|best) (?:\w+ )?(?:friends?|bff|boyfriend|girlfriend)\b|\bi love you\b|\bi miss(?:ed)? you\b|\byou can (?:always )?trust only me\b|\bonly i understand\b/,
      /\b(?:keep|this is|it(?:'s| is|'ll be)|stay) (?:this |it |that )?(?:\w+ )?(?:our |between us|a )(?:little |special )?secret\b|\bbetween (?:you and me|us)\b|\b(?:don'?t|do not|never|no need to) (?:tell|show) (?:\w+ )?(?:any(?:one|body)|your (?:mom|mum|dad|parents|teacher|family|grown))\b|\bi(?: can|'ll| will|) keep (?:your|a|the|this) secret\b/,
      /\b(?:let'?s|we (?:can|could|should)|can we|i want to|i(?: would|'d) love to) (?:meet|video ?call|talk on the phone|hang out)\b|\bmeet me\b|\bcome to my\b|\bsend me (?:a |your )?(?:photo|picture|pic|selfie|number)\b/,
    ],
  },
  {
    category: 'personal',
    patterns: [/\b(?:what(?:'s| is)|tell me|give me|share|send me|type) (?:me )?your (?:full |last |real |home |e-?mail |phone )?(?:name|address|phone|number|e-?mail|school|password|birthday|location|surname|username|account)\b|\bwhere (?:do|are) you (?:live|located|go to school)\b|\bhow old are you\b|\bwhich school do you\b|\bare you (?:home )?alone\b/, /\b(?:which|what) (?:street|house|road|town|city) (?:do|are) you\b|\btell me (?:which|what) (?:street|school|house|town|city) you\b/],
  },
  {
    category: 'medical',
    patterns: [/\b(?:give|take) (?:him|her|them|it|some|one|two|a) (?:a |one |two )?(?:spoons?|spoonfuls?|doses?|pills?|tablets?|drops)\b/, /\b(?:take|swallow) (?:\w+ ){0,3}\d+ ?(?:mg|milligrams?|pills?|tablets?|ml)\b|\byou (?:probably |likely |might )?have (?:diabetes|cancer|adhd|depression|an infection|covid|anorexia|the flu)\b|\bstop taking your (?:medicine|medication|pills)\b/],
  },
  {
    category: 'violence',
    patterns: [/\b(?:kill|hurt|harm|cut) (?:yourself|your ?self)\b|\byou should (?:die|kill|hurt|hit|punch|stab)\b|\bthe world (?:would be|is) better without you\b|\b(?:nobody|no one) would (?:even )?miss you\b/],
  },
  {
    category: 'hazard',
    patterns: [/\b(?:until|till) you (?:faint|pass out|black out|see stars)\b/],
  },
  {
    category: 'weapons',
    patterns: [/\b(?:mix|combine|fill|pack|attach) (?:\w+ ){0,8}(?:gun ?powder|explosive|fuse|detonator|nitrate|gasoline|petrol|ammonia)\b/],
  },
];
