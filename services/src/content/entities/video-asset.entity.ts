import { defineEntity, p } from '@mikro-orm/core';

export const VideoAssetEntity = defineEntity({
  name: 'VideoAsset',
  tableName: 'video_asset',
  properties: {
    id: p.integer().primary().autoincrement(false),
    subject: p.text(),
    gradeLevel: p.text(),
    type: p.text(),
    title: p.text(),
    description: p.text().nullable(),
    poster: p.text(),
    src: p.text(),
    tags: p.json<string[]>(),
    hasCustomAudio: p.boolean(),
    audioUrl: p.text().nullable(),
  },
});
