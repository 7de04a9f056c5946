import { content } from '../../generated/content.ts';
import { spokenLinesOf, type SpokenLine } from './spoken-lines.ts';

/** The lines with a fixed text of this tree's content. */
export const spokenLines: readonly SpokenLine[] = spokenLinesOf(content);
