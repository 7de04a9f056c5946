import type { ReactNode } from 'react';
import { Button, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { clock } from '../model/clock.ts';
import type { Player } from '../state/use-player.ts';
import type { NextFilm } from './film-player.tsx';
import styles from './overlays.module.css';

/** How much plays until the offer to begin again goes. */
const saidForSeconds = 6;

interface OverlaysProps {
  player: Player;
  /** Said while it waits. */
  waiting: string;
  next?: NextFilm | undefined;
}

/** What lies over the picture for a while: where it resumes, that it waits, and what there is to do at its end. */
export function Overlays({ player, waiting, next }: OverlaysProps): ReactNode {
  return (
    <>
      <Resumed player={player} />
      {/* The style lets a moment pass first, because most waits are short. */}
      <div role="status" className={styles.waiting}>
        {player.isWaiting && <p>{waiting}</p>}
      </div>
      {player.hasEnded && <TheEnd player={player} next={next} />}
    </>
  );
}

/** Says for a while that it resumes where the learner left it, and offers the beginning. */
function Resumed({ player: { resumedAt, seconds, restart } }: { player: Player }): ReactNode {
  const t = useT();
  return (
    <div role="status" className={styles.resumed}>
      {resumedAt !== null && seconds < resumedAt + saidForSeconds && (
        <p>
          {t('player.resumed', { time: clock(resumedAt) })}
          <button type="button" className={styles.anew} onClick={restart}>
            <Icon name="restart" />
            {t('player.anew')}
          </button>
        </p>
      )}
    </div>
  );
}

/** After the end: once more, or the next one. Nothing continues by itself. */
function TheEnd({ player, next }: { player: Player; next: NextFilm | undefined }): ReactNode {
  const t = useT();
  return (
    <div className={styles.end}>
      <Button variant="secondary" onClick={player.restart}>
        <Icon name="restart" />
        {t('player.again')}
      </Button>
      {next && (
        <Button onClick={next.onGo}>
          {t('player.next', { title: next.title })}
          <Icon name="forward" />
        </Button>
      )}
    </div>
  );
}
