import type { ComponentProps } from 'react';
import type { IconName } from '@grove/art/icons';
import { classNames } from '../class-names.ts';
import { pressOf } from './button-class.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What the button does; read aloud and shown as its tooltip. */
  label: string;
}

/** A round button with an icon alone. With `aria-disabled` a press does nothing and the focus stays on it. */
export function IconButton({ icon, label, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      aria-label={label}
      data-tooltip=""
      className={classNames(styles.button, className)}
      {...rest}
      onClick={pressOf(rest)}
    >
      <Icon name={icon} />
    </button>
  );
}
