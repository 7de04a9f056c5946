import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  /** `plain` tells a fact, `gold` an award, `correct` something done. */
  tone?: 'plain' | 'gold' | 'correct';
  className?: string;
  children: ReactNode;
}

/** A small label. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
