/** A message that only makes sense after what was said before it. */
export type FollowUp = 'try' | 'check' | 'again' | 'more' | 'yes' | 'no' | 'unsure';

const notUnderstood = String.raw`(?:i )?(?:still |really |just )*(?:do not|don'?t|didn'?t|cant|can'?t) (?:really |still )?(?:get|understand|know what (?:you|that) mean)s?(?: (?:it|that|this|you|any of (?:it|that)|what you mean|anything))?(?: at all| still| yet| sorry)?`;
const one = String.raw`(?:(?:a |an |another |some )?(?:new |other |harder |easier |different |practice |test )?(?:one|question|problem|quiz|exercise|puzzle|challenge)s?(?: more)?|one more|something harder)`;
const followUps: ReadonlyArray<readonly [FollowUp, RegExp]> = [
  [
    'try',
    new RegExp(
      String.raw`^(?:ok |now |can (?:you|u) |could you |please )*(?:(?:can|could|may) i (?:have|get|try|do) ${one}|(?:give|ask|tell) me ${one}|(?:i want|i'd like|i would like|i wanna|i want to) (?:to )?(?:try |do |have )?${one}|let me (?:try|do)(?: ${one})?|can i try|quiz me|test me|ask me(?: something)?|(?:a )?(?:harder|easier) (?:one|question)|another(?: one)?|one more)(?: to (?:try|do|solve))?(?: on (?:that|this|it))?(?: yourself| myself)?$`,
    ),
  ],
  [
    'check',
    /^(?:so |but |wait )*(?:is (?:that|this|it) (?:right|correct|true)|(?:am|was) i right|did i get it(?: right)?|are (?:you|u) sure)$/,
  ],
  [
    'again',
    new RegExp(
      String.raw`^(?:sorry |but |um |no |ok |please |i |huh |what |wait |wdym )*(?:wdym|how (?:did|do) (?:you|u) (?:get|do|know|find|work out) (?:that|it|this)(?: answer)?|how do i do (?:it|that|this)|(?:can (?:you|u) )?show me(?: how| again| the steps| how to do (?:it|that|this))?|(?:it|this|that) (?:makes no sense|(?:doesn'?t|does not|dont) make (?:any )?sense)|(?:say|explain|do) (?:it|that) (?:again )?(?:more )?(?:slower|slowly)|slower|step by step|${notUnderstood}|(?:can|could|will) (?:you|u) (?:please )?(?:explain|say|repeat|tell me) (?:it|that|this)(?: to me)?(?: again| better| differently| another way| in (?:a )?(?:simpler|easier|different) (?:words|way)| more simply)?|(?:explain|say|tell me|repeat|do) (?:it |that |this |me )*(?:again|differently|another way|simpler|better|in (?:simpler|easier|other) words|more simply)|again|say what|huh|what|wait what|what do you mean|what does that mean|i'?m (?:still |so )?(?:confused|lost)|im (?:still |so )?(?:confused|lost)|(?:that|this|it) (?:is|was|'s) (?:too |so |really )?(?:hard|confusing|difficult|complicated)|that makes no sense|too hard|simpler|easier|eli5|explain (?:it )?like i'?m (?:5|five)|in english please|make it (?:simpler|easier))(?: please)?$`,
    ),
  ],
  [
    'more',
    /^(?:but |and |ok |so )*(?:tell me (?:some )?more|more|more please|explain more|go on|continue|what else|another one|why|but why|why is that|why not|how|how so|how come|and then|then what|really|really why|like what|for example|(?:give me |can you give me )?(?:an? (?:other )?|another )?example|(?:can|could) (?:you|u) (?:please )?(?:give|show|tell) me an(?:other)? example|give me another example|example please|i want to know more|can you tell me more|keep going|next|what happens (?:then|next))(?: please| about it| about that)*$/,
  ],
  [
    'yes',
    /^(?:yes|yeah|yea|yep|yup|ya|ok|okay|okey|k|kk|sure|alright|all right|fine|of course|yes please|sounds good|let'?s (?:go|do it|try)|got it|i get it(?: now)?|i (?:do|did|know|understand)(?: it| that)?(?: now)?|oh|oh ok|oh i see|i see|makes sense|cool ok|right|true|maybe)$/,
  ],
  [
    'no',
    /^(?:no|nope|nah|no thanks|no thank you|not really|i don'?t want to|never ?mind|nvm|stop|not now|something else|no way|wrong)$/,
  ],
  [
    'unsure',
    /^(?:idk|i don'?t know|dunno|i dunno|not sure|i'?m not sure|im not sure|no idea|i have no idea|um+|uh+|hm+|hmm+|whatever|i forgot|i forget|anything|nothing|you choose|surprise me|i don'?t care|\?+|\.+)$/,
  ],
];

export const tidy = (message: string): string =>
  message
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/(?<!\?)\?+(?=\s+\w)/g, ' ')
    .replace(/[!.,;\s]+/g, ' ')
    .trim()
    .replace(/(?<=\w)\s*\?+$/, '')
    .replace(/(?<=\w) (?:pls+|plz|please)$/, '')
    .trim();

export const followUpOf = (message: string): FollowUp | undefined =>
  followUps.find(([, pattern]) => pattern.test(tidy(message)))?.[0];
