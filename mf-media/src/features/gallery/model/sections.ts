import type { VideoAsset } from '@grove/contracts';
import { gallerySubjects, subjectTable, type GallerySubject } from '@grove/content';

/** A section of the gallery: its heading and its videos. Without `look` it is shown grey (spec §2). */
export interface GallerySection {
  readonly name: string;
  readonly look: GallerySubject | null;
  readonly videos: readonly VideoAsset[];
}

/** Some assets carry the server's name of a subject, such as `Mathematics`; the table of subjects says which section that is. */
export const sectionName = (subject: string): string =>
  subjectTable.find(({ name }) => name === subject)?.gallery[0] ?? subject;

const order = (name: string): number => {
  const position = gallerySubjects.findIndex((subject) => subject.name === name);
  return position < 0 ? gallerySubjects.length : position;
};

/** Groups videos by subject: the seven known subjects in their order, then the others as they come. */
export function sectionsOf(videos: readonly VideoAsset[]): GallerySection[] {
  const names = [...new Set(videos.map(({ subject }) => sectionName(subject)))].toSorted((a, b) => order(a) - order(b));
  return names.map((name) => ({
    name,
    look: gallerySubjects.find((subject) => subject.name === name) ?? null,
    videos: videos.filter(({ subject }) => sectionName(subject) === name),
  }));
}

/** The video that follows in the section of another one, of the same kind; null after the last. */
export function nextAfter(video: VideoAsset, videos: readonly VideoAsset[]): VideoAsset | null {
  const alike = videos.filter(
    ({ subject, type }) => sectionName(subject) === sectionName(video.subject) && type === video.type,
  );
  return alike[alike.findIndex(({ id }) => id === video.id) + 1] ?? null;
}
