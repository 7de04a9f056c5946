import { useRef, type ComponentProps, type ReactNode } from 'react';
import * as RadixDialog from 'radix-ui/dialog';
import { classNames } from '../class-names.ts';
import { useCloseOnBack } from './close-on-back.ts';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Said after the title; also announced. */
  description?: string;
  closeLabel: string;
  children: ReactNode;
  className?: string;
  /** More for the sheet itself: a place of its own, and what Escape does before it closes. */
  sheet?: Pick<ComponentProps<typeof RadixDialog.Content>, 'ref' | 'onEscapeKeyDown'> & { 'data-place'?: string };
}

/** A sheet over the page that keeps the focus until it is closed (Escape, the cross, a press beside it, or the browser's way back), and then gives it back to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  className,
  sheet,
}: DialogProps) {
  const opener = useRef<Element>(null);
  useCloseOnBack(open, () => onOpenChange(false));
  const rememberOpener = (): void => {
    opener.current = document.activeElement;
    // Who draws the page again while the sheet is open gives the focus to its successor first.
    opener.current?.toggleAttribute('data-opener', true);
  };
  const returnFocus = (event: Event): void => {
    event.preventDefault();
    opener.current?.removeAttribute('data-opener');
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay}>
          <RadixDialog.Content
            className={classNames(styles.sheet, className)}
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={returnFocus}
            {...sheet}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            )}
            {children}
            <RadixDialog.Close asChild>
              <IconButton icon="close" label={closeLabel} className={styles.close} />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
