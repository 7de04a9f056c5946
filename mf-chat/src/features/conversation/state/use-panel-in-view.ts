import { useEffect, useRef, type RefObject } from 'react';

/** Brings a talk into view as it opens; and its input, where people type, above a keyboard that comes up on the screen. */
export function usePanelInView(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    element?.scrollIntoView({ block: 'nearest' });
    const onResize = (): void => {
      if (element?.contains(document.activeElement)) element.scrollIntoView({ block: 'end' });
    };
    const { visualViewport } = globalThis;
    visualViewport?.addEventListener('resize', onResize);
    return () => visualViewport?.removeEventListener('resize', onResize);
  }, []);
  return panel;
}
