import type { ReactNode } from 'react';
import { isOnePicture, OptionText } from '../../learn/questions/index.ts';
import styles from './options.module.css';

/** The options of a question; single pictures stand side by side as tiles. */
export function Options({
  options,
  onChoose,
}: {
  options: readonly string[];
  onChoose: (option: number) => void;
}): ReactNode {
  const areTiles = options.every(isOnePicture);
  return (
    <div
      role="group"
      aria-labelledby="placement-heading"
      className={styles.options}
      data-tiles={areTiles ? '' : undefined}
    >
      {options.map((option, index) => (
        <button
          key={option}
          type="button"
          className={styles.option}
          data-tile={areTiles ? '' : undefined}
          onClick={() => onChoose(index)}
        >
          <OptionText part={`option-${index}`} text={option} />
        </button>
      ))}
    </div>
  );
}
