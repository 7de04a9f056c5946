import type { ReactNode } from 'react';
import { SpokenText } from '../../read-aloud/index.ts';
import { codePieces, isCode } from '../model/code-pieces.ts';
import styles from './code-text.module.css';

/** A text of a lesson with its code set as code; `part` is its name among the parts that are read aloud. */
export function CodeText({ part, children }: { part: string; children: string }): ReactNode {
  if (isCode(children))
    return (
      <Code>
        <SpokenText part={part}>{children}</SpokenText>
      </Code>
    );
  return codePieces(children).map(({ text, isCode: isSetAsCode, wordsBefore }) => {
    const spoken = (
      <SpokenText key={wordsBefore} part={part} skip={wordsBefore}>
        {text}
      </SpokenText>
    );
    return isSetAsCode ? <Code key={wordsBefore}>{spoken}</Code> : spoken;
  });
}

/** Lines of code that belong together. */
export function Listing({ lines }: { lines: readonly string[] }): ReactNode {
  const parts = lines.map((line, index) => ({ name: `example-${index}`, line }));
  return (
    <pre className={styles.listing} dir="ltr" translate="no">
      {parts.map(({ name, line }) => (
        <code key={name} className={styles.line}>
          <SpokenText part={name}>{line}</SpokenText>
          {'\n'}
        </code>
      ))}
    </pre>
  );
}

/** Code reads from left to right in every language, and is never translated. */
const Code = ({ children }: { children: ReactNode }): ReactNode => (
  <code className={styles.code} dir="ltr" translate="no">
    {children}
  </code>
);
