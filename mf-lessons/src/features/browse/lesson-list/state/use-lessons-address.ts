import { useContent } from '@grove/platform';
import { resolveLessons, type LessonsAddress } from '../model/address.ts';

/** What two parameters of an address mean: a grade and a subject, by any of their names. */
export function useLessonsAddress(first: string | undefined, second: string | undefined): LessonsAddress {
  const levels = useContent('levels');
  const teachers = useContent('teachers').ofLevels;
  return resolveLessons(first, second, { levels, teachers });
}
