import type { ReactNode } from 'react';
import type { IconName } from '@grove/art/icons';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import styles from './state-message.module.css';

export interface StateMessageProps {
  title: string;
  text?: string;
  /** Address of a picture that shows the mood; or else an icon. */
  picture?: string;
  icon?: IconName;
  /** 1 where the message is the whole page. */
  headingLevel?: 1 | 2 | 3;
  /** The way on: buttons or links. */
  actions?: ReactNode;
  className?: string;
}

/** Says that there is nothing here (yet), and the way on. */
export function EmptyState({ title, text, picture, icon, headingLevel = 2, actions, className }: StateMessageProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.message, headingLevel === 1 && styles.page, className)}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width={640} height={400} />
      ) : (
        icon && (
          <span className={styles.medal}>
            <Icon name={icon} />
          </span>
        )
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** Says that something failed, at once to assistive technology too. */
export function ErrorState({ className, ...rest }: StateMessageProps) {
  return (
    <div role="alert">
      <EmptyState {...rest} className={classNames(styles.error, className)} />
    </div>
  );
}
