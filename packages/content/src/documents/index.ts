import type { Content } from '../model/content.ts';
import * as views from '../model/views.ts';
import type { ContentDocuments, DocumentName, LevelDocument, TeacherDocument } from '@grove/contracts';

const levelDocuments = ({ levels }: Content): LevelDocument[] =>
  levels.map((level) =>
    Object.assign(views.levelOf(level), {
      grade: level.grade,
      place: level.place,
      whatYouLearn: level.whatYouLearn.map(views.topicOf),
      highlights: level.highlights.map(views.topicOf),
    }),
  );

const teacherDocuments = ({ teachers }: Content): TeacherDocument[] =>
  teachers.map((teacher) => {
    const { starters, congratulation } = teacher;
    return Object.assign(views.teacherOf(teacher), { starters, congratulation });
  });

const makers: { readonly [Name in DocumentName]: (content: Content) => ContentDocuments[Name] } = {
  levels: levelDocuments,
  teachers: (content) => ({ ofLevels: teacherDocuments(content), ofSubjects: content.localTeachers }),
  demo: views.demoTeachersOf,
  matrix: views.matrixOf,
  catalogue: views.lessonHeadsOf,
  enhanced: (content) => views.enhancedLessonsOf(content).map(({ content: _slides, ...head }) => head),
  'enhanced-lessons': views.enhancedLessonsOf,
  activities: views.activitiesOf,
  placement: views.placementQuestionsOf,
  'sample-lesson': ({ sampleLesson }) => sampleLesson,
  'sample-dashboard': ({ sampleDashboard }) => sampleDashboard,
  films: views.lessonOfFilmOf,
};

/** The names of all documents. A document is the file `<name>.json`. */
export const documentNames = Object.keys(makers) as readonly DocumentName[];

/** The documents of the content, each a value that survives JSON. */
export function contentDocuments(content: Content): ContentDocuments {
  const made: unknown = Object.fromEntries(documentNames.map((name) => [name, makers[name](content)]));
  return made as ContentDocuments;
}
