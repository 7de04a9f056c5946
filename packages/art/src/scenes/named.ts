/** Names of the video posters and the adventure covers, and which file each one is. */

/** Subjects that have video posters. */
export const posterSubjects = ['Math', 'Science', 'Reading', 'Social Studies', 'Technology', 'Creative Arts', 'Language Arts'] as const;
export type PosterSubject = (typeof posterSubjects)[number];

/** How many different posters each subject has; variants count from 0. */
export const posterVariants = 2;

/** Adventure covers; the first one serves when there is none of a name. */
export const coverNames = ['forest', 'ocean', 'space', 'time', 'garden', 'weather'] as const;
export type CoverName = (typeof coverNames)[number];

/** The subject's name in the poster's file name. */
export const posterSlug = (subject: PosterSubject): string => subject.toLowerCase().replaceAll(' ', '-');
