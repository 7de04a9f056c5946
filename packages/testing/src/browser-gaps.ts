/** What jsdom lacks because it lays nothing out: media queries (here of a person who asked for less motion), scrolling, and what is in view. */
export function fillBrowserGaps(): void {
  globalThis.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList;
  Element.prototype.scrollIntoView ??= () => {};
  globalThis.IntersectionObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
}
