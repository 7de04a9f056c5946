const site = String.raw`(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|discord|roblox|xbox(?: live)?|psn|steam|whats ?app|telegram|twitter|facebook|fortnite|epic|minecraft|youtube|twitch|kik|pinterest|switch|be ?real|ign)`;
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const dayAndMonth = String.raw`(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{4}-\d{1,2}-\d{1,2}|${month}\.? (?:the )?\d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month})\b`;
const digit = String.raw`(?:\d|zero|oh|one|two|three|four|five|six|seven|eight|nine)`;
/** A word that holds a digit, a dot or an underscore between its letters, as names of accounts do. */
const handle = String.raw`(?=[\w.#-]{0,30}(?:[\d_#]|\.\w))[\w.#-]{4,40}`;

/** Names of accounts, logins, codes and dates of birth beside a word that says what they are. */
export const contacts: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${site}|gamer ?tag|user ?name|handle|friend code|trainer code|ign|insta name|tag)(?:'s|s)?(?: name| user| username| tag)?(?: is|:| =| ?-)? @?${handle}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:i'?m|add me|find me|hmu|hit me up|play with me|under|me)\b[^.?!\n]{0,20}\bon ${site}\b[^.?!\n]{0,25}`,
    'gi',
  ),
  /\b[a-z][\w.]{2,31}#\d{4}\b/gi,
  /\b(?:my|mi|our) (?:digits|num|numba|nr|moby|cell|mob|tel|landline|house phone|home phone)(?:'s|s)?(?: is| are|:| =)? ?\+?\d(?:[ ().-]?\d){5,14}/gi,
  /\b(?:best )?(?:mate|friend|brother|sister|cousin|coach|teacher|neighbou?r|gran(?:dma|dpa|ny)?|nan|uncle|aunt(?:ie)?|babysitter|mum|mom|dad|[a-z]{2,15})(?:'?s) (?:number|digits|cell|phone|mobile)(?: number)?(?: is|:| are|'s)? ?\+?\d(?:[ ().-]?\d){6,14}(?! ?[\d.+*/=])/gi,
  /\b(?:pass ?w(?:or|r)?d|passwrd|pasword|passwort|psw|pswd|pwd|pw)s?(?: is|:| =|'s)? (?=\S{0,30}\d)(?=\S{0,30}[a-z])\S{5,40}/gi,
  /\bpass ?words?\b[^?!\n]{0,60}\b(?:it'?s|is|was) (?=\S{0,30}\d)(?=\S{0,30}[a-z])\S{5,40}/gi,
  /\b(?:log ?in|user(?:name)?|account)(?: is|:| =| with)? ?\S{3,40}(?: ?\/ ?|, ?| and | pass(?:word)? | pw )(?:pass(?:word)?|pw|pwd)?(?: is|:)? ?(?=\S{0,30}[\d!#&])(?=\S{0,30}[a-z])\S{4,40}/gi,
  new RegExp(
    String.raw`\b(?:my|our|the|mum'?s|mom'?s|dad'?s|mummy'?s|daddy'?s|mommy'?s) (?:[\w']+ )?(?:pin|door|alarm|garage|gate|phone|ipad|tablet|locker|house|safe|bike lock)(?: code| number| pin| lock| combo)?(?: is| opens (?:with|if you (?:type|press))| unlocks with|:| has the code) (?:${digit}[ ,-]{0,2}){3,7}${digit}\b(?! ?(?:years|digits|doors|floors))`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:my|her|his|our|[a-z]{2,15}'s|brothers?|sisters?|moms?|mums?|dads?|friends?) (?:b-?day|birth ?day|birthdate|birth date|dob|date of birth)(?: is|'?s|:| was)?(?: on)?(?: the)? ${dayAndMonth}`,
    'gi',
  ),
  /\bi'?m [a-z]{2,20}_[a-z\d_]{2,20}\b|\b(?:my|i)\b[^.?!\n]{0,40}\b(?:account|user ?name|name|duolingo|scratch|log ?in|chess)\b[^.?!\n]{0,20} (?!\w*(?:name|id|input|list|user)\b)[a-z]{2,20}_[a-z\d_]{2,20}\b/gi,
  new RegExp(
    String.raw`(?:^|\b(?:my|i'?m|and|i am|:) )(?:dob|d\.o\.b\.?|birth ?day|birthdate|born)(?: is|:| on)?(?: the)? ${dayAndMonth}`,
    'gi',
  ),
  new RegExp(
    String.raw`\bi (?:was|am|were) born (?:on |the |on the )?${dayAndMonth}|\bi (?:turn|turned|will be|am turning) \w+ on (?:the )?${dayAndMonth}`,
    'gi',
  ),
  /\b(?:he|she|they|(?:my|our) (?:[\w']+ ){1,3}?(?:and \w+ )?)(?:goes|go|went|attends?) to (?!(?:a|an|the|my|our|his|her|this|that|any|another|other|different|new|old|every|one|public|private|middle|high|elementary|primary|secondary|same|big|small|art|music|swim|dance|night|summer|sunday)\b)[a-z][\w'.-]+ (?:[a-z][\w'.-]+ ){0,2}?(?:school|elementary|primary|infants|juniors|academy|high|college|middle|nursery|preschool|kindergarten|montessori|prep)\b/gi,
  /\bis (?=\S{0,30}\d)(?=\S{0,30}[a-z])\S{5,40} a (?:good|strong|safe|bad) pass ?word\b[^.!\n]{0,20}\bmine\b/gi,
  /\b[Nn]ame ?[:-] ?[A-Z][\w'-]+ [A-Z][\w'-]+|\b[Ss]chool ?[:=-] ?[A-Z][\w'-]+/g,
];
