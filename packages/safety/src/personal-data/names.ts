import { isKnownWord } from '../repair.ts';

/** First names that children have in many places, without those that are ordinary words too (`rose`, `will`, `may`). */
const given = new Set(
  `aaliyah aaron abby abdul abdullah abigail adam adele aditya adrian agnes ahmed aiden aisha alan alba albert alejandro alex alexa alexander alexandra alexis alfie ali alice alicia alina alisha allison alyssa amal amanda amara amelia amina amir amira amy ana anastasia andrea andrei andrew angela angelina anika anita anna annabel anne annie anthony antonio anya archie ariana arjun arlo arthur arun asher ashley astrid austin ava axel ayaan ayesha ayla barbara bartosz beatrice bella ben benjamin bethany bianca bilal bjorn bobby boris brandon brayden brendan brian brianna bridget bruno bryan caleb callum cameron camila carla carlos carmen caroline casey caspar catherine cecilia cedric charlie charlotte chloe chris christian christopher clara clemence cody colin connor cooper cristina daisuke dakota damian daniel daniela danielle danny dario darius darren david declan deepak delia denis derek desmond devon diego dimitri dmitri dominic dylan eddie eden edward eileen elena eleanor eli elias elijah elin elisa elise eliza elizabeth ella ellen ellie elliot eloise elsa emil emilia emily emma emmanuel enzo eric erik erin esme esther ethan eva evan evelyn ezra fatima felix fergus fernando fiona flora florence frances francesca francis frank fred freddie frederick freya gabriel gabriela gareth gavin gemma george georgia gianna gideon gina giorgio giulia grayson greta gustav hamza hana hannah hans harriet harrison harry harvey hassan hazel heather hector heidi helen helena henrik henry hiroshi holly hugo hussein ian ibrahim ida igor imani imran ines ingrid ioana irene isaac isabel isabella isla ismail ivan jackson jacob jaden jake jamal james jamie jan jana jane janet jared jasmine jason javier jayden jemima jenna jennifer jenny jeremy jerome jesse jessica jimmy joanna joe joel johan john johnny jonah jonas jonathan jordan jorge jose joseph josh joshua josie juan judith julia julian julie juliet juno justin kai kaitlyn karen karim karin karl kate katherine kathryn katie kayla keiko keira keith kelly kelvin ken kendra kenji kenny kevin khadija khalid kiera kieran kim kimberly kirsty kofi kwame kyle kylie lana lara lars laura lauren layla leah leila lena leo leon leonardo leonie levi lewis liam liang lila lilian lina linda lisa liv lola lorenzo lottie louis louise luca lucas lucia lucy luis luka lukas luke luna lydia mackenzie madeleine madison maja malik mandy manuel marco marcus margaret maria mariam marie marina mario marius marlon marta martha martin marvin mary mateo mathilda matilda matt matteo matthew maurice max maya megan mehmet mei melanie melissa mia michael michelle miguel mika mila milan milo mina miriam mohamed mohammed molly monica morgan moritz muhammad mustafa nadia nadine naomi natalia natalie natasha nathan nathaniel neil nia nicholas nicole niko nikita nina noah noel noor nora olga oliver olivia omar oscar oskar osman otto owen pablo pamela paolo patricia patrick paul paula pedro peter petra phoebe philip pierre pippa polly poppy preston priya quentin quinn rachel rafael rahul raj ralph ramona raphael rashid raul rebecca reuben rhys riley rita robert robin rodrigo rohan roman ronan rory rosa rosie rowan rubin rufus ryan sabrina sadie said salma sam samantha samir samuel sana sandra santiago sara sarah sasha saul scarlett scott sean sebastian selma serena seth shane sharon shaun sienna silas simon simone sofia sonia sophia sophie stefan stella stephanie stephen steven susan suzanne sven sylvia tamara tamsin tania tara tariq tatiana taylor ted teresa tessa theo theodore theresa thomas tiffany tim timothy tina toby tom tomas tommy tony tristan trevor tyler umar ursula valentina valeria vanessa vera veronica victor victoria viktor vincent viola violet vivian wanda wendy wesley wilhelm william xavier yara yasmin yolanda yusuf zac zach zachary zahra zainab zara zeynep zoe zuzanna`.split(
    ' ',
  ),
);

/** Family names that are known words too. */
const family =
  /^(?:smith|jones|brown|taylor|wilson|johnson|williams|davis|miller|moore|anderson|thomas|jackson|white|harris|martin|thompson|garcia|martinez|robinson|clark|rodriguez|lewis|lee|walker|hall|allen|young|hernandez|king|wright|lopez|hill|scott|green|adams|baker|gonzalez|nelson|carter|mitchell|perez|roberts|turner|phillips|campbell|parker|evans|edwards|collins|stewart|sanchez|morris|rogers|reed|cook|bell|murphy|bailey|cooper|richardson|cox|howard|ward|peterson|gray|watson|kelly|price|bennett|wood|ross|henderson|coleman|jenkins|perry|powell|long|hughes|patel|khan|singh|chen|wang|nguyen|kim|ali|ahmed|schmidt|mueller|rossi|silva|santos|murray|graham|hunt|fox|stone|marsh|west|fisher|mason|palmer|knight|butler|barnes|cole|hart|webb|ford|dunn|shaw|rice|black|wolf|porter|archer|potter)$/;

/** Second names that are known words too: `rose` in `emily rose carter`. */
export const isMiddleName = (word: string): boolean =>
  given.has(word.toLowerCase()) ||
  /^(?:rose|grace|mae|may|lee|ann|marie|joy|hope|faith|lynn|jean|ray|jo|lou|belle|june|april|pearl|lily|ruby|jade|[a-z])$/i.test(
    word,
  );

/** Words after a first name that are no family name, though nothing else knows them. */
const filler = /^(?:rly|plz|pls|thx|btw|lol|omg|ngl|tbh|frm|frum|nd|wat|wut|wots|hlp|halp|rn|idk|cuz|coz|bc)$/;

export const isGivenName = (word: string): boolean => given.has(word.toLowerCase());

/** Whether a word may be a family or place name: it is written with a capital letter, or no other text has it. */
export const mayBeName = (word: string): boolean =>
  /^[A-Z][a-z'-]{2,}$/.test(word) ||
  (/^[a-z][a-z'-]{2,}$/i.test(word) && !isKnownWord(word.toLowerCase()) && !filler.test(word.toLowerCase()));

export const mayBeFamilyName = (word: string): boolean => family.test(word.toLowerCase()) || mayBeName(word);
