import { useEffect } from 'react';
import { adoptStyle } from './adopted-style.ts';

/** Rules that are there while somebody uses them. */
function makeSheet() {
  let users = 0;
  let takeAway: (() => void) | undefined;
  return {
    add(css: string): void {
      if (users === 0) takeAway = adoptStyle(css);
      users += 1;
    },
    remove(): void {
      users -= 1;
      if (users === 0) takeAway?.();
    },
  };
}

/**
 * Takes the place of the package `react-style-singleton`, by which dialogs lock scrolling (`packages/config/src/rspack/shell.ts`): that one writes a style element. Makes a component
 * whose rules are there from the first that is shown to the last that goes.
 */
export function styleSingleton(): (rules: { styles: string }) => null {
  const sheet = makeSheet();
  return function Rules({ styles }) {
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [styles]);
    return null;
  };
}
