import type { ReactNode } from 'react';
import * as RadixToast from 'radix-ui/toast';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

/** The place of the page where short messages appear. `label` names it for the shortcut that jumps to it (F8). */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  return (
    <RadixToast.Provider label={label}>
      {children}
      <RadixToast.Viewport className={styles.viewport} />
    </RadixToast.Provider>
  );
}

export interface ToastProps {
  open: boolean;
  /** Called with `false` when its time is over or the learner closed it. */
  onOpenChange: (open: boolean) => void;
  /** How long it stays; the clock waits while it is hovered or focused. */
  durationMs: number;
  title: string;
  description?: string;
  variant?: 'plain' | 'error';
  closeLabel: string;
}

/** One short message. */
export function Toast({
  open,
  onOpenChange,
  durationMs,
  title,
  description,
  variant = 'plain',
  closeLabel,
}: ToastProps) {
  const isError = variant === 'error';
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={onOpenChange}
      duration={durationMs}
      type={isError ? 'foreground' : 'background'}
      className={classNames(styles.toast, isError && styles.error)}
    >
      <Icon name={isError ? 'warning' : 'check'} className={styles.icon} />
      <div className={styles.words}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description && <RadixToast.Description>{description}</RadixToast.Description>}
      </div>
      <RadixToast.Close asChild>
        <IconButton icon="close" label={closeLabel} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
