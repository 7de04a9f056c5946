import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: Extract<ElementType, 'div' | 'article' | 'section' | 'li' | 'aside'>;
  /** A second sheet of paper peeks out below. */
  stacked?: boolean;
  /** Lifts under the pointer: for cards that are one large link or button. */
  lifts?: boolean;
}

/** A sheet of cut paper. `Card as="li"` keeps a list a list. */
export function Card({ as = 'div', stacked, lifts, className, ...rest }: CardProps) {
  const Sheet = as as 'div';
  return (
    <Sheet className={classNames(styles.card, stacked && styles.stacked, lifts && styles.lifts, className)} {...rest} />
  );
}
