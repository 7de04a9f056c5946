import { subjectTable } from './subjects.ts';
import { grades, type VideoAsset } from '@grove/contracts';

/** The filters of `GET /api/video-assets` (spec §7), as given; an absent one lets everything pass. */
export interface VideoFilter {
  subject?: string | undefined;
  gradeLevel?: string | undefined;
  type?: string | undefined;
}

const key = (text: string): string => text.toLowerCase();

const sectionNames = new Set(subjectTable.flatMap((subject) => subject.gallery).map(key));

/**
 * Every spelling that finds a video. One for all subjects suits each of them. One of a whole subject is found by all names of that subject: its own, the slug, tabs and
 * gallery sections. One of a gallery section is found by the section and by its subject, but not by a sister section.
 */
function subjectSpellings(name: string): Set<string> {
  if (name === 'All')
    return new Set(
      [
        'All',
        ...subjectTable.flatMap((subject) => [subject.name, subject.slug, ...subject.tabs, ...subject.gallery]),
      ].map(key),
    );
  const subject = subjectTable.find((entry) => [entry.name, entry.slug, ...entry.gallery].map(key).includes(key(name)));
  if (!subject) return new Set([key(name)]);
  const names = [subject.name, subject.slug, ...subject.tabs, ...subject.gallery].map(key);
  const ofWholeSubject = key(name) === key(subject.name);
  return new Set([key(name), ...names.filter((other) => ofWholeSubject || !sectionNames.has(other))]);
}

/** A video for all grades suits each of them. */
const gradeSpellings = (gradeLevel: string): Set<string> =>
  new Set([gradeLevel, ...(gradeLevel === 'All' ? grades : [])].map(key));

/** Upper and lower case make no difference to a filter. */
export const normaliseVideoFilter = ({ subject, gradeLevel, type }: VideoFilter): VideoFilter => ({
  subject: subject?.toLowerCase(),
  gradeLevel: gradeLevel?.toLowerCase(),
  type: type?.toLowerCase(),
});

/** Every filter that lets a video through, in its normal form. */
export function filtersMatching(video: VideoAsset): VideoFilter[] {
  const subjects = [undefined, ...subjectSpellings(video.subject)];
  const gradeLevels = [undefined, ...gradeSpellings(video.gradeLevel)];
  const types = [undefined, key(video.type)];
  return subjects.flatMap((subject) =>
    gradeLevels.flatMap((gradeLevel) => types.map((type) => ({ subject, gradeLevel, type }))),
  );
}
