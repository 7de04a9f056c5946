/** Short forms, chat spellings and contractions, by the words that they stand for. */
const spellings: ReadonlyMap<string, string> = new Map(
  `im=i am|ive=i have|id=i would|ill=i will|dont=do not|doesnt=does not|didnt=did not|cant=can not|cannot=can not|wont=will not|isnt=is not|arent=are not|wasnt=was not|werent=were not|havent=have not|hasnt=has not|hadnt=had not
  |couldnt=could not|shouldnt=should not|wouldnt=would not|aint=is not|wanna=want to|gonna=going to|gotta=got to|gimme=give me|lemme=let me|tryna=trying to|finna=going to|imma=i am going to|ima=i am going to|hafta=have to|u=you|ya=you|r=are|ur=your|yr=your
  |youre=you are|youve=you have|youll=you will|theyre=they are|weve=we have|hes=he is|shes=she is|its=it is|thats=that is|whats=what is|wheres=where is|hows=how is|whos=who is|theres=there is|lets=let us|pls=please|plz=please|cuz=because|cos=because|bc=because|coz=because
  |tho=though|thru=through|abt=about|b4=before|ppl=people|sum1=someone|some1=someone|sumone=someone|any1=anyone|no1=nobody|noone=nobody|smth=something|sth=something|sumthing=something|somethin=something|nothin=nothing|rly=really|rlly=really|tmr=tomorrow|tmrw=tomorrow|2day=today|2nite=tonight
  |bf=boyfriend|gf=girlfriend|bff=best friend|bestie=best friend|fam=family|pic=picture|pics=pictures|vid=video|vids=videos|msg=message|msgs=messages|dm=message|dms=messages|txt=text|addy=address|k=ok|kk=ok|luv=love|wuv=love|gud=good|skool=school|wat=what|wut=what|wot=what|wen=when|wer=where|hav=have
  |dat=that|dis=this|dem=them|wit=with|nite=night|n=and|nd=and|bday=birthday|bro=brother|sis=sister|fren=friend|frend=friend|becuz=because|becuase=because|becase=because|alot=a lot|wana=want to|wanto=want to|irl=in real life|kms=kill myself|kys=kill yourself|unalive=kill|unaliving=killing|sewerslide=suicide
  |mommys=mommy|stepdads=stepdad|step-dad=stepdad|step-mom=stepmom|gramps=grandpa|granny=grandma|gran=grandma|nan=grandma|nana=grandma|papa=dad|pop=dad|daddy=dad|mommy=mom|mummy=mom|mum=mom|mama=mom|mam=mom|momma=mom|mother=mom|father=dad|dada=dad|ma=mom|pa=dad|bout=about|til=until|till=until|outta=out of|kinda=kind of|sorta=sort of|lotta=lot of|dunno=do not know|idk=i do not know|idc=i do not care|ig=instagram|insta=instagram|snap=snapchat|fb=facebook|yt=youtube`
    .split('|')
    .map((pair) => pair.trim().split('=') as [string, string]),
);

/** Verbs and nouns whose forms no rule leads to one. */
const forms: ReadonlyMap<string, string> = new Map(
  `hit:hits hitting|beat:beats beaten beating beated|cut:cuts cutting cutted|die:dies died dying dieing|take:took taken taking takes|drink:drank drunken drinks drinking drinkin|drunk:drunk|eat:ate eaten eats eating|steal:stole stolen stealing|throw:threw thrown|choke:choking chokes choked|bite:bit bitten biting|break:broke broken breaking|bleed:bled bleeding|shoot:shot shooting shoots
  |fight:fought|hurt:hurts hurting hurted|keep:kept keeping keeps|tell:told telling tells|say:said says saying|send:sent sending sends|give:gave given giving gives|get:got gotten getting gets|go:goes going went gone|make:made making makes|buy:bought buying|sell:sold selling|find:found finding|feel:felt feeling feels|think:thought thinking thinks|know:knew known|see:saw seen|come:came coming comes
  |run:ran running|hide:hid hidden hiding|lie:lied lying lies|leave:left leaving leaves|meet:met meeting meets|ask:asked asking asks askin|touch:touched touching touches|be:been being|have:has had having|do:does did done doing|burn:burnt burned burning burns|slap:slapped slapping slaps|grab:grabbed grabbing|swallow:swallowed|smoke:smoking smoked smokes|vape:vaping vaped vapes|want:wanted wants wanting|try:tried tries trying|write:wrote written writing writes|fall:fell fallen
  |shake:shook shaken|ride:rode ridden|drive:drove driven driving|sleep:slept|wake:woke waking woken|lose:lost losing|mean:meant|hang:hung hanged hanging|stab:stabbed stabbing|wear:wore worn wearing|lick:licked|cry:crying cried cries|man:men|woman:women|child:children|tooth:teeth|foot:feet|knife:knives|life:lives|wife:wives|person:persons|people:peoples|friend:friends|say:sayin|live:lived living|kill:killed killing kills killin|dead:deads|bully:bullies bullied bullying|use:used using uses`
    .split('|')
    .flatMap((line) => {
      const [head = '', rest = ''] = line.trim().split(':');
      return rest.split(' ').map((form) => [form, head] as const);
    }),
);

const ends: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<=\w{2})ies$/, 'y'],
  [/(?<=\w{2}(?:ss|x|z|ch|sh))es$/, ''],
  [/(?<=\w{2}[^su])s$/, ''],
  [/(?<=\w{3})in$/, 'ing'],
  [/(?<=\w{3})ing$/, ''],
  [/(?<=\w{3})ed$/, ''],
  [/(?<=\w{3})e$/, ''],
];

/** A word without its endings: `slapping`, `slapped` and `slaps` are one. */
export function stemOf(word: string): string {
  if (word.length < 4) return forms.get(word) ?? word;
  const known = forms.get(word);
  if (known !== undefined) return known.length > 3 ? known.replace(/e$/, '') : known;
  let stem = word;
  for (const [end, instead] of ends) stem = stem.replace(end, instead);
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}

/** Ages and amounts by size: what an adult's age says, another number does not. */
const numberWord = (digits: string): string => {
  const value = Number(digits);
  return value >= 18 && value < 90 ? '#adult' : value >= 4 && value < 18 ? '#child' : '#number';
};

/**
 * The stems of a text that `views.ts` made plain, in order. Contractions and chat spellings are written out first, so that `dont`, `don't` and `do not` are one.
 */
export function tokensOf(text: string): string[] {
  const written = text
    .replace(/n't\b/g, ' not')
    .replace(/\bca not\b/g, 'can not')
    .replace(
      /'(?:m|re|ve|ll|d)\b/g,
      (end) => ({ "'m": ' am', "'re": ' are', "'ve": ' have', "'ll": ' will', "'d": ' would' })[end] ?? end,
    )
    .replace(/'s\b/g, ' s')
    .replace(/'/g, '');
  return (written.match(/[a-z]+(?:\d+[a-z]+)?|\d+/g) ?? []).flatMap((word) => {
    if (/^\d/.test(word)) return [numberWord(word)];
    return (spellings.get(word) ?? word).split(' ').map((part) => stemOf(spellings.get(part) ?? part));
  });
}
