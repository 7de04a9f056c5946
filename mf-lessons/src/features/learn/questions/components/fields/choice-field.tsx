import { createContext, use, type ReactNode } from 'react';
import { Icon } from '@grove/ui';
import { useT } from '../../../../../translation.ts';
import { isOnePicture } from '../../model/picture-text.ts';
import type { FieldProps } from './field-props.ts';
import { OptionText } from './picture-option.tsx';
import styles from './choice-field.module.css';

/** Whether the learner of these questions cannot read yet: a letter that only names an option would be taken for the letter that is asked for. */
export const ReadToContext = createContext(false);

/** A letter or a number, to be looked at as a whole. */
const isSign = (option: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(option);

/** One of several options: a click records it, then all of them lock (spec §4). Right and wrong carry a colour, an icon and a word. */
export function ChoiceField({ question, record, isOpen, onAnswer }: FieldProps): ReactNode {
  const t = useT();
  const verdictOf = (option: number): 'right' | 'wrong' | undefined => {
    if (isOpen) return undefined;
    if (option === question.correctAnswer) return 'right';
    return option === record.given ? 'wrong' : undefined;
  };
  const options = question.options ?? [];
  const isPlain = use(ReadToContext);
  const areSigns = isPlain && options.every(isSign);
  const areTiles = areSigns || options.every(isOnePicture);
  return (
    <div role="group" aria-labelledby="question" className={styles.choices} data-tiles={areTiles ? '' : undefined}>
      {options.map((option, index) => {
        const verdict = verdictOf(index);
        return (
          <button
            key={option}
            type="button"
            className={styles.choice}
            data-tile={areTiles ? '' : undefined}
            data-sign={areSigns ? '' : undefined}
            data-plain={isPlain ? '' : undefined}
            data-verdict={verdict}
            aria-pressed={record.given === index}
            aria-disabled={!isOpen}
            onClick={() => isOpen && onAnswer(index)}
          >
            {(verdict || !isPlain) && (
              <span className={styles.mark} aria-hidden="true">
                {verdict ? <Icon name={verdict === 'right' ? 'check' : 'cross'} /> : String.fromCodePoint(65 + index)}
              </span>
            )}
            <span className={styles.words}>
              <OptionText part={`option-${index}`} text={option} />
            </span>
            {verdict && (
              <span className={styles.verdict}>{t(verdict === 'right' ? 'answer.right' : 'answer.wrong')}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
