/** Scrolls to an element and gives it the focus, so that reading continues there. */
export function moveTo(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement)) return;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start' });
}
