import { expect, test } from '@jest/globals';
import { screen } from '../screen.ts';
import { languages } from '../texts/languages/index.ts';

/** For each language: wanting to die, being beaten, and a saying or question that is harmless. */
const sentences: Readonly<Record<string, readonly [dies: string, beaten: string, harmless: string]>> = {
  es: ['ya no quiero vivir', 'mi papá me pega', 'quiero morir de risa'],
  fr: ['je veux mourir', 'mon père me frappe', "comment dit-on chat en anglais s'il te plaît"],
  pt: ['não quero mais viver', 'o meu pai bate-me', 'estou morrendo de fome'],
  it: ['non voglio più vivere', 'mio padre mi picchia', 'che cosa è un verbo'],
  ro: ['vreau să mor', 'tata mă bate', 'ce este un substantiv'],
  de: ['ich will nicht mehr leben', 'mein Vater schlägt mich', 'was ist ein Nomen bitte'],
  nl: ['ik wil dood', 'mijn vader slaat me', 'wat is een werkwoord'],
  sv: ['jag vill dö', 'pappa slår mig', 'vad är ett verb'],
  da: ['jeg vil ikke leve', 'min far slår mig', 'hvad er et udsagnsord'],
  no: ['jeg vil ta livet mitt', 'faren min slår meg', 'hva betyr dette ordet'],
  pl: ['nie chcę żyć', 'tata mnie bije', 'co to jest czasownik'],
  tr: ['ölmek istiyorum', 'babam beni dövüyor', 'bu kelime ne demek lütfen'],
  vi: ['con muốn chết', 'bố đánh con', 'danh từ là gì'],
  id: ['aku mau mati', 'ayah memukulku', 'apa itu kata kerja'],
  tl: ['gusto ko nang mamatay', 'sinasaktan ako ng tatay ko', 'ano ang pandiwa'],
  sw: ['nataka kufa', 'baba ananipiga', 'kitenzi ni nini kwa kiswahili'],
  ru: ['я хочу умереть', 'папа меня бьёт', 'что такое глагол'],
  uk: ['я не хочу жити', 'тато мене б’є', 'що таке дієслово'],
  ar: ['أريد أن أموت', 'أبي يضربني', 'ما هو الفعل'],
  fa: ['می‌خواهم بمیرم', 'بابام منو می‌زنه', 'فعل چیست'],
  ur: ['میں مرنا چاہتا ہوں', 'ابو مجھے مارتے ہیں', 'فعل کیا ہے'],
  hi: ['मैं मरना चाहता हूँ', 'पापा मुझे मारते हैं', 'क्रिया क्या है'],
  bn: ['আমি মরতে চাই', 'বাবা আমাকে মারে', 'ক্রিয়া কি'],
  zh: ['我想死', '爸爸打我', '什么是动词'],
  ja: ['死にたい', 'お父さんが殴る', '動詞は何ですか'],
  ko: ['죽고 싶어요', '아빠가 때려요', '동사가 뭐예요'],
};

test('experience §5 safety: every language is tried', () => {
  expect(Object.keys(sentences).toSorted()).toEqual(languages.map(({ code }) => code).toSorted());
});

test.each(Object.entries(sentences))(
  'experience §5 safety: a cry for help in %s is heard, and anything else is no crisis',
  (language, [dies, beaten, harmless]) => {
    expect(screen(dies)).toEqual({ category: 'self-harm', language, text: '' });
    expect(screen(beaten)).toEqual({ category: 'abuse', language, text: '' });
    expect(screen(harmless)).toMatchObject({ category: 'language', language, text: '' });
  },
);

test.each(['θέλω να πεθάνω', 'אני רוצה למות', 'ฉันอยากตาย', 'நான் சாக விரும்புகிறேன்', 'მინდა მოვკვდე'])(
  'experience §5 safety: letters that nothing here can read get the fixed help: %j',
  (message) => {
    expect(screen(message)).toMatchObject({ category: 'language', text: '' });
  },
);

test.each([
  'what does 猫 mean',
  'how do you say gracias amigo in spanish',
  'what does bonjour mean in french',
  'hola',
  'merci',
  'α + β = γ',
  'the area is πr²',
  'Ω is a letter of the greek alphabet',
  'what is the word привет in english',
  'why is a tsunami called that',
  'naïve and café are words from french',
  'who was Dvořák',
  'i went to São Paulo with my family',
])('experience §5 safety: a question about a word, a name or a formula is English: %j', (message) => {
  expect(screen(message).category).toBe('ok');
});
