import { defineTranslation } from '@grove/platform';
import { en } from '../locales/en-progress.ts';

/** Words of dashboard and achievements, in a namespace of their own: they load with these two pages only. */
export const { useT } = defineTranslation('mf-lessons-progress', { en });
