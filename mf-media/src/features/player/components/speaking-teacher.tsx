import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SpokenMouth } from '@grove/contracts';
import { mouthAt, useReducedMotion } from '@grove/platform';
import { TeacherFace } from '@grove/ui';
import type { OpeningPlayerState } from '../state/use-opening-player.ts';
import styles from './speaking-teacher.module.css';

interface SpeakingTeacherProps {
  player: OpeningPlayerState;
  drawing: string | undefined;
  name: string;
}

/** The drawn teacher, whose mouth says what is heard. It moves about ten times a second, and nothing else with it. */
export function SpeakingTeacher({ player, drawing, name }: SpeakingTeacherProps): ReactNode {
  const mouth = useMouthNow(player);
  return (
    <div dir="ltr" className={styles.teacher}>
      <TeacherFace
        teacher={drawing}
        alt={name}
        expression={player.hasEnded ? 'encouraging' : 'happy'}
        speaking={player.isPlaying && !player.isWaiting}
        {...(mouth && { mouth })}
        className={styles.face}
      />
    </div>
  );
}

/** The mouth of this moment; undefined while nothing is said, where the voice does not tell, and for who asked for less motion. */
function useMouthNow({ mouths, isPlaying, now }: OpeningPlayerState): SpokenMouth | undefined {
  const isCalm = useReducedMotion();
  const [mouth, setMouth] = useState<SpokenMouth>();
  const clock = useRef(now);
  useEffect(() => {
    clock.current = now;
  });
  const isTimed = isPlaying && !isCalm && mouths !== undefined;
  useEffect(() => {
    if (!isTimed) return undefined;
    let next = 0;
    const look = (): void => {
      setMouth(mouthAt(mouths, clock.current() * 1_000));
      next = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, [isTimed, mouths]);
  return isTimed ? mouth : undefined;
}
