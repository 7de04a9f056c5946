import type { VideoAsset } from '@grove/contracts';
import type { ContentTables } from '../model/tables.ts';
import { filtersMatching } from '../video-filter.ts';
import type { ContentAnswer } from './answer.ts';

export const toVideoAsset = (row: ContentTables['videoAssets'][number]): VideoAsset => ({
  id: row.id,
  subject: row.subject,
  gradeLevel: row.gradeLevel,
  type: row.type,
  title: row.title,
  description: row.description ?? undefined,
  poster: row.poster,
  src: row.src,
  tags: row.tags,
  hasCustomAudio: row.hasCustomAudio,
  audioUrl: row.audioUrl ?? undefined,
});

/** The videos of every filter that finds some. */
export function videoAnswers({ videoAssets }: ContentTables): ContentAnswer[] {
  const pairs = videoAssets
    .map(toVideoAsset)
    .flatMap((video) => filtersMatching(video).map((filter) => ({ filter, video })));
  const groups = Map.groupBy(pairs, ({ filter }) => JSON.stringify(filter)).values();
  return [...groups].map((group) => ({
    read: 'videoAssets',
    values: { ...group[0]?.filter },
    value: group.map(({ video }) => video),
  }));
}
