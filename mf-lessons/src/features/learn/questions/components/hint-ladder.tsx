import { useEffect, useRef, type ReactNode } from 'react';
import type { LessonStep } from '@grove/contracts';
import { Button, Icon } from '@grove/ui';
import { SpokenText } from '../../read-aloud/index.ts';
import { useT } from '../../../../translation.ts';
import { hasMoreHints, offersVariant, openRungs, rungsOf, type QuestionRecord } from '../model/record.ts';
import styles from './hint-ladder.module.css';

interface HintLadderProps {
  step: LessonStep;
  record: QuestionRecord;
  onHint: () => void;
  onVariant: () => void;
}

/** The hints of a question, one rung at a time; after the worked solution a fresh question of the same kind. */
export function HintLadder({ step, record, onHint, onVariant }: HintLadderProps): ReactNode {
  const t = useT();
  const rungs = openRungs(step, record);
  const count = rungsOf(step).length;
  const isOpen = record.outcome?.kind !== 'correct' && !(step.inputType === 'multiple-choice' && record.outcome);
  const hasMore = isOpen && hasMoreHints(step, record);
  const ladder = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const press = (): void => {
    wasPressed.current = true;
    onHint();
  };
  // The button goes away with the last rung, so the focus moves on.
  useEffect(() => {
    if (wasPressed.current && !hasMore)
      (ladder.current?.querySelector('button') ?? ladder.current?.querySelector<HTMLElement>('li:last-child'))?.focus();
    wasPressed.current = false;
  }, [hasMore, rungs.length]);
  return (
    <div ref={ladder} className={styles.ladder}>
      <div role="status" aria-atomic="false">
        {rungs.length > 0 && (
          <ol className={styles.rungs}>
            {rungs.map((rung, index) => (
              <li key={rung} tabIndex={-1}>
                <SpokenText part={`hint-${index}`}>{rung}</SpokenText>
              </li>
            ))}
          </ol>
        )}
      </div>
      {hasMore && (
        <Button variant="quiet" onClick={press}>
          <Icon name="lightbulb" />
          {count > 1 ? t('hint.rung', { rung: rungs.length + 1, count }) : t('hint.show')}
        </Button>
      )}
      {offersVariant(step, record) && (
        <Button variant="secondary" onClick={onVariant}>
          <Icon name="refresh" />
          {t('hint.variant')}
        </Button>
      )}
    </div>
  );
}
