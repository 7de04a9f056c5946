import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Icon } from '@grove/ui';
import styles from './more-below.module.css';

/** How much of what is below must be seen before it needs no hint, in pixels. */
const enoughPx = 96;

/** Floats at the lower edge of the window while what it stands in front of lies below it, and leads there. */
export function MoreBelow({ target, label }: { target: RefObject<HTMLElement | null>; label: string }): ReactNode {
  const isBelow = useIsBelow(target);
  const go = (): void => {
    target.current?.scrollIntoView({ block: 'nearest' });
    target.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  if (!isBelow) return null;
  return (
    <div className={styles.hint}>
      <button type="button" className={styles.button} onClick={go}>
        {label}
        <Icon name="chevron-down" />
      </button>
    </div>
  );
}

function useIsBelow(target: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry && setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0),
      { rootMargin: `0px 0px -${enoughPx}px 0px` },
    );
    if (target.current) observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isBelow;
}
