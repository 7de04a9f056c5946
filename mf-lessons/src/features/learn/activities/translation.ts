import { defineTranslation } from '@grove/platform';
import { en } from '../../../locales/en-activities.ts';

/** Words of the activities, in a namespace of their own: they load with the first activity, not with every page. */
export const { useT } = defineTranslation('mf-lessons-activities', { en });
