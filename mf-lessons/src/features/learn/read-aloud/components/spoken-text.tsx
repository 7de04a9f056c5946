import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useSpokenWord } from '@grove/platform';
import { aroundWord } from '../model/spoken.ts';
import styles from './spoken-text.module.css';

interface Spoken {
  /** Key of the line that reads the parts aloud. */
  readonly key: string;
  readonly firstWords: ReadonlyMap<string, number>;
}

/** What is read aloud around here; nothing unless told. */
export const SpokenContext = createContext<Spoken>({ key: '', firstWords: new Map() });

/** A text that shows which of its words is being spoken. `part` is its name among the parts that are read; a later piece of a part says how many words to `skip`. */
export function SpokenText({ part, skip = 0, children }: { part: string; skip?: number; children: string }): ReactNode {
  const { key, firstWords } = use(SpokenContext);
  const spoken = useSpokenWord(key);
  const first = firstWords.get(part);
  const around = spoken === null || first === undefined ? undefined : aroundWord(children, spoken - first - skip);
  const mark = useRef<HTMLElement>(null);
  const isHeard = around !== undefined;
  useEffect(() => {
    if (isHeard) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [isHeard]);
  if (!around) return children;
  return (
    <>
      {around.before}
      <mark ref={mark} className={styles.word}>
        {around.word}
      </mark>
      {around.after}
    </>
  );
}
