/** What jsdom lacks because it lays nothing out: media queries (here of a person who asked for less motion) and scrolling. */
export function fillBrowserGaps(): void {
  globalThis.matchMedia ??= (query) => Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList;
  Element.prototype.scrollIntoView ??= () => {};
}
