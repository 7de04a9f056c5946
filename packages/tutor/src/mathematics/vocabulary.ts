import { isSlip } from '../words.ts';

/** Words of mathematics that are mended when a finger slipped. */
const words =
  `multiply multiplying multiplication divide dividing division adding addition subtraction average perimeter circumference triangle rectangle square circle diameter radius volume numerator denominator fraction fractions decimal percent percentage simplify reduce
  factors factor multiples multiple greatest largest smallest biggest highest lowest common nearest hundred thousand tenth round rounded number numbers numeral roman median range order least divided
  multiplied times minus subtract equals equation derivative integral hypotenuse probability rolling quadratic expanded place value minutes seconds hours kilometers centimeters meters inches degrees
  angles third quarter half double triple remainder prime even square root cubed squared power convert slope midpoint distance factorial sequence pattern altogether together which bigger smaller`.split(
    /\s+/,
  );
const known = new Set(words);
/** Common words that one slip would turn into one of them. */
const kept = new Set(
  'there these three where while white whole other order place plane planes circles squares triangles rectangles metres meter minute second hour angle angel factory evens never seven eleven plays plate simple reduced round sound ground price prise pride primer paces spaces candles square squares rooms units value values valued halves halved doubles'.split(
    ' ',
  ),
);
const shortest = 6;

/** A word of mathematics with one slip of the finger, mended; any other word as it is. */
export function mendWord(word: string): string {
  if (word.length < shortest || known.has(word) || kept.has(word) || known.has(word.replace(/s$/, ''))) return word;
  return (
    words.find(
      (right) =>
        right.length >= shortest &&
        right[0] === word[0] &&
        isSlip(right, word) &&
        `${right}s` !== word &&
        right !== `${word}s`,
    ) ?? word
  );
}
