import type { ReactNode } from 'react';
import styles from './confetti.module.css';

const pieces = Array.from({ length: 36 }, (_, index) => index);

/** A number from 0 to 1 that looks like chance and is always the same: the usual sine hash of shader programs. */
const scatter = (index: number, salt: number): number => {
  const value = Math.sin((index + 1) * salt) * 43_758.5453;
  return value - Math.floor(value);
};

/** Paper leaves that fall once; decoration. */
export function Confetti(): ReactNode {
  return (
    <div aria-hidden="true" data-testid="confetti" className={styles.sky}>
      {pieces.map((index) => (
        <span
          key={index}
          className={styles.leaf}
          data-tone={index % 4}
          style={{ '--at': scatter(index, 12.9898), '--late': scatter(index, 78.233), '--spin': index % 2 ? 1 : -1 }}
        />
      ))}
    </div>
  );
}
