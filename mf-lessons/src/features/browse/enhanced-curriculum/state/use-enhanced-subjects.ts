import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '@grove/platform';
import { enhancedSubjects, type EnhancedSubject } from '../model/enhanced-subjects.ts';

/** The six subjects, the one whose tab is open, and how to open another. It lives in the address as `?subject=<slug>`, so that it can be shared; Math unless told. */
export function useEnhancedSubjects(): {
  subjects: readonly EnhancedSubject[];
  open: EnhancedSubject;
  choose: (subject: EnhancedSubject) => void;
} {
  const [search, setSearch] = useSearchParams();
  const teachers = useContent('teachers').ofSubjects;
  const lessons = useContent('enhanced');
  const subjects = useMemo(() => enhancedSubjects(teachers, lessons), [teachers, lessons]);
  const slug = search.get('subject');
  const choose = useCallback(
    (subject: EnhancedSubject) => setSearch({ subject: subject.slug }, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return { subjects, open: subjects.find((subject) => subject.slug === slug) ?? subjects[0]!, choose };
}
