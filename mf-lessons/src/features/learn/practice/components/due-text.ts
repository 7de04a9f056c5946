import { currentLanguage } from '@grove/platform';
import { dayOf } from '../model/boxes.ts';

/** A day from today on in words, as in 'tomorrow' or 'in 3 days'. */
export const dueText = (day: number): string => {
  const today = dayOf(new Date());
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' }).format(Math.max(0, day - today), 'day');
};
