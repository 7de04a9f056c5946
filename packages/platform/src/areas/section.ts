import { createContext } from 'react';
import type { AreaName } from '@grove/contracts';

/** What the components of a section have asked to be kept. While it is held nothing is forgotten, whoever leaves. */
export class PreservedStates {
  readonly values: Map<string, unknown>;
  /** What the widgets within keep, by their names: they go and come back with the section. */
  readonly #widgets: Map<string, PreservedStates>;
  readonly #around: PreservedStates | undefined;
  #isHeld = false;

  /**
   * @param before where a section resumes from; what it forgets from now on does not concern this one
   * @param around what the section keeps that the widget stands in
   */
  constructor(before?: PreservedStates, around?: PreservedStates) {
    this.values = new Map(before?.values);
    this.#widgets = new Map(
      Array.from(before ? before.#widgets : [], ([name, kept]) => [name, new PreservedStates(kept, this)]),
    );
    this.#around = around;
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
  }

  forget(name: string): void {
    if (!this.#isKept()) this.values.delete(name);
  }

  /** What a widget has kept that stood here before. */
  ofWidget(name: string): PreservedStates | undefined {
    return this.#widgets.get(name);
  }

  keepWidget(name: string, kept: PreservedStates): void {
    this.#widgets.set(name, kept);
  }

  forgetWidget(name: string): void {
    if (!this.#isKept()) this.#widgets.delete(name);
  }

  #isKept(): boolean {
    return this.#isHeld || (this.#around !== undefined && this.#around.#isKept());
  }
}

/** A part of the page that is drawn, fails and is replaced as a whole: a page or a widget of an area. */
export interface Section {
  /** The area whose part it is; undefined where no section is around, as in tests. */
  readonly area: AreaName | undefined;
  readonly kept: PreservedStates;
}

export const SectionContext = createContext<Section>({ area: undefined, kept: new PreservedStates() });
