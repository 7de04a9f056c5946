import { createContext } from 'react';
import type { AreaName } from '@grove/contracts';

/** What the components of a section have asked to be kept. While it is held nothing is forgotten, whoever leaves. */
export class KeptStates {
  readonly values: Map<string, unknown>;
  isHeld = false;

  constructor(values: ReadonlyMap<string, unknown> = new Map()) {
    this.values = new Map(values);
  }

  forget(name: string): void {
    if (!this.isHeld) this.values.delete(name);
  }
}

/** A part of the page that is drawn, fails and is replaced as a whole: a page or a widget of an area. */
export interface Section {
  /** The area whose part it is; undefined where no section is around, as in tests. */
  readonly area: AreaName | undefined;
  readonly kept: KeptStates;
}

export const SectionContext = createContext<Section>({ area: undefined, kept: new KeptStates() });
