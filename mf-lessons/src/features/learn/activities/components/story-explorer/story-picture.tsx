import type { ReactNode } from 'react';
import type { SortGoal, StorySpot } from '@grove/contracts';
import { Icon } from '@grove/ui';
import { nearest } from '../../model/nearest.ts';
import type { StoryWork } from '../../model/story-work.ts';
import { useRoving } from '../../state/use-roving.ts';
import { useT } from '../../translation.ts';
import { LighthouseScene } from './lighthouse-scene.tsx';
import styles from './story-activity.module.css';

interface StoryPictureProps {
  picture: SortGoal['picture'];
  spots: readonly StorySpot[];
  work: StoryWork;
  onOpen: (spot: string) => void;
}

/** The drawn story with its spots. */
export function StoryPicture({ picture, spots, work, onOpen }: StoryPictureProps): ReactNode {
  const t = useT();
  const roving = useRoving((index, key) =>
    nearest(
      spots.map(({ at }) => at),
      index,
      key,
    ),
  );
  const iconOf = (id: string): 'book-open' | 'eye' | 'search' =>
    work.given[id] ? 'book-open' : work.seen.includes(id) ? 'eye' : 'search';
  return (
    <div className={styles.picture}>
      <LighthouseScene isBright={picture === 'bright'} description={t(`story.${picture}`)} />
      <div role="group" aria-label={t('story.picture')} className={styles.spots} {...roving.around}>
        {spots.map(({ id, name, at: [x, y] }, index) => (
          <button
            key={id}
            type="button"
            className={styles.spot}
            style={{ '--x': `${x}%`, '--y': `${y}%` }}
            aria-label={name}
            data-tooltip=""
            aria-pressed={work.open === id}
            data-seen={work.seen.includes(id) || undefined}
            data-placed={work.given[id] ? '' : undefined}
            onClick={() => onOpen(id)}
            {...roving.place(index)}
          >
            <span className={styles.badge}>
              <Icon name={iconOf(id)} size={18} />
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
