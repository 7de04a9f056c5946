import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section.module.css';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Also the base of the heading's id: `levels` gives `levels-heading`. */
  id: string;
  /** The section's `h2`. */
  title: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** Drawn behind the content over the full width: a scene, or the edge towards the section before. */
  backdrop?: ReactNode;
}

/** A region of a page with its heading, held to the width of the page. */
export function Section({ id, title, lead, backdrop, className, children, ...rest }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={classNames(styles.section, className)} {...rest}>
      {backdrop}
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={`${id}-heading`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
