/** Where a question or a request begins, whatever stands before it. `what my …` and `which is on …` continue what is told, so they are none. */
const request = String.raw`(?:what(?:'s|s| is| are)?(?! (?:i|i'?m|my|we|our|he|she|they|his|her) )|how (?:do|does|did|is|are|was|were|can|could|would|should|come|to|many|much|long|far|old|big|tall|high|fast|deep|heavy|often|hot|cold|about)|why(?! (?:i|i'?m|my|we|our|he|she|they) )|who (?:is|was|were|are)(?! (?:at|in|on|from|by|my|our|also|called|named|not|a|the teacher|\d\w*) )|who (?:invented|wrote|made|discovered|painted)|when (?:is|was|were|did|does|do)|where (?:is|are|was|were|do|does|did)|can (?:you|u|i|we)|could (?:you|u|i|we)|would (?:you|u)|will you|(?:please|pls|plz) (?:help|explain|tell|teach|show|give|can|could|define|describe|solve|check|quiz|say|make|do)|help (?:me|with)|(?:tell|teach|give|show|quiz|test|remind) me|explain|define|describe|solve|calculate|simplify|convert|translate|round (?:\d|this|to|it|off)|compare|i (?:do not|don'?t|dont|didn'?t|cant|can'?t|can not) (?:get|understand|know how|do|figure|solve)|i (?:really |just )?(?:need|want|wanted|would like) (?:some |your |a bit of )?(?:help|to (?:know|learn|understand|ask))|i (?:need|have) (?:a question|questions)|i wonder|(?:he|she|they|mom|mum|dad) (?:wants?|needs?|would like) to (?:know|learn|understand|ask)|my (?:question|homework question) is|do (?:you|u) know|is it (?:true|ok|right|correct|possible)|is (?:that|this) (?:true|right|correct)|are there|is there|(?:i'?m|i am) (?:so |really |totally |kinda )?(?:stuck|confused|struggling)|(?:we are|we're|were|im|i'm|i am) learning about)\b`;

/** What begins a question only behind a mark or a joining word: within a clause it is its verb. */
const weakRequest = String.raw`(?:is|are|was|were|do|does|did|which(?! (?:is|are|was|were) (?:on|in|at|near|next|by|behind|called|beside|opposite))|has|(?:name|list|check|correct|find|spell|write|read|compute)(?! ?(?:is|was|me|us|my|our|to|at|on|it)\b| ?[:=']))\b`;

/** Where somebody begins to tell of himself or of others: what stands before it may be a question, what follows is none. */
const telling = String.raw`(?:(?:hi |hey |hello )?(?:i'?m|i am|this is|it'?s me|we'?re|we are)(?! (?:stuck|confused|struggling|learning|so stuck|really stuck|so confused))|i (?:live|go|went|attend|study|walk|ride|bike|play|train|swim|wait|was born|am at|stay|got|get|take|have (?:practice|training|a game)|can (?:send|show|meet))|we (?:live|go|stay|meet|moved|play|train)|(?:my|our|his|her|their) (?:[\w']+ ){1,3}?(?:is|are|was|:|=|'s|goes|go|lives|live|works|ends|starts|named|called|has)|(?:my|our) (?:name|number|phone|cell|mobile|whatsapp|snap|snapchat|insta|instagram|tiktok|discord|roblox|xbox|psn|kik|email|mail|gmail|address|password|pw|pin|birthday|school|class|street|team|mum|mom|dad|brother|sister|friend|cousin|teacher|coach|house|home)(?:'?s)?|(?:add|call|text|ring|phone|email|mail|dm|pm|follow|meet|find|message|friend) (?:me|us|my|her|him)|come (?:to|over|by)|here(?:'?s| is| are)|the (?:door|gate|alarm|garage|house|wifi|wi-fi|front|back|spare|key|pin|code|password|number)|nobody|no ?one|born|from|mum|mom|dad|mummy|mommy|daddy|btw|by the way|just so you know|anyway)\b`;

const joining = '(?:and |so |but |also |then |now |ok |okay |oh and |cause |because |or )';
const sentenceEnd = String.raw`(?<=[.!?]) `;
const clauseEnd = new RegExp(
  String.raw`${sentenceEnd}|(?:[,;:] ?| - |(?<!\b(?:you|u|to|please|pls|plz)) )${joining}{0,2}(?=${request})|(?:[,;:] ?| - | (?=${joining}))${joining}{0,2}(?=${weakRequest})`,
  'i',
);
const tellingStart = new RegExp(String.raw`(?:[,;:] ?| - | )${joining}{0,2}(?=${telling})`, 'i');

const opening = String.raw`^(?:and |so |but |also |then |now |ok |okay |hi |hey |hello |please |pls |plz |quick |btw |anyway |teacher |miss |um |well )*`;
const asking = new RegExp(String.raw`${opening}(?:${request}|${weakRequest})|^[^a-z]*\d ?[+*/x×÷=-] ?\d`, 'i');
const words = /\w+ \w|\d ?[+*/x×÷=-] ?\d/;
const marked = /\?\s*$|\d ?[+*/x×÷=-] ?\d/;
const toldFirst = new RegExp(`${opening}(?:${telling}|name\\b)`, 'i');

const trimmed = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter(Boolean);

/** The clauses of a folded text: sentences, and what stands before and after the beginning of a question. */
export const clausesOf = (text: string): string[] => trimmed(text.split(clauseEnd));

/** A clause without what somebody begins to tell after a question, as in `why is the sky blue my snap is …`. */
export const beforeTelling = (clause: string): string => clause.split(tellingStart, 1)[0]!.trim();

/** Whether a clause is a question, a request or a sum, which a teacher may be asked whatever was told beside it. A mark alone makes no question of what begins by telling. */
export const asks = (clause: string): boolean =>
  words.test(clause) && (asking.test(clause) || (marked.test(clause) && !toldFirst.test(clause)));
