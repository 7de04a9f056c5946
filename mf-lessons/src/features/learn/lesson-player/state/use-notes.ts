import { useMemo } from 'react';
import { storedAtom, useAtom } from '@grove/platform';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The learner's notes on a lesson, on this device alone, saved with every letter. */
export function useNotes(lessonId: string): [string, (text: string) => void] {
  return useAtom(useMemo(() => storedAtom(`grove.notes.${lessonId}`, isText, ''), [lessonId]));
}

/** Hands the notes to the learner as a text file. */
export function exportNotes(lessonId: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `notes-${lessonId}.txt` });
  link.click();
  URL.revokeObjectURL(url);
}
