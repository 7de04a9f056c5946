import { adoptStyle } from './adopted-style.ts';

/**
 * Takes the place of the module of this name in `react-style-singleton`, by which dialogs lock scrolling (`packages/config/src/rspack/shell.ts`): that one writes a style
 * element. Rules are there from the first `add` until as many `remove` have come.
 */
export function stylesheetSingleton(): { add(css: string): void; remove(): void } {
  let users = 0;
  let takeAway: (() => void) | undefined;
  return {
    add(css) {
      if (users === 0) takeAway = adoptStyle(css);
      users += 1;
    },
    remove() {
      users -= 1;
      if (users === 0) takeAway?.();
    },
  };
}
