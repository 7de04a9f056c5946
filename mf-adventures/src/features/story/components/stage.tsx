import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isForListeners, isForYoung } from '@grove/content';
import type { Adventure, Scene, SceneChoice } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import { currentScene, isEndedByChoice, nextScenes, whyOf } from '../model/play.ts';
import { useCompletion } from '../state/use-completion.ts';
import { useFetchAhead } from '../state/use-fetch-ahead.ts';
import { useNarration } from '../state/use-narration.ts';
import type { PlayControl } from '../state/use-play.ts';
import { useTurn } from '../state/use-turn.ts';
import { AudioBar } from './audio-bar.tsx';
import { Choices } from './choices.tsx';
import { Ending } from './ending.tsx';
import { FloatingHeader } from './floating-header.tsx';
import { PathMap } from './path-map.tsx';
import { PlayerHead } from './player-head.tsx';
import { SceneCard } from './scene-card.tsx';
import { ScenePicture } from './scene-picture.tsx';
import { XpCard } from './xp-card.tsx';
import styles from './stage.module.css';

interface StageProps {
  adventure: Adventure;
  scenes: readonly Scene[];
  cover: string;
  control: PlayControl;
}

/** The scene as a stage: its picture large, the words on a calm panel, and the map below. */
export function Stage({ adventure, scenes, cover, control }: StageProps): ReactNode {
  const t = useT();
  const { play } = control;
  const scene = currentScene(play, scenes);
  const isYoung = isForYoung(adventure.ageBand);
  const why = whyOf(play, scenes);
  const narration = useNarration({ scene, why, withChoices: isForListeners(adventure.ageBand) && !play.hasEnded });
  const { stop } = narration;
  const completion = useCompletion(adventure.id);
  const { isLeaving, turn } = useTurn();
  const { stage, heading } = useArrival(play.way);
  const [settled, setSettled] = useState<number>();
  const [firstWay] = useState(play.way);
  useFetchAhead(useMemo(() => nextScenes(scene, scenes), [scene, scenes]), settled === scene.id);
  const go = useCallback(
    (move: () => void) => (): void => {
      stop();
      turn(move);
    },
    [stop, turn],
  );
  const choose = (choice: SceneChoice): void =>
    go(() => {
      const next = control.choose(choice);
      if (isEndedByChoice(next, scenes)) completion.claim(next);
    })();
  // The scene comes first, the map right after it.
  const map = useDeferredValue(useMemo(() => <PathMap play={play} scenes={scenes} onGo={(id) => go(() => control.goTo(id))()} />, [control, go, play, scenes]));
  return (
    <article ref={stage} className={styles.player} data-band={isYoung ? 'young' : undefined} data-moved={play.way !== firstWay || undefined}>
      <div className={styles.stage}>
        <div className={styles.view}>
          <div className={styles.header}>
            <FloatingHeader adventure={adventure} />
          </div>
          <div className={styles.head}>
            <PlayerHead adventure={adventure} visited={play.visited.length} total={scenes.length} />
          </div>
          <div className={styles.xp}>
            <XpCard subject={adventure.subject} visited={play.visited.length} />
          </div>
          <div className={styles.picture}>
            <ScenePicture key={scene.id} scene={scene} cover={cover} isLeaving={isLeaving} onSettled={() => setSettled(scene.id)} />
          </div>
        </div>
        <SceneCard heading={heading} scene={scene} why={why} lineKey={narration.lineKey} isLeaving={isLeaving} more={t(play.hasEnded ? 'scene.toEnding' : 'scene.toChoices')} audio={<AudioBar narration={narration} audioUrl={scene.audioUrl} />} onBack={play.way.length > 1 || play.hasEnded ? go(control.back) : undefined}>
          {play.hasEnded ? (
            <Ending adventure={adventure} scenes={scenes} play={play} completion={completion} onAgain={go(control.restart)} onLeave={control.restart} />
          ) : (
            <Choices scene={scene} isHearable={isYoung} onChoose={choose} />
          )}
        </SceneCard>
      </div>
      {map}
    </article>
  );
}

/** When the learner has moved, the stage comes into view and the new scene's heading takes the focus, so that it is read aloud. The first view is left alone. */
function useArrival(way: readonly number[]): { stage: RefObject<HTMLElement | null>; heading: RefObject<HTMLHeadingElement | null> } {
  const stage = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(way);
  useEffect(() => {
    if (seen.current === way) return undefined;
    seen.current = way;
    // Both ask how everything is laid out: that is done with the frame in which the scene is drawn, and not before it.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      stage.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [way]);
  return { stage, heading };
}
