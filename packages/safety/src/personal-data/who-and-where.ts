import { isGivenName, isMiddleName, mayBeFamilyName, mayBeName } from './names.ts';

const intro = String.raw`(?:i'?m|i am|my (?:\w+ )?name(?:'?s| is)|name is|(?:hi|hey|hello|hiya|ok|teacher|miss|and|btw)[ ,!.]{1,3}(?:it'?s|this is|from)(?: me)?|it'?s me|this is|i am called|i'?m called|call me)`;
const relative = String.raw`(?:my|our) (?:best |little |big |older |younger |twin |half |step ?|baby |new |old |foster |real |maths? |piano |music |swim(?:ming)? )?(?:brother|sister|cousin|friend|bff|mate|neighbou?r|teacher|coach|mum|mom|dad|mother|father|stepdad|stepmum|stepmom|uncle|aunt|auntie|grandma|grandpa|granddad|nan|gran|babysitter|nanny|doctor|dentist|principal|head ?teacher|crush|boyfriend|girlfriend|pen ?pal|buddy|pal)(?:'?s (?:full |real )?name)?(?: is called| is named| called| named| is|,)?(?: mr| mrs| ms| miss| dr)?\.?`;
const named = new RegExp(
  String.raw`\b(?:${intro}|${relative}),? ([a-z][a-z'-]+) ([a-z][a-z'-]*)(?: ([a-z][a-z'-]+))?`,
  'gi',
);
const here = /(?:^|[.!?] |\b(?:hi|hey|hello),? )([A-Z][a-z'-]+) ([A-Z][a-z'-]+),? (?:here|again|from|speaking)\b/g;
const framed = /\b(?:mr|mrs|ms|miss|sir|dr|coach|inspector|detective|captain|king|queen|prince|princess|lord|lady)$/i;

/** Places that many share, so that a first name from there says little. */
const wide =
  /^(?:texas|ohio|california|florida|america|usa|uk|england|scotland|wales|ireland|france|germany|spain|italy|india|china|japan|mexico|brazil|canada|australia|africa|asia|europe|poland|nigeria|kenya|egypt|turkey|greece|portugal|ukraine|russia|korea|vietnam|pakistan|bangladesh|sweden|norway|denmark|finland|netherlands|holland|belgium|austria|switzerland|argentina|colombia|peru|chile|ghana|mars|earth|space|jupiter|narnia|hogwarts|[a-z]{1,2}|(?:here|there|class|school|home|grade|year|room|math|maths|work|bed|kindergarten|preschool|college|the|my|our|your|a|an|this|that|far|love|trouble|second|third|first|fourth|fifth|sixth|seventh|eighth|back|next|last|another))$/i;
const fromPlace = new RegExp(
  String.raw`\b${intro},? ([a-z][a-z'-]+)(?:,? (?:and )?(?:i'?m |i am )?(?:age |aged )?\d{1,2}(?: years? old)?)?,? (?:and )?(?:i'?m |i am )?(?:from|i live in|live in|at|in|of) ([a-z][a-z'-]+)`,
  'gi',
);
const inClass = new RegExp(
  String.raw`\b${intro},? ([a-z][a-z'-]+)(?: [a-z'-]+)?(?:,? (?:and )?(?:i'?m |i am )?\d{1,2}(?: years? old)?)?,? (?:and )?(?:i'?m |i am )?(?:from |in |of )?(?:class \w{1,3}|(?:year|grade|form) \d{1,2} ?[a-f]|(?:room|rm) \w{1,4}|(?:mr|mrs|ms|miss)\.? [a-z'-]+ (?:class|homeroom|form|group))\b`,
  'gi',
);

const strongSchool = String.raw`(?:primary|elementary|infants|juniors|junior high|academy|prep|montessori|nursery|preschool|kindergarten|comprehensive|grammar school|middle school|high school|charter school)`;
const schools = new RegExp(
  String.raw`\b(?:at|from|to|of|in|attends?|school,|school is) (?:the )?([a-z][\w'.-]+)(?: ([a-z][\w'.-]+))?? (?:${strongSchool}|(high|middle|college|grammar|school))\b`,
  'gi',
);
const noSchoolName =
  /^(?:a|an|the|my|our|your|his|her|their|this|that|any|every|all|old|new|same|big|small|public|private|local|good|another|in|at|of|to|and|or|middle|high|elementary|primary|junior|senior|upper|lower|early|late|first|second|third|is|was|for|after|before|home|secondary|boarding|language|music|art|sunday|summer|grade|real|start|go|get|back|be|by|with|online|different|next|last|wizard|magic|medical|law|night|nursery|infant|very|too|so|really)$/i;

const first = /\b(?:i|i'?m|im|we|my|our|me|us|this is|it'?s)\b/i;
const invented =
  /\b(?:story|stories|character|chapter|novel|book|riddle|mystery|detective|poem|(?:the|a|our|school) play|movie|film|game|word problem|prepositions?|sentence|treasure|invented|historical|famous|president|king|queen|actor|singer|author)\b/i;

const hides =
  /\bkeys?\b[^.?!\n]{0,30}\b(?:under|beneath|underneath|behind|inside|in|on top of|on|above|below|by|with) (?:the|a|our|that|this|mum'?s|mom'?s) (?:\w+ ){0,2}(?:mat|doormat|(?:flower ?)?pots?|rocks?|stones?|bricks?|frog|gnome|mailbox|plant|bush|bins?|shed|porch|meter|ledge|door ?frame|watering can|bench|steps?|grill|barbecue|windowsill|letter ?box|garage|hook|nail|boots?|wellies|neighbou?rs?)\b/i;
const waits =
  /\b(?:i'?m|i am|i|we'?re|we are|we) (?:\w+ ){0,3}?(?:wait|waiting|stand|standing|hang out|hanging out)(?: \w+){0,3}? (?:at|by|in|outside|near|behind|on|in front of) (?:the |a |my )?(?:corner|bus ?stop|station|park|playground|mall|shops?|bank|library|vets?|gym|pool|wall|bench|steps|gates?|church|car ?park|parking lot|arcade|cafe|restaurant|mcdonald'?s|starbucks|tram|harbou?r|pier)\b/i;
const corner = /\bcorner of (?:\d+(?:st|nd|rd|th)|[a-z]+) and (?:\d+(?:st|nd|rd|th)|[a-z]+)\b/i;
const invites =
  /\b(?:come to|visit|see me (?:at|in)|watch) my (?:\w+ ){0,2}(?:recital|show|game|match|party|concert|house|place|performance|meet|competition|tournament|school)\b[^.?!\n]{0,50}\b(?:at|on|in|tonight|tomorrow|\d{1,2} ?(?:am|pm|o'?clock))\b/i;
const meets =
  /\b(?:shall|should|could|can|may|why don'?t) (?:you and i |we |us |u and me )?meet(?: up)? (?:at|by|near|behind|outside|in front of|under|round|around|in the (?:park|mall|library|playground|city)|after school|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|later)\b/i;
const homeroom =
  /\b(?:my|our) (?:homeroom|home room|form room|classroom|locker|dorm(?: room)?|cabin|hotel room|apartment|flat)(?: number)?(?: is|'s|:)? (?:in |number |room |at )?#?(?=\w{0,3}\d)\w{1,5}\b(?! ?(?:m|meters?|metres?|feet|by|x|times|years?|shelves|windows|rooms|floors|sq|square|desks|chairs|people)\b)/i;
const teachersClass =
  /\b(?:i'?m|im|i am|we are|we'?re) in (?:mr|mrs|ms|miss|mister)\.? [a-z][\w'-]+ (?:homeroom|form|group|set|section|class|room)\b/i;
const starts =
  /\b(?:number|mobile|cell|phone|dial|digits)\b[^.?!\n]{0,25}\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)[ ,-]{1,3}){3}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/i;
const plays =
  /\b[Ii](?:'?m)?(?: \w+){0,3} (?:play|plays|swim|run|race|skate|row|sing|dance|goalie|goalkeeper|striker|captain)(?: \w+){0,3}? (?:for|with|of|on) (?:the )?[A-Z][\w'-]+ (?:[A-Z][\w'-]+|FC|United)/;
const livesNamed =
  /\b(?:lives?|works|teaches|stays) (?:next door|on (?:my|our) street|(?:across from|opposite|next to|above|below) (?:me|us)\b|(?:\w+ ){1,2}doors down|at number|(?:on|at|in|near|behind|opposite|above|by) (?!(?:a|an|the|this|that|every|which|my) )(?:\w+ ){1,2}(?:street|st|road|rd|lane|avenue|ave|court|close|drive|crescent|terrace|row|hill|rise|walk|gardens))\b/i;

const classNamed =
  /\b(?:i'?m|i am|we are|we'?re) in \d{1,2}[a-h]\b|\b(?:my|our|from|name and) class(?: is|:)? \d{1,2} ?[a-h]\b|\bclass: ?\d{1,2} ?[a-h]\b|\bin (?:class|my class) \d{1,2}[a-h]\b/i;
const facility =
  /\b(?:at|in|to|from|behind|opposite|near) (?:the )?([a-z][\w'-]+) (?:leisure cent(?:re|er)|sports cent(?:re|er)|rec|recreation ground|baths|pool|hospital|park|fields?|pitch|courts?|hall|library|club|studio|gym|cent(?:re|er)|stadium|rink|mall|station|church|clinic|surgery|practice)\b/gi;
const routine =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|every|each|tonight|tomorrow|later|right now|now|train|training|practice|lessons?|squad|club|waiting|alone|by myself|on my own|at \d)\b/i;
const past = /\b(?:went|visited|was|were|saw|trip|been|had|yesterday|called|famous)\b/i;
const team =
  /\b(?:i|i'?m|my|we|we'?re)\b[^.?!\n]{0,40}\b(?:for|on|with|of) (?:the )?(?!(?:a|an|my|our|his|her|two|three|in|some)\b)[a-z][\w'-]+ (?:rockets|tigers|lions|wolves|bears|eagles|hawks|sharks|panthers|falcons|bulldogs|dolphins|wildcats|knights|raiders|rangers|rovers|stars|comets|hornets|pirates|warriors|dragons|cubs|colts|rams|bulls|united|city|town|athletic|fc|ravens|owls|bobcats|cougars|jaguars|mustangs|vikings|spartans|titans|trojans|blazers|badgers|otters|foxes|minutemen|tornado(?:e)?s|hurricanes)\b/i;
const playing =
  /\b(?:play|playing|player|swim|skate|race|wrestle|jersey|shirt|captain|striker|goalie|goalkeeper|team|defen[cs]e|midfield)\b/i;
const activity =
  /\b(?:practi[cs]e|training|train|lessons?|game|match|rehears\w+|club|squad|swimming|gymnastics|ballet|karate|soccer|football|choir|scouts|guides)\b[^.?!\n]{0,30}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|at \d|tonight|tomorrow|\d[.:]\d\d|after school|at (?:three|four|five|six|seven))\b[^.?!\n]{0,20}\b(?:at|behind|in|on|near|by) (?:the |my |our )?(?:\w+ ){0,2}(?:fields?|park|pool|gym|baths|church|hall|rec|courts?|studio|rink|pitch|cent(?:re|er)|ymca|library|school|stadium|dojo)\b(?! (?:class|lesson))/i;
const away =
  /\b(?:parents|mom|mum|mummy|mommy|dad|daddy|mother|father|grandma|nan|gran|sitter|babysitter|brother|sister|nobody|no one) (?:(?:won'?t|will not|don'?t|doesn'?t|isn'?t|aren'?t|is not|are not) )?(?:be |get |gets |come |comes )?(?:home|back) (?:till|until|til|before|after)\b/i;
const roams =
  /\bi (?:walk|run|bike|jog|wander|ride|go out|go home)(?: \w+){0,5}? (?:alone|on my own|by myself) (?:\w+ )?(?:by|along|through|past|down|at|after|every|across|in the (?:park|woods|dark|morning|evening))\b/i;
const situations = [
  classNamed,
  away,
  roams,
  activity,
  hides,
  waits,
  corner,
  invites,
  meets,
  homeroom,
  teachersClass,
  starts,
  plays,
];

const some = (text: string, pattern: RegExp, fits: (groups: readonly (string | undefined)[]) => boolean): boolean =>
  [...text.matchAll(pattern)].some((found) => fits(found.slice(1)));

const isFullName = ([one = '', two = '', three = '']: readonly (string | undefined)[]): boolean =>
  !framed.test(one) &&
  ((isGivenName(one) && (mayBeFamilyName(two) || (isMiddleName(two) && mayBeFamilyName(three)))) ||
    (/^[A-Z][a-z]/.test(one) && /^[A-Z][a-z]/.test(two) && mayBeName(one)));

const isSchool = ([one = '', two, weak]: readonly (string | undefined)[]): boolean => {
  const names = [one, two].filter((word) => word !== undefined);
  return (
    names.every((word) => !noSchoolName.test(word)) &&
    (weak === undefined || names.some(mayBeName) || names.some(isGivenName))
  );
};

/** A first name with a family name, a place or a class. */
const tellsWho = (text: string): boolean =>
  some(text, named, isFullName) ||
  some(text, here, isFullName) ||
  some(text, fromPlace, ([name = '', place = '']) => isGivenName(name) && !wide.test(place)) ||
  some(text, inClass, ([name = '']) => isGivenName(name) || mayBeName(name));

/** A named school or street of somebody near, or a place to which the child goes again and again. */
function tellsWhere(text: string): boolean {
  if (!first.test(text)) return false;
  return (
    livesNamed.test(text) ||
    some(text, schools, isSchool) ||
    (routine.test(text) && !past.test(text) && some(text, facility, ([name = '']) => mayBeName(name)))
  );
}

/** Whether a text says by name who somebody near the child is, or where and when either is: a first name with a family name, a place, a class or a team, a named school, where the key lies, where one waits or meets. */
export function tellsWhoOrWhere(text: string): boolean {
  if (tellsWho(text)) return true;
  if (invented.test(text)) return false;
  return (
    tellsWhere(text) || (playing.test(text) && team.test(text)) || situations.some((pattern) => pattern.test(text))
  );
}
