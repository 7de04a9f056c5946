/**
 * Letters that look like Latin ones, by the letter: what of the Unicode security data (UTS 39, confusables 17.0) is left when compatibility forms, marks and case are undone,
 * and small capitals and turned letters besides.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'ɑαаᗅꓮ𖽀𐊠ꭺλᴀɐ',
  ae: 'æӕ',
  b: 'ᑲᖯᗷꓐ𐊂𐊡𐌁ɓᑳƃƀҍѣƅьꮟ𖻑ꞵβⲃвᏼбʙ',
  c: 'ᴄⲥсငၚꮯ𐐽𑣩ꓚ𐊢𐌂𐔜¢ȼ₡🅮ҫςɔ',
  d: 'ԁᑯꓒᗞᗪꓓɗɖƌđ₫ꮷꭰðδᴅ',
  e: '℮ꬲеҽⴹꓰ𐊆ɇҿεꭼ𑣆𑣎ё€зэᴇǝ',
  f: 'ꬵꞙƒẝքᖴꓝ𑣂𐊇𐊥𐔥ᵮϝꜰ',
  g: 'ɡᶃƍցꓖɠǥԍꮐᏻɢ',
  h: 'һհᕼꓧ𐋏ɦꚕħћꮒⲏнꮋᏺⱨңӊӈʜɥ',
  i: 'ıɪɩιⲓіꙇւꭵ𑣃ɨᵻᵼїᴉ',
  j: 'ϳјᒍꓙɉʝꭻᴊ',
  k: 'ᛕꓗ𐔘ƙ₭κⲕкꮶⱪқꝁҟᴋ',
  l: 'ǀӏߊⵏᛁꓲ𖼨𐊊𐌉𑷚𑷡ᒪꓡ𖼖𐔦łɭƚɫ𖻅ⳑꮮ𑣒𐑃£ʟ',
  m: 'ᗰᛖꓟ𐊰𐌑ɯϻⲙмꮇӎᴍ',
  n: 'ոռꓠ𐔓𐆎ɳƞŋηղᵰⲛɲилπɴ',
  o: '०০੦૦୦௦౦൦๐໐၀០𑓐ᴏᴑꬽοσⲟϭоჿօഠဝ𐓪𑣈𑣗𐐬߀೦𑣠ⵔዐଠꓳ𐊒𐊫𐔖𑷠øꬾⵁɵꝋⲑөѳꮎꮻθⴱꭴთတ𑣕',
  oe: 'œ',
  p: 'ƿρϸⲣⳏрᑭꓑ𐊕ƥᵽꮲᴘ',
  q: 'ԛգզⵕʠǫ',
  r: 'ꭇꭈᴦⲅгꮁᖇꓣ𖼵ɽɼɍғᵲʀꭱꮢ𐓜яɹ',
  rn: '𑣣𑜀₥ɱᵯ',
  s: 'ꜱƽѕടꮪ𑣁𐑈ꓢ𖼺𐊖ʂᵴտꮥ',
  ss: 'ß',
  t: 'ꓔ𖼊𐊗𐊱𐌕ƭ⍡₮ŧᵵτⲧтꭲⱦʈҭᴛʇ',
  th: 'þ',
  u: 'ꞟᴜꭎꭒʋυս𐓶𑣘ሀᑌꓴ𖽂џᵾꮜμʉ',
  v: 'ᴠνѵ𑜆ꮩ𑣀ⴸᐯꛟꓦ𖼈𐔝𐆗ʌ',
  w: 'ᴡⲽѡшԝա𑜊𑜎𑜏ꮃ𑣦ꓪѽ𑓅₩ꝡꮤωщʍ',
  x: '᙮хᕁᕽ᙭ⵝᚷꓫ𐊐𐊴𐌗𐔧𐆖ꭓχⲭҳ',
  y: 'ɣᶌʏỿꭚγⲩуүყ𑣜ꓬ𖽃𐊲ƴɏұ¥ꭹꮍʎ',
  z: 'ᴢꮓ𑣄𑣥ꓜʐƶȥᵶζ𑣉',
};

const latin = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
);

/** A lower-case text in which no letter only looks like a Latin one. */
export const withLatinLetters = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (letter) => latin.get(letter) ?? letter);
