import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '../../../translation.ts';
import { captionAt, textOf } from '../model/captions.ts';
import { clock } from '../model/clock.ts';
import type { Player } from '../state/use-player.ts';
import styles from './transcript.module.css';

/** Everything that is said. The line of this moment is marked and kept in view; a press on a line goes there. */
export function Transcript({
  id,
  player: { captions, seconds, seek, play },
}: {
  id: string;
  player: Player;
}): ReactNode {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const current = captionAt(captions, seconds);
  useEffect(() => {
    const box = list.current;
    const line = box?.children[current];
    // Whoever reads in it, by hand or by keys, is not pulled away.
    if (!(line instanceof HTMLElement) || !box || box.matches(':hover, :focus-within')) return;
    box.scrollTop = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2;
  }, [current]);
  return (
    <section id={id} aria-label={t('player.transcript')} className={styles.transcript}>
      <ol ref={list} className={styles.lines} lang="en">
        {captions.map((caption, index) => (
          <li key={caption.start}>
            <button
              type="button"
              className={styles.line}
              aria-current={index === current}
              onClick={() => {
                seek(caption.start);
                play();
              }}
            >
              <span className={styles.time}>{clock(caption.start)}</span> {textOf(caption)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
