import { useId, type ReactNode } from 'react';
import { unmatched } from '@grove/contracts';
import { Button } from '@grove/ui';
import { useT } from '../../../../../translation.ts';
import { isReady, isShared, mixed, paired } from '../../model/arrangement.ts';
import { saidText } from '../../model/picture-text.ts';
import type { FieldProps } from './field-props.ts';
import { OptionText } from './picture-option.tsx';
import styles from './arrange-field.module.css';

/** Things to match: each left side chooses its partner; a partner that is chosen again leaves the one before. */
export function MatchField({ question, draft, isOpen, onDraft, onAnswer }: FieldProps): ReactNode {
  const t = useT();
  const id = useId();
  const pairs = question.pairs ?? [];
  const partners = typeof draft === 'object' ? draft : [];
  const rights = mixed(pairs.length, question.question ?? '');
  return (
    <div role="group" aria-labelledby="question" className={styles.field}>
      <p className={styles.help}>{t('answer.match')}</p>
      <ul className={styles.list}>
        {pairs.map(({ left }, index) => (
          <li key={left} className={styles.row}>
            <label htmlFor={`${id}-${index}`} className={styles.words}>
              <OptionText part={`left-${index}`} text={left} />
            </label>
            <select
              id={`${id}-${index}`}
              className={styles.select}
              value={partners[index] ?? unmatched}
              disabled={!isOpen}
              aria-invalid={isShared(partners, index)}
              onChange={(event) => onDraft(paired(partners, index, Number(event.target.value)))}
            >
              <option value={unmatched}>{t('answer.choose')}</option>
              {rights.map((right) => (
                <option key={right} value={right}>
                  {saidText(pairs[right]!.right)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.help}>
        {partners.some((_, index) => isShared(partners, index)) && t('answer.match.twice')}
      </p>
      <Button size="lg" disabled={!isOpen || !isReady(question, partners)} onClick={() => onAnswer(partners)}>
        {t('answer.check')}
      </Button>
    </div>
  );
}
