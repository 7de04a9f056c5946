import {
  chatCall,
  chatEvents,
  healthResponse,
  learnerReads,
  type LearnerReadName,
  policyReportsCall,
  problem,
  type ReadName,
  reads,
  speechCall,
  telemetryCall,
  telemetryNonceCall,
  type WriteName,
  writes,
} from '@grove/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { learnerReadOf, operationOf, writeOf } from './contract-operations.ts';
import { jsonSchema, type Schema } from './openapi.ts';
import {
  chatOperation,
  healthOperation,
  policyReportsOperation,
  speechOperation,
  telemetryNonceOperation,
  telemetryOperation,
} from './other-operations.ts';

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
        chatEvents: jsonSchema(z.partial(z.object(chatEvents))),
        Problem: jsonSchema(problem),
        Health: jsonSchema(healthResponse),
      } as Schema,
    },
  };
}
