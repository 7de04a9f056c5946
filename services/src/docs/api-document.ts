import {
  chatCall,
  eventStreamType,
  healthResponse,
  learnerReads,
  type LearnerReadName,
  policyReportsCall,
  policyReportTypes,
  problem,
  type ReadName,
  reads,
  speechCall,
  telemetryCall,
  telemetryNonceCall,
  type WriteName,
  wordTimesHeader,
  writes,
} from '@grove/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import * as z from 'zod/mini';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];
type Schema = NonNullable<OpenAPIObject['components']>['schemas'];

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

function jsonSchema(schema: z.core.$ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output' });
  return rest;
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const answer = (description: string, name: string, type = 'application/json') => ({
  description,
  content: { [type]: { schema: reference(name) } },
});

const refusal = (description: string) => answer(description, 'Problem', 'application/problem+json');

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniObject): Parameter[] {
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: !z.safeParse(field, undefined).success,
    schema: jsonSchema(field),
  }));
}

function operationOf(name: ReadName): Operation {
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

function learnerReadOf(name: LearnerReadName): Operation {
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

function writeOf(name: WriteName): Operation {
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

const speechOperation: Operation = {
  operationId: 'speech',
  tags: ['teachers'],
  summary: "A line in a teacher's voice",
  requestBody: { required: true, content: { 'application/json': { schema: reference('speechBody') } } },
  responses: {
    200: {
      description: 'The line as MP3.',
      headers: {
        [wordTimesHeader]: {
          description:
            'When each token of the text between white space begins, in milliseconds, joined by commas; missing when the voice does not tell.',
          schema: { type: 'string', example: '109,888,1954' },
        },
      },
      content: { 'audio/mpeg': { schema: { type: 'string', format: 'binary' } } },
    },
    400: refusal(
      'The text is missing, too long or has nothing that can be spoken, or there is no such voice; the detail says which voices there are.',
    ),
    429: refusal('Too many lines are waiting; the header retry-after says for how many seconds to wait.'),
    503: refusal('The line cannot be spoken now.'),
  },
};

const chatOperation: Operation = {
  operationId: 'chat',
  tags: ['teachers'],
  summary:
    "A teacher's reply, as JSON or, for a client that accepts it, as server-sent events; neither it nor the message is stored",
  requestBody: { required: true, content: { 'application/json': { schema: reference('chatBody') } } },
  responses: {
    200: {
      description:
        'The reply, who made it, and what it does. As events: each sentence as soon as it may be shown, then the whole reply, or why there is none; a property of the schema is the data of the event by its name.',
      content: {
        'application/json': { schema: reference('chatAnswer') },
        [eventStreamType]: { schema: reference('chatEvents') },
      },
    },
    400: refusal('The body is malformed; the detail says what it must be.'),
    404: refusal('There is no such teacher.'),
    429: refusal(
      'Too many messages came at once, or another reply is still being written; the header retry-after says for how many seconds to wait.',
    ),
  },
};

const telemetryNonceOperation: Operation = {
  operationId: 'telemetryNonce',
  tags: ['operation'],
  summary: 'A signed number that lets a page send one report within an hour',
  responses: { 200: answer('The nonce.', 'telemetryNonceAnswer'), 429: refusal('Too many were asked for at once.') },
};

const telemetryOperation: Operation = {
  operationId: 'telemetry',
  tags: ['operation'],
  summary: 'What a sampled page says of itself: counts of views, failures and times by build, nothing about a person',
  requestBody: { required: true, content: { 'application/json': { schema: reference('telemetryBody') } } },
  responses: {
    204: { description: 'Taken. Builds that nobody released are not counted.' },
    400: refusal('The body is no report, or its nonce is not ours or too old.'),
    413: refusal('The report is too large.'),
    429: refusal('Too many reports came at once.'),
  },
};

const policyReportsOperation: Operation = {
  operationId: 'policyReports',
  tags: ['operation'],
  summary:
    'What browsers report by themselves about a broken Content-Security-Policy; only how often which directive was broken is kept, in the log',
  requestBody: {
    required: true,
    content: Object.fromEntries(policyReportTypes.map((type) => [type, { schema: reference('policyReportsBody') }])),
  },
  responses: {
    204: { description: 'Counted.' },
    400: refusal('The body is no such report.'),
    413: refusal('The report is too large.'),
    415: refusal('The body has another type.'),
    429: refusal('Too many reports came at once.'),
  },
};

const healthOperation = (operationId: string, summary: string): Operation => ({
  operationId,
  tags: ['operation'],
  summary,
  responses: { 200: answer('It is.', 'Health'), 503: answer('It is not, and which check failed.', 'Health') },
});

/** The OpenAPI 3.0 document of every call, made from the contracts alone, so that it cannot say anything else than they do. */
export function apiDocument(): OpenAPIObject {
  const readNames = Object.keys(reads) as ReadName[];
  const learnerReadNames = Object.keys(learnerReads) as LearnerReadName[];
  const writeNames = Object.keys(writes) as WriteName[];
  const answers = Object.entries({
    ...reads,
    ...learnerReads,
    ...writes,
    chat: chatCall,
    telemetryNonce: telemetryNonceCall,
  }).map(([name, { response }]) => [`${name}Answer`, jsonSchema(response)]);
  const bodies = [
    ...writeNames.map((name) => [`${name}Body`, jsonSchema(writes[name].body)]),
    ['chatBody', jsonSchema(chatCall.body)],
    ['speechBody', jsonSchema(speechCall.body)],
    ['telemetryBody', jsonSchema(telemetryCall.body)],
    ['policyReportsBody', jsonSchema(policyReportsCall.body)],
  ];
  return {
    openapi: '3.0.3',
    info: {
      title: 'Grove',
      version: '1',
      description:
        'Every call of the learning site. Errors have one shape, Problem, and carry the id that the log carries too.',
    },
    tags: [
      { name: 'content' },
      { name: 'adventures' },
      { name: 'progress' },
      { name: 'teachers' },
      { name: 'operation' },
    ],
    paths: {
      ...Object.fromEntries(readNames.map((name) => [reads[name].path, { get: operationOf(name) }])),
      ...Object.fromEntries(learnerReadNames.map((name) => [learnerReads[name].path, { get: learnerReadOf(name) }])),
      ...Object.fromEntries(
        writeNames.map((name) => [writes[name].path, { [writes[name].method.toLowerCase()]: writeOf(name) }]),
      ),
      [chatCall.path]: { post: chatOperation },
      [speechCall.path]: { post: speechOperation },
      [telemetryCall.path]: { post: telemetryOperation },
      [policyReportsCall.path]: { post: policyReportsOperation },
      [telemetryNonceCall.path]: { get: telemetryNonceOperation },
      '/health': { get: healthOperation('health', 'Whether the process is up') },
      '/ready': { get: healthOperation('ready', 'Whether this copy can take requests') },
    },
    components: {
      schemas: {
        ...Object.fromEntries([...answers, ...bodies]),
        chatEvents: jsonSchema(z.partial(z.object(chatCall.events))),
        Problem: jsonSchema(problem),
        Health: jsonSchema(healthResponse),
      } as Schema,
    },
  };
}
