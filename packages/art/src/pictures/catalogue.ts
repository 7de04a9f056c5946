/**
 * The small pictures that stand for the emoji of a lesson: which drawing it is, what it shows, and the sheet that holds it.
 * The drawings themselves are files, `@grove/art/files/pictures/<sheet>.svg`; show one with `#<id>` after the file's address.
 */

/** By sheet: emoji and the English word for what one of it shows. */
const words = {
  animals: {
    '🦆': 'duck',
    '🐞': 'ladybug',
    '🐟': 'fish',
    '🐱': 'cat',
    '🐸': 'frog',
    '🐻': 'bear',
    '🐦': 'bird',
    '🐘': 'elephant',
    '🐜': 'ant',
    '🐤': 'chick',
    '🐥': 'baby chick',
    '🐣': 'hatching chick',
    '🐝': 'bee',
    '🐶': 'dog',
    '🐭': 'mouse',
    '🦊': 'fox',
    '🐢': 'turtle',
    '🐯': 'tiger',
    '🐴': 'horse',
    '🐑': 'sheep',
    '🐐': 'goat',
    '🐳': 'whale',
    '🐙': 'octopus',
    '🐔': 'hen',
    '🐌': 'snail',
    '🦘': 'kangaroo',
    '🐷': 'pig',
    '🦋': 'butterfly',
    '🦚': 'peacock',
    '🦅': 'eagle',
  },
  food: {
    '🍎': 'apple',
    '🍐': 'pear',
    '🍌': 'banana',
    '🥜': 'nut',
    '🌰': 'chestnut',
    '🥕': 'carrot',
    '🍪': 'cookie',
    '🍞': 'bread',
    '🧀': 'cheese',
    '🥚': 'egg',
    '🥛': 'milk',
  },
  nature: {
    '⭐': 'star',
    '🌟': 'glowing star',
    '☀️': 'sun',
    '⛅': 'sun and cloud',
    '🌙': 'moon',
    '🌼': 'flower',
    '🌸': 'blossom',
    '🌻': 'sunflower',
    '🌳': 'tree',
    '🌊': 'wave',
    '🏜️': 'desert',
    '🏞️': 'park',
    '🌍': 'earth',
    '🌬️': 'wind',
    '💧': 'drop',
    '🐾': 'paw prints',
    '🕸️': 'web',
    '🔥': 'fire',
  },
  people: {
    '👀': 'eyes',
    '👂': 'ear',
    '👃': 'nose',
    '👅': 'tongue',
    '✋': 'hand',
    '👍': 'thumb up',
    '👎': 'thumb down',
    '👏': 'clapping hands',
    '🤝': 'handshake',
    '👣': 'footprints',
    '🦷': 'tooth',
    '😋': 'happy eater',
    '😁': 'big smile',
    '❤️': 'heart',
    '💛': 'yellow heart',
    '🫁': 'lungs',
  },
  signs: {
    '➕': 'plus',
    '➡️': 'arrow right',
    '⬅️': 'arrow left',
    '⬆️': 'arrow up',
    '⬇️': 'arrow down',
    '⬜': 'square',
    '🔁': 'repeat',
    '🔀': 'shuffle',
    '🔢': 'numbers',
    '📛': 'name badge',
    '♻️': 'recycling',
    '⚛️': 'atom',
    '📈': 'chart',
    '🏷️': 'price tag',
  },
  things: {
    '🎈': 'balloon',
    '⚽': 'ball',
    '🧺': 'basket',
    '🚗': 'car',
    '🚲': 'bike',
    '🧦': 'sock',
    '📦': 'box',
    '🎵': 'music note',
    '🎩': 'hat',
    '🎁': 'gift',
    '⛵': 'boat',
    '🥄': 'spoon',
    '🔔': 'bell',
    '🧸': 'teddy',
    '👟': 'shoe',
    '🧻': 'toilet roll',
    '🧼': 'soap',
    '🛏️': 'bed',
    '🛷': 'sled',
    '🥾': 'boot',
    '🥁': 'drum',
    '🎡': 'ferris wheel',
    '🎲': 'dice',
    '🛒': 'cart',
    '🪙': 'coin',
  },
  tools: {
    '✏️': 'pencil',
    '✒️': 'pen',
    '🧩': 'puzzle',
    '🧱': 'bricks',
    '🧪': 'test tube',
    '🗺️': 'map',
    '🏛️': 'temple',
    '🔎': 'magnifier',
    '🔍': 'magnifying glass',
    '🎨': 'palette',
    '🤖': 'robot',
    '🎮': 'game controller',
    '🔐': 'lock',
    '🛠️': 'tools',
    '🔧': 'wrench',
    '⚖️': 'scales',
    '🧵': 'thread',
    '⏳': 'hourglass',
    '🔬': 'microscope',
    '📋': 'clipboard',
    '⌨️': 'keyboard',
    '🗝️': 'key',
    '📐': 'set square',
    '📣': 'megaphone',
    '🔗': 'link',
    '🗂️': 'card index',
    '🚀': 'rocket',
    '🗄️': 'cabinet',
    '💡': 'light bulb',
    '🕵️': 'detective',
    '🕰️': 'clock',
    '📝': 'memo',
  },
} as const;

type Words = typeof words;
/** A file of pictures. */
export type PictureSheet = keyof Words;
/** What a picture of the sheet shows. */
export type PictureName<Sheet extends PictureSheet = PictureSheet> = {
  [S in Sheet]: Extract<Words[S][keyof Words[S]], string>;
}[Sheet];

/** One small picture. `name` is an English noun for one of what it shows, for those who hear the page; `id` is its place in the sheet. */
export interface SmallPicture {
  readonly sheet: PictureSheet;
  readonly id: string;
  readonly name: PictureName;
}

export const pictureSheets = Object.keys(words) as PictureSheet[];
/** The id of a picture in its sheet. */
export const pictureId = (name: string): string => name.replaceAll(' ', '-');

/** The variation selector says only that a sign is to be shown in colour; texts have it or leave it out. */
const plain = (emoji: string): string => emoji.replaceAll('\uFE0F', '');

const byEmoji: ReadonlyMap<string, SmallPicture> = new Map(
  pictureSheets.flatMap((sheet) =>
    Object.entries<PictureName>(words[sheet]).map(
      ([emoji, name]) => [plain(emoji), { sheet, name, id: pictureId(name) }] as const,
    ),
  ),
);

/** The drawing for an emoji; undefined where there is none. */
export const pictureOf = (emoji: string): SmallPicture | undefined => byEmoji.get(plain(emoji));
