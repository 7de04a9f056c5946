import type { CompletionResponse } from '@grove/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { toXpSummary } from './progress.mapper.ts';
import { type Award, enterAward, readSourceIds, readTotals, type SourceKind } from './progress.repository.ts';

/** The one book of what learners have earned, for every module that rewards something. */
@Injectable()
export class Ledger {
  readonly #em: EntityManager;

  constructor(em: EntityManager) {
    this.#em = em;
  }

  /** Enters an award, once a learner and source. @returns what it gave (0 when it had counted before), with the learner's XP */
  async enter(award: Award): Promise<CompletionResponse> {
    const totals = await enterAward(this.#em, award);
    return {
      success: true,
      xpAwarded: totals ? award.xp : 0,
      user: toXpSummary(totals ?? (await readTotals(this.#em, award.learner))),
    };
  }

  /** Which of some sources of a kind a learner has been awarded for. */
  async entered(learner: string, kind: SourceKind, sourceIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await readSourceIds(this.#em, { learner, kind, sourceIds }));
  }
}
