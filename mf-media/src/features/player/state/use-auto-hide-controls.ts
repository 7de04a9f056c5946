import { useEffect, useState, type RefObject } from 'react';

/** After so many milliseconds without movement nothing but the film is wanted on the screen. */
const restMs = 3_000;

/** A pointer that moves, a finger, a key, and a focus that wanders. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'focusout'] as const;

/** A control that the keyboard stands on, or a list of choices that may be open. */
const inUse = '[data-controls] :is(:focus-visible, select:focus)';

/** Whether the controls go out of the picture: they may, nothing has moved for a while, and none of them is in use. */
export function useAutoHideControls(frame: RefObject<HTMLElement | null>, mayRest: boolean): boolean {
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!mayRest || !element) return undefined;
    const rest = (): void => setIsResting(element.querySelector(inUse) === null);
    let timer = setTimeout(rest, restMs);
    const wake = (): void => {
      setIsResting(false);
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    for (const sign of signsOfLife) element.addEventListener(sign, wake);
    return () => {
      for (const sign of signsOfLife) element.removeEventListener(sign, wake);
      clearTimeout(timer);
      setIsResting(false);
    };
  }, [frame, mayRest]);
  return isResting;
}
