/// <reference types="@rspack/core/module" />

declare const location: { reload(): void };
declare function addEventListener(type: 'grove:revision', listener: (event: CustomEvent<string>) => void): void;

/*
 * Runs in the page of an area alone, before the area. When the page hears of a new build, this exchanges the modules that have changed; where
 * that cannot be done it reloads the page.
 */
const hot = import.meta.webpackHot!;
let newest = __webpack_hash__;
let busy = false;
const isNewest = (): boolean => __webpack_hash__ === newest;

addEventListener('grove:revision', (event) => {
  event.preventDefault();
  newest = event.detail;
  if (!busy) void catchUp();
});

/** Takes one update after the other, because each leads from one build to the next. */
async function catchUp(): Promise<void> {
  busy = true;
  try {
    while (!isNewest()) if (!(await hot.check(true))) throw new Error('The update is not there any more');
    busy = false;
  } catch (error) {
    console.warn('The change could not be taken into the page:', error);
    location.reload();
  }
}
