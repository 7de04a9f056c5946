import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { Scene } from '@grove/contracts';
import { Icon } from '@grove/ui';
import type { Play } from '../../../common/stored-play.ts';
import { useT } from '../../../translation.ts';
import { storyMap, type MapEdge, type MapNode } from '../model/story-map.ts';
import styles from './path-map.module.css';

interface PathMapProps {
  play: Play;
  scenes: readonly Scene[];
  onGo: (sceneId: number) => void;
}

/** The map of what was found, which unrolls as the learner explores. It is a list of places; the trail between them is drawn behind it. */
export function PathMap({ play, scenes, onGo }: PathMapProps): ReactNode {
  const t = useT();
  const { nodes, edges, layers, breadth, allLayers } = useMemo(() => storyMap(play, scenes), [play, scenes]);
  const frame = useHereInView(play);
  return (
    <section aria-labelledby="story-map" className={styles.section}>
      <h2 id="story-map" className={styles.heading}>
        <Icon name="map" />
        {t('map.heading')}
      </h2>
      <p>{t('map.lead')}</p>
      <div ref={frame} className={styles.frame}>
        <div
          className={styles.map}
          data-open={layers < allLayers || undefined}
          style={{ '--layers': layers, '--breadth': breadth, '--all-layers': allLayers }}
        >
          <svg
            aria-hidden="true"
            className={styles.trail}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            focusable="false"
          >
            {edges.map((edge) => (
              <path
                key={pathOf(edge, layers)}
                className={styles.way}
                d={pathOf(edge, layers)}
                data-open={edge.isOpen || undefined}
              />
            ))}
          </svg>
          <ol className={styles.places}>
            {nodes.map((node) => (
              <Place key={node.scene.id} node={node} onGo={onGo} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** Where the map is wider than the screen, the place at which the learner is comes to its middle. */
function useHereInView(play: Play): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = frame.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const seen = frame.current?.getBoundingClientRect();
    if (here && seen) frame.current!.scrollLeft += here.left + here.width / 2 - seen.left - seen.width / 2;
  }, [play]);
  return frame;
}

/** A way in hundredths of the map, leaving and arriving along it; between scenes of one layer it swings out. */
function pathOf({ from, to }: MapEdge, layers: number): string {
  const [x1, y1, x2, y2] = [from.along, from.across, to.along, to.across].map(
    (share) => Math.round(share * 1_000) / 10,
  ) as [number, number, number, number];
  const bend = x1 === x2 ? x1 + 30 / layers : (x1 + x2) / 2;
  return `M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`;
}

function Place({
  node: { scene, state, along, across },
  onGo,
}: {
  node: MapNode;
  onGo: (sceneId: number) => void;
}): ReactNode {
  const t = useT();
  return (
    <li
      className={styles.place}
      data-state={state}
      style={{ '--along': along, '--across': across }}
      aria-current={state === 'here' ? 'step' : undefined}
    >
      {state === 'ahead' && (
        <span className={styles.spot} role="img" aria-label={t('map.ahead')}>
          <Icon name="question" />
        </span>
      )}
      {state === 'here' && (
        <span className={styles.spot} role="img" aria-label={t('map.here', { title: scene.title })}>
          <Thumbnail scene={scene} />
        </span>
      )}
      {state === 'visited' && (
        <button
          type="button"
          className={styles.spot}
          aria-label={t('map.goTo', { title: scene.title })}
          onClick={() => onGo(scene.id)}
        >
          <Thumbnail scene={scene} />
        </button>
      )}
      {state !== 'ahead' && (
        <span aria-hidden="true" className={styles.name}>
          {scene.title}
        </span>
      )}
    </li>
  );
}

function Thumbnail({ scene: { imageUrl } }: { scene: Scene }): ReactNode {
  return imageUrl ? (
    <img className={styles.thumbnail} src={imageUrl} alt="" width={1280} height={720} loading="lazy" decoding="async" />
  ) : (
    <Icon name="leaf" />
  );
}
