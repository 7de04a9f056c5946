import { grades } from '@grove/contracts';
import * as z from 'zod';
import { subjectBackgrounds } from '../../subject-entry.ts';
import { gallerySubjects } from '../../subject-sections.ts';
import { subjectTable } from '../../subjects.ts';
import { id, lessonId, number, retired, text } from './primitives.ts';
import { show } from './show.ts';

const beat = z.strictObject({
  id,
  say: text.meta({ description: 'One sentence or two, as they are said.' }),
  hold: z.number().positive().optional().meta({ description: 'Seconds of silence behind the line.' }),
  clear: z.literal(true).optional().meta({ description: 'Takes away what was shown before.' }),
  show: z.array(show).optional().meta({ description: 'What is shown from here on.' }),
});

/** `source/films/<id>.yaml` */
export const filmFile = z.strictObject({
  id: id.meta({ description: 'The name of the film and of its files.' }),
  number,
  subject: z.enum(gallerySubjects.map(({ name }) => name)),
  grade: z.enum(['All', ...grades]),
  title: text,
  description: text,
  tags: z.array(text),
  teacher: id.meta({ description: 'The teacher who tells it, with their own voice.' }),
  backdrop: z.enum(subjectBackgrounds),
  lesson: lessonId.optional().meta({ description: 'The lesson that continues from here.' }),
  beats: z.array(beat).min(1),
  retired,
});
export type FilmFile = z.infer<typeof filmFile>;

/** `source/loops/<id>.yaml` */
export const loopFile = z.strictObject({
  id: z.enum(subjectBackgrounds).meta({ description: 'The background that it fills.' }),
  number,
  subject: z.enum(['All', ...subjectTable.map(({ name }) => name)]),
  title: text,
});
export type LoopFile = z.infer<typeof loopFile>;
