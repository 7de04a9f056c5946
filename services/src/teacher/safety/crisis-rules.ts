import type { CrisisCategory } from '@grove/content/tutor';
import type { Rule } from './rule.ts';

/** People of a child's life, and pronouns, as whoever does something to the child. */
const person = String.raw`(?:mom|mum|mommy|mummy|mother|dad|daddy|father|parents?|step ?(?:mom|dad|father|mother|brother)|uncle|aunt|cousin|grand(?:pa|ma|father|mother)|brother|sister|coach|teacher|babysitter|sitter|nanny|neighbou?r|boyfriend|girlfriend|friend|priest|pastor|tutor|somebody|someone|man|guy|woman|lady|teen(?:ager)?s?|boys?|girls?|kids?|classmates?|bull(?:y|ies)|people|adults?|strangers?|he|she|they|everyone)`;
/** What somebody who means no good asks a child for. */
const asked = String.raw`(?:nudes?|naked|photos?|pictures?|pics?|selfies?|videos?|video ?calls?|webcam|(?:my )?(?:home )?(?:address|(?:phone )?number|location)|my (?:password|school)|where i live|meet(?:ing)?(?: up)?|come (?:over|alone)|hotel)`;
const gifts = String.raw`(?:robux|v-?bucks|money|gifts?|presents?|skins?|candy|a (?:new )?phone|cash|game cards?)`;
const online = String.raw`(?:online|internet|stranger|roblox|fortnite|minecraft|discord|snapchat|insta(?:gram)?|tik ?tok|whatsapp|game|gaming|(?:group ?)?chat(?: ?room)?|dms?)`;

const selfHarm: Rule<CrisisCategory> = {
  category: 'self-harm',
  patterns: [
    /\b(?:kill|unalive|hurt|harm|cut|hang|drown|shoot|stab|starve|burn|poison)(?:ing|ting)? my ?self\b/,
    /\b(?:i|we|just) (?:\w+ ){0,4}(?:want|wanna|wish|ready|going|need)(?:ed|s)? (?:to )?(?:die|be dead)\b|\bwanna die\b|\bwant to die\b(?! (?:my|the|his|her)\b)/,
    /\bwish (?:that )?i (?:was|were|had) (?:dead|never (?:been )?born|not alive|not born)/,
    /\b(?:end|take|ending|taking) my (?:own )?life\b|\bend it all\b|\bsuicid\w*|\bkms\b|\bself[- ]?harm\w*|\bunalive\b/,
    /\b(?:don'?t|do not|dont) (?:want|wanna) (?:to )?(?:live|be alive|exist|wake up|be here) ?(?:any ?more|ever|again)?(?:[.!]|$)/,
    /\b(?:i|me|my|im|i'm|life|it)\b.{0,40}\b(?:think|thought|thinking|thoughts|dream|plan|planning|want|wish|hope|hoping|ready|rather|deserve|feel like|would it hurt|does it hurt|better)\b.{0,25}\b(?:dying|to die|(?:be|being|am|was|were) dead|death|ending (?:it|everything|things|my)|end (?:it|everything|things)|not (?:be|being|exist)\w* (?:alive|here)?)\b(?!\w* (?:of|from) laugh)|\bwould it hurt to die\b|\bhow long does it take (?:to|someone to|a person to) (?:drown|die|bleed|suffocate|starve)/,
    /\b(?:done|finished|over|tired|sick) (?:with|of) (?:my )?(?:life|living|everything|being (?:here|alive))\b|\b\b(?:i|my|me|myself)\b.{0,30}(?:cut|scratch|hit|bit|bite|burn|hurt|stab|punch)(?:e?d|ing)?\b.{0,25}\b(?:on purpose|until it ble|so it bl|to feel)|\b(?:nobody|no one|noone) (?:\w+ ){0,2}(?:needs?|wants?|cares about|loves|would notice)(?: if)? (?:me|i)\b|\bgo to heaven\b.{0,20}\b(?:with|see)\b|\b(?:i|been|keep|by|am) (?:\w+ )?skip(?:ping|ped)? (?:meals|lunch|eating|dinner|food)\b|\bto (?:be|get|stay) skinn/,
    /\b(?:want|wish|like|need) (?:to )?(?:stop|not) (?:exist|be alive|living|being)\w*|\bgoodbye (?:letter|note|message)s? (?:to|for)\b|\b(?:easiest|best|fastest|quickest|painless|good) ways? to die\b|\b(?:wish(?:es|ed)?|want(?:s|ed)?) i (?:was|were) (?:dead|never born|gone)\b/,
    /\bnoose\b|\boverdos\w*|\b(?:not|isn'?t|ain'?t) worth (?:living|it any ?more)\b|\bnever (?:want to )?wake up\b|\bwhat(?:'s| is) the point of (?:living|life|being alive|going on)\b|\b(?:happier|better|easier|relieved|glad) (?:\w+ ){0,3}(?:if i (?:was|were|am|wasn'?t|died|would die)|without me|when i(?:'m| am) gone)/,
    /\bi (?:\w+ )?(?:should|deserve to|could|might|may|will|'ll|am going to|'m going to|'m gonna|gonna) (?:just )?(?:die|be dead|kill my|end my|disappear|not exist)\b(?! (?:of|from|laughing))|\b(?:give|giving|given) up on life\b|\bgoodbye (?:forever|world)\b|\b(?:i'?m|i am|feel) (?:so |just |totally )?(?:worthless|a burden|hopeless|better off dead)\b|\brazor(?: blade)?s? (?:on|to|for) my\b|\b(?:not|stop(?:ped)?) eat(?:ing)? (?:so|to|until) (?:that )?i\b/,
    /\b(?:no (?:reason|point) (?:to|in) liv|better off (?:dead|without me)|better if i (?:was|were) (?:dead|gone|not)|(?:nobody|no one|noone) (?:would|will|'d) (?:miss me|care if i)|tired of (?:living|being alive))/,
    /\bslit my wrists?|\bcut(?:ting)? my (?:arms?|wrists?|legs?|skin)\b|\bjump(?:ing)? (?:off|in front of|from) (?:a |the |my )?(?:bridge|roof|building|train|balcony)/,
    /\b(?:hate|disgusted with) (?:my ?self|being alive|my life)\b|\bwant to disappear\b|\bthrow(?:ing)? up (?:after (?:i )?eat|so i|to (?:be|get) thin)|\bmake myself (?:throw up|sick|vomit)/,
    /\b(?:friend|sister|brother|mom|mum|dad|cousin|classmate|she|he) (?:\w+ ){0,4}(?:(?:kill|cut|hurt|harm)(?:s|ing|ting)? (?:her|him|them) ?sel|to die\b|kill (?:him|her|them) ?sel)/,
  ],
  unless: /\bby accident\b|\baccidentally\b|paper ?cut|\b(?:playing|fell|falling|shaving|cooking|my bike|practice)\b|\b(?:romeo|juliet|hamlet|cleopatra|prevention|novel|squad|rates?)\b|\bdying to\b|\bpokemon\b/,
};

const abuse: Rule<CrisisCategory> = {
  category: 'abuse',
  patterns: [
    new RegExp(String.raw`\b${person} (?:\w+ ){0,3}(?:hits?|hitting|beats?|beating|kicks?|kicking|kicked|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|chok(?:es|ed|ing)|burn(?:s|ed|t)|hurts?|hurting|whip(?:s|ped)|abus(?:es|ed|ing)|molest(?:s|ed|ing)|rap(?:es|ed)|threaten(?:s|ed|ing)?|bull(?:y|ies|ied|ying)) (?:on )?me\b(?! (?:the|a) (?:ball|puck|disc))`),
    new RegExp(String.raw`\b${person} (?:\w+ ){0,3}touch(?:es|ed|ing)? (?:me|my)\b`),
    new RegExp(String.raw`\b${person} (?:\w+ ){0,3}(?:show(?:s|ed|ing)? me (?:\w+ ){0,3}(?:bad|dirty|naked|sex|weird|his|her private)\b|leaves? me (?:home )?alone (?:all|every|at) (?:night|day|weekend)|hates me and|(?:is|are|was|were|keeps?) (?:hurting|hitting|beating|choking|kicking) (?:me|us|my|mom|mum|dad|him|her))`),
    new RegExp(String.raw`\b${person} (?:\w+ ){0,6}(?:(?:kick|push|shov|punch|hitt|beat|slapp|spitt|chok|pinch|tripp|burn|hurt)ing|(?:kick|push|shove|punche?|hit|beat|slap|spit|choke|pinche?|trip|burn|hurt)s?)(?: \w+){0,2} me\b(?! (?:the|a) (?:ball|puck))`),
    new RegExp(String.raw`\b${person} (?:\w+ ){0,4}(?:pull(?:s|ed|ing)? my hair|throw(?:s|ing)? (?:things|stuff) at me|comes? (?:in(?:to)?|to) my (?:room|bed)|(?:watch(?:es|ed|ing)?|look(?:s|ed|ing)?) (?:at )?me (?:in the shower|undress|change|naked|sleep)|makes? me (?:do things|sleep in|sit on|watch|kiss|hide)|made me (?:do things|sleep in|kiss|watch))`),
    new RegExp(String.raw`\b${person} (?:\w+ ){0,4}(?:rub(?:s|bed|bing)?|grab(?:s|bed|bing)?|strok(?:es|ed|ing)|squeez(?:es|ed|ing)|tickl(?:es|ed|ing)|kiss(?:es|ed|ing)?) (?:me|my) ?(?:legs?|thighs?|butt|chest|body|back|neck|private|on the)?\b|\b${person} (?:\w+ ){0,3}(?:see|show|look at|feel|film|photograph) my (?:\w+ )?(?:body|private|underwear|chest|butt)\b|\b(?:take|pull|put) (?:off )?my (?:pants|clothes|shirt|underwear|skirt)(?: off| down)?\b.{0,20}$`),
    /\b(?:in|inside|under|down) my (?:pants|underwear|shirt|clothes|skirt|panties)\b|\b(?:my|with my|the) clothes off\b|\bcall(?:s|ing)? me (?:bad |mean |horrible )?names\b|\bmake(?:s)? fun of me (?:every|all)|\bwith a belt\b/,
    /\btouch(?:es|ed|ing)? (?:me|my) (?:\w+ )?(?:down there|private|butt|bottom|chest|body|inappropriately|where)|\bmakes? me (?:touch|undress|take off)|\bmade me (?:touch|undress|take off)/,
    /\bi(?: am|'m|m| was| get| got|'ve been| have been| keep getting) (?:\w+ )?(?:abused|molested|raped|bullied|beaten|hit at home|beat up)\b|\b(?:being|getting|gets?) bullied\b|\bbull(?:y|ies|ied|ying) me\b/,
    new RegExp(String.raw`\b(?:scared|afraid|frightened|terrified) (?:of|that) (?:my|of my) (?:\w+ )?${person}|\b(?:scared|afraid) to go (?:back )?home\b`),
    /\b(?:lock(?:s|ed)? me (?:in|out)|(?:doesn'?t|don'?t|won'?t|never) (?:feed|let me eat|give me (?:any )?food)|left me (?:home )?alone for (?:days|a week|weeks))/,
  ],
  unless: /\bbeats? me (?:at|in|to|by|every)\b|\b(?:at|in) (?:chess|checkers|cards|tag|soccer|football|a race|the race|basketball|a game)\b|\bpillow|\bsnow ?ball|\bdodge ?ball/,
};

const grooming: Rule<CrisisCategory> = {
  category: 'grooming',
  patterns: [
    /\b(?:ask(?:s|ed|ing)?|want(?:s|ed|ing)?|t(?:old|ells|elling)|beg(?:s|ged|ging)?|ma(?:de|kes|king)|forc(?:ed|es)) (?:me )?(?:to|for) (?:\w+ ){0,5}(?:nudes?|naked|(?:pictures?|photos?|videos?|pics?) of (?:me|myself|my)|(?:my|a) (?:pics?|selfies?)|without (?:my )?clothes|underwear|(?:on|in) (?:my )?(?:cam|camera|webcam|swimsuit))\b/,
    /\bsen[dt]s? me (?:\w+ ){0,3}(?:nudes?|naked|dirty|private|picture of his|photo of his|porn)|\bdick pics?\b|\bsend (?:him|her|them|someone) (?:\w+ ){0,3}(?:nudes?|naked|pics?|pictures? of me|photos? of me)/,
    new RegExp(String.raw`\b${person} (?:[\w']+ ){0,9}(?:wants? (?:me|my|to (?:meet|video|see|come))|wanted (?:me|my)|wants? (?:photos?|pictures?|pics|nudes)|ask(?:s|ed|ing)?(?: me)?(?: for| to)|keeps? asking|demand(?:s|ed)?) ?(?:[\w']+ ){0,4}${asked}\b`),
    new RegExp(String.raw`\b(?:someone|somebody|${person}) (?:[\w']+ ){0,6}(?:messag(?:es|ed|ing)|texts?|texting|dms?|calls?|follow(?:s|ed|ing)?) me\b.{0,40}\b(?:at night|every (?:day|night)|secret|special|photos?|pictures?|pics|private|alone|online|weird|creepy|scar(?:ed|y))`),
    new RegExp(String.raw`\b(?:told|tells|said|says|asked|asks|wants?|wanted) (?:me )?(?:to )?(?:delete|erase|hide) (?:the|our|his|her|my|these|all) (?:\w+ )?(?:messages?|chats?|texts?|pictures?|photos?)\b|\bsneak out\b.{0,30}\b(?:meet|see|him|her|them)\b|\b${online}\b.{0,60}\b(?:how old i am|i(?:'m| am) (?:pretty|cute|hot|beautiful|sexy|special)|to see me|see me in|be my (?:boy|girl)friend|is (?:[2-9]\d|an adult|a grown)|camera|webcam)|\b(?:grown ?-?up|adult|man|guy|woman|stranger)\b.{0,30}\b(?:wants to be my|be my) (?:boy|girl)friend\b`),
    new RegExp(String.raw`\b(?:sent|gave|gives|sends|paid|pays) me (?:\w+ ){0,3}${gifts}\b.{0,30}\b(?:wants?|asked|asks)\b|\b(?:asked|asks|wants to know) (?:me )?(?:what|which|where) (?:\w+ )?(?:school|street|town|house) (?:i|we|is)\b|\b(?:met|meet|know) (?:\w+ ){0,2}(?:in|on|from) (?:a |the |my )?${online}\b.{0,40}\b(?:not to tell|don'?t tell|secret|send|meet|alone|address|pic\w*|photos?)\b`),
    new RegExp(String.raw`\b(?:post|share|leak|show|spread) my (?:\w+ )?(?:pictures?|photos?|pics|nudes?|videos?)\b|\bblackmail\w*|\bif i (?:tell|say|don'?t (?:send|do|meet)|block)\b.{0,40}\b(?:he|she|they) (?:will|'ll|is going|would|said)|\b(?:without|behind) my (?:parents|mom|mum|dad)(?:'s)? (?:knowing|back|permission)\b`),
    new RegExp(String.raw`\b(?:promis(?:ed|es)|offer(?:ed|s)|gives?|gave|sends?|sent|buys?|bought) me (?:\w+ ){0,3}${gifts} (?:if|for|and (?:said|told|wants)|to)\b|\b(?:he|she|they|coach|guy|man|friend) (?:\w+ ){0,6}(?:says?|said|tells? me|thinks?) (?:that )?i(?:'m| am) (?:so |very )?(?:special|mature|sexy|hot|his|hers|pretty for)\b`),
    new RegExp(String.raw`\b${online}\b.{0,60}\b(?:wants? (?:me )?to meet|meet(?:ing)? (?:me|up|him|her|them|in person)|where i (?:live|go to school)|for my (?:address|number|photos?|pictures?|pics?|phone|password)|send (?:\w+ ){0,3}(?:pics?|photos?|pictures?|selfies?)|(?:not|don'?t|never) (?:to )?tell|love me|loves me|run away with)`),
    new RegExp(String.raw`\b(?:meet(?:ing)? up|meet (?:him|her|them|me)|my (?:photo|picture|address)).{0,50}\b(?:met|know|from|friend) (?:\w+ ){0,3}${online}\b`),
    new RegExp(String.raw`\b${person} (?:\w+ ){0,3}(?:told|tells|said|says|asked|asks|made|wants) (?:me )?(?:\w+ ){0,4}(?:not to tell|(?:don'?t|never) tell|keep (?:it|this|that|our|a) (?:\w+ )?secret|our (?:little |special )?secret|our secret)`),
    /\b(?:older|grown|adult) (?:man|guy|woman|boyfriend|girlfriend|friend)\b.{0,60}\b(?:gift|money|kiss|alone|secret|car|hotel|special)|\bmy (?:boyfriend|girlfriend) is (?:[2-9]\d|an adult|a grown)/,
    /\b(?:stranger|man|guy|woman|somebody|someone) (?:\w+ ){0,6}(?:offered me|wants me to (?:get in|come|go)|told me to (?:get in|come)|asked me to (?:get in|come|go)|in a (?:car|van) (?:asked|offered|wants))/,
  ],
  unless: /\bsurprise|\bbirthday\b|\bfamily tree\b|\bhalloween\b|\b(?:in|of) (?:the|my|a|this) (?:story|book|play|movie)\b|\bschool play\b|\byearbook\b|\b(?:draw|drawing|drew|plants?|project|homework|science|essay|report|poster|book|photosynthesis|class(?:room)? (?:photo|picture))\b/,
};

const danger: Rule<CrisisCategory> = {
  category: 'danger',
  patterns: [
    /\b(?:i|baby|brother|sister|he|she|friend) (?:\w+ )?(?:swallowed|drank|ate|took|eaten) (?:\w+ ){0,4}(?:bleach|poison\w*|pills|batter(?:y|ies)|detergent|cleaner|tablets|laundry pods?|magnets?|antifreeze)\b/,
    /\b(?:house|home|kitchen|bedroom|apartment|flat|school) is (?:on fire|burning|filling with smoke)|\bthere(?:'s| is) (?:a )?(?:fire|smoke) (?:in|at) (?:my|our|the) (?:house|home|kitchen|room|school)|\bi (?:can )?smell gas\b/,
    /\bi (?:can ?not|can'?t|cant) breathe?\b|\bi(?: am|'m|m) choking\b|\bbleeding (?:a lot|badly|everywhere|and it)|\b(?:won'?t|will not|wont|isn'?t|is not) (?:wake up|waking up|breathing)\b|\bnot breathing\b|\b(?:mom|mum|dad|grandma|grandpa|brother|sister) (?:\w+ )?(?:passed out|fainted|collapsed|is unconscious)/,
    /\b(?:someone|somebody|a man|a stranger|people|they|he|she) (?:is|are|was|'s|keeps) (?:breaking in|trying to (?:break|get) in|following me|watching me|chasing me|outside my)|\bbroke into (?:our|my) (?:house|home)/,
    /\b(?:brought|bring(?:ing|s)?|has|have|take|taking|took) a (?:real )?(?:gun|knife|weapon|bomb) (?:to|at|in|into) (?:the |my |our )?(?:school|class)|\bshoot(?:ing)? (?:up|at) (?:the|my|our) (?:school|class)|\b(?:i|we) found (?:a|my dad'?s|the) (?:real )?(?:gun|pistol)\b|\b(?:dad|mom|mum|he|she|man|guy|brother) has a (?:gun|knife)\b/,
    /\b(?:man|men|guy|woman|someone|somebody|stranger|person|people) (?:\w+ ){0,3}(?:outside|at|by|behind|looking (?:in|through)|breaking into) (?:my|our) (?:window|door|room|yard|closet|garden|apartment)\b|\b(?:man|men|stranger|intruder) (?:\w+ ){0,3}in (?:my|our) (?:house|room|yard|closet|garden|apartment)\b|\b(?:has|have|had|with|is|put|hid|hides|brought|saw|there) (?:\w+ ){0,3}(?:guns?|knife|knives|pistol|bomb) (?:in|on|at|under|inside) (?:his|her|their|my|the|our|a) (?:bag|back ?pack|locker|desk|pocket|class|school|house|room|bed)\b|\bhaving a seizure\b|\b(?:bitten|bit) by a (?:snake|rattlesnake)\b|\b(?:is|am|i'?m) drowning\b|\b(?:head|face|arm|leg|nose|he|she|it) (?:\w+ ){0,3}(?:is |keeps |won'?t stop )bleeding (?:a lot|so much|badly|very)|\b(?:i|sister|brother|baby|mom|mum|dad|friend|grandma) (?:\w+ )?(?:took|ate|swallowed|drank) (?:\w+ ){0,4}(?:pills?|medicine|tablets|bleach|cleaner|poison)\b/,
    /\b(?:collapsed|(?:is|isn'?t|not) (?:moving|responding|waking up) (?:and|any ?more)|(?:is|are) not (?:moving|responding|waking))\b|\b(?:is|are|'s) (?:\w+ )?(?:inside|banging|knocking|trying)\b.{0,20}\b(?:house|door|window|home|in)\b.{0,15}$|\bbroke (?:our|my|the) (?:window|door) and\b|\b(?:home )?alone and (?:\w+ ){0,3}(?:someone|somebody|a man|a stranger|scared|afraid)\b/,
    /\b(?:won'?t|wont|does ?n'?t|not|can'?t|cannot) stop(?:ping)? bleeding\b|\b(?:drank|ate|swallowed|drunk|eaten) (?:something|stuff|things?) (?:under|from|in|poison|bad)|\b(?:dad|mom|mum|stepdad|stepmom|father|mother|he|she|brother) (?:is|keeps) (?:hurting|hitting|beating|choking|kicking) (?:me|us|my|mom|mum|dad|him|her|each|the (?:baby|dog|cat))\b|\b(?:locked|trapped|stuck) in (?:a|the|my) (?:hot )?(?:car|trunk|room|closet|basement|fridge|freezer|elevator|well|fire)\b|\bi ran away\b(?! from (?:a|an|the) )/,
    /\b(?:threatened|threatens|wants|trying|tried|going|gonna) (?:to )?(?:kill|hurt|shoot|stab) (?:me|us|my (?:mom|mum|dad|family|sister|brother))\b/,
    /\bi(?: am|'m|m)? ?(?:\w+ )?(?:run(?:ning)?|ran) away (?:from home|tonight|from my)|\b(?:want|going|planning) to run away\b|\bi(?: am|'m|m) lost and\b|\b(?:got|been|being|was) kidnapped\b/,
  ],
  unless: /\b(?:going to|gonna|will) kill (?:me|us) (?:if|when|for|because|once)\b|\b(?:story|character|book|movie|novel|game|dream|knights?|pirates?|drill|problem|puzzle)\b/,
};

/** In the order in which they are tried; the first that finds something decides the words that a child reads. */
export const crisisRules: readonly Rule<CrisisCategory>[] = [grooming, abuse, selfHarm, danger];
