import { addressKey, type Rate, type RateLimiter } from '@grove/http';
import type { IncomingMessage } from 'node:http';
import { DomainError } from '../common/index.ts';
import type { Config } from '../config/index.ts';
import type { Learners } from '../learners/index.ts';

/** What is counted: messages to a teacher, lines that a teacher speaks, what a learner earns, and what somebody earns who is not known yet. */
export type Kind = 'chat' | 'speech' | 'award' | 'newcomer';

/** Who asks: an address and, if the browser has the cookie, a learner. What else a request says of itself, such as a session, anybody can make up at will. */
export interface Asker {
  readonly address: string;
  readonly learner?: string | undefined;
}

/** Too much came at once. */
export class TooManyError extends DomainError {
  override readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(
      'too_many_requests',
      `Too much came at once. Wait ${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'} and try again.`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * A teacher speaks more often than a child writes: greetings, slides, answers. What was earned without a connection comes all at once when there is one again; only of
 * browsers that never ask for their progress first, as ours do, each makes a learner.
 */
const share: Readonly<Record<Kind, number>> = { chat: 1, speech: 2, award: 8, newcomer: 1 };

/** All who come from an address without being known as learners share this part of its measure, so that they leave something to the learners there. */
const guestShare: Readonly<Record<Kind, number>> = { chat: 2 / 3, speech: 2 / 3, award: 1, newcomer: 1 };

/** A third of a minute's measure may come at once. */
const rateOf = (perMinute: number): Rate => ({ burst: Math.max(1, Math.ceil(perMinute / 3)), perMinute });

/** How much learners may ask of their teachers, and hand in: each learner a little, an address, behind which a class may sit, a lot. */
export class Limits {
  readonly #limiter: RateLimiter;
  readonly #config: Config;
  readonly #learners: Pick<Learners, 'known'>;

  constructor(limiter: RateLimiter, config: Config, learners: Pick<Learners, 'known'>) {
    this.#limiter = limiter;
    this.#config = config;
    this.#learners = learners;
  }

  /** Who sends a request. The learner is known by the cookie, and for limits only. */
  asker(request: Pick<IncomingMessage, 'headers' | 'socket'>): Asker {
    return { address: addressKey(request, this.#config.TRUSTED_PROXIES), learner: this.#learners.known(request) };
  }

  /**
   * Counts one. The learner's measure comes first, so that one child who is too fast uses up nothing of the class. What is urgent has only to keep to the address's: no child in
   * need is told to wait for having written much before. That one stays even then, because no class reaches it, only a flood does. Whether it is urgent is asked when it would wait.
   * @throws TooManyError
   */
  async count(
    kind: Kind,
    { address, learner }: Asker,
    isUrgent: () => boolean | Promise<boolean> = () => false,
  ): Promise<void> {
    const { LIMIT_LEARNER_PER_MINUTE: ofOne, LIMIT_ADDRESS_PER_MINUTE: ofAll } = this.#config;
    const single =
      learner === undefined
        ? { key: `${kind} guests ${address}`, rate: rateOf(Math.max(ofOne, ofAll * guestShare[kind]) * share[kind]) }
        : { key: `${kind} learner ${learner}`, rate: rateOf(ofOne * share[kind]) };
    const whole = { key: `${kind} address ${address}`, rate: rateOf(ofAll * share[kind]) };
    const asked = await this.#limiter.take([single, whole]);
    const waitSeconds = asked > 0 && (await isUrgent()) ? await this.#limiter.take([whole]) : asked;
    if (waitSeconds > 0) throw new TooManyError(waitSeconds);
  }
}
