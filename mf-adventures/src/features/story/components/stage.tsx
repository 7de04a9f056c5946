import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { isForListeners, isForYoung } from '@grove/content';
import type { Adventure, Scene, SceneChoice } from '@grove/contracts';
import type { Play } from '../../../common/stored-play.ts';
import { useT } from '../../../translation.ts';
import { back, choose, currentScene, goTo, isEndedByChoice, nextScenes, restart, whyOf } from '../model/play.ts';
import { useCompletion } from '../state/use-completion.ts';
import { useFetchAhead } from '../state/use-fetch-ahead.ts';
import { useNarration } from '../state/use-narration.ts';
import type { PlayControl } from '../state/use-play.ts';
import { useSceneTransition } from '../state/use-scene-transition.ts';
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
export function Stage({ adventure, scenes, cover, control: { play, move } }: StageProps): ReactNode {
  const t = useT();
  const scene = currentScene(play, scenes);
  const isYoung = isForYoung(adventure.ageBand);
  const why = whyOf(play, scenes);
  const narration = useNarration({ scene, why, withChoices: isForListeners(adventure.ageBand) && !play.hasEnded });
  const { stop } = narration;
  const completion = useCompletion(adventure.id);
  const { coming, go } = useMoves({ move, onLeave: stop, onArrive: completion.reset });
  const isLeaving = coming !== undefined;
  const { stage, heading } = useArrival(play.way);
  const [settled, setSettled] = useState<number>();
  useFetchAhead(
    useMemo(() => nextScenes(scene, scenes), [scene, scenes]),
    settled === scene.id,
  );
  const follow = (choice: SceneChoice): void =>
    go(choose(play, choice, scenes), (next) => {
      move(next);
      if (isEndedByChoice(next, scenes)) completion.claim(next);
    });
  const leave = useCallback(() => move(restart(play, scenes)), [move, play, scenes]);
  // The scene comes first, the map right after it.
  const map = useDeferredValue(
    useMemo(
      () => <PathMap play={play} scenes={scenes} onGo={(id) => go(goTo(play, id, scenes))} />,
      [go, play, scenes],
    ),
  );
  return (
    <article ref={stage} className={styles.player} data-band={isYoung ? 'young' : undefined}>
      <div className={styles.stage}>
        <View adventure={adventure} scenes={scenes} cover={cover} play={play} coming={coming} onSettled={setSettled} />
        <SceneCard
          heading={heading}
          scene={scene}
          why={why}
          lineKey={narration.lineKey}
          isLeaving={isLeaving}
          more={t(play.hasEnded ? 'scene.toEnding' : 'scene.toChoices')}
          audio={<AudioBar narration={narration} audioUrl={scene.audioUrl} />}
          onBack={play.way.length > 1 || play.hasEnded ? () => go(back(play, scenes)) : undefined}
        >
          {play.hasEnded ? (
            <Ending
              adventure={adventure}
              scenes={scenes}
              play={play}
              completion={completion}
              onAgain={() => go(restart(play, scenes))}
              onLeave={leave}
            />
          ) : (
            <Choices scene={scene} isHearable={isYoung} onChoose={follow} />
          )}
        </SceneCard>
      </div>
      {map}
    </article>
  );
}

interface ViewProps extends Pick<StageProps, 'adventure' | 'scenes' | 'cover'> {
  play: Play;
  /** The play that comes, while the scene fades. */
  coming: Play | undefined;
  /** The picture of a scene stands there whole. */
  onSettled: (sceneId: number) => void;
}

/** The picture of the scene, and above it how the adventure stands. */
function View({ adventure, scenes, cover, play, coming, onSettled }: ViewProps): ReactNode {
  return (
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
        {picturesOf(play, coming).map((at) => (
          <ScenePicture
            key={placeOf(at)}
            scene={currentScene(at, scenes)}
            cover={cover}
            isComing={at === coming}
            onSettled={onSettled}
          />
        ))}
      </div>
    </div>
  );
}

interface Moves {
  /** The play that comes, while the scene fades. */
  readonly coming: Play | undefined;
  /** Goes to where a play stands, by way of `arrive` where that is more than a move. */
  readonly go: (next: Play, arrive?: (next: Play) => void) => void;
}

/** How a learner goes from scene to scene. */
function useMoves({
  move,
  onLeave,
  onArrive,
}: {
  move: (next: Play) => void;
  onLeave: () => void;
  onArrive: () => void;
}): Moves {
  const { coming, turn } = useSceneTransition();
  const go = useCallback<Moves['go']>(
    (next, arrive = move) => {
      turn(next, (there) => {
        onArrive();
        arrive(there);
      });
      onLeave();
    },
    [move, onArrive, onLeave, turn],
  );
  return { coming, go };
}

/** Two plays that went the same way stand at the same place, and its picture stays. */
const placeOf = ({ way }: Play): string => way.join('-');

/** The picture that comes is drawn over the one that goes while the card fades: after that only the words are to come. */
const picturesOf = (play: Play, coming: Play | undefined): Play[] =>
  coming && placeOf(coming) !== placeOf(play) ? [play, coming] : [play];

/** When the learner has moved, the stage comes into view and the new scene's heading takes the focus, so that it is read aloud. The first view is left alone. */
function useArrival(way: readonly number[]): {
  stage: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
} {
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
