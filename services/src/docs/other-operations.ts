import { eventStreamType, policyReportTypes, wordTimesHeader } from '@grove/contracts';
import { answer, type Operation, reference, refusal } from './openapi.ts';

export const speechOperation: Operation = {
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

export const chatOperation: Operation = {
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

export const telemetryNonceOperation: Operation = {
  operationId: 'telemetryNonce',
  tags: ['operation'],
  summary: 'A signed number that lets a page send one report within an hour',
  responses: { 200: answer('The nonce.', 'telemetryNonceAnswer'), 429: refusal('Too many were asked for at once.') },
};

export const telemetryOperation: Operation = {
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

export const policyReportsOperation: Operation = {
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

export const healthOperation = (operationId: string, summary: string): Operation => ({
  operationId,
  tags: ['operation'],
  summary,
  responses: { 200: answer('It is.', 'Health'), 503: answer('It is not, and which check failed.', 'Health') },
});
