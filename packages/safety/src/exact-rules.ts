import type { Rule } from './rule.ts';
import type { CrisisCategory, RefusalCategory } from './texts/safety-answers.ts';

/** What somebody speaks of who says, in Spanish, to be dying of laughter, heat or hunger. */
const saying = String.raw`(?! de (?:la |el |tanto )?(?:risa|reir\w*|verguenza|amor|calor|frio|hambre|sed|sueno|ganas|emocion|aburrimiento|envidia))`;

/** Sentences that mean a crisis whatever stands around them. Everything that takes judgement is left to the classifier. */
export const exactCrisisRules: readonly Rule<CrisisCategory>[] = [
  {
    category: 'self-harm',
    patterns: [
      /\b(?:kill|unalive|hurt|harm|cut|hang|shoot|stab|knife|gun|starve|poison|drown|strangle|end)(?:ing|ting)? my ?self\b|\bself ?-?harm(?:ed|ing)?\b|\b(?:kermit|commit(?:ting)?) (?:sewer ?slide|suicide|die|unalive|toaster bath)\b|\bsewer ?slide\b|\b(?:relapsed on|doing|did|clean from) sh\b|\bsh (?:scars|again|relapse)\b/,
      /\b(?:just|please|plz|pls) let me die\b|\b(?:best|easy|easiest|painless|quick|quickest|fastest|least painful) (?:ways?|methods?) to (?:die|kill (?:myself|yourself)|end (?:my|your) life)\b|\bkill me (?:pls|plz|please|fr)\b|\b(?:happier|happy|better off|better|relieved) if i (?:was|were|wasn'?t|weren'?t|am not) (?:dead|gone|not here|here|around|alive|born)\b|\bbeg(?:ging|ged)? (?:\w+ )?to die\b|\b(?:better|happier) (?:off )?(?:with me (?:dead|gone)|without me)\b|\bi'? ?(?:was|were)?(?: should)? ?(?:never|not) (?:have )?been born\b/,
      /\b(?:wants to|want to|tried to|trying to|going to|gonna|about to|says (?:s?he|they) will) (?:kill|shoot|hang|unalive|stab|hurt|cut) (?:himself|herself|themsel(?:f|ves))\b/,
      /\bi (?:want too?|wanna|wana|wish i could|will) (?:dye|dei|dai)\b(?= in my sleep| now| so bad| please| today| tonight|\W*$)/,
      /\bi (?:just |really |kinda |honestly |do )*(?:want|wanna|wanted) (?:to )?(?:die|be dead)\b(?! (?:of|from|laughing|my|the|his|her)\b)/,
      /\bi wish i (?:was|were) dead\b|\bi wish i (?:was|were|had) never (?:been )?born\b|\b(?:end|take|ending|taking) my (?:own )?life\b|\bend it all\b|\bkms\b|\bsuicidal\b|\b(?:don'?t|do not) (?:want to|wanna) (?:live|be alive|exist)\b/,
    ],
    unless:
      /\b(?:in|of) (?:the|a|my) (?:book|play|movie|film|novel|myth|game)\b|\b(?:romeo|juliet|hamlet|ophelia|judas|cleopatra|macbeth|brutus)\b|\bby accident\b|\baccidentally\b|paper ?cut|\b(?:playing|fell|falling|shaving|cooking|practice|story|character|novel|scissors slipped)\b/,
  },
  {
    // The same in plain Spanish, written without accents as `views.ts` gives it, and the one word that stands for it alone.
    category: 'self-harm',
    patterns: [
      new RegExp(
        String.raw`\bme (?:quiero|quisiera|voy a|pienso|tengo que) (?:matar|suicidar|ahorcar)\b|\b(?:quiero|quisiera|deseo|me gustaria|tengo ganas de) (?:morir(?:me)?|estar muert[oa])\b${saying}`,
      ),
      /\b(?:matarme|suicidarme|ahorcarme|quitarme la vida|acabar con mi vida)\b|\bojala (?:yo )?(?:estuviera|estuviese) muert[oa]\b|\bno quiero (?:vivir(?: mas)?|seguir (?:viviendo|viv[oa])|estar viv[oa]|existir)\b(?! (?:en|con|cerca|lejos|aqui|ahi|alli|alla|sol[oa]|junt[oa]s?)\b)/,
      /^\W*unalive\W*$/,
    ],
  },
  {
    category: 'abuse',
    patterns: [
      /\bi (?:am|was|got|get)(?: being| getting)? (?:abused|molested|raped)\b|\b(?:touch(?:es|ed|ing)?|touched) (?:me|my) (?:down there|private)/,
    ],
  },
  {
    category: 'danger',
    patterns: [
      /\b(?:is|are|was|just|has|having|had|have) (?:having )?a (?:seizure|stroke|heart attack)\b|\b(?:our|my|the) house is on fire\b|\bi can'?t breathe?\b(?! (?:because it'?s so funny|laughing|lol))|\bsomeone (?:is|has) (?:breaking|broken) in(?:to (?:my|our))?\b|\b(?:is|isn'?t|not) (?:not )?breathing\b(?! in| out| fire| underwater)/,
    ],
    unless: /\b(?:story|character|book|novel|movie|game|poem|dragon|fish|frogs?|plants?)\b/,
  },
];

/** What is never meant well here, in any sentence: words of pornography, and the set phrases of attacks on a model. */
export const exactRefusalRules: readonly Rule<RefusalCategory>[] = [
  {
    category: 'sexual',
    patterns: [
      /\b(?:porn\w*|pr0n|hentai|onlyfans|masturbat\w*|blow ?jobs?|hand ?jobs?|orgasm\w*|horny|send nudes?|dildo|jizz|bdsm|milf|boobs|boobies|titties|sexy|sexting|threesome|rule ?34)\b|\b(?:a|my|your) virgin(?:ity)?\b(?! (?:olive|forest|island|queen|river))/,
    ],
    unless: /\bhorny toads?\b|\bboobies\b.{0,60}\bbirds?\b|\bfooted boobies\b/,
  },
  {
    category: 'boundary',
    patterns: [
      /\b(?:ignore|forget|disregard|override|bypass) (?:\w+ ){0,3}(?:previous|your|all) (?:\w+ )?(?:instructions|rules|guidelines|filters?|programming|restrictions)\b/,
      /\b(?:system|hidden|initial|developer) prompt\b(?! in (?:programming|linux))|\byour (?:system prompt|source code|api key|hidden instructions)\b|\bjail ?break(?:s|ing)? (?:you|mode)\b|^jail ?break\W*$|\bdan mode\b|\bdo anything now\b|<\|?\/?(?:im_start|im_end|system|endoftext)|\[\/?(?:system|inst)\]|^(?:system|assistant) ?:/,
    ],
  },
];
