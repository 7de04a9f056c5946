import { learnerReads, type LearnerReadName, type ReadName, reads, type WriteName, writes } from '@grove/contracts';
import { answer, type Operation, parametersOf, reference, refusal } from './openapi.ts';

/** What a call is for, in the words of the document. */
const summaries: Record<
  ReadName | LearnerReadName | WriteName,
  { tag: 'content' | 'adventures' | 'progress'; summary: string }
> = {
  learningLevels: { tag: 'content', summary: 'The five learning levels' },
  aiTeachers: { tag: 'content', summary: 'The AI teachers, one a level' },
  aiTeacher: { tag: 'content', summary: 'One AI teacher' },
  subjects: { tag: 'content', summary: 'The ten subjects' },
  curriculum: { tag: 'content', summary: 'The curriculum items of a grade' },
  lessons: { tag: 'content', summary: 'The lessons of a grade and subject, in their order' },
  enhancedLesson: { tag: 'content', summary: 'A lesson with its teacher, slides and video' },
  videoAssets: { tag: 'content', summary: 'Videos and ambient loops, by subject, grade and type' },
  adventures: { tag: 'adventures', summary: 'The story adventures' },
  adventure: { tag: 'adventures', summary: 'One adventure' },
  adventureScenes: { tag: 'adventures', summary: 'The scenes of an adventure, in their order' },
  adventureScene: { tag: 'adventures', summary: 'One scene and the choices that lead on from it' },
  progress: { tag: 'progress', summary: 'What the learner of the cookie has earned; nothing without a cookie' },
  completeLesson: {
    tag: 'progress',
    summary: 'Counts a lesson for the learner of the cookie, once; makes a learner for a browser that has none',
  },
  completeActivity: {
    tag: 'progress',
    summary: 'Counts the interactive element of an enhanced lesson for the learner of the cookie, once',
  },
  completeScene: {
    tag: 'adventures',
    summary: 'Counts the first visit to a scene for the learner of the cookie, once',
  },
  completeAdventure: {
    tag: 'adventures',
    summary: 'Counts an adventure whose visited scenes lead to an ending, once, and gives its badge',
  },
};

/** A read that is alike for everybody. */
export function operationOf(name: ReadName): Operation {
  const read = reads[name];
  const takesInput = 'params' in read || 'query' in read;
  return {
    operationId: name,
    tags: [summaries[name].tag],
    summary: summaries[name].summary,
    parameters: [
      ...('params' in read ? parametersOf('path', read.params) : []),
      ...('query' in read ? parametersOf('query', read.query) : []),
    ],
    responses: {
      200: answer('The answer, with an ETag.', `${name}Answer`),
      304: { description: 'Nothing changed since the ETag in If-None-Match.' },
      ...(takesInput ? { 400: refusal('A parameter is missing or malformed; the detail says what it must be.') } : {}),
      ...('params' in read ? { 404: refusal('Nothing has this id.') } : {}),
    },
  };
}

/** A read of what a learner has. */
export function learnerReadOf(name: LearnerReadName): Operation {
  return {
    operationId: name,
    tags: [summaries[name].tag],
    summary: summaries[name].summary,
    parameters: parametersOf('query', learnerReads[name].query),
    responses: {
      200: answer('The answer, for this learner alone.', `${name}Answer`),
      400: refusal('A parameter is malformed; the detail says what it must be.'),
    },
  };
}

/** A write. */
export function writeOf(name: WriteName): Operation {
  return {
    operationId: name,
    tags: [summaries[name].tag],
    summary: summaries[name].summary,
    parameters: parametersOf('path', writes[name].params),
    requestBody: { required: true, content: { 'application/json': { schema: reference(`${name}Body`) } } },
    responses: {
      200: answer('Done, now or before; the cookie grove_learner is set.', `${name}Answer`),
      400: refusal('A parameter or the body is malformed; the detail says what it must be.'),
      404: refusal('Nothing has this id.'),
      422: refusal('The body is well formed, but what it tells does not count; the detail says why.'),
      503: refusal('The database cannot be reached; nothing was changed, or the same request finds it changed.'),
    },
  };
}
