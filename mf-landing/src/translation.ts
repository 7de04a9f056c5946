import { defineTranslation } from '@grove/platform';
import { en } from './locales/en.ts';

export const { useT } = defineTranslation('mf-landing', { en });
