import type { ReactNode } from 'react';
import { useSpokenWord } from '@grove/platform';
import { aroundWord } from '../model/around-word.ts';
import styles from './spoken-text.module.css';

/** A text in which the word that the narrator says is marked. */
export function SpokenText({ lineKey, text }: { lineKey: string; text: string }): ReactNode {
  const around = aroundWord(text, useSpokenWord(lineKey));
  if (!around) return text;
  return (
    <>
      {around.before}
      <mark className={styles.word}>{around.word}</mark>
      {around.after}
    </>
  );
}
