import type { ReactNode } from 'react';
import { Button } from '@grove/ui';
import { useT } from '../../../../../translation.ts';
import { isReady, toggled } from '../../model/arrangement.ts';
import type { FieldProps } from './field-props.ts';
import { OptionText } from './picture-option.tsx';
import styles from './arrange-field.module.css';

/** All the options that are right: tick them, then check. */
export function MultiSelectField({ question, draft, isOpen, onDraft, onAnswer }: FieldProps): ReactNode {
  const t = useT();
  const chosen = placesOf(draft);
  return (
    <div role="group" aria-labelledby="question" className={styles.field}>
      <p className={styles.help}>{t('answer.chooseAll')}</p>
      <ul className={styles.list}>
        {(question.options ?? []).map((option, index) => (
          <li key={option}>
            <label className={styles.row} data-chosen={chosen.includes(index) ? '' : undefined}>
              <input
                type="checkbox"
                className={styles.box}
                checked={chosen.includes(index)}
                disabled={!isOpen}
                onChange={() => onDraft(toggled(chosen, index))}
              />
              <span className={styles.words}>
                <OptionText part={`option-${index}`} text={option} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button size="lg" disabled={!isOpen || !isReady(question, chosen)} onClick={() => onAnswer(chosen)}>
        {t('answer.check')}
      </Button>
    </div>
  );
}

const placesOf = (draft: FieldProps['draft']): readonly number[] => (typeof draft === 'object' ? draft : []);
