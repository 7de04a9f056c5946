/** Pictures that stand for a word in a message, as in `my dad 👊 me`. */
const words: Readonly<Record<string, string>> = {
  knife: '🔪🗡',
  gun: '🔫',
  bomb: '💣🧨',
  pills: '💊',
  blood: '🩸',
  grave: '⚰🪦',
  razor: '🪒',
  scissors: '✂',
  rope: '🪢',
  bridge: '🌉',
  needle: '💉',
  cigarette: '🚬',
  weed: '🍁🌿🍃',
  beer: '🍺🍻',
  wine: '🍷',
  battery: '🔋',
  magnet: '🧲',
  plug: '🔌',
  mushroom: '🍄',
  fire: '🔥',
  punch: '👊🥊🤛🤜',
  secret: '🤫🤐',
  photo: '📸📷🤳',
  phone: '📱📞',
  house: '🏠🏡',
  school: '🏫',
  help: '🆘',
  train: '🚂🚆🚉',
  ghost: '👻',
};

const byPicture = new Map(
  Object.entries(words).flatMap(([word, pictures]) =>
    Array.from(pictures, (picture) => [picture, ` ${word} `] as const),
  ),
);

/** A skull is laughter most of the time; after a wish it is what it shows. */
const wishedDeath =
  /\b(want|wanna|going|gonna|rather|gotta|need|wish|better|let me|make me)( to)?( be)? ?(?:[💀☠⚰🪦] ?)+/giu;

/** Letters on coloured ground and the letters of flags, by the first of each alphabet. */
const alphabets = [0x1f1e6, 0x1f150, 0x1f170, 0x1f130, 0x1f110] as const;

function letterOf(code: number): string | undefined {
  const first = alphabets.find((from) => code >= from && code < from + 26);
  return first === undefined ? undefined : String.fromCharCode(97 + code - first);
}

/** A text with words and letters where pictures stand for them. */
export const withWordsForPictures = (text: string): string =>
  /[^\0-\u2000]/.test(text)
    ? text
        .replace(wishedDeath, '$1$2 die ')
        .replace(
          /[\u2600-\u27bf]|[\u{1f000}-\u{1faff}]/gu,
          (picture) => byPicture.get(picture) ?? letterOf(picture.codePointAt(0) ?? 0) ?? picture,
        )
        .replace(/ {2,}/g, ' ')
    : text;

const tags = /[\u{e0000}-\u{e007f}]/gu;

/** A text without the invisible tag characters that can carry a second one. */
export const withoutTags = (text: string): string => text.replace(tags, '');

/** What tag characters say, where they stand among the letters and alone; nothing when there are none. */
export function taggedReadings(text: string): readonly string[] {
  if (withoutTags(text) === text) return [];
  const letter = (tag: string): string => String.fromCharCode(Math.max(32, (tag.codePointAt(0) ?? 0) - 0xe0000));
  return [text.replace(tags, letter), (text.match(tags) ?? []).map(letter).join('')];
}
