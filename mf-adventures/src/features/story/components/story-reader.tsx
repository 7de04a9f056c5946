import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, ButtonLink, Card, Icon, Progress } from '@grove/ui';
import type { Scene } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import { currentScene, follow, stepBack, visitedCount, type Journey } from '../model/story.ts';
import styles from './story-reader.module.css';

interface StoryReaderProps {
  start: Journey;
  scenes: readonly Scene[];
}

/** Lets the learner read scene after scene and decide how it goes on. */
export function StoryReader({ start, scenes }: StoryReaderProps): ReactNode {
  const t = useT();
  const [journey, setJourney] = useState(start);
  const scene = currentScene(journey);
  const heading = useFocusOnChange(journey);
  const visited = visitedCount(journey);
  return (
    <div className={styles.reader}>
      <div className={styles.progress}>
        <span>{t('story.visited', { visited, total: scenes.length })}</span>
        <Progress value={visited} max={scenes.length} label={t('story.progress')} />
      </div>
      <Card as="article" stacked key={journey.way.length} className={styles.scene}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {scene.title}
        </h2>
        {scene.imageUrl && <SceneImage src={scene.imageUrl} />}
        <p className={styles.text}>{scene.text}</p>
        {journey.ended ? (
          <Ending onAgain={() => setJourney({ ...start })} />
        ) : (
          <section aria-labelledby="story-choices" className={styles.choices}>
            <h3 id="story-choices" className={styles.question}>{t('story.choices')}</h3>
            {scene.choices.map((choice) => (
              <Button key={choice.label} variant="secondary" size="lg" className={styles.choice} onClick={() => setJourney(follow(journey, choice, scenes))}>
                {choice.label}
                <Icon name="forward" />
              </Button>
            ))}
          </section>
        )}
      </Card>
      {journey.way.length > 1 && (
        <Button variant="quiet" onClick={() => setJourney(stepBack(journey))}>
          <Icon name="back" />
          {t('story.previous')}
        </Button>
      )}
    </div>
  );
}

/** After each step the new scene's heading takes the focus, so that it is read aloud and in view. */
function useFocusOnChange(journey: Journey): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(journey);
  useEffect(() => {
    if (seen.current === journey) return;
    seen.current = journey;
    heading.current?.focus();
  }, [journey]);
  return heading;
}

/** A scene's picture; hidden if it cannot be loaded (spec §2). */
function SceneImage({ src }: { src: string }): ReactNode {
  const [failed, setFailed] = useState(false);
  return failed ? null : <img className={styles.image} src={src} alt="" onError={() => setFailed(true)} />;
}

function Ending({ onAgain }: { onAgain: () => void }): ReactNode {
  const t = useT();
  return (
    <section aria-labelledby="story-complete" className={styles.ending}>
      <h3 id="story-complete" className={styles.question}>
        <Icon name="star" /> {t('story.complete.title')}
      </h3>
      <p>{t('story.complete.text')}</p>
      <div className={styles.ways}>
        <ButtonLink to="/adventures" size="lg">{t('story.back')}</ButtonLink>
        <Button variant="secondary" size="lg" onClick={onAgain}>{t('story.again')}</Button>
      </div>
    </section>
  );
}
