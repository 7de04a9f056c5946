import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Adventure, Scene } from '@grove/contracts';
import { usePreservedState, useProgress } from '@grove/platform';
import { Button, Icon } from '@grove/ui';
import { badgeFileOf } from '../../../common/badge-files.ts';
import type { Play } from '../../../common/stored-play.ts';
import { useT } from '../../../translation.ts';
import { endingsOf } from '../model/play.ts';
import { redirectMs } from '../model/timings.ts';
import type { Completion } from '../state/use-completion.ts';
import styles from './ending.module.css';
import { Recap } from './recap.tsx';

interface EndingProps {
  adventure: Adventure;
  scenes: readonly Scene[];
  play: Play;
  completion: Completion;
  onAgain: () => void;
  /** Called when the learner is sent to the list. */
  onLeave: () => void;
}

/** The end of a story: what was learned, the badge, the reward, and the ways on. */
export function Ending({ adventure, scenes, play, completion, onAgain, onLeave }: EndingProps): ReactNode {
  const t = useT();
  const { state, claim } = completion;
  const [found, total] = [play.endings.length, endingsOf(scenes).length];
  return (
    <section aria-labelledby="ending" className={styles.ending}>
      <h3 id="ending" tabIndex={-1} className={styles.title}>
        {t('ending.title')}
      </h3>
      <p>{t('ending.text')}</p>
      <div className={styles.reward}>
        {adventure.badge && <BadgeMedal adventureId={adventure.id} badge={adventure.badge} isNew={state === 'done'} />}
        {state !== 'done' && (
          <Button size="lg" className={styles.claim} aria-disabled={state === 'pending'} onClick={() => claim(play)}>
            <Icon name="trophy" />
            {t(state === 'pending' ? 'ending.claiming' : 'ending.claim')}
          </Button>
        )}
      </div>
      {state === 'done' && <Farewell adventureId={adventure.id} onLeave={onLeave} />}
      {adventure.recap && <Recap adventureId={adventure.id} sentences={adventure.recap} />}
      <p className={styles.found}>
        <strong>{t('ending.found', { found, total })}</strong> {t(found < total ? 'ending.more' : 'ending.all')}
      </p>
      <Button variant="secondary" onClick={onAgain}>
        <Icon name="restart" />
        {t('ending.again')}
      </Button>
    </section>
  );
}

/** The adventure's badge; it shines once it is earned, now or in an earlier play. */
function BadgeMedal({ adventureId, badge, isNew }: { adventureId: number; badge: string; isNew: boolean }): ReactNode {
  const t = useT();
  const { data } = useProgress();
  const isEarned = isNew || (data?.completedAdventures.some((each) => each.adventureId === adventureId) ?? false);
  return (
    <figure className={styles.medal} data-earned={isEarned || undefined}>
      <span aria-hidden="true" className={styles.rays} />
      <img className={styles.badge} src={badgeFileOf(badge)} alt="" width={200} height={200} />
      <figcaption className={styles.caption}>
        <strong className={styles.name}>{t('ending.badge', { badge })}</strong>
        <span>{t(isEarned ? 'ending.badge.earned' : 'ending.badge.waiting')}</span>
      </figcaption>
    </figure>
  );
}

/** After the claim the list follows by itself (spec §4), unless the learner wants to stay. It takes the focus that went away with the claim's button. */
function Farewell({ adventureId, onLeave }: { adventureId: number; onLeave: () => void }): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const [isStaying, setStaying] = usePreservedState(`stays ${adventureId}`, false);
  useEffect(() => {
    if (isStaying) return undefined;
    const timer = setTimeout(() => {
      onLeave();
      void navigate('/adventures');
    }, redirectMs);
    return () => clearTimeout(timer);
  }, [isStaying, navigate, onLeave]);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) stay.current?.focus({ preventScroll: true });
  }, []);
  // The button goes away with the press.
  const remain = (): void => {
    setStaying(true);
    document.getElementById('ending')?.focus({ preventScroll: true });
  };
  if (isStaying) return null;
  return (
    <div role="status" className={styles.farewell}>
      <p>{t('ending.redirect')}</p>
      <Button ref={stay} variant="secondary" onClick={remain}>
        {t('ending.stay')}
      </Button>
    </div>
  );
}
