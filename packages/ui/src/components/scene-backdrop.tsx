import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { followViewer } from './parallax.ts';
import { sceneFiles } from './scene-files.ts';
import type { PlaceName } from './scene-files.ts';
import styles from './scene-backdrop.module.css';

export interface SceneBackdropProps {
  scene: PlaceName;
  /** Planes drift against each other while the page scrolls or the pointer moves. */
  parallax?: boolean;
  /** Darkens (or, on the side that reading starts from, covers) the picture under text. */
  scrim?: 'none' | 'start' | 'bottom';
  /** For the picture at the top of a page: asked for at once, its largest plane before all else, instead of when it comes near. */
  eager?: boolean;
  className?: string;
}

const depths = ['far', 'mid', 'near'] as const;

/** A drawn place behind what stands in its nearest positioned ancestor. Decoration only. */
export function SceneBackdrop({
  scene,
  parallax = false,
  scrim = 'none',
  eager = false,
  className,
}: SceneBackdropProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (parallax && root.current ? followViewer(root.current) : undefined), [parallax]);
  return (
    <div ref={root} aria-hidden="true" data-scene={scene} className={classNames(styles.scene, className)}>
      {sceneFiles[scene].map((address, index) => (
        <img
          key={depths[index]}
          className={classNames(styles.plane, styles[depths[index]!])}
          src={address}
          alt=""
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager && depths[index] === 'far' ? 'high' : 'auto'}
        />
      ))}
      {scrim !== 'none' && <div className={classNames(styles.scrim, styles[scrim])} />}
    </div>
  );
}
