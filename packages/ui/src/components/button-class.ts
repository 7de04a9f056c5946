import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `primary` once a view, `secondary` beside it, `quiet` for what should not shout. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Height of the target: `md` 44 px (56 px for the young band), `lg` 56 px. */
  size?: 'md' | 'lg';
}

/** The look that a button and a link with the weight of a button have in common. */
export const buttonClass = ({ variant = 'primary', size = 'md' }: ButtonLook, className?: string): string =>
  classNames(styles.button, styles[variant], styles[size], className);

/** What a press on a button does: nothing while it is `aria-disabled`. */
export const pressOf = (button: ComponentProps<'button'>): ComponentProps<'button'>['onClick'] =>
  button['aria-disabled'] === true || button['aria-disabled'] === 'true' ? undefined : button.onClick;
