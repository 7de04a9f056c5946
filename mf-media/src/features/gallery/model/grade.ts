/** The grades of a video's badge, as in `3` for `Grade 3` or `3-5`; null when it is for all of them (spec §2). */
export const gradesOf = (gradeLevel: string): string | null =>
  gradeLevel === 'All' ? null : gradeLevel.replace(/^Grades? /, '');
