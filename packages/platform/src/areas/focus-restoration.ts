/** What can have the focus. */
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Comes back to what was remembered, as far as that is possible yet. Returns whether it is reached. */
type ComeBack = () => boolean;

/** Brings the learner back, and returns how to end that. */
export type FocusRestorer = () => () => void;

/**
 * Remembers where the learner is, just before a part of the page is drawn again: the control that has the focus, the caret in it, and how far the page is
 * scrolled. What it returns is called when the part has been drawn; the focus then moves only if it went away with the part.
 */
export function captureFocus(): FocusRestorer {
  const steps = [rememberScroll(), rememberFocus()];
  return () => persist(() => steps.map((comeBack) => comeBack()).every(Boolean));
}

function rememberScroll(): ComeBack {
  const { scrollX: left, scrollY: top } = globalThis;
  return () => {
    if (globalThis.scrollY !== top) globalThis.scrollTo({ left, top, behavior: 'instant' });
    return globalThis.scrollY === top;
  };
}

function rememberFocus(): ComeBack {
  const focused = (document.activeElement ?? document.body) as HTMLInputElement;
  const { selectionStart: start, selectionEnd: end } = focused;
  const find = successorOf(focused);
  const others = new Set(document.querySelectorAll(focusable));
  // It never went away, or the learner has gone elsewhere.
  const isTaken = (current: HTMLElement): boolean =>
    focused.isConnected || (current.tabIndex >= 0 && others.has(current));
  const sheet = focused.closest<HTMLElement>('[role=dialog]');
  // A sheet gives the focus back to what opened it.
  const opener = sheet && document.querySelector<HTMLElement>('[data-opener]');
  const findOpener = opener && successorOf(opener);
  const refuge = (): HTMLElement | null => (sheet?.isConnected ? sheet : (findOpener?.() ?? mainHeading()));
  return () => {
    if (isTaken(document.activeElement as HTMLElement)) return true;
    const control = find() as HTMLInputElement | undefined;
    moveTo(control);
    if (document.activeElement === document.body) moveTo(refuge());
    if (!control || document.activeElement !== control) return false;
    if (typeof start === 'number') control.setSelectionRange(start, end);
    return control.selectionEnd === end;
  };
}

const moveTo = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true });

const nameOf = (element: Element): string | null | undefined =>
  element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
const kindOf = (element: Element): string =>
  [
    element.localName,
    element.getAttribute('type'),
    element.getAttribute('role'),
    element.closest('[role=dialog]') !== null,
  ].join();

/** By what a control is known again, the surest first. Class names are the same in all builds of an area. */
const traits: readonly ((element: Element) => unknown)[] = [
  ({ id }) => id || null,
  nameOf,
  ({ className }) => className,
];

/** Returns how to find what stands for an element after everything around it was drawn again: what has its place among as many that share a trait. */
function successorOf(element: HTMLElement): () => HTMLElement | undefined {
  const kind = kindOf(element);
  const ways = traits.map((trait) => {
    const own = trait(element);
    const alike = (): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(focusable)].filter(
        (other) => own !== null && kindOf(other) === kind && trait(other) === own,
      );
    const before = alike();
    const index = before.indexOf(element);
    return () => {
      const now = alike();
      return now.length === before.length ? now[index] : undefined;
    };
  });
  return () => ways.reduce<HTMLElement | undefined>((found, find) => found ?? find(), undefined);
}

/** Where a learner is who has no better place. */
function mainHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** The effects of what was drawn, which may scroll and take the focus, are over by then. */
const settledMs = 100;
/** How long something may come later than what it is a part of. */
const lateMs = 2_000;

/** With any of these the learner continues. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** Goes on until it is reached what `comeBack` is for, and looks after it once more when everything has settled. Ends with the first thing that the learner does. */
function persist(comeBack: ComeBack): () => void {
  const watch = new MutationObserver(() => attempt());
  const attempt = (): void => {
    if (comeBack()) watch.disconnect();
  };
  const end = (): void => {
    watch.disconnect();
    timers.forEach(clearTimeout);
    for (const act of acts) removeEventListener(act, end, true);
  };
  const timers = [setTimeout(attempt, settledMs), setTimeout(end, lateMs)];
  for (const act of acts) addEventListener(act, end, { capture: true, passive: true });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'value'] });
  attempt();
  return end;
}
