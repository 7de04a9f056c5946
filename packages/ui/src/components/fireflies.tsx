import { classNames } from '../class-names.ts';
import styles from './fireflies.module.css';

/** Eight, as spec §9 says; `fireflies.module.css` gives each its own place, path and time. */
const flies = [0, 1, 2, 3, 4, 5, 6, 7];

/** Eight fireflies that drift over the nearest positioned ancestor. Decoration only. */
export function Fireflies({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames(styles.swarm, className)}>
      {flies.map((fly) => (
        <span key={fly} className={styles.fly} />
      ))}
    </div>
  );
}
