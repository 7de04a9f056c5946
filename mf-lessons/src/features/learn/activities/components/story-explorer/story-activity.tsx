import type { ReactNode } from 'react';
import type { StoryActivity as StoryData } from '@grove/contracts';
import { formatNumber } from '@grove/platform';
import { judgeStory, opened, spotsOf, unopened, type StoryWork } from '../../model/story-work.ts';
import type { BoardProps, Workshop } from '../../model/workshop.ts';
import { useT } from '../../translation.ts';
import type { ActivityProps } from '../activity-props.ts';
import { Facts } from '../facts.tsx';
import { StoryClaims } from './story-claims.tsx';
import { StoryParts } from './story-parts.tsx';
import { StoryPicture } from './story-picture.tsx';
import { Workbench } from '../workbench.tsx';
import styles from './story-activity.module.css';

const workshop: Workshop<StoryData, StoryWork> = { start: () => unopened, judge: judgeStory, Board: StoryBoard };

/** story-explorer: open the spots of a drawn story, sort them into its parts, and support a claim with a clue. */
export function StoryActivity(props: ActivityProps<StoryData>): ReactNode {
  return <Workbench {...props} workshop={workshop} />;
}

function StoryBoard({ activity, goal, work, onWork, isOpen }: BoardProps<StoryData, StoryWork>): ReactNode {
  const t = useT();
  const spots = spotsOf(activity, goal);
  const open = spots.find(({ id }) => id === work.open);
  return (
    <div className={styles.story}>
      <Facts
        facts={[
          {
            name: t('story.seen'),
            value: t('fact.of', { seen: formatNumber(work.seen.length), count: formatNumber(spots.length) }),
          },
        ]}
      />
      <StoryPicture
        picture={goal.picture}
        spots={spots}
        work={work}
        onOpen={(spot) => isOpen && onWork(opened(work, spot))}
      />
      <div className={styles.card} aria-live="polite" data-empty={!open || undefined}>
        {open ? (
          <>
            <h4 className={styles.name}>{goal.kind === 'justify' ? `${t('story.clue')}: ${open.name}` : open.name}</h4>
            <p>{open.text}</p>
          </>
        ) : (
          <p>{t('story.open')}</p>
        )}
      </div>
      {goal.kind === 'sort' ? (
        <StoryParts goal={goal} spots={spots} work={work} onWork={onWork} isOpen={isOpen} />
      ) : (
        <StoryClaims goal={goal} claim={work.claim} onClaim={(claim) => onWork({ ...work, claim })} isOpen={isOpen} />
      )}
    </div>
  );
}
