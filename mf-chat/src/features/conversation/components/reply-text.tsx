import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSpokenWord } from '@grove/platform';
import { placeOfWord, type Block, type Inline, type RichText } from '../model/rich-text.ts';
import { Formula } from './formula.tsx';
import styles from './reply-text.module.css';

/** The part of the spoken text that is heard now. */
const HeardContext = createContext<{ readonly from: number; readonly to: number } | undefined>(undefined);

/** A teacher's words with their form, and with the word that is being said marked. `voice` is the key of the line that reads them. */
export function ReplyText({ text: { blocks, spoken }, voice }: { text: RichText; voice: string }): ReactNode {
  const word = useSpokenWord(voice);
  const heard = useMemo(() => (word === null ? undefined : placeOfWord(spoken, word)), [spoken, word]);
  return (
    <HeardContext value={heard}>
      <div className={styles.text}>
        <Blocks blocks={blocks} />
      </div>
    </HeardContext>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block) => <BlockView key={block.key} block={block} />);
}

function BlockView({ block }: { block: Block }): ReactNode {
  if (block.type === 'code') return <CodeBlock text={block.text} />;
  if (block.type === 'paragraph')
    return (
      <p className={styles.paragraph}>
        <Inlines parts={block.children} />
      </p>
    );
  const items = block.items.map(({ key, blocks }) => (
    <li key={key}>
      <Blocks blocks={blocks} />
    </li>
  ));
  return block.ordered ? (
    <ol start={block.start} className={styles.list}>
      {items}
    </ol>
  ) : (
    <ul className={styles.list}>{items}</ul>
  );
}

function CodeBlock({ text }: { text: string }): ReactNode {
  // What scrolls must be within reach of the keyboard (WCAG 2.1.1).
  const reachable = { tabIndex: 0 };
  return (
    <pre className={styles.block} {...reachable}>
      <code>{text}</code>
    </pre>
  );
}

function Inlines({ parts }: { parts: readonly Inline[] }): ReactNode {
  return parts.map((part) => <InlineView key={part.key} part={part} />);
}

function InlineView({ part }: { part: Inline }): ReactNode {
  const heard = use(HeardContext);
  switch (part.type) {
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <Inlines parts={part.children} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inlines parts={part.children} />
        </em>
      );
    case 'formula':
      return (
        <Formula
          tex={part.tex}
          display={part.display}
          heard={heard !== undefined && heard.from < part.to && heard.to > part.from}
        />
      );
    case 'code':
      return (
        <code className={styles.code}>
          <Words text={part.text} from={part.from} />
        </code>
      );
    default:
      return <Words text={part.text} from={part.from} />;
  }
}

/** Words; the one that is heard is marked, also where it goes over into other letters. */
function Words({ text, from }: { text: string; from: number }): ReactNode {
  const heard = use(HeardContext);
  const start = heard ? Math.max(0, heard.from - from) : 0;
  const end = heard ? Math.min(text.length, heard.to - from) : 0;
  const mark = useRef<HTMLElement>(null);
  const isHeard = start < end;
  useEffect(() => {
    if (isHeard) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [isHeard, start]);
  if (!isHeard) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark ref={mark} className={styles.word}>
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}
