import type { ContentDocuments, EnhancedLessonResponse, PlayerVideo } from '@grove/contracts';
import { filmOf } from '@grove/content';

/** The lesson's film, with its own sound track where it has one (experience §7); null where none is known (spec §5). */
export function filmIn(
  films: ContentDocuments['films'],
  { lesson, videoAsset }: EnhancedLessonResponse,
): PlayerVideo | null {
  if (!lesson.videoAsset || !filmOf(films, lesson.videoAsset.src)) return null;
  const { src, poster, hasCustomAudio } = lesson.videoAsset;
  return {
    src,
    poster,
    title: videoAsset?.title ?? lesson.title,
    audioUrl: hasCustomAudio ? videoAsset?.audioUrl : undefined,
  };
}
