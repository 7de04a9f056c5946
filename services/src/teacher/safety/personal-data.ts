/** Street words, after a house number and one to three words. */
const street = String.raw`(?:street|st\.?|road|rd\.?|avenue|ave\.?|boulevard|blvd\.?|drive|dr\.?|court|ct\.?|crescent|terrace|lane|ln\.?|way|place|pl\.?|square|close|row|gardens?|highway|parkway|strasse|calle|rue)`;
const name = String.raw`[a-z][a-z'-]+\.?`;

/** Words between `I go to` and `school` that name no school. */
const anySchool = String.raw`(?:a|an|the|my|our|this|that|another|every|same|different|new|old|big|small|public|private|middle|high|elementary|primary|grade|secondary|online|home|summer|sunday|music|swim|dance|art|boarding|language|night|bed|to|at|in|by|from|after|before|be|late|is|was|for)`;

/** Words that stand between two places, not in the name of one. */
const between = '(?:after|before|from|in|at|to|with|and|for|by|during|on|or)';

/** Everywhere, whatever stands around it. */
const shapes: readonly RegExp[] = [
  /[\w.+-]+ ?(?:@|\(at\)|\[at\]| at ) ?[\w-]+ ?(?:\.|\(dot\)|\[dot\]| dot ) ?(?:com|org|net|edu|gov|co|io|uk|de|fr|es|in|ca|au|me|info|school)\b(?:\.[a-z]{2,3}\b)?/gi,
  /(?<![\w.]|\b(?:is|what's|whats|calculate|solve|compute|out|equals) )(?:\+\d{1,3}[ .-]?)?\(?(?!\d?00[.-]\d00[.-]\d+00\b)[2-9]\d{2}\)?[.-]\d{3}[.-]\d{4}(?!\w| ?[=+*/])|(?<![\w.])(?:\+\d{1,3}[ .-]?)?\(\d{3}\) ?\d{3}[ .-]?\d{4}(?!\w)|(?<![\w.+*/=-])(?<![+*/x=-] )[2-9]\d{2} \d{3} \d{4}(?! ?[\w+*/=-])|(?<![\d)=x] ?)\+\d{1,3}(?:[ .-]?\d){8,12}|(?<!\w)0\d{4} \d{6}(?!\w)|(?<!\w)07\d{3} ?\d{3} ?\d{3}(?!\w)/g,
  /(?<![\w.-]|\b(?:what is|what's|whats|calculate|solve|compute|out) )\d{3}-\d{2}-\d{4}(?![\w-]| ?[=+*/])/g,
  /(?<![\w.])\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?!\w| ?[=+*/-])|(?<![\w.])\d{4}[ -]\d{6}[ -]\d{5}(?!\w)/g,
  /(?<![\w@./])@[a-z][\w.]{2,}\b/gi,
];

/** A number said in words, seven or more of them. */
const spoken = String.raw`(?:(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|triple)\b[ ,.-]*){7,}`;

/** Only beside words that say what it is. */
const cued: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:my|mom'?s|mum'?s|dad'?s|our) (?:(?:phone|cell|mobile|home|telephone) )?number(?: is|'s|:) ${spoken}|\b(?:call|text|ring|reach|phone) (?:me|us|my \w+)(?: (?:at|on))? ${spoken}|\b${spoken}(?:is|'s|that'?s) (?:my|mom'?s|mum'?s|dad'?s|our) (?:\w+ )?number\b(?! line)`, 'gi'),
  /\b(?:(?:phone|cell|mobile|telephone|tel|whats ?app|contact|home|mom'?s|mum'?s|dad'?s|parents'?)(?: number| phone| cell| mobile)?(?: is|'s|:| =)|(?:phone|cell|mobile|telephone|tel|whats ?app|contact)|(?:call|text|ring|reach|dial|phone) (?:me|us|him|her|them|mom|mum|dad|my \w+|our \w+))\b[^.?!\d=]{0,30}\+?\d(?:[ ().-]?\d){5,14}(?! ?[\d.+*/=]| [a-z]+s\b)/gi,
  /\b(?:home|mom'?s|mum'?s|dad'?s|parents'?|call|text|ring|dial)\b[^.?!\d=]{0,30}\+?\d(?:[ ().-]?\d){8,14}(?! ?[\d.+*/=]| [a-z]+s\b)/gi,
  /\b(?:(?:my|our|her|his|their) (?:\w+ )?numbers? (?:is|are|=|:) ?(?!\d+000\b)\+?\d(?:[ ().-]?\d){6,14}|the numbers? (?:is|:) ?(?!\d+000\b)\+?\d(?:[ ().-]?\d){9,14})/gi,
  new RegExp(String.raw`\b(?:my|our|her|his|home|house|mailing) (?:\w+ )?address(?! (?:book|line|bar)\b)(?:(?: is|:| =|'s) (?!(?:book|line|bar|private|secret|safe|important|personal|the|an?|of|in|on the envelope|not|too|so|very)\b)| (?=[^.?!\n]*\d))[^.?!\n]{3,60}`, 'gi'),
  /(?<!\b(?:can|could|did|do|would|should|will|if|where|when|why|how) )\b(?:i|we) live (?:at|on|near|next to|beside|by|opposite|behind|across from) (?!(?:the )?(?:home|earth|land|mars|venus|planets?|moon|oceans?|sea|coast|beach|equator|same|stars?|woods|forest|lake|river|water|mountains?|city|school|park|(?:\w+ )?(?:floor|planet))\b|an? (?!.*\b(?:called|named)\b)|my \b)[^.?!,\n]{3,50}/gi,
  /\b[Ii] live in (?!(?:[Aa]|[Aa]n|[Tt]he|[Mm]y|[Oo]ur|[Aa]merica|[Ee]urope|[Aa]frica|[Aa]sia|[Aa]ustralia|[Cc]anada|[Ee]ngland|[Ss]cotland|[Ww]ales|[Ii]reland|[Ff]rance|[Gg]ermany|[Ss]pain|[Ii]taly|[Ii]ndia|[Cc]hina|[Jj]apan|[Mm]exico|[Bb]razil|USA?|UK)\b)[A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2}, [A-Z][\w'-]+/g,
  new RegExp(String.raw`\b(?:my (?:full|real|whole|complete) name(?:'s| is|:)|my (?:last name|surname|family name)(?:'s| is|:)) ${name}(?: ${name}){0,2}`, 'gi'),
  /\b(?:[Mm]y name(?:'s| is)|[Ii] am|[Ii]'?m) (?!(?:Queen|King|Princess|Prince|Captain|President|Lady|Lord|Sir) )[A-Z][a-z'-]+ (?!I\b)[A-Z][\w'-]+/g,
  new RegExp(String.raw`\b(?:my school(?:'s name)?(?: is)? (?:called |named )?|i(?:'m| am) (?:a student |in (?:\w+ )?(?:grade|class|year) )?at |(?:i|we) (?:go to|attend|study at|am at) )(?:the )?(?!${anySchool}\b)${name}(?: (?!${between}\b)${name}){0,3} (?:school|elementary|primary|academy|high|college|kindergarten|preschool|middle)\b`, 'gi'),
  /\bmy school(?:'s name)? is (?:called|named) [^.?!\n]{3,40}/gi,
  /\b(?:my|our|add (?:me|my)|follow (?:me|my)|find me|dm me)\b(?: \w+){0,3} (?:on |at |is )?(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|discord|roblox|xbox|psn|steam|whats ?app|telegram|twitter|facebook|fortnite|minecraft|youtube|twitch)(?:(?: (?:name|username|user|handle|account|id|tag|channel|profile|is|as|at)\b| ?:)+ ?[\w.#@-]{3,}| (?=\S*[\d._#])[\w.#@-]{4,})/gi,
  /\b(?:my|the) (?:user ?name|gamer ?tag|handle|screen ?name)(?: is|:| on \w+ is) [\w.#@-]{3,}/gi,
  /\b(?:my|our|the|mom'?s|mum'?s|dad'?s|parents'?|wi-?fi|her|his) (?:\w+ ){0,2}(?:pass ?word|passcode|pin(?: code)?|login)(?: is|:| =|'s) (?!(?:too|not|very|really|so|sharp|broken|stuck|lost|gone|weak|strong|long|short|safe|hard|easy|good|bad|ok|okay|private|secret|a|an|the|wrong|right|never|always|something|important|about|your)\b)\S{2,}/gi,
  /\bpass ?word\b[^.?!\n]{0,25} is (?=\S*\d)\S{4,}/gi,
  /\bpass ?word ?[:=] ?\S{3,}/gi,
  /\b(?:credit|debit|bank)? ?(?:card|account)(?: number)?(?: is|:| =)? ?(?:\d[ -]?){12,19}/gi,
  /\bmy (?:zip|postal|post) ?code(?: is|:) ?[\w ]{4,8}|\bmy (?:social security|passport|id|student) number(?: is|:)? ?[\w-]{4,}/gi,
  /\b(?:my birthday is|i was born(?: on)?|my date of birth is|born on) (?=[^.?!\n]{3,25}\b(?:19|20)\d{2}\b)(?!in (?:19|20))[^.?!\n]{0,30}/gi,
];

/** `12 Oak Street`: two or more signs that it is an address and no sum or story. */
const houseAndStreet = new RegExp(String.raw`(?<![\w./+*=-])(?<![+*/x=-] )\d{1,5}[a-z]? (?!(?:in|on|at|of|by|the|and|more|cars?|signs?|trees?|houses?|people|kids?|children|blocks?|miles?|km|meters?|times|plus|minus|lane|way|ways|square|row|rows)\b)(?:${name} ){1,2}${street}(?!\w)(?! (?:signs?|cars?|lights?|lamps?|names?)\b)`, 'gi');

const strictAddress = /(?<![\w./+*=-])(?<![+*/x=-] )\d{1,5} (?:[A-Z][a-z'-]+ ){1,2}(?:Street|St\.|Road|Rd\.|Avenue|Ave\.|Boulevard|Lane|Drive)(?!\w)/;

/** Whether a find of the address shape is one: capital letters, a telling street word, or `address` or `live` beside it. */
const isAddress = (found: string, text: string): boolean => /\b(?:street|road|avenue|boulevard|crescent|terrace)\b/i.test(found) || /\d+[a-z]? [A-Z]/.test(found) || /\b(?:address|live|lives|home|house)\b/i.test(text);

/** What stands for something that was removed. */
const gap = '[…]';

/** Whether a text holds a way to reach somebody: an e-mail, a phone number, a handle, a card or a street with its number. */
export const holdsContact = (text: string): boolean => shapes.some((pattern) => text.search(pattern) >= 0) || text.search(strictAddress) >= 0;

/**
 * Removes what could tell who or where a child is, or open an account: addresses, phone numbers, e-mail, full names, schools, handles, passwords,
 * cards. Expects folded text (see `fold`). `removed` says whether anything was; whole sentences go, so that no half of a fact stays behind.
 */
export function withoutPersonalData(text: string): { text: string; removed: boolean } {
  let marked = text;
  for (const pattern of [...shapes, ...cued]) marked = marked.replace(pattern, gap);
  marked = marked.replace(houseAndStreet, (found) => (isAddress(found, text) ? gap : found));
  if (!marked.includes(gap)) return { text, removed: false };
  const sentences = marked.split(/(?<=[.!?])\s+|(?<=\[…\])[,;]?\s+(?:and |so |but )?(?=(?:what|how|why|when|who|can|is|are)\b)/i);
  return { text: sentences.filter((sentence) => !sentence.includes(gap)).join(' ').trim(), removed: true };
}
