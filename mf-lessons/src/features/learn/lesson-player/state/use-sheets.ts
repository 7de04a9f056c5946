import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useRecovered, useToast } from '@grove/platform';
import { useT } from '../../../../translation.ts';
import type { LessonSheetsProps } from '../components/lesson-sheets.tsx';

const whenIdle = (work: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(work);

/**
 * The sheets of a lesson, which its first slide does not wait for: they are fetched once the page has settled, so that they open
 * offline too, or else when the first is asked for. Returns them as soon as they are there, and how to ask for them.
 */
export function useSheets(): [ComponentType<LessonSheetsProps> | null, () => void] {
  const t = useT();
  const toast = useToast();
  const [Sheets, setSheets] = useState<ComponentType<LessonSheetsProps> | null>(null);
  const recovered = useRecovered();
  const load = useCallback(async () => {
    const { LessonSheets } = await recovered(
      () => import(/* webpackChunkName: "lesson-sheets" */ '../components/lesson-sheets.tsx'),
    );
    setSheets(() => LessonSheets);
  }, [recovered]);
  useEffect(() => {
    // Whoever opens a sheet asks again, and is told if it fails then.
    whenIdle(() => void load().catch(() => undefined));
  }, [load]);
  const ask = (): void => {
    if (Sheets) return;
    load().catch((error: unknown) => {
      console.error('The sheets of the lesson could not be loaded', error);
      toast({ title: t('player.sheets.failed'), variant: 'error' });
    });
  };
  return [Sheets, ask];
}
