import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { enhancedSubjects, type EnhancedSubject } from '../model/enhanced-subjects.ts';

/** The subject whose tab is open. It lives in the address as `?subject=<slug>`, so that it can be shared; Math unless told. */
export function useEnhancedSubject(): [EnhancedSubject, (subject: EnhancedSubject) => void] {
  const [search, setSearch] = useSearchParams();
  const slug = search.get('subject');
  const chosen = enhancedSubjects.find((subject) => subject.slug === slug) ?? enhancedSubjects[0]!;
  const choose = useCallback(
    (subject: EnhancedSubject) => setSearch({ subject: subject.slug }, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return [chosen, choose];
}
