/** An idle moment is waited for this long, in milliseconds, where the browser has none to offer. */
const longestWaitMs = 5_000;

/** Runs `work` when the document and all that it asked for has loaded and the browser has nothing better to do. */
export function whenSettled(work: () => void): void {
  const whenIdle = (): void => {
    if (globalThis.requestIdleCallback) globalThis.requestIdleCallback(work, { timeout: longestWaitMs });
    else setTimeout(work, longestWaitMs);
  };
  if (document.readyState === 'complete') whenIdle();
  else globalThis.addEventListener('load', whenIdle, { once: true });
}
