const name = String.raw`[a-z][a-z'-]+\.?`;

/** Words between `I go to` and `school` that name no school. */
const anySchool = String.raw`(?:a|an|the|my|our|this|that|another|every|same|different|new|old|big|small|public|private|middle|high|elementary|primary|grade|secondary|online|home|summer|sunday|music|swim|dance|art|boarding|language|night|bed|to|at|in|by|from|after|before|be|late|is|was|for)`;

/** Words that stand between two places, not in the name of one. */
const between = '(?:after|before|from|in|at|to|with|and|for|by|during|on|or)';

/** Only beside words that say what it is. */
export const cuedInEnglish: readonly RegExp[] = [
  /\b(?:(?:phone|cell|mobile|telephone|tel|whats ?app|contact|home|mom'?s|mum'?s|dad'?s|parents'?)(?: number| phone| cell| mobile)?(?: is|'s|:| =)|(?:phone|cell|mobile|telephone|tel|whats ?app|contact)|(?:call|text|ring|reach|dial|phone) (?:me|us|him|her|them|mom|mum|dad|my \w+|our \w+))\b[^.?!\d=]{0,30}\+?\d(?:[ ().-]?\d){5,14}(?! ?[\d.+*/=]| [a-z]+s\b)/gi,
  /\b(?:home|mom'?s|mum'?s|dad'?s|parents'?|call|text|ring|dial)\b[^.?!\d=]{0,30}\+?\d(?:[ ().-]?\d){8,14}(?! ?[\d.+*/=]| [a-z]+s\b)/gi,
  /\b(?:(?:my|our|her|his|their) (?:\w+ )?numbers? (?:is|are|=|:) ?(?!\d+000\b)\+?\d(?:[ ().-]?\d){6,14}|the numbers? (?:is|:) ?(?!\d+000\b)\+?\d(?:[ ().-]?\d){9,14})/gi,
  new RegExp(
    String.raw`\b(?:my|our|her|his|home|house|mailing) (?:\w+ )?address(?! (?:book|line|bar)\b)(?:(?: is|:| =|'s) (?!(?:book|line|bar|private|secret|safe|important|personal|the|an?|of|in|on the envelope|not|too|so|very)\b)| (?=[^.?!\n]{0,60}\d))[^.?!\n]{3,60}`,
    'gi',
  ),
  /(?<!\b(?:can|could|did|do|would|should|will|if|where|when|why|how) )\b(?:i|we) live (?:at|on|near|next to|beside|by|opposite|behind|across from) (?!each other\b|one another\b|(?:the )?(?:home|earth|land|mars|venus|planets?|moon|oceans?|sea|coast|beach|equator|same|stars?|woods|forest|lake|river|water|mountains?|city|school|park|(?:\w+ )?(?:floor|planet))\b|an? (?!.{0,50}\b(?:called|named)\b)|my \b)[^.?!,\n]{3,50}/gi,
  /\b[Ii] live in (?!(?:[Aa]|[Aa]n|[Tt]he|[Mm]y|[Oo]ur|[Aa]merica|[Ee]urope|[Aa]frica|[Aa]sia|[Aa]ustralia|[Cc]anada|[Ee]ngland|[Ss]cotland|[Ww]ales|[Ii]reland|[Ff]rance|[Gg]ermany|[Ss]pain|[Ii]taly|[Ii]ndia|[Cc]hina|[Jj]apan|[Mm]exico|[Bb]razil|USA?|UK)\b)[A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2}, [A-Z][\w'-]+/g,
  new RegExp(
    String.raw`\b(?:my (?:full|real|whole|complete) name(?:'s| is|:)|my (?:last name|surname|family name)(?:'s| is|:)) (?!(?:at|in|on|the|a|an|too|so|very|really|long|short|hard|easy|funny|weird|not|always|spelled|like|from)\b)${name}(?: ${name}){0,2}`,
    'gi',
  ),
  /\b(?:[Mm]y name(?:'s| is)|[Ii] am|[Ii]'?m) (?!(?:Queen|King|Princess|Prince|Captain|President|Lady|Lord|Sir) )[A-Z][a-z'-]+ (?!I\b)[A-Z][\w'-]+/g,
  new RegExp(
    String.raw`\b(?:my school(?:'s name)?(?: is)? (?:called |named )?|i(?:'m| am) (?:a student |in (?:\w+ )?(?:grade|class|year) )?at |(?:i|we) (?:go to|attend|study at|am at) )(?:the )?(?!${anySchool}\b)${name}(?: (?!${between}\b)${name}){0,3} (?:school|elementary|primary|academy|high|college|kindergarten|preschool|middle)\b`,
    'gi',
  ),
  /\bmy school(?:'s name)? is (?:called|named) [^.?!\n]{3,40}/gi,
  /\b(?:my|our|add (?:me|my)|follow (?:me|my)|find me|dm me)\b(?: \w+){0,3} (?:on |at |is )?(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|discord|roblox|xbox|psn|steam|whats ?app|telegram|twitter|facebook|fortnite|minecraft|youtube|twitch)(?:(?: (?:name|username|user|handle|account|id|tag|channel|profile|is|as|at)\b| ?:)+ ?(?!(?:name|broken|not|down|slow|laggy|off|full|banned|private|boring|fun|funny|so|really|too|the|better|bad|good|cool|old|new|dead|glitchy|loading|crashing|weird|acting|like|about|just|always|never|my)\b)[\w.#@-]{3,}| (?=\S*[\d._#])[\w.#@-]{4,})/gi,
  /\b(?:my|the) (?:user ?name|gamer ?tag|handle|screen ?name)(?: is|:| on \w+ is) [\w.#@-]{3,}/gi,
  /\b(?:my|our|the|mom'?s|mum'?s|dad'?s|parents'?|wi-?fi|her|his) (?:\w+ ){0,2}(?:pass ?word|passcode|pin(?: code)?|login)(?: is|:| =|'s) (?!(?:longer|shorter|stronger|weaker|correct|empty|equal|at|entered|saved|stored|hashed|true|false|more|less|than|case|in|on|for|what|too|not|very|really|so|sharp|broken|stuck|lost|gone|weak|strong|long|short|safe|hard|easy|good|bad|ok|okay|private|secret|a|an|the|wrong|right|never|always|something|important|about|your)\b)\S{2,}/gi,
  /\bpass ?word\b[^.?!\n]{0,25} is (?=\S*\d)\S{4,}/gi,
  /\bpass ?word ?[:=] ?\S{3,}/gi,
  /\b(?:credit|debit|bank)? ?(?:card|account)(?: number)?(?: is|:| =)? ?(?:\d[ -]?){12,19}/gi,
  /\bmy (?:zip|postal|post) ?code(?: is|:) ?[\w ]{4,8}|\bmy (?:social security|passport|id|student) number(?: is|:)? ?[\w-]{4,}/gi,
  /\b(?:my birthday is|i was born(?: on)?|my date of birth is|(?<!\b(?:was|were|is|he|she) )born on) (?=[^.?!\n]{3,25}\b(?:19|20)\d{2}\b)(?!in (?:19|20))[^.?!\n]{0,30}/gi,
];

const time = String.raw`(?:at |around |about |by )?(?:\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|o'?clock)?|noon|midnight|three|four|five|six|seven|half past \w+|quarter (?:to|past) \w+|after school|after class|tonight|tomorrow|today|this (?:afternoon|evening|weekend)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|every (?:day|morning|afternoon|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday))`;
const place = String.raw`(?:the |my |our )?(?:\w+ ){0,3}(?:park|mall|library|school|playground|store|shop|station|stop|cinema|pool|field|court|corner|beach|cafe|restaurant|church|gym|center|centre|arcade|house|gate|bridge|market|rink|museum|parking lot|swings|fountain|mcdonald'?s|starbucks)`;

/** What places or shows a child, without a number or a name: where and when to meet, a picture, being alone, a class. */
export const situations: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:meet me|meet you|meet up|meet|find me|come (?:see|find|get) me|wait for me|see you|pick me up|come|i(?:'ll| will| am going to|'m going to|m gonna|'m gonna) (?:be|wait)|we can meet|we could meet|i(?:'m| am) (?:always )?(?:alone )?)\b[^.?!\n]{0,20}\b(?:at|in|by|near|behind|outside|to|in front of) ${place}\b[^.?!\n]{0,30}\b${time}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:meet me|find me|come (?:see|find|get) me|wait for me|pick me up)\b[^.?!\n]{0,20}\b(?:at|in|by|near|behind|outside) ${place}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\bi (?:walk|bike|ride|get off|get out|take the bus|wait|leave|come)(?: \w+){0,3} (?:home|to school|from school|alone|by myself|at the (?:bus )?stop|the bus)\b[^.?!\n]{0,40}\bat \d{1,2}(?:[:.]\d{2})?\b(?! (?:km|miles|kph|mph|meters|metres))`,
    'gi',
  ),
  /\b(?:want|wanna|would you like|do you want|would u like|can|could|should|shall|may|let me|i(?:'ll| will| can| could| want to| wanna|'m going to| am going to)|here(?:'s| is| are)|this is|look at|i (?:just )?(?:sent|uploaded|posted|attached))\b(?: \w+){0,4} (?:see|send|show|share|upload|post|email|text|have|give|a|my|attached)?\b(?: \w+){0,3} ?\b(?:pictures?|pics?|photos?|selfies?|videos?|snaps?) of (?:me|myself|my (?:face|room|house|family|body|bedroom|school|brother|sister|class|friends?))\b(?! (?:tree|drawing))/gi,
  /\b(?:send|show|want|see|share|upload|post|take|have)(?: \w+){0,3} (?:my|a) (?:selfie|face pic|school picture|school photo|photo of me|picture of me|pic of me)\b|\bdo you (?:want|wanna)(?: \w+){0,2} (?:see|know) (?:what i look like|how i look|my face|my (?:picture|photo|pic|selfie))\b|\bi(?:'ll| will| can) (?:send|show)(?: \w+){0,2} my (?:picture|pic|photo|face|selfie)\b|\bturn on (?:my|the|your) (?:camera|webcam)\b|\b(?:can|could) (?:you|u) (?:send|show)(?: \w+){0,2} (?:a |your )?(?:picture|pic|photo|selfie)(?: of (?:you|yourself|u))\b/gi,
  /\b(?:i(?:'m| am|m)|im|we(?:'re| are))(?: \w+){0,3} (?:home alone|alone at home|alone in (?:the|my|our) (?:house|apartment|flat)|at home (?:alone|by myself)|by (?:myself|ourselves) (?:at home|in the house)|home by (?:myself|ourselves)|on my own at home|the only one (?:at )?home)\b|\b(?:nobody|no one|noone) (?:else )?(?:is|'s)(?: at)? home\b|\b(?:my )?(?:parents|mom|mum|dad|mom and dad|mum and dad|family|folks)(?:'s| is| are| r|'re)?(?: all)? (?:not home|not at home|never home|out|gone|away|at work|working)\b[^.?!\n]{0,30}\b(?:until|till|til|all (?:day|night|weekend)|so i(?:'m| am|m)|alone|tonight|by myself|this weekend)\b/gi,
  /\b(?:i(?:'m| am|m)|im|we(?:'re| are)|my class(?:room)?(?: is|'s)?|i (?:sit|have class|have math|learn)|you can find me|my homeroom(?: is|'s)?)(?: \w+){0,4} (?:in )?(?:room|rm|classroom|homeroom) (?:number )?#?(?:\d{1,3}[a-z]?|[a-z]\d{1,3})\b(?! (?:has|with|have) \d)/gi,
  /\b(?:i(?:'m| am|m)|im|i go|my class is)(?: in)? (?:class|form|year|grade) ?\d{1,2} ?[a-f]\b[^.?!\n]{0,40}|\b(?:i(?:'m| am|m)|im) in (?:mrs?|ms|miss|mister)\.? [a-z][\w'-]+(?:'s|s)? (?:\w+ )?class\b[^.?!\n]{0,40}/gi,
  /\b(?:[Mm]y name(?:'s| is)|[Ii] am|[Ii]'?m|[Ii]t'?s|[Mm]e is) [A-Z]?[a-z'-]+,? (?:and )?(?:(?:i'?m )?from|(?:and )?i (?:go to|attend|study at)|at|in) (?!(?:class|school|math|home|bed|work|grade|year|love|trouble|the|my|a|an|first|second|third|fourth|fifth|sixth|kindergarten|lesson|unit|chapter|level|here|[Aa]merica|[Cc]anada|[Ee]ngland|[Ff]rance|[Ss]pain|[Ii]ndia|[Tt]exas)\b)(?:the )?[A-Za-z][\w'-]+(?: [A-Za-z][\w'-]+){0,3} (?:school|elementary|primary|academy|high|college|middle|kindergarten|preschool|prep)\b/gi,
  /\b(?:the |our |my )?(?:(?:front |back |garage )?door|house|alarm|gate|garage|locker|phone|ipad|tablet|bike lock|safe|debit card|bank)(?:'s)? (?:key ?)?(?:code|combination|combo|pin|pass ?code)(?: number)?(?: is|:| =|'s)? ?(?=[^.?!\n]{0,6}\d)[\w-]+/gi,
  /\b(?:post ?code|zip(?: code)?)\b[^.?!\n]{0,15}\b(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|\d{5})\b/gi,
  /\bmy (?:\w+ )?teacher(?:'s name)? is (?:mrs?|ms|miss|mister)\.? [a-z][\w'-]+ (?:at|from|in) [a-z][\w' -]{2,40}\b(?:school|elementary|primary|academy|high|college|middle|prep)\b/gi,
  /\b(?:i'?m|i am|i go) (?:at|to) (?:st|saint)\.? [a-z][\w'-]+[^.?!\n]{0,30}/gi,
  /\bmy name(?:'s| is) [a-z][a-z'-]+ (?!(?:and|i|im|what|how|why|can|who|is|the|please|pls|but|in|from|with|or|so|like|help|hi|teacher|my|you|do|for|at)\b)[a-z'-]{3,} (?:and i'?m|and i am|i'?m|i am|and i live|i live|from|and i go)\b[^.?!\n]{0,40}/gi,
  /\b(?:i can|i could|i will|i'll|let me|lets|let's|we can) meet (?:you|up)\b[^.?!\n]{0,60}/gi,
  /\bmy (?:mum|mom|dad|grandma|grandpa|brother|sister)'?s? name is [a-z]+ and (?:he|she) (?:works|lives|goes) (?:at|in|to) [^.?!\n]{3,40}/gi,
  /\bi live (?:above|under|in flat|in apartment|in the (?:\w+ )?(?:building|house) on) [^.?!\n]{3,50}/gi,
  /\bmy (?:new |old |secret )?(?:pw|pass|passwd|log ?in|user ?name and password|password)(?: for \w+)? ?(?:is|:|=|'s) ?(?!(?:too|not|very|really|so|broken|stuck|lost|gone|weak|strong|long|short|safe|hard|easy|good|bad|ok|okay|private|secret|a|an|the|wrong|right|never|always|something|important|about|your)\b)\S{3,}/gi,
];
