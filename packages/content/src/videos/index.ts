import { content } from '../../generated/content.ts';
import { videoScriptsOf } from '../model/views.ts';

export type { VideoBeat, VideoScript } from './script.ts';
export type * from './show.ts';

/** The teaching videos, in the order of the gallery. */
export const videoScripts = videoScriptsOf(content);
