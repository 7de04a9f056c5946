export { curriculumItems } from './curriculum-items.ts';
export { lessonSources } from './lessons/index.ts';
export { adventureSources } from './adventures/index.ts';
export { videoAssets } from './video-assets.ts';
export { filtersMatching, normaliseVideoFilter, type VideoFilter } from './video-filter.ts';
