import { useState, type ReactNode } from 'react';
import { Button, IconButton, VisuallyHidden } from '@grove/ui';
import { useT } from '../../../../../translation.ts';
import { isReady, moved } from '../../model/arrangement.ts';
import { saidText } from '../../model/picture-text.ts';
import type { FieldProps } from './field-props.ts';
import { OptionText } from './picture-option.tsx';
import styles from './arrange-field.module.css';

/** Things to put in order: every thing moves up or down by a press, and its new place is said. */
export function OrderField({ question, draft, isOpen, onDraft, onAnswer }: FieldProps): ReactNode {
  const t = useT();
  const [said, setSaid] = useState('');
  const order = typeof draft === 'object' ? draft : [];
  const options = question.options ?? [];
  const move = (index: number, by: -1 | 1): void => {
    onDraft(moved(order, index, by));
    setSaid(
      t('answer.moved', { thing: saidText(options[order[index]!]!), place: index + by + 1, count: order.length }),
    );
  };
  return (
    <div role="group" aria-labelledby="question" className={styles.field}>
      <p className={styles.help}>{t('answer.order')}</p>
      <ol className={styles.list}>
        {order.map((option, index) => (
          <li key={option} className={styles.row}>
            <span className={styles.place} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.words}>
              <OptionText part={`option-${option}`} text={options[option]!} />
            </span>
            <span className={styles.moves}>
              <IconButton
                icon="chevron-up"
                label={t('answer.up', { thing: saidText(options[option]!) })}
                aria-disabled={!isOpen || index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon="chevron-down"
                label={t('answer.down', { thing: saidText(options[option]!) })}
                aria-disabled={!isOpen || index === order.length - 1}
                onClick={() => move(index, 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button size="lg" disabled={!isOpen || !isReady(question, order)} onClick={() => onAnswer(order)}>
        {t('answer.check')}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
