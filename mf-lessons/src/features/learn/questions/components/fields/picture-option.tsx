import type { ReactNode } from 'react';
import { readPictures } from '../../model/picture-text.ts';
import { CodeText } from '../code-text.tsx';
import { Picture } from '../picture.tsx';
import styles from './picture-option.module.css';

/** An option as it is shown: its emoji drawn, its words beside them, code as code. `part` is its name among the parts that are read aloud. */
export function OptionText({ part, text }: { part: string; text: string }): ReactNode {
  const { groups, words } = readPictures(text);
  if (groups.length === 0) return <CodeText part={part}>{text}</CodeText>;
  return (
    <span className={styles.option}>
      <Picture text={text} isNamed={!words} />
      {words && (
        <span>
          <CodeText part={part}>{words}</CodeText>
        </span>
      )}
    </span>
  );
}
