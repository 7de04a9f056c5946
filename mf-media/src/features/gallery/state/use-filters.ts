import { useSearchParams } from 'react-router-dom';
import type { Filters } from '../model/filters.ts';

const names = { text: 'search', grade: 'grade', subject: 'subject' } as const;

/** What is looked for, kept in the address, so that it survives a reload and can be shared. A change replaces the address: Back leaves the gallery. */
export function useFilters(): { filters: Filters; change: (change: Partial<Filters>) => void; isAnything: boolean } {
  const [query, setQuery] = useSearchParams();
  const filters: Filters = {
    text: query.get(names.text) ?? '',
    grade: query.get(names.grade) ?? '',
    subject: query.get(names.subject) ?? '',
  };
  const change = (changed: Partial<Filters>): void => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries(changed)) {
      const name = names[key as keyof Filters];
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return { filters, change, isAnything: !filters.text.trim() && !filters.grade && !filters.subject };
}
