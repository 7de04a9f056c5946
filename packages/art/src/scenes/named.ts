/** Names of the subjects' pictures and the adventure covers. */

/** Subjects that have a picture; any other has that of nature. */
export const subjectPictureNames = ['math', 'science', 'language-arts', 'social-studies', 'coding', 'nature'] as const;
export type SubjectPictureName = (typeof subjectPictureNames)[number];

/** Adventure covers; the first one serves when there is none of a name. */
export const coverNames = ['forest', 'ocean', 'space', 'time', 'garden', 'weather'] as const;
export type CoverName = (typeof coverNames)[number];
