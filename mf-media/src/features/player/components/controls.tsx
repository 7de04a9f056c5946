import type { ReactNode } from 'react';
import { formatNumber } from '@grove/platform';
import { classNames, Icon, IconButton } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { clock, playedPercent } from '../model/clock.ts';
import { rates } from '../state/preferences.ts';
import type { Player } from '../state/use-player.ts';
import styles from './controls.module.css';
import type { NextFilm } from './film-player.tsx';
import { SeekBar } from './seek-bar.tsx';

interface ControlsProps {
  player: Player;
  next: NextFilm | undefined;
  transcriptId: string;
}

/** Everything that can be done with a film (spec §2). */
export function Controls({ player, next, transcriptId }: ControlsProps): ReactNode {
  const t = useT();
  const { isPlaying, isMuted, seconds, length, fullscreen } = player;
  const percent = playedPercent(seconds, length);
  return (
    <div role="group" aria-label={t('player.controls')} data-controls className={styles.controls}>
      <button
        type="button"
        className={styles.play}
        aria-label={t(isPlaying ? 'player.pause' : 'player.play')}
        data-tooltip=""
        onClick={player.toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <div className={styles.seek}>
        <SeekBar player={player} />
        <span className={styles.time}>
          <span>{t('player.time', { at: clock(seconds), length: clock(length) })}</span>
          <span>{t('player.percent', { percent: formatNumber(percent) })}</span>
        </span>
      </div>
      <div className={styles.more}>
        <IconButton
          icon={isMuted ? 'mute' : 'volume'}
          label={t(isMuted ? 'player.unmute' : 'player.mute')}
          aria-disabled={!player.hasSound || undefined}
          onClick={player.toggleMuted}
        />
        {(player.captions.length > 0 || player.areCaptionsComing) && (
          <Words player={player} transcriptId={transcriptId} />
        )}
        <Speed player={player} />
        {fullscreen.isPossible && (
          <IconButton
            icon={fullscreen.isFull ? 'fullscreen-exit' : 'fullscreen'}
            label={t(fullscreen.isFull ? 'player.fullscreen.leave' : 'player.fullscreen')}
            onClick={fullscreen.toggle}
          />
        )}
        {next && (
          <IconButton
            icon="forward"
            label={t('player.nextNamed', { subject: next.subject, title: next.title })}
            onClick={next.onGo}
          />
        )}
      </div>
    </div>
  );
}

/** Captions and transcript. While they are on their way their room is kept, so that nothing moves when they come. */
function Words({
  player: { preferences, prefer, showsCaptions, areCaptionsComing },
  transcriptId,
}: {
  player: Player;
  transcriptId: string;
}): ReactNode {
  const t = useT();
  const { transcript } = preferences;
  return (
    <div className={styles.words} aria-hidden={areCaptionsComing || undefined}>
      <IconButton
        icon="captions"
        label={t('player.captions')}
        aria-pressed={showsCaptions}
        className={styles.switch}
        onClick={() => prefer({ captions: !showsCaptions })}
      />
      <button
        type="button"
        aria-expanded={transcript}
        aria-controls={transcript ? transcriptId : undefined}
        className={classNames(styles.switch, styles.named)}
        onClick={() => prefer({ transcript: !transcript })}
      >
        <Icon name="note" />
        {t('player.transcript')}
      </button>
    </div>
  );
}

function Speed({ player: { preferences, prefer } }: { player: Player }): ReactNode {
  const t = useT();
  return (
    <select
      className={styles.speed}
      aria-label={t('player.speed')}
      value={preferences.rate}
      onChange={({ target }) => prefer({ rate: rates.find((rate) => String(rate) === target.value) ?? 1 })}
    >
      {rates.map((rate) => (
        <option key={rate} value={rate}>
          {t('player.times', { rate: formatNumber(rate) })}
        </option>
      ))}
    </select>
  );
}
