import * as z from 'zod';
import { gallerySubjects } from '../../subject-sections.ts';
import { id, number, retired, text } from './primitives.ts';

const choice = z.strictObject({
  id,
  label: text,
  to: id.optional().meta({ description: 'The id of the scene that comes next; without it the story ends here.' }),
  why: text.optional().meta({ description: 'One sentence that confirms the idea behind a right choice.' }),
});

const scene = z.strictObject({
  id,
  number: z.int().min(1).max(99).meta({
    description: 'Its number in the story, by which the API and its picture are found. The story begins with number 1.',
  }),
  title: text,
  text,
  picture: text.meta({ description: 'What the picture shows, in a sentence: it is drawn so, and read to the blind.' }),
  choices: z.array(choice).optional().meta({ description: 'The ways on; a scene without them is an ending.' }),
});

/** `source/stories/<id>.yaml` */
export const storyFile = z.strictObject({
  id: id.meta({ description: 'The name of the story, of its file and of its pictures.' }),
  number,
  title: text,
  description: text,
  ages: text.meta({ description: 'The ages in years, as in 3-5.' }),
  subject: z.enum(gallerySubjects.map(({ name }) => name)),
  objective: text.meta({ description: 'What the right choices need.' }),
  badge: text.meta({ description: 'The badge that the first ending earns.' }),
  recap: z.array(text).min(3).max(5).meta({ description: 'What was learned.' }),
  scenes: z.array(scene).min(1),
  retired,
});
export type StoryFile = z.infer<typeof storyFile>;
