import { speechTokens } from '@grove/contracts';

const endsSentence = /[.!?…]["'”’)]*$/;

/**
 * Splits a text into lines of at most `maxChars` characters that are said one after the other: at the ends of sentences, within a
 * sentence that is longer between words, and a single longer word is cut. Together the lines have the words of the text, in order.
 */
export function splitIntoLines(text: string, maxChars: number): string[] {
  const lines: string[] = [];
  for (const sentence of sentencesOf(text).flatMap((each) => fitting(each, maxChars))) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${sentence}` : sentence;
    if (lines.length > 0 && joined.length <= maxChars) lines[lines.length - 1] = joined;
    else lines.push(sentence);
  }
  return lines;
}

function sentencesOf(text: string): string[] {
  const sentences: string[][] = [[]];
  for (const word of speechTokens(text)) {
    sentences.at(-1)!.push(word);
    if (endsSentence.test(word)) sentences.push([]);
  }
  return sentences.filter((words) => words.length > 0).map((words) => words.join(' '));
}

/** Parts of a sentence that each fit; mostly the sentence itself. */
function fitting(sentence: string, maxChars: number): string[] {
  if (sentence.length <= maxChars) return [sentence];
  const cut = sentence.lastIndexOf(' ', maxChars);
  const end = cut > 0 ? cut : maxChars;
  return [sentence.slice(0, end), ...fitting(sentence.slice(end).trimStart(), maxChars)];
}
