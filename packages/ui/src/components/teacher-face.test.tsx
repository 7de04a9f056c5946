/// <reference types="@testing-library/jest-dom/jest-globals" />
import { beforeAll, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { loadFaceKit } from './face-kit.ts';
import { TeacherFace } from './teacher-face.tsx';

beforeAll(() => {
  globalThis.matchMedia = ((media: string) =>
    Object.assign(new EventTarget(), { media, matches: true })) as unknown as typeof matchMedia;
});

test('a face is the still portrait until what draws it has come; then every face is alive, also one that appears later, and whoever is drawn', async () => {
  const { rerender } = render(<TeacherFace teacher="luna" alt="Miss Luna" expression="thinking" />);
  expect(screen.getByRole('img', { name: 'Miss Luna' }).tagName).toBe('IMG');
  await act(loadFaceKit);
  expect(screen.getByRole('img', { name: 'Miss Luna' }).querySelector('svg')).toHaveAttribute(
    'data-expression',
    'thinking',
  );
  rerender(<TeacherFace teacher="oakley" alt="Mr. Oakley" expression="happy" />);
  expect(screen.getByRole('img', { name: 'Mr. Oakley' }).querySelector('svg')).toHaveAttribute(
    'data-expression',
    'happy',
  );
  rerender(<TeacherFace teacher="nobody" alt="Somebody new" />);
  expect(screen.getByRole('img', { name: 'Somebody new' }).tagName).toBe('svg');
});
