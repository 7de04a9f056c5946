/** Street words, after a house number and one to three words. */
const street = String.raw`(?:street|st\.?|road|rd\.?|avenue|ave\.?|boulevard|blvd\.?|drive|dr\.?|court|ct\.?|crescent|terrace|lane|ln\.?|way|place|pl\.?|square|close|row|gardens?|highway|parkway|strasse|calle|rue)`;

const name = String.raw`[a-z][a-z'-]+\.?`;

/** Everywhere, whatever stands around it. */
const shapes: readonly RegExp[] = [
  /(?<![\w.+-])[\w.+-]{1,64} ?(?:@|\(at\)|\[at\]| at ) ?[\w-]{1,40} ?(?:\.|\(dot\)|\[dot\]| dot ) ?(?:com|org|net|edu|gov|co|io|uk|de|fr|es|in|ca|au|me|info|school)\b(?:\.[a-z]{2,3}\b)?/gi,
  /(?<![\w.]|\b(?:is|what's|whats|calculate|solve|compute|out|equals) )(?:\+\d{1,3}[ .-]?)?\(?(?!\d?00[.-]\d00[.-]\d+00\b)[2-9]\d{2}\)?[.-]\d{3}[.-]\d{4}(?!\w| ?[=+*/])|(?<![\w.])(?:\+\d{1,3}[ .-]?)?\(\d{3}\) ?\d{3}[ .-]?\d{4}(?!\w)|(?<![\w.+*/=-])(?<![+*/x=-] )[2-9]\d{2} \d{3} \d{4}(?! ?[\w+*/=-])|(?<![\d)=x] ?)\+\d{1,3}(?:[ .-]?\d){8,12}|(?<!\w)0\d{4} \d{6}(?!\w)|(?<!\w)07\d{3} ?\d{3} ?\d{3}(?!\w)/g,
  /(?<![\w.-]|\b(?:what is|what's|whats|calculate|solve|compute|out) )\d{3}-\d{2}-\d{4}(?![\w-]| ?[=+*/])/g,
  /(?<![\w.])\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?!\w| ?[=+*/-])|(?<![\w.])\d{4}[ -]\d{6}[ -]\d{5}(?!\w)/g,
  /(?<![\w@./])@[a-z][\w.]{2,}\b/gi,
];

/** `12 Oak Street`: two or more signs that it is an address and no sum or story. */
const houseAndStreet = new RegExp(
  String.raw`(?<![\w./+*=-])(?<![+*/x=-] )\d{1,5}[a-z]? (?!(?:in|on|at|of|by|the|and|more|cars?|signs?|trees?|houses?|people|kids?|children|blocks?|miles?|km|meters?|times|plus|minus|lane|way|ways|square|row|rows)\b)(?:${name} ){1,2}${street}(?!\w)(?! (?:signs?|cars?|lights?|lamps?|names?)\b)`,
  'gi',
);

const strictAddress =
  /(?<![\w./+*=-])(?<![+*/x=-] )\d{1,5} (?:[A-Z][a-z'-]+ ){1,2}(?:Street|St\.|Road|Rd\.|Avenue|Ave\.|Boulevard|Lane|Drive)(?!\w)/;

/** Whether a find of the address shape is one: capital letters, a telling street word, or `address` or `live` beside it. */
const isAddress = (found: string, text: string): boolean =>
  /\b(?:street|road|avenue|boulevard|crescent|terrace)\b/i.test(found) ||
  /\d[a-z]? [A-Z]/.test(found) ||
  /\b(?:address|live|lives|home|house)\b/i.test(text);

/** Whether a text holds a way to reach somebody: an e-mail, a phone number, a handle, a card or a street with its number. */
export const holdsContact = (text: string): boolean =>
  shapes.some((pattern) => text.search(pattern) >= 0) || text.search(strictAddress) >= 0;

/** Whether a text holds a shape that is personal data whatever stands around it, or a house number with its street. */
export const holdsShape = (text: string): boolean =>
  shapes.some((pattern) => text.search(pattern) >= 0) ||
  (text.match(houseAndStreet) ?? []).some((found) => isAddress(found, text));
