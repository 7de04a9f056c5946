import { stemOf } from './tokens.ts';

/** Groups of words that mean the same to the classifier, so that what it learned of one of them holds for all. A word may belong to several. */
const groups: Readonly<Record<string, string>> = {
  family:
    'mom dad parent stepdad stepmom stepfather stepmother stepbrother stepsister stepparent uncle aunt auntie cousin grandpa grandma granddad grandfather grandmother brother sister sibling guardian foster family relative grownups',
  adult:
    'coach teacher babysitter sitter nanny neighbor neighbour priest pastor tutor man guy woman lady adult grownup stranger dude counselor boss driver instructor janitor landlord principal carer dude bloke gentleman pastor trainer mister sir nurse caretaker imam stepdad uncle stepfather',
  peer: 'friend kid boy girl classmate student bully teammate buddy boyfriend girlfriend crush roommate senior eighth grader mate bestfriend ex teen teenager',
  they: 'he she they him her them his someone somebody person people everyone everybody anyone anybody nobody',
  self: 'i me my mine myself we us our',
  teacherYou: 'you your yours yourself',
  hit: 'hit beat punch slap kick smack whack spank belt shove push choke strangle throw grab yank pinch whip pound shake slam bruise bite scratch drag thrash clobber wallop jab headbutt trip pull tug squeeze smash attack twist pin crack bash thump pelt',
  marks: 'bruise black mark scar welt scratch bleed blood nosebleed cut swollen sore burn wound',
  touch:
    'touch rub grope fondle caress kiss stroke tickle molest rape undress lick snuggle cuddle hump massage spoon feel finger grind pet squeeze',
  private:
    'private privates butt bottom chest breast boob thigh crotch groin underwear panties pants bra vagina penis genital dick cock bum knickers nipple weenie willy pee peepee underpants lap boxers undies skirt down area',
  naked:
    'naked nude undress strip topless bare clothes underwear shower bath bathroom towel bikini swimsuit bra undies change toilet changing shirt nakey',
  sexWord:
    'sex sexy porn porno hentai xxx onlyfans nude masturbate masturbation orgasm horny erection boner boob tit boobies penis vagina blowjob intercourse condom virgin sext kinky fetish stripper prostitute threesome slutty erotic clit nsfw rule34 smut pornhub makeout foreplay dildo vibrator nudity cum bdsm milf thot lingerie twerk nipple virginity hookup ejaculate semen wank breasts genitals balls',
  explicit:
    'porn porno pornography hentai onlyfans masturbate masturbation orgasm horny boner boobs boob boobies blowjob handjob intercourse threesome erotic nsfw smut pornhub rule34 foreplay dildo vibrator nudes nude nudity cum bdsm milf stripper sexting sext kinky fetish erection twerk sexy sexual fap thot slutty condom naked lewd strip ahegao xxx smash laid bang hookup virginity',
  hardDrug:
    'weed marijuana cannabis cocaine heroin meth lsd mdma molly shroom ketamine fentanyl xanax percocet vape juul bong edible blunt zyn thc lean stoned vaping joint spliff whippet kratom dab dxm ket plug dealer crack ecstasy cig cigarette snort beer vodka booze liquor tequila wine',
  builtToHarm:
    'bomb explosive grenade molotov napalm gunpowder tnt thermite gun pistol rifle shotgun bullet ammo switchblade taser machete glock silencer knuckles shank firearm detonator ar15 ak47 ricin flashpowder launcher ninja crossbow',
  goriest:
    'gore gory gorier goriest bloody bloodier guts intestine torture corpse behead dismember murder murderer killer massacre skin alive eyeball scream suffer chop organ victim strangle',
  mascot: 'pet puppy kitten cat dog hamster ants mice frog squirrel bird fish animal',
  deal: 'buy sell price cost cheap order ship id dealer plug market trade dollars pay fair',
  dose: 'mg ml dose dosage pill gram many much daily twice calpol temp temperature',
  bodyTrouble:
    'blood bleed hurt ache itch burn swollen rash hives lump pee poop toilet vomit heart breathe dizzy faint deep infected weak pain period sleep grow weight cough fever stitches mole test',
  court:
    'court lawyer sue judge custody hearing fired fine charge support rights landlord legal juvie police arrest warrant restraining contract prison deported refund testify jail felony',
  obey: 'obey slave master command owner boss order must override mode mask configuration config setting settings temperature model gpt claude openai chatgpt researcher disable guard license windows word verbatim before above sentence message text told prompt',
  closeness:
    'love girlfriend boyfriend marry single cute hug kiss mine together forever live real meet date friend bff married wedding miss lonely',
  bodyPart:
    'arm leg head stomach tummy belly throat ear tooth chest back knee foot eye heart skin finger ankle neck wrist hand face nose mouth shoulder hip thigh toe rib elbow lip tongue body',
  cutting: 'cut slit slice razor blade scissor carve scratch burn dig scrape sharpener pin',
  die: 'die dead death suicide suicidal unalive vanish perish corpse funeral grave died dying heaven overdose noose',
  kill: 'kill murder assassinate slay execute strangle suffocate behead slaughter massacre drown execute snuff smother hang poison stab shoot lynch decapitate',
  harm: 'hurt harm injure stab shoot poison attack torture kidnap bully revenge maim cripple paralyze punish wound destroy sabotage ambush jump fight payback scare bleed suffer choke',
  selfHate:
    'worthless useless burden hopeless failure pathetic disgust ugly mistake garbage trash waste pointless empty numb broken invisible loser disappointment',
  sad: 'sad unhappy depress lonely alone cry upset miserable tear hate awful terrible down blue miss empty hurt lonesome numb tired exhaust hopeless',
  fear: 'scared afraid frighten terrify scary fear creepy creep weird uncomfortable uneasy nervous panic worry horrible gross yucky icky worried unsafe freak',
  disappear:
    'disappear vanish gone exist existing nothing forever end goodbye asleep quit sleep rid invisible away never ending',
  notEat:
    'starve skip purge fast vomit throwup puke laxative calories calorie binge diet anorexia bulimia anorexic thin skinny fat weight lbs kilos pounds kg overweight slim',
  meal: 'food eat meal lunch dinner breakfast supper snack hungry feed fridge starve',
  photo:
    'picture photo selfie video camera webcam cam pic snapshot film record facetime videochat livestream stream videocall screenshot photograph',
  online:
    'online internet roblox fortnite minecraft discord snapchat instagram tiktok whatsapp game chat chatroom server message email dm text omegle youtube twitch telegram facebook xbox app profile account website group kik lobby wizz yubo gamer username follower follow',
  gift: 'robux vbuck vbucks money gift present skin candy cash gem card dollar reward sweet lolly pay phone iphone coin diamonds nitro bucks sneakers chocolate ice airpods puppy kitten treat bribe euro pounds',
  secret:
    'secret secretly private hide promise tell delete erase trust snitch nobody between swear quiet hush whisper sneak behind',
  meet: 'meet meetup visit come hotel ride car van alone mall park pick drive sneak address outside basement apartment sleepover lift camping forest woods together house place date',
  flatter:
    'mature special pretty cute hot beautiful sexy gorgeous handsome love soulmate adult model princess crush girlfriend boyfriend marry wife kiss understand angel relationship attractive',
  threat: 'threaten threat blackmail leak post share spread expose force make warn regret else swear kill or',
  askFor:
    'ask want beg demand need tell force pressure convince invite offer request push keep say bother order insist persuade',
  send: 'send show give share post trade exchange upload turn forward',
  drugWord:
    'weed marijuana cannabis cocaine heroin meth lsd ecstasy mdma molly shroom ketamine fentanyl opioid opium xanax adderall percocet oxycodone vape juul ecig cigarette cigar tobacco nicotine snus hookah drug bong edible steroid blunt cig fag zyn acid coke crack pot joint dab thc cbd gummy gummies kratom inhalant whippet whippets nitrous lean codeine dxm ritalin puff hash grinder pills hemp 420 stash dealer elfbar spliff shrooms baccy ket crystal tabs cigs bud dispensary',
  alcohol:
    'alcohol beer vodka whisky whiskey wine tequila booze liquor rum gin champagne cider cocktail drunk tipsy hangover alcoholic keg seltzer sake jager moonshine shots wasted hammered brew',
  getHigh: 'high stoned drunk buzz tipsy wasted trip baked smoke sniff snort inhale inject vape huff puff hit',
  weapon:
    'gun pistol rifle shotgun bullet weapon knife bomb explosive grenade ammo ammunition firearm glock revolver switchblade machete dagger sword taser brass knuckles shank silencer crossbow airsoft ar15 ak47 bb machinegun handgun blade pepper nunchucks trigger suppressor uzi pew holster landmine sniper throwing flamethrower axe slingshot',
  explosive:
    'bomb explosive grenade molotov napalm gunpowder dynamite tnt thermite c4 firecracker firework detonator fuse blast explode pipe fertilizer nitroglycerin landmine detonate ied nitrate flammable blow',
  poison:
    'poison arsenic cyanide ricin bleach antifreeze detergent toxic chlorine ammonia gas acid chemical venom cleaner sarin rat mushroom battery magnet drano',
  makeIt: 'make build create construct assemble print craft mix cook brew grow produce put',
  getIt: 'buy get find order sell steal obtain sneak purchase score bring take borrow',
  useIt: 'use load fire aim shoot light roll smoke try handle operate',
  injury:
    'bleed blood breathe choke unconscious faint collapse seizure swallow overdose burn broken drown stung allergic concussion dizzy pass knock wake ambulance hospital cough vomit respond breath swollen cold blue grey gray droopy limp foam slump fit shake sweaty unresponsive',
  emergency:
    'fire smoke flood burglar intruder robber kidnap shooter trap stuck lost burn break follow chase smell help emergency bang knock lock window door hide stalk burst explode spark',
  tool: 'hammer crowbar bat axe knife machete bottle screwdriver stick rope belt lighter mask rock',
  brink: 'bridge platform ledge edge track traffic railing noose cliff pill tablet tylenol painkiller razor blade',
  farewell: 'note letter goodbye farewell bye funeral',
  lost: 'lost stranded forest mountain battery percent dark',
  home: 'home house room bed bedroom kitchen closet basement garage bathroom attic apartment flat couch sofa door hallway stair cupboard cellar shed',
  night: 'night tonight midnight dark evening bedtime asleep sleep bed',
  medicine:
    'medicine medication med pill tablet ibuprofen tylenol aspirin paracetamol advil antibiotic inhaler insulin melatonin benadryl syrup supplement creatine laxative dose dosage mg prozac zoloft vitamin cream vaccine calpol antidepressant ointment painkiller antihistamine epipen prescription nyquil capsule advil prescribe steroids',
  illness:
    'fever rash headache cancer diabetes adhd autism depression anxiety infection flu covid strep allergy asthma migraine diarrhea nausea lump mole pimple acne appendicitis concussion sick ill ill bipolar symptom disease sore itchy hurt ache swollen pain period pregnant lyme pneumonia measles ocd dizzy vomit itch bump blister sting puke spot lice tumor eczema sprain fracture cold numb pus discharge constipated poop pee stye wart',
  diagnose: 'diagnose cure treat treatment doctor remedy heal prescribe symptom therapist test normal serious wrong',
  law: 'legal illegal law lawyer sue court judge custody arrest jail prison police cop crime contract rights attorney lawsuit charge fine evict copyright felony misdemeanor testify deport juvenile sentence divorce warrant probation consent visa immigration emancipate trespass bail',
  crimeAct:
    'steal shoplift rob hack forge fake trespass vandalize graffiti drive cheat pirate download counterfeit theft record',
  fiction:
    'story book novel movie film poem character chapter author play scene comic cartoon myth legend tale essay episode anime shakespeare fairy lyric song theme plot protagonist fiction read hamlet macbeth romeo narrator villain write',
  history:
    'history war century ancient medieval roman egypt egyptian greek viking king queen president revolution empire castle knight soldier pirate world battle napoleon pilgrim civil wwi wwii ww1 ww2 army invent lincoln caesar hitler holocaust slave historical samurai colony aztec pharaoh treaty cold general',
  science:
    'science biology chemistry physics cell atom molecule energy planet star plant animal dinosaur germ virus bacteria experiment reaction chemical body brain lung blood volcano gravity element species evolution dna organism lab teach vaccine immune organ hormone mammal',
  gameCtx:
    'minecraft fortnite roblox zelda mario pokemon chess checkers game level boss player zombie creeper enemy score win lose lego puzzle video terraria amongus board card tag creative pubg sims',
  schoolwork:
    'math homework essay worksheet quiz test fraction multiply divide equation spelling grammar paragraph noun verb adjective reading lesson class grade subject problem question report science vocabulary sentence presentation poster exam assignment study project explain rhyme spell summarize algebra geometry',
  animal:
    'dog cat bird fish horse snake spider bee ant shark bear wolf lion tiger hamster rabbit bug insect mouse goldfish pet puppy kitten cow pig chicken whale frog turtle lizard wasp mosquito guinea parrot bunny animal squirrel worm',
  foodDrink:
    'apple cake pizza milk juice water bread egg cheese chicken cookie sugar salt butter rice soup fruit vegetable banana recipe bake egg fries burger pie',
  sport:
    'soccer football basketball baseball hockey tennis swim race ball team goal score practice match karate gymnastics cricket rugby boxing volleyball track run bat puck dodgeball wrestling judo coach',
  override:
    'ignore forget disregard override bypass skip disable disregard unlock remove erase reset break drop turn stop cancel delete pretend reveal',
  rules:
    'instruction rule guideline prompt filter safety restriction limit programming training guardrail policy system developer config mode censor admin jailbreak dan unfiltered uncensored unrestricted filters boundary protocol code hidden verbatim initial',
  roleplay:
    'pretend roleplay act imagine simulate character persona become behave play evil human real person ai robot teacher',
  otherUsers: 'student kid child user learner person other previous last another class someone',
  account:
    'password pin login account hack wifi username email api key database server admin answer exam test grade site firewall proxy vpn router',
  friendLove:
    'friend love marry date kiss hug crush boyfriend girlfriend wife husband miss lonely valentine mom dad bestfriend care real alive like bff buddy sister brother romantic',
  angry: 'angry mad hate furious rage annoy annoying mean unfair yell scream shout revenge enemy',
  drinkBad: 'drunk drink high drug yell scream rage mad angry bottle',
  hold: 'lock tie trap chain keep closet basement hold hide starve force alone leave',
  blame: 'fault deserve blame punish naughty bad trouble lie',
  wantTo: 'want wish hope need plan ready think decide wanna going dream consider imagine',
  stopping: 'stop quit anymore done finish tired sick over give up enough end continue',
  runaway: 'run leave pack bus train hitchhike away sneak escape',
  violence: 'violent gore gory bloody brutal torture behead guts corpse decapitate dismember slaughter',
};

const conceptsByStem = new Map<string, string[]>();
for (const [concept, words] of Object.entries(groups))
  for (const word of words.split(' ')) {
    const known = conceptsByStem.get(stemOf(word)) ?? [];
    if (!known.includes(concept)) known.push(concept);
    conceptsByStem.set(stemOf(word), known);
  }

const none: readonly string[] = [];

/** The groups that a stem belongs to. */
export const conceptsOf = (stem: string): readonly string[] => conceptsByStem.get(stem) ?? none;
