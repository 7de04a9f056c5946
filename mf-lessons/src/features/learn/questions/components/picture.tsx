import type { ReactNode } from 'react';
import { VisuallyHidden } from '@grove/ui';
import { isThing, namesOf, readPictures, type Sign } from '../model/picture-text.ts';
import { pictureAddress } from './picture-files.ts';
import styles from './picture.module.css';

/** What one emoji stands for, drawn; the emoji itself where there is no drawing. Its name is told by whoever shows it. */
export function Drawing({ sign: { emoji, picture } }: { sign: Sign }): ReactNode {
  if (!picture)
    return (
      <span className={styles.emoji} aria-hidden="true">
        {emoji}
      </span>
    );
  return (
    <img
      className={styles.drawing}
      src={pictureAddress(picture)}
      alt=""
      width={64}
      height={64}
      decoding="async"
      draggable={false}
    />
  );
}

/** Drawings in rows of five at most, a group to a row. */
export function Rows({
  groups,
  children,
}: {
  groups: readonly (readonly Sign[])[];
  children: (sign: Sign, key: string) => ReactNode;
}): ReactNode {
  const rows = groups.map((signs, row) => ({ name: `row-${row}`, signs }));
  return (
    <span
      className={styles.rows}
      data-joined={groups.flat().some(({ picture }) => picture?.name === 'plus') ? '' : undefined}
    >
      {rows.map(({ name, signs }) => (
        <span key={name} className={styles.group} style={{ '--columns': Math.min(signs.length, 5) }}>
          {signs.map((sign, index) => children(sign, `${name}-${index}`))}
        </span>
      ))}
    </span>
  );
}

/** The emoji of a text as drawings, named one after the other; `isNamed` is false where words beside them say the same. */
export function Picture({ text, isNamed = true }: { text: string; isNamed?: boolean }): ReactNode {
  const read = readPictures(text);
  return (
    <span className={styles.picture}>
      <Rows groups={read.groups}>
        {(sign, key) =>
          isThing(sign) ? (
            <Drawing key={key} sign={sign} />
          ) : (
            <span key={key} className={styles.between}>
              <Drawing sign={sign} />
            </span>
          )
        }
      </Rows>
      {isNamed && <VisuallyHidden>{namesOf(read)}</VisuallyHidden>}
    </span>
  );
}
