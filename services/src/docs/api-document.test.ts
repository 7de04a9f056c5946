import { expect, test } from '@jest/globals';
import { learnerReads, reads, speechCall, wordTimesHeader, writes } from '@grove/contracts';
import { apiDocument } from './api-document.ts';

test('§7 reads: the document holds every read with its parameters', () => {
  const document = apiDocument();
  for (const read of Object.values(reads)) {
    const names = [
      ...('params' in read ? Object.keys(read.params.shape) : []),
      ...('query' in read ? Object.keys(read.query.shape) : []),
    ];
    expect(
      document.paths[read.path]?.get?.parameters?.map((parameter) => ('name' in parameter ? parameter.name : '')),
    ).toEqual(names);
  }
});

test('§7 reads: grades are listed and required, filters of videos are optional', () => {
  const { paths } = apiDocument();
  expect(paths['/api/curriculum']?.get?.parameters?.[0]).toMatchObject({
    required: true,
    schema: { enum: expect.arrayContaining(['Pre-K', 'Grade 12']) },
  });
  expect(paths['/api/video-assets']?.get?.parameters).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'type', required: false })]),
  );
});

test('§7 progress: the document holds what a learner reads and writes, with its body', () => {
  const { paths, components } = apiDocument();
  expect(paths[learnerReads.progress.path]?.get?.parameters).toEqual([
    expect.objectContaining({ name: 'tz', in: 'query', required: false }),
  ]);
  const operation = paths[writes.completeLesson.path]?.post;
  expect(operation?.parameters).toEqual([expect.objectContaining({ name: 'lessonId', in: 'path', required: true })]);
  expect(operation?.requestBody).toMatchObject({ required: true });
  expect(components?.schemas?.['completeLessonBody']).toMatchObject({
    required: ['sessionId', 'answers'],
    properties: { sessionId: { maxLength: 100 } },
  });
});

test('§7 speech: the document holds the call, its limit, its sound and its refusals', () => {
  const { paths, components } = apiDocument();
  const operation = paths[speechCall.path]?.post;
  expect(operation?.responses['200']).toMatchObject({
    content: { 'audio/mpeg': expect.anything() },
    headers: { [wordTimesHeader]: expect.anything() },
  });
  expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '400', '429', '503']);
  expect(components?.schemas?.['speechBody']).toMatchObject({
    required: ['text', 'voiceId'],
    properties: { text: { maxLength: 1_000 } },
  });
});

test('§8 errors: every reference leads to a schema, and refusals are problems', () => {
  const document = apiDocument();
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  for (const [, name] of references) expect(document.components?.schemas).toHaveProperty(name ?? '');
  expect(document.paths['/api/ai-teachers/{teacherId}']?.get?.responses['404']).toMatchObject({
    content: { 'application/problem+json': expect.anything() },
  });
});
