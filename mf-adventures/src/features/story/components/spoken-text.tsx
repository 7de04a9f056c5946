import type { ReactNode } from 'react';
import { useSpokenWord } from '@grove/platform';
import { aroundWord } from '../model/around-word.ts';
import styles from './spoken-text.module.css';

interface SpokenTextProps {
  lineKey: string;
  text: string;
  /** How many words of the line are said before this text. */
  from?: number;
}

/** A text in which the word that the narrator says is marked. */
export function SpokenText({ lineKey, text, from = 0 }: SpokenTextProps): ReactNode {
  const word = useSpokenWord(lineKey);
  const around = aroundWord(text, word === null ? null : word - from);
  if (!around) return text;
  return (
    <>
      {around.before}
      <mark className={styles.word}>{around.word}</mark>
      {around.after}
    </>
  );
}
