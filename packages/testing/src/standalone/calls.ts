/** The names of the calls that the page has made, each once, in the order of their first time; something to subscribe to. */
export class Calls {
  #names: readonly string[];
  readonly #listeners = new Set<() => void>();

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  readonly names = (): readonly string[] => this.#names;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly add = (name: string): void => {
    if (this.#names.includes(name)) return;
    this.#names = [...this.#names, name];
    for (const listener of this.#listeners) listener();
  };
}
