import { useSearchParams } from 'react-router-dom';
import type { Wish } from '../model/wish.ts';

const names = { text: 'search', grade: 'grade', subject: 'subject' } as const;

/** What is looked for, kept in the address, so that it survives a reload and can be shared. A change replaces the address: Back leaves the gallery. */
export function useWish(): { wish: Wish; change: (change: Partial<Wish>) => void; isAnything: boolean } {
  const [query, setQuery] = useSearchParams();
  const wish: Wish = {
    text: query.get(names.text) ?? '',
    grade: query.get(names.grade) ?? '',
    subject: query.get(names.subject) ?? '',
  };
  const change = (changed: Partial<Wish>): void => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries(changed)) {
      const name = names[key as keyof Wish];
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return { wish, change, isAnything: !wish.text.trim() && !wish.grade && !wish.subject };
}
