import type { AreaName } from '@grove/contracts';
import type { Fault } from '@grove/operators-page';

const address = /^\/areas\/(?<area>[\w-]+)\/(?<version>[^/?]+)\/(?<path>[^?]+)/;

/** The faults that are set in this copy of the service. They are gone with its process. */
export class Faults {
  readonly #byArea = new Map<string, Fault>();
  readonly #versionServed: (area: string) => string | undefined;

  /** @param versionServed the version of an area that is served now, which `stale` lets disappear */
  constructor(versionServed: (area: string) => string | undefined) {
    this.#versionServed = versionServed;
  }

  /** Sets the fault of an area, or ends it. */
  set(area: AreaName, fault: Fault | undefined): void {
    if (fault) this.#byArea.set(area, fault);
    else this.#byArea.delete(area);
  }

  of(area: AreaName): Fault | undefined {
    return this.#byArea.get(area);
  }

  /** What is to go wrong with a request for an address; undefined for nothing. */
  at(url: string): Fault | undefined {
    if (this.#byArea.size === 0) return undefined;
    const { area = '', version, path = '' } = address.exec(url)?.groups ?? {};
    const fault = this.#byArea.get(area);
    if (fault === 'stale' && version !== this.#versionServed(area)) return undefined;
    return fault === 'tamper' && !/\.(?:js|css)$/.test(path) ? undefined : fault;
  }
}
