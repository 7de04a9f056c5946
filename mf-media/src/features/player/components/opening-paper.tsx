import type { ReactNode } from 'react';
import type { OpeningPart } from '@grove/contracts';
import { Icon } from '@grove/ui';
import type { OpeningPlayerState } from '../state/use-opening-player.ts';
import styles from './opening-paper.module.css';

interface OpeningPaperProps {
  player: OpeningPlayerState;
  parts: readonly OpeningPart[];
}

/** A sheet with the lesson's name, to which its goals come as they are said. Captions and transcript have the same words for who does not see it. */
export function OpeningPaper({ player: { partStarts, seconds }, parts }: OpeningPaperProps): ReactNode {
  const current = partStarts.findLastIndex((start) => seconds >= start);
  const shown = parts.slice(0, Math.max(1, current + 1));
  const goals = shown.filter(({ kind }) => kind === 'goal');
  const lead = shown.find(({ kind }) => kind === 'lead');
  return (
    <div aria-hidden="true" dir="ltr" lang="en" className={styles.paper} data-full={lead ? '' : undefined}>
      <p className={styles.title}>{parts.find(({ kind }) => kind === 'title')?.text}</p>
      {lead && <p className={styles.lead}>{lead.text}</p>}
      {goals.length > 0 && (
        <ul className={styles.goals}>
          {goals.map(({ text }) => (
            <li key={text} className={styles.goal} data-now={parts[current]?.text === text || undefined}>
              <Icon name="leaf" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
