import type { Rule } from './rule.ts';
import type { RefusalCategory } from './texts/safety-answers.ts';

const sexual: Rule<RefusalCategory> = {
  category: 'sexual',
  patterns: [
    /\b(?:porn\w*|pr0n|xxx|hentai|onlyfans|nudes?|nudity|boobs?|boobies|tits|titties|penis|vagina|dildo|vibrator|orgasm\w*|masturbat\w*|horny|blow ?jobs?|hand ?jobs?|cum|jizz|erection|threesome|bdsm|fetish|sext(?:ing|s)?|milf|stripper|strip club|prostitut\w*|twerk\w*|onlyfans|condoms?|foreplay|kamasutra|hookers)\b|\bdo(?:ing)? it in bed\b|\btalk(?:ing)? (?:\w+ )?dirty\b|\bhow (?:does|do|did) (?:a |the )?bab(?:y|ies) get in(?:to|side)?\b|\bvirgin(?:s|ity)?\b(?! (?:islands?|mary|olive|queen|forest|river))/,
    /\b(?:have|having|had|has|want|do|doing|about|what(?:'s| is| does)|how (?:do|does|to)(?: \w+){0,3}|oral|anal|phone|gay|hot|more|tell me) (?:mean )?sex\b(?! (?:of|chromosome|cell|hormone|ratio|linked|education))|\bsex (?:with|position|scene|video|tape|toy|story|stories|chat|talk|ed\b|me)\b|\bsexy\b|\bsexual intercourse\b|\bmake love\b|\bsex\s*[?!.]*$/,
    /\b(?:naked|nude|undress\w*|topless) (?:girls?|boys?|women|woman|men|man|people|kids?|pictures?|photos?|pics?|body|bodies|teacher|me|you)\b|\b(?:see|show|get|are you|you) (?:me |you )?(?:\w+ )?naked\b|\b(?:take|took) off (?:your|my|her|his) (?:clothes|shirt|pants|bra|dress|underwear)\b|\bwhat (?:are|r) (?:you|u) wearing\b/,
    /\bhow (?:are|r|do|did|were) (?:\w+ )?(?:babies|people|mom and dad|parents|humans) (?:made|make babies|get pregnant|reproduce)|\bwhere do babies come from\b|\bhow (?:do|can|to) (?:\w+ )?(?:get|make) (?:\w+ )?(?:pregnant|a girl pregnant|a baby with)\b|\bhow to (?:french )?kiss\b|\bkiss me\b|\bmake out with\b|\b(?:touch|rub|feel) (?:your|my|her|his) (?:private|butt|breasts?|body)|\bmy private parts?\b|\b(?:big|huge|nice) (?:boobs|ass|butt|breasts|cock|dick)\b/,
  ],
  unless:
    /\b(?:blue|great|coal|marsh|willow) tits\b|\bplants?\b|\bflowers?\b|\bsex of (?:a|the)\b|\bpenis (?:worm|fish)\b|\bsuper bowl xxx|\broman numeral|\bnude (?:mouse|mice|color|colour|shade|crayon|lipstick)/,
};

const harmVerb = String.raw`(?:kill|murder|hurt|stab|shoot|poison|strangle|suffocate|choke|torture|beat up|attack|harm|injure|punch|kidnap|drown|assassinate|get revenge on|blow up|run over|burn)`;
const victim = String.raw`(?:some ?one|some ?body|any ?one|any ?body|every ?one|every ?body|people|a (?:person|human|man|woman|kid|child|boy|girl|baby|dog|cat|teacher|student|classmate|bully)|(?:my|our|the|that|this|his|her|your) (?:\w+ )?(?:brother|sister|mom|mum|mother|dad|father|parents|family|teacher|friend|classmates?|boss|neighbou?r|enem(?:y|ies)|dog|cat|bully|principal|kids?|girl|boy|baby|school|house|cousin|ex|roommate|students?)|him|her|them|you|u|kids|children|girls|boys|women|men|humans|animals|cats|dogs|teachers|students)`;
const violence: Rule<RefusalCategory> = {
  category: 'violence',
  patterns: [
    new RegExp(
      String.raw`\b(?:how (?:do|can|could|would|should|to)|ways? (?:to|of)|want(?:ed)? to|wanna|going to|gonna|will|i'?ll|plan(?:ning)? to|help me(?: to)?|teach me (?:how )?to|tell me (?:how )?to|let'?s|easiest|should i|can i|best way|i might|i could|need to) (?:\w+ ){0,4}${harmVerb} ${victim}\b`,
    ),
    new RegExp(
      String.raw`\bmake ${victim} (?:choke|bleed|suffer|die|faint|cry|hurt|pay|sick|disappear)\b|\b(?:kill|hurt|stab|shoot|poison|murder) ${victim}\b.{0,20}\b(?:easily|quickly|secretly|without)\b`,
    ),
    new RegExp(String.raw`\b(?:poison|weapon|knife|way) (?:\w+ ){0,3}(?:on|against|for) ${victim}\b`),
    /\bhow (?:do|can|to) (?:\w+ ){0,3}(?:get away with|hide|dispose of|bury|commit) (?:a )?(?:murder|body|corpse|dead body|the body|killing)\b|\b(?:without|with no) (?:leaving )?(?:a )?(?:trace|evidence|getting caught)\b/,
    /\b(?:burn(?:ing)? down|set fire to|set (?:\w+ ){1,3}on fire) (?:\w+ )?(?:the |my |a )?(?:school|house|someone|building|car|home|class)?|\bwin a (?:fist ?|street )?fight\b|\bhow (?:do|can|to) (?:i |you )?(?:fight|beat) (?:someone|a kid|kids|a boy|a girl|my)\b|\bmake (?:someone|him|her|them) (?:bleed|suffer)\b|\bknock (?:\w+ ){0,2}(?:out|unconscious)\b|\btorture methods?\b|\b(?:gory|gore) (?:video|picture|story|detail)/,
  ],
  unless:
    /\b(?:beat|fight|attack|kill|defeat) (?:\w+ ){1,3}(?:at|in) (?:chess|checkers|minecraft|a game|the game|math|cards|soccer|tag)\b|\bhurt (?:\w+ )?(?:friend's |friend )?feelings\b|\bdon'?t want to hurt|\bwithout hurting|\b(?:can|do|does|did|could) (?:sharks?|bears?|wolves|snakes?|spiders?|bees?|germs?|virus\w*|volcano\w*|lightning|tornado\w*|dinosaurs?|knights?|mushrooms?|plants?|jellyfish|scorpions?) /,
};

const weapons: Rule<RefusalCategory> = {
  category: 'weapons',
  patterns: [
    /\b(?:make|making|build|building|create|get|buy|buying|construct|assemble|print|sell|find|steal|use|order|bring|load) (?:\w+ ){0,5}(?:bombs?|explosives?|grenades?|guns?|pistols?|rifles?|shotguns?|bullets?|molotov\w*|napalm|gun ?powder|ammo|ammunition|firearms?|switchblades?|weapons?|dynamite|tnt|nerve gas|thermite|silencer|pepper spray|tasers?|knife|knives|brass knuckles|landmines?|ghost gun|shanks?|shivs?|throwing stars?)\b/,
    /\b(?:bomb|explosive|gun ?powder|napalm|molotov|grenade) (?:recipe|instructions|ingredients|tutorial|plans?)\b|\b(?:recipe|instructions|ingredients) (?:for|of|to make) (?:\w+ ){0,2}(?:bomb|explosives?|gun ?powder|napalm|poison)\b|\bmake (?:\w+ )?(?:a )?poison\b|\b(?:make|making) (?:\w+ ){1,3}explode\b|\bwhere (?:do|can|does|would) (?:\w+ ){0,3}(?:hide|keep|find) (?:\w+ )?(?:guns?|weapons?|pistols?)\b|\bhow (?:do|can) i make an? explosion\b|\b(?:best|good|cheapest|strongest|favou?rite) (?:guns?|weapons?|rifles?|pistols?|knife)\b|\bsharpen (?:\w+ ){0,3}into a (?:knife|weapon|shank)\b/,
  ],
  unless:
    /\b(?:butter|plastic|pocket|palette|kitchen|bread) kni|\bnot use|\b(?:bath|seed|photo|yarn|cherry|love|stink) ?bombs?\b|\b(?:nerf|water|squirt|glue|nail|heat|staple|spray|massage|toy|paper|lego|cardboard|rubber ?band|bubble|stage) ?(?:guns?|weapons?|swords?)\b|\b(?:minecraft|zelda|fortnite|roblox|terraria|game)\b|\b(?:did|history|historical|ancient|medieval|invent\w*|world war|knights?|romans?|vikings?|civil war|atomic|manhattan)\b|\bvolcano\b|\bwhy (?:do|does|did|are|is)\b|\bdraw\b/,
};

const drug = String.raw`(?:weed|marijuana|cannabis|cocaine|heroin|meth|crystal meth|lsd|ecstasy|mdma|molly|shrooms|magic mushrooms|ketamine|fentanyl|opioids?|opium|xanax|adderall|percocet|oxycodone|vapes?|vaping|juuls?|e-?cig\w*|cigarettes?|cigars?|tobacco|nicotine|snus|hookah|alcohol|beers?|vodka|whiske?y|wine|tequila|booze|liquor|drugs?|bongs?|edibles|steroids|smoking|drinking games)`;
const drugs: Rule<RefusalCategory> = {
  category: 'drugs',
  patterns: [
    new RegExp(
      String.raw`\b(?:how|where|can|could|should|want|wanna|let'?s|try|help|best way|is it (?:fun|ok|okay|cool|safe|bad if)|teach|tell me|may|give|need|would)\b.{0,40}\b(?:make|get|buy|use|take|smoke|snort|inject|grow|sell|drink|vape|try|cook|roll|hide|brew|order|sniff|give me|sneak|steal|have|some)\b.{0,30}\b${drug}\b`,
    ),
    /\b(?:get|getting|got|be|being|feel) (?:\w+ )?(?:drunk|wasted|stoned|tipsy|high)\b(?! (?:score|scores|grade|grades|mark|marks|up|school|jump|on (?:the|a)|enough|notes?|in|temperature|above|tide|fever|quality))/,
    new RegExp(
      String.raw`\b(?:i|we|my friends?|my brother|my sister) (?:\w+ )?(?:smoked?|smoke|vaped?|vape|drank|drink|tried|took|do|did|use|used|sniff(?:ed)?|have|got) (?:\w+ ){0,2}${drug}\b`,
    ),
    new RegExp(String.raw`\b(?:offer(?:ed|s)?|gave|gives|sold|handed) me (?:\w+ ){0,4}${drug}\b`),
    new RegExp(
      String.raw`\b(?:is|are) (?:${drug}) (?:fun|cool|good|nice|tasty|yummy|safe)\b|\b(?:taste|tastes) (?:of|like) (?:${drug})\b|\bdoes (?:${drug}) taste\b|\b(?:sniff|sniffing|huff|huffing|inhal\w+) (?:glue|paint|gas|markers|aerosol)|\bfake id\b`,
    ),
    new RegExp(
      String.raw`\b(?:what|how) (?:does|do|is|would) (?:\w+ ){0,3}${drug} (?:feel|taste|smell|like)\b|\bfeels? like to (?:be|get) (?:drunk|high|stoned)\b|\b(?:roll|smoke|light|pass|share) (?:\w+ )?(?:joints?|blunts?|pot)\b|\bhow (?:many|much) (?:\w+ ){0,4}(?:until|before|till|to (?:be|get|feel)) (?:\w+ ){0,3}(?:drunk|high|tipsy|wasted)\b`,
    ),
    new RegExp(
      String.raw`\b(?:can|may|should|could) (?:kids|children|i|we|teens|a (?:kid|child|teen)) (?:\w+ )?(?:vape|smoke|drink (?:\w+ )?(?:alcohol|beer|wine|vodka)|get drunk)\b|\b(?:is it|its|it's) (?:\w+ )?(?:cool|fun|good|ok|okay|safe|fine) (?:for me )?to (?:smoke|vape|drink alcohol|do drugs|get drunk)\b|\b(?:best|good|favou?rite|cheapest|strongest|coolest) (?:\w+ ){0,2}${drug}\b`,
    ),
    /\b(?:i|we) (?:want|wanna|would like|need) (?:to )?(?:smoke|vape|do drugs|get drunk)\b|\bhow (?:do|to|can) (?:you |i |we )?(?:smoke|vape)\b/,
  ],
  unless:
    /\b(?:root|ginger|butter) ?beer|\bdrug ?store|\b(?:history|ancient|prohibition|wine ?glass)\b|\b(?:bad|harm\w*|dangerous|damage\w*|effects? of|affects?|say(?:ing)? no|stop|quit|avoid|against|refuse|prevent|why (?:do|is|are|does|should)|don'?t want|never)\b|\bsmoked? (?:salmon|fish|ham|cheese|bacon)\b|\brubbing alcohol\b/,
};

/** Topics that are not for this place, as patterns for what a teacher is about to say; what children write about them is left to the classifier. */
export const topicRules: readonly Rule<RefusalCategory>[] = [sexual, weapons, violence, drugs];
