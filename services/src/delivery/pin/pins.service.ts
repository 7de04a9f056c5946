import { Inject, Injectable } from '@nestjs/common';
import { areaDescriptor, type AreaName } from '@grove/contracts';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../../config/index.ts';
import { Signing } from '../../signing/index.ts';
import {
  descriptorNameOf,
  type Pin,
  type PinnedBuild,
  pinnedSet,
  PinTrouble,
  readPin,
  webFolderOf,
} from '@grove/releases';
import { type ChosenSet, ReleaseLoader, ServedReleases } from '../../releases/index.ts';

/** A development server that builds at the moment may take a little. */
const originAnswersWithinMs = 3_000;

const refusals = {
  wrong:
    'The signature of this link does not fit. It was cut off or changed on its way, or it was made for another site. Ask for a new one, or open it from where you got it.',
  old: 'The time of this link is over. Ask the person who gave it to you for a new one.',
} as const;

/** Reads pin links and makes the set that they show. */
@Injectable()
export class Pins {
  readonly #config: Config;
  readonly #signing: Signing;
  readonly #served: ServedReleases;
  readonly #loader: ReleaseLoader;

  constructor(@Inject(CONFIG) config: Config, signing: Signing, served: ServedReleases, loader: ReleaseLoader) {
    this.#config = config;
    this.#signing = signing;
    this.#served = served;
    this.#loader = loader;
  }

  /** The pin of a token. @throws PinTrouble when it is not ours or its time is over, DomainError `unavailable` while no key is known */
  read(token: string): Pin {
    const pin = readPin(token, this.#signing.ring, new Date());
    if (typeof pin === 'string') throw new PinTrouble(refusals[pin]);
    return pin;
  }

  /** What a pinned browser gets. @throws PinTrouble when the build is not there or does not fit */
  async open(pin: Pin): Promise<ChosenSet> {
    const { active } = this.#served.current;
    const build = pin.origin
      ? await this.#fromOrigin(pin.origin, pin.area)
      : await this.#fromStore(pin.area, pin.version!);
    const set = pinnedSet(active.set, build);
    if (!pin.origin) await this.#loader.prepare({ shell: active.set.shell, areas: [build] });
    const changed = new Set(
      [...active.set.areas, build]
        .filter(({ name }) => name === pin.area)
        .flatMap(({ routes }) => routes.map(({ pattern }) => pattern)),
    );
    const views = Object.fromEntries(Object.entries(active.views).filter(([pattern]) => !changed.has(pattern)));
    const shown = { area: pin.area, build: pin.origin ?? build.version, until: new Date(pin.untilMs).toISOString() };
    return {
      release: { set, views },
      isPersonal: true,
      page: { pin: shown, telemetry: { sampleRate: 0 } },
      ...(pin.origin && { origins: [pin.origin] }),
    };
  }

  async #fromStore(area: AreaName, version: string): Promise<PinnedBuild> {
    const body = await (
      await this.#loader.shared()
    ).read(`${webFolderOf({ name: area, version })}/${descriptorNameOf({ name: area })}`);
    const build = body && z.safeParse(areaDescriptor, JSON.parse(body.toString('utf8'))).data;
    if (!build)
      throw new PinTrouble(`The store has no ${area} ${version}, or one of another contract. Ask for a new link.`);
    return build;
  }

  async #fromOrigin(origin: string, area: AreaName): Promise<PinnedBuild> {
    if (!this.#config.GROVE_PIN_ORIGINS.includes(origin))
      throw new PinTrouble(`${origin} is not among the servers that this site may show (GROVE_PIN_ORIGINS).`);
    const base = `${origin}/area/`;
    try {
      const answer = await fetch(`${base}area.json`, {
        redirect: 'error',
        signal: AbortSignal.timeout(originAnswersWithinMs),
      });
      const build = z.parse(areaDescriptor, await answer.json());
      if (build.name === area) return { ...build, base };
    } catch {
      // Not there, too slow, or something else: it comes to the same for who looks.
    }
    throw new PinTrouble(
      `No ${area} is offered at ${base}. Start it with \`npm run dev -w ${area}\`, then load this page again.`,
    );
  }
}
