import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@grove/ui';
import { typeset } from '../api/typeset.ts';
import styles from './formula.module.css';

/** The smallest letters of a formula that is too wide, compared with the text around it. */
const smallest = 0.72;

/** Makes a formula smaller that is too wide for its place; what still scrolls comes within reach of the keyboard (WCAG 2.1.1). */
function fit(element: HTMLElement): void {
  const share = element.clientWidth / element.scrollWidth;
  if (share < 1) element.style.fontSize = `${Math.max(smallest, share * 0.98)}em`;
  if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
}

/** A formula, typeset by the browser. Until that is done, and where it cannot be, its own letters stand there. */
export function Formula({ tex, display, heard }: { tex: string; display: boolean; heard: boolean }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let isWanted = true;
    element.textContent = tex;
    const draw = async (): Promise<void> => {
      const formula = await typeset(tex, display);
      if (!isWanted) return;
      element.replaceChildren(formula);
      fit(element);
    };
    draw().catch((error: unknown) => console.warn('A formula stays as it was written', error));
    return () => {
      isWanted = false;
    };
  }, [tex, display]);
  return <span ref={place} className={classNames(styles.formula, display && styles.display, heard && styles.heard)} />;
}
