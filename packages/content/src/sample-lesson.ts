/** The id of the generic sample lesson (spec §2), which stands for no lesson of the service. */
export const sampleLessonId = 'demo';
