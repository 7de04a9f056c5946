const wordsOf = (list: string): readonly string[] => list.trim().split(/\s+/);

/** The words with which children tell of a crisis. Words that are none are read as the nearest of these; see `repair.ts`. */
export const crisisWords: readonly string[] = wordsOf(`
  kms kys sewerslide kill killed killing killer myself yourself himself herself suicide suicidal unalive unaliving die died dying dead death hurt hurting hurts harm harming selfharm life alive live living anymore exist existing disappear want wanna wanted
  wish born hate worthless useless nobody nothing everyone without goodbye overdose pills tablets medicine razor blade knife wrist wrists arms thighs cutting scars bleed bleeding blood bruise bruises hang hanging noose rope bridge jump starve starving vomit depressed hopeless lonely
  burden pointless forever asleep sleep tired scared afraid terrified frightened abuse abused abuses abusing touch touches touched touching private privates parts beat beats beating beaten punch punches punched slap slaps slapped kick kicks kicked choke choked choking strangle strangled
  threw throws locked locks closet basement belt drunk screams yells hungry molest molested raped rape naked underwear clothes undress stepdad stepmom stepfather stepbrother uncle cousin grandpa father mother brother daddy mommy coach teacher babysitter neighbor stranger bully bullied bullies bullying
  picture pictures photo photos video camera secret parents promise meet meeting online discord snapchat roblox instagram older address gifts money robux threatened threatens threatening blackmail share send sent asked asking belt
  breathe breath breathing breaking nude nudes unconscious fainted collapsed wake swallowed swallow battery drank poison bleach fire smoke burning stabbed shot gun weapon shoot shooting stab bomb school classmates seizure ambulance emergency kidnapped following hits bullets rifle bringing everybody
`);

/** The small words between them, by which words that were written as one are told apart. */
export const joiningWords: readonly string[] = wordsOf(`
  i a im ive my me you he she it they we us him her his hers them their our your is am are was were be been being to the and or but so of in on at up out off down with for from by as if that this what when where who why how do does did dont doesnt didnt not no never
  can cant could couldnt will wont would wouldnt should shouldnt just really very too now today tonight tomorrow always all every any more much feel feels feeling like think thinking thought going gonna gotta go get gets getting got make makes making made have has had having help please pls plz omg lol
  one day time way end ending it self by own in at home house mom mum dad mama papa mam sis bro sister friend guy man boy girl kid kids teacher somebody someone people person tell told says said asked asks asking wants wanting about because cause cuz there here still again keep keeps keeping stop
  bring brings list monday tuesday wednesday thursday friday weekend class somewhere after before into them all dad hits locked who knows
  take taking took give come come miss care cares love loves cut cuts hit hits hitting touch bad sad ugly fat stupid cry crying wana tho fine sorry anyone else eat eating food night bed room door bath shower body down there take off shirt pants
`);
