import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { captionAt, wordAt } from '../model/captions.ts';
import type { Player } from '../state/use-player.ts';
import styles from './caption-line.module.css';

/** The caption of this moment, with the words that have been spoken. */
export function CaptionLine({ player }: { player: Player }): ReactNode {
  const { captions } = player;
  const seconds = useExactSeconds(player);
  const caption = captions[captionAt(captions, seconds)];
  const spoken = caption ? wordAt(caption, seconds) : -1;
  return (
    <div className={styles.place} dir="ltr" lang="en">
      {caption && (
        <p className={styles.caption} data-testid="caption">
          {caption.words.map(({ text, start }, index) => (
            <Fragment key={`${start} ${text}`}>
              {index > 0 && ' '}
              <span data-word={index < spoken ? 'past' : index === spoken ? 'now' : undefined} className={styles.word}>
                {text}
              </span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

/** The time of the film as often as the screen is drawn: its own reports come four times a second, words come faster. */
function useExactSeconds({ now, isPlaying, seconds }: Player): number {
  const [exact, setExact] = useState(0);
  const clock = useRef(now);
  useEffect(() => {
    clock.current = now;
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    let next = 0;
    const look = (): void => {
      // A tenth of a second is enough for words, and keeps the rest still.
      setExact(Math.floor(clock.current() * 10) / 10);
      next = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, [isPlaying]);
  return isPlaying ? exact : seconds;
}
