import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { tooltipOpenDelayMs, tooltipSkipDelayMs } from '@grove/contracts';
import styles from './tooltips.module.css';

/** A control that has no words to be seen; its name is shown in a tooltip. */
const wordless = '[data-tooltip]';

/** Space between a control and its tooltip, in pixels. */
const gapPx = 6;

/**
 * The tooltips of a page: the name of a control that shows an icon alone, for a pointer that rests on it and for the keyboard's focus (spec §9: after 700 ms, at
 * once within 300 ms after the one before). It stands once around everything. A finger gets none: it presses. A reader of the screen hears the name already.
 */
export function Tooltips(): ReactNode {
  const control = useControlInQuestion();
  if (!control) return null;
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const isBelow = top < 3 * 16;
  const place = {
    '--x': `${left + width / 2}px`,
    '--y': `${isBelow ? bottom + gapPx : top - gapPx}px`,
    '--shift': isBelow ? '0%' : '-100%',
  } as CSSProperties;
  const tooltip = (
    <div aria-hidden="true" className={styles.tooltip} style={place}>
      {control.getAttribute('aria-label')}
    </div>
  );
  // What fills the screen shows nothing that lies outside of it.
  return createPortal(tooltip, document.fullscreenElement ?? document.body);
}

/** The control whose tooltip is open. Escape, a press and scrolling close it. */
function useControlInQuestion(): Element | null {
  const [control, setControl] = useState<Element | null>(null);
  useEffect(() => {
    const visit = new Visit(setControl);
    const away = (): void => visit.at(null);
    const listeners: Partial<{ [Name in keyof DocumentEventMap]: (event: DocumentEventMap[Name]) => void }> = {
      pointerover: ({ target, pointerType }) => visit.at(pointerType === 'touch' ? null : controlOf(target)),
      pointerout: ({ relatedTarget }) => void (relatedTarget === null && away()),
      pointerdown: away,
      focusin: ({ target }) =>
        visit.at(target instanceof Element && target.matches(':focus-visible') ? controlOf(target) : null),
      focusout: away,
      keydown: ({ key }) => void (key === 'Escape' && away()),
      scroll: away,
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of all) document.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of all) document.removeEventListener(name, listener, true);
      away();
    };
  }, []);
  return control?.isConnected ? control : null;
}

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(wordless) : null;

/** Where pointer and focus are, and when a tooltip may open. */
class Visit {
  readonly #show: (control: Element | null) => void;
  #control: Element | null = null;
  #isOpen = false;
  #closedAtMs = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (control: Element | null) => void) {
    this.#show = show;
  }

  at(control: Element | null): void {
    if (control === this.#control) return;
    this.#control = control;
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#close();
    if (!control) return;
    const isNext = performance.now() - this.#closedAtMs < tooltipSkipDelayMs;
    this.#timer = setTimeout(() => this.#open(control), isNext ? 0 : tooltipOpenDelayMs);
  }

  #open(control: Element): void {
    this.#isOpen = true;
    this.#show(control);
  }

  #close(): void {
    this.#isOpen = false;
    this.#closedAtMs = performance.now();
    this.#show(null);
  }
}
