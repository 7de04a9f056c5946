/** Tells code from sentences in the text of a lesson, which is written without any mark-up. */

const whole: readonly RegExp[] = [
  // Indented, as only a line of a program is.
  /^(?:\u00A0|\t| {2,})/,
  // An assignment to a name or a place in a list. A single letter belongs to an equation.
  /^[a-z_]\w+(?:\[[^\]]*\])? = /,
  // A call or a place in a list: `print(2)`, `names[-1]`, `names.append("Ida")`. A single letter may be a function of mathematics.
  /^[a-z_]\w[\w.]*[([]/,
  /^(?:if|elif|while|for) .+:/,
  /^else:/,
  /^not \w+ [<>]/,
  // Comparisons as they are typed, and those that are joined by a word; a sentence that mentions one begins with a capital letter.
  /^[^A-Z]* (?:==|!=|<=|>=) /,
  /^[^A-Z]*\w [<>] \w+ (?:and|or) /,
  // Texts in quotation marks that are joined: `"3" + "4"`.
  /^"[^"]*" \+ "/,
  // The same name twice: `age + age`.
  /^([a-z_]{2,}) [+*] \1$/,
  // A clause of a query: `SELECT title`, `WHERE genre = 'poetry'`.
  /^(?:SELECT|FROM|WHERE|ORDER BY|GROUP BY)(?: [\w*,()]+(?: [=<>]+ \S+)?)?;?$/,
  /^[A-Z]+\(\*\)$/,
];

/** The number of a line in a listing that is talked about: `(2) print(x)`. */
const lineNumber = /^(\u00A0*)\(\d+\) /;

/** Signs of mathematics that no keyboard has: code is written without them. */
const mathematics = /[×÷−²³√±]/;

/** Whether a text is a line of code. */
export function isCode(text: string): boolean {
  const line = text.replace(lineNumber, '$1');
  return !mathematics.test(line) && whole.some((form) => form.test(line));
}

/** A piece of a text; white space belongs to the piece before it. */
export interface TextPiece {
  readonly text: string;
  readonly isCode: boolean;
  /** How many words of the text come before it. */
  readonly wordsBefore: number;
}

// A call or a place in a list with the words that hang together with it, brackets two deep.
const inSentence = /(?:^|(?<=\s))[a-z_]\w[\w.]*(?:\[[^\]\s]*\]|\((?:[^()]|\([^()]*\))*\))+\S*\s*/g;

/** Takes a sentence apart into prose and the code that it mentions. A piece is made of whole words. */
export function codePieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  const add = (end: number, isSetAsCode: boolean): void => {
    pieces.push({
      text: text.slice(done, end),
      isCode: isSetAsCode,
      wordsBefore: text.slice(0, done).match(/\S+/g)?.length ?? 0,
    });
    done = end;
  };
  for (const match of text.matchAll(inSentence)) {
    // `word(s)` and `line (see above)` are prose.
    if (/^\w+\(s\)/.test(match[0])) continue;
    if (match.index > done) add(match.index, false);
    add(match.index + match[0].length, true);
  }
  if (done < text.length || pieces.length === 0) add(text.length, false);
  return pieces;
}
