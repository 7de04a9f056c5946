import { levelIcons, places } from '@grove/contracts';
import * as z from 'zod';
import { subjectBackgrounds } from '../../subject-entry.ts';
import { enhancedTabs } from '../../subject-sections.ts';
import { grade, id, number, subject, text } from './primitives.ts';

const topics = z.array(z.strictObject({ id, title: text, subject }));

/** `source/levels/<id>.yaml` */
export const levelFile = z.strictObject({
  id,
  number,
  name: text,
  ages: text.meta({ description: 'The ages in years, as in 5-11 or 18+.' }),
  description: text,
  icon: z.enum(levelIcons),
  color: text.meta({ description: 'A gradient, as in from-orange-400 to-red-500.' }),
  grade: grade.meta({ description: 'The grade whose curriculum stands for the level.' }),
  place: z.enum(places).meta({ description: 'The drawn place that the level lives in.' }),
  learn: topics.meta({ description: "Six topics: the teacher profile's 'What You'll Learn'." }),
  highlights: topics.meta({ description: 'Four topics of the page of the level.' }),
});
export type LevelFile = z.infer<typeof levelFile>;

const person = {
  id: id.meta({ description: 'The id of the teacher, which is also the name of the drawn figure.' }),
  name: text,
  title: text,
  greeting: text,
  voice: id.meta({ description: 'The voice that speaks.' }),
  personality: text.meta({ description: 'Separated by commas; for a level teacher, the first part is the badge.' }),
} as const;

const levelTeacher = z.strictObject({
  kind: z.literal('level').meta({ description: 'Leads the lessons of a level and talks in chat.' }),
  ...person,
  number,
  level: id,
  congratulation: text.meta({ description: 'Said at the end of a lesson.' }),
  starters: z.array(text).min(1).meta({ description: 'Questions to start a talk with.' }),
  demo: z.strictObject({
    sample: text.meta({ description: 'What the teacher says on the demo page.' }),
    talk: z
      .array(z.strictObject({ id, role: z.enum(['learner', 'teacher']), text }))
      .meta({ description: 'A sample talk of four lines.' }),
  }),
});

const subjectTeacher = z.strictObject({
  kind: z.literal('subject').meta({ description: 'Leads a tab of the enhanced curriculum.' }),
  ...person,
  subject: z.enum(enhancedTabs.map(({ name }) => name)).meta({ description: 'The tab.' }),
  avatar: text.meta({ description: 'An emoji.' }),
  color: text,
  specialties: z.array(text),
  teachingStyle: text,
  backgroundImage: z.enum(subjectBackgrounds),
  gradeLevel: z.enum(['3-5', '6-8']),
});

/** `source/teachers/<id>.yaml` */
export const teacherFile = z.discriminatedUnion('kind', [levelTeacher, subjectTeacher]);
export type TeacherFile = z.infer<typeof teacherFile>;
