import type { VideoAsset } from '@grove/contracts';
import { filmOf } from '../films.ts';

/** A film's own picture stands for it. */
const posterOf = (src: string): string => filmOf(src)!.poster;

const lesson = (
  id: number,
  fields: Pick<VideoAsset, 'subject' | 'gradeLevel' | 'title' | 'description' | 'src' | 'tags'>,
): VideoAsset => ({
  id,
  type: 'lesson',
  hasCustomAudio: false,
  poster: posterOf(fields.src),
  ...fields,
});

/** The gallery's teaching videos. `src` names a source that the browser maps to a file; `poster` is the address of its picture. */
const lessonVideos: readonly VideoAsset[] = [
  lesson(1, {
    subject: 'Math',
    gradeLevel: 'Grade 3',
    title: 'Area: Cover It With Squares',
    src: 'math-area',
    description: 'Ms. Logic covers a picnic blanket with square tiles and finds a faster way to count them.',
    tags: ['area', 'multiplication', 'shapes'],
  }),
  lesson(2, {
    subject: 'Math',
    gradeLevel: 'Grade 4',
    title: 'Fractions on a Number Line',
    src: 'math-fractions',
    description: 'Hop along a number line and see why one half and two fourths land on the same spot.',
    tags: ['fractions', 'number line'],
  }),
  lesson(3, {
    subject: 'Science',
    gradeLevel: 'Grade 4',
    title: 'Close the Circuit',
    src: 'science-circuits',
    description: 'Professor Quark lights a bulb and shows why one small gap turns it off.',
    tags: ['electricity', 'energy', 'circuits'],
  }),
  lesson(4, {
    subject: 'Science',
    gradeLevel: 'Grade 3',
    title: 'From Caterpillar to Butterfly',
    src: 'science-butterfly',
    description: 'Watch the four stages of a butterfly, one after the other.',
    tags: ['life cycles', 'insects', 'nature'],
  }),
  lesson(5, {
    subject: 'Reading',
    gradeLevel: 'Grade 3',
    title: 'Story Clues: Who, Where, What',
    src: 'reading-story',
    description: 'Captain Readwell hunts for the characters, the setting and the problem of a sea story.',
    tags: ['characters', 'setting', 'plot'],
  }),
  lesson(6, {
    subject: 'Reading',
    gradeLevel: 'Grade 5',
    title: 'Reading Between the Lines',
    src: 'reading-inference',
    description: 'Put a clue from the text together with what you know, and infer what the writer does not say.',
    tags: ['inference', 'evidence'],
  }),
  lesson(7, {
    subject: 'Social Studies',
    gradeLevel: 'Grade 5',
    title: 'Building a Timeline',
    src: 'social-studies-timeline',
    description: 'Sage Wells puts events of early United States history in order and asks how one led to the next.',
    tags: ['history', 'timeline'],
  }),
  lesson(8, {
    subject: 'Social Studies',
    gradeLevel: 'Grade 3',
    title: 'How to Read a Map',
    src: 'social-studies-maps',
    description: 'A key, a compass rose and a scale help two hikers find the way to a lake.',
    tags: ['maps', 'directions', 'scale'],
  }),
  lesson(9, {
    subject: 'Technology',
    gradeLevel: 'All',
    title: 'Loops: Let It Repeat',
    src: 'technology-loops',
    description: 'Byte dances in a square with a program of only three lines.',
    tags: ['coding', 'loops', 'robots'],
  }),
  lesson(10, {
    subject: 'Creative Arts',
    gradeLevel: 'All',
    title: 'Warm Colors, Cool Colors',
    src: 'creative-arts-colors',
    description: 'See one landscape change its mood as the colors turn from warm to cool.',
    tags: ['color', 'painting', 'mood'],
  }),
  lesson(11, {
    subject: 'Creative Arts',
    gradeLevel: 'Grade 2',
    title: 'Clap the Rhythm',
    src: 'creative-arts-rhythm',
    description: 'Keep a steady beat and clap long and short notes on top of it.',
    tags: ['music', 'rhythm', 'beat'],
  }),
  lesson(12, {
    subject: 'Language Arts',
    gradeLevel: 'Grade 4',
    title: 'Opinion, Reason, Example',
    src: 'language-arts-opinion',
    description: 'Dr. Scribe builds an opinion paragraph that a reader can trust.',
    tags: ['writing', 'opinion', 'paragraphs'],
  }),
];

const ambient = (id: number, subject: string, title: string, src: string): VideoAsset => ({
  id,
  subject,
  gradeLevel: 'All',
  type: 'ambient',
  title,
  poster: posterOf(src),
  src,
  tags: ['ambient'],
  hasCustomAudio: false,
});

/**
 * Quiet loops behind the subject pages, one for each background of spec §9. `subject` is the server's name of the subject; the
 * last one is the default for every subject without its own.
 */
const ambientLoops: readonly VideoAsset[] = [
  ambient(101, 'Mathematics', 'Floating shapes', 'subject-math'),
  ambient(102, 'Science', 'Lab by the river', 'subject-science'),
  ambient(103, 'Reading & Writing', 'Library in the trees', 'subject-language-arts'),
  ambient(104, 'Social Studies', 'Hills and old roads', 'subject-social-studies'),
  ambient(105, 'Coding & Tech', 'Lights of the workshop', 'subject-coding'),
  ambient(106, 'All', 'Leaves in the wind', 'subject-nature'),
];

export const videoAssets: readonly VideoAsset[] = [...lessonVideos, ...ambientLoops];
