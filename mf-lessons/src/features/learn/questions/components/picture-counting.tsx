import type { ReactNode } from 'react';
import { usePreservedState } from '@grove/platform';
import { Icon, VisuallyHidden } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import { isThing, nameOf, readPictures, type Sign } from '../model/picture-text.ts';
import { Drawing, Rows } from './picture.tsx';
import styles from './picture.module.css';

/** Things to count: a press marks one as counted, another takes the mark away. It helps and answers nothing. A list would say how many there are; a group does not. */
export function CountingPicture({ text }: { text: string }): ReactNode {
  const t = useT();
  const [counted, setCounted] = usePreservedState<ReadonlySet<string>>(`counted ${text}`, new Set());
  const toggle = (key: string): void => {
    const next = new Set(counted);
    if (!next.delete(key)) next.add(key);
    setCounted(next);
  };
  return (
    <span role="group" aria-label={t('picture.count')} className={styles.picture}>
      <Rows groups={readPictures(text).groups}>
        {(sign, key) =>
          isThing(sign) ? (
            <Thing key={key} sign={sign} isCounted={counted.has(key)} onPress={() => toggle(key)} />
          ) : (
            <Between key={key} sign={sign} />
          )
        }
      </Rows>
    </span>
  );
}

function Thing({ sign, isCounted, onPress }: { sign: Sign; isCounted: boolean; onPress: () => void }): ReactNode {
  const t = useT();
  return (
    <button
      type="button"
      className={styles.thing}
      aria-pressed={isCounted}
      aria-label={isCounted ? t('picture.counted', { thing: nameOf(sign) }) : nameOf(sign)}
      onClick={onPress}
    >
      <Drawing sign={sign} />
      {isCounted && (
        <span className={styles.check}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}

/** What stands between the things. */
function Between({ sign }: { sign: Sign }): ReactNode {
  return (
    <span className={styles.between}>
      <Drawing sign={sign} />
      <VisuallyHidden>{nameOf(sign)}</VisuallyHidden>
    </span>
  );
}
