import type { Content } from '@grove/content/compiled';
import { contentOfRelease } from '@grove/content/release';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { verifySchema } from '../database/index.ts';
import { ContentItemEntity, ContentReleaseEntity } from './content.entities.ts';

/** Releases of content as the database has them. Only reads. */
@Injectable()
export class ContentRepository {
  readonly #em: EntityManager;

  constructor(em: EntityManager) {
    this.#em = em;
  }

  /** The content of a release; undefined when there is no such release. @throws RangeError when its form is one that this version cannot read */
  async read(version: string): Promise<Content | undefined> {
    const em = await this.#verified();
    const release = await em.findOne(ContentReleaseEntity, version);
    if (!release) return undefined;
    const items = await em.find(ContentItemEntity, { digest: { $in: release.items } });
    if (items.length < release.items.length)
      throw new Error(
        `The database lacks pieces of the content ${version}: record it again by preparing the database.`,
      );
    return contentOfRelease(release.schema, items);
  }

  /** The version that was recorded last; undefined before the first. */
  async newest(): Promise<string | undefined> {
    const em = await this.#verified();
    const latest = { orderBy: { recordedAt: 'desc' }, limit: 1, fields: ['version'] } as const;
    return (await em.find(ContentReleaseEntity, {}, latest))[0]?.version;
  }

  /** Every form that a lesson, of either kind, ever had in a release. */
  lessonForms(lessonId: string): Promise<unknown[]> {
    return this.#forms({ kind: { $in: ['lesson', 'enhanced-lesson'] }, id: lessonId });
  }

  /** Every form that a story ever had in a release. @param number the id that the API calls it by */
  storyForms(number: number): Promise<unknown[]> {
    return this.#forms({ kind: 'story', body: { id: number } });
  }

  /** A start without the database could not look yet, and a running copy may see a schema that came later. */
  async #verified(): Promise<EntityManager> {
    const em = this.#em.fork();
    await verifySchema((sql, values = []) => em.execute(sql, [...values]));
    return em;
  }

  async #forms(where: object): Promise<unknown[]> {
    return (await this.#em.fork().find(ContentItemEntity, where)).map(({ body }) => body);
  }
}
