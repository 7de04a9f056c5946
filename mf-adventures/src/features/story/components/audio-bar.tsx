import type { ReactNode } from 'react';
import { useSpeechTime } from '@grove/platform';
import { Icon, IconButton, Progress } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { clock } from '../model/clock.ts';
import type { Narration } from '../state/use-narration.ts';
import { useSoundLength } from '../state/use-sound-length.ts';
import styles from './audio-bar.module.css';

/** The narration of a scene: play and pause, restart, mute, how far it is, and whether scenes read themselves aloud (spec §2). */
export function AudioBar({ narration, audioUrl }: { narration: Narration; audioUrl: string | null }): ReactNode {
  const t = useT();
  const { status, isTold, isWaiting, isMuted, autoplay, toggle, restart, setMuted, setAutoplay } = narration;
  const isPlaying = status === 'playing';
  const isLoading = status === 'loading';
  return (
    <div role="group" aria-label={t('sound.label')} className={styles.bar}>
      <button
        type="button"
        className={styles.play}
        data-waiting={isWaiting || undefined}
        aria-describedby={isWaiting ? 'press-play' : undefined}
        aria-label={t(isPlaying ? 'sound.pause' : 'sound.play')}
        aria-busy={isLoading}
        aria-disabled={isLoading}
        onClick={() => !isLoading && toggle()}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <div className={styles.time}>
        {isWaiting && (
          <span id="press-play" className={styles.invitation}>
            {t('sound.invitation')}
          </span>
        )}
        <Time lineKey={narration.lineKey} audioUrl={audioUrl} isLengthWanted={!isLoading && !isTold} />
      </div>
      <IconButton icon="restart" label={t('sound.restart')} disabled={isLoading} onClick={restart} />
      <IconButton
        icon={isMuted ? 'mute' : 'volume'}
        label={t(isMuted ? 'sound.unmute' : 'sound.mute')}
        onClick={() => setMuted(!isMuted)}
      />
      <button
        type="button"
        role="switch"
        aria-checked={autoplay}
        className={styles.switch}
        onClick={() => setAutoplay(!autoplay)}
      >
        <span aria-hidden="true" className={styles.track} />
        {t('sound.autoplay')}
      </button>
    </div>
  );
}

/** How far the narration is. It changes a few times a second, and nothing around it with it. */
function Time({
  lineKey,
  audioUrl,
  isLengthWanted,
}: {
  lineKey: string;
  audioUrl: string | null;
  isLengthWanted: boolean;
}): ReactNode {
  const t = useT();
  const time = useSpeechTime(lineKey);
  const lengthMs = useSoundLength(audioUrl, isLengthWanted);
  const elapsedMs = time?.elapsedMs ?? 0;
  const totalMs = time?.totalMs ?? lengthMs ?? 0;
  const words = { elapsed: clock(elapsedMs), total: clock(totalMs) };
  return (
    <>
      <Progress
        value={elapsedMs}
        max={Math.max(totalMs, 1)}
        label={t('sound.progress')}
        valueText={t('sound.timeText', words)}
        className={styles.progress}
      />
      <span className={styles.clock}>{t('sound.time', words)}</span>
    </>
  );
}
