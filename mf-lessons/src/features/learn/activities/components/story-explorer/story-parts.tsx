import type { ReactNode } from 'react';
import type { SortGoal, StorySpot } from '@grove/contracts';
import { assign } from '@grove/contracts/activities';
import { Icon, VisuallyHidden } from '@grove/ui';
import type { StoryWork } from '../../model/story-work.ts';
import { useT } from '../../translation.ts';
import styles from './story-parts.module.css';

interface StoryPartsProps {
  goal: SortGoal;
  spots: readonly StorySpot[];
  work: StoryWork;
  onWork: (work: StoryWork) => void;
  isOpen: boolean;
}

/** The parts of the story as boxes: pressing a box puts the open spot into it, pressing a spot in it opens the spot again. */
export function StoryParts({ goal, spots, work, onWork, isOpen }: StoryPartsProps): ReactNode {
  const t = useT();
  const canPut = isOpen && work.open !== null;
  const put = (part: string): void => {
    if (isOpen && work.open !== null)
      onWork({ ...work, given: assign.assigned(work.given, work.open, part, goal.single) });
  };
  return (
    <ul className={styles.parts} data-count={goal.parts.length}>
      {goal.parts.map(({ id, name, asks }) => (
        <li key={id} className={styles.part}>
          <button
            type="button"
            className={styles.put}
            aria-disabled={!canPut || undefined}
            data-ready={canPut || undefined}
            onClick={() => put(id)}
          >
            <span className={styles.name}>
              <VisuallyHidden>{`${t('story.putInto')} `}</VisuallyHidden>
              {name}
            </span>
            <span className={styles.asks}>{asks}</span>
          </button>
          <ul className={styles.inside} aria-label={t('pick.inside', { place: name })}>
            {spots
              .filter((spot) => work.given[spot.id] === id)
              .map((spot) => (
                <li key={spot.id}>
                  <button
                    type="button"
                    className={styles.thing}
                    onClick={(event) => {
                      if (!isOpen) return;
                      // The thing leaves the box, and its button with it: the focus stays with the box.
                      event.currentTarget
                        .closest('ul')
                        ?.parentElement?.querySelector('button')
                        ?.focus({ preventScroll: true });
                      onWork({ ...work, open: spot.id, given: assign.unassigned(work.given, spot.id) });
                    }}
                  >
                    <Icon name="book-open" />
                    {spot.name}
                  </button>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
