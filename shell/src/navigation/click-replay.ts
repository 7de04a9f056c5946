declare global {
  /** What the document's own script notes until the page is taken over (`packages/documents/src/click-replay.ts`). */
  var groveEarlyClick: { readonly button: HTMLButtonElement | null; end(): void } | undefined;
}

/** Ends the noting of presses, and presses the button that a learner pressed before the page was taken over. It does nothing where the page was drawn again instead. */
export function catchUpWithPress(): void {
  const early = globalThis.groveEarlyClick;
  globalThis.groveEarlyClick = undefined;
  early?.end();
  if (!early?.button?.isConnected) return;
  // Tabs listen to the beginning of a press.
  early.button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  early.button.click();
}
