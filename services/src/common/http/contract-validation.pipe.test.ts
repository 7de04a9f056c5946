import { expect, test } from '@jest/globals';
import { reads } from '@grove/contracts';
import type { DomainError } from '../errors/domain-error.ts';
import { ContractValidationPipe } from './contract-validation.pipe.ts';
import { textSchema } from './text-schema.ts';

const pipe = new ContractValidationPipe();
const refusal = (schema: ReturnType<typeof textSchema>, value: unknown): Promise<DomainError> =>
  pipe.transform(value, { type: 'query', schema }).then(
    () => Promise.reject(new Error('was accepted')),
    (error: DomainError) => error,
  );

test('§8 errors: an unknown grade is told which there are', async () => {
  const error = await refusal(textSchema(reads.curriculum.query), { grade: 'Grade 99' });
  expect(error.code).toBe('invalid_request');
  expect(error.message).toMatch(/^grade must be one of Pre-K, Grade 1, .*Grade 12\.$/);
});

test('§8 errors: every wrong parameter gets its own sentence', async () => {
  const error = await refusal(textSchema(reads.lessons.query), { grade: 'x', subject: 'Not A Slug' });
  expect(error.errors?.map(({ path }) => path)).toEqual(['grade', 'subject']);
  for (const { path, message } of error.errors ?? []) expect(message).toMatch(new RegExp(`^${path} must be .+\\.$`));
});

test('§8 errors: what was sent is never repeated in the answer', async () => {
  const secret = 'my-name-is-Ada';
  const errors = await Promise.all([
    refusal(textSchema(reads.aiTeacher.params), { teacherId: secret }),
    refusal(textSchema(reads.lessons.query), { grade: secret, subject: secret }),
    refusal(textSchema(reads.videoAssets.query), { subject: [secret, secret] }),
  ]);
  for (const error of errors) expect(JSON.stringify([error.message, error.errors])).not.toContain(secret);
});
