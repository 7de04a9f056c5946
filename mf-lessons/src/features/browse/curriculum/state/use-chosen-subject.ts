import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { subjectTable, type SubjectEntry } from '@grove/content';

/** The subject that the trail shows. It lives in the address as `?subject=<slug>`, so that it can be shared; Mathematics unless told. */
export function useChosenSubject(): [SubjectEntry, (subject: SubjectEntry) => void] {
  const [search, setSearch] = useSearchParams();
  const slug = search.get('subject');
  const chosen = subjectTable.find((subject) => subject.slug === slug) ?? subjectTable[0]!;
  const choose = useCallback(
    (subject: SubjectEntry) => setSearch({ subject: subject.slug }, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return [chosen, choose];
}
