import type { ReactNode } from 'react';
import { classNames, Icon } from '@grove/ui';
import type { IconName } from '@grove/art/icons';
import { placeOfGrade } from '../../../../common/grade-traits.ts';
import type { LessonsAddress } from '../model/address.ts';
import type { Stop, StopState } from '../model/path.ts';
import { useStart } from '../state/use-start.ts';
import { PathEnd } from './path-end.tsx';
import { StopCard } from './stop-card.tsx';
import { Trail } from './trail.tsx';
import { PathDecoration } from './path-decoration.tsx';
import styles from './learning-path.module.css';

const signs: Readonly<Partial<Record<StopState, IconName>>> = { completed: 'check', next: 'play', locked: 'lock' };

/** The stone of a stop. It looks like something to press, so a press on it starts the lesson; the keyboard and a screen reader have the button of the card. */
function Stone({
  isLocked,
  onStart,
  children,
}: {
  isLocked: boolean;
  onStart: () => void;
  children: ReactNode;
}): ReactNode {
  if (isLocked)
    return (
      <span aria-hidden="true" className={styles.stone}>
        {children}
      </span>
    );
  return (
    <button type="button" aria-hidden="true" tabIndex={-1} className={styles.stone} onClick={onStart}>
      {children}
    </button>
  );
}

/** The lessons as stops of a trail that winds through the place of the grade. The part that was walked is trodden, the rest lies ahead. */
export function LearningPath({ address, stops }: { address: LessonsAddress; stops: readonly Stop[] }): ReactNode {
  const [starting, start] = useStart();
  const place = placeOfGrade(address.grade);
  const isWalked = (index: number): boolean => stops[index]?.state === 'completed';
  return (
    <>
      <ol className={styles.path}>
        {stops.map((stop, index) => {
          const sign = signs[stop.state];
          return (
            <li
              key={stop.lesson.id}
              className={classNames(styles.stop, index % 2 === 1 && styles.even)}
              data-state={stop.state}
            >
              <Trail
                side={index % 2 === 0 ? 'start' : 'end'}
                arrived={index === 0 || isWalked(index - 1)}
                left={isWalked(index)}
              />
              <Stone isLocked={stop.state === 'locked'} onStart={() => start(stop.lesson.id)}>
                {sign ? <Icon name={sign} /> : index + 1}
              </Stone>
              <StopCard stop={stop} before={stops} isStarting={starting === stop.lesson.id} onStart={start} />
              <PathDecoration place={place} turn={index} />
            </li>
          );
        })}
      </ol>
      <PathEnd
        address={address}
        isDone={stops.every(({ state }) => state === 'completed')}
        isEven={stops.length % 2 === 1}
      />
    </>
  );
}
