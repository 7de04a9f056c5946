/**
 * A view that was prerendered is there before its scripts are, and a button pressed by then would be dead. This notes the last one, for the shell to press
 * once it has taken the page over (`shell/src/navigation/click-replay.ts`). Links and form fields work without any script.
 */
export const clickReplayScript = `(() => {
  const end = new AbortController();
  const early = (window.groveEarlyClick = { button: null, end: () => end.abort() });
  addEventListener('click', ({ target }) => (early.button = target.closest?.('button') ?? early.button), { capture: true, signal: end.signal });
})()`;
