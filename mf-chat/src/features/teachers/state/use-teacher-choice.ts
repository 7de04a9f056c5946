import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToast } from '@grove/platform';
import type { AiTeacher } from '@grove/contracts';
import { useT } from '../../../translation.ts';

/**
 * The chosen teacher. A `teacherId` in the address chooses one as soon as the teachers are known, and then leaves the
 * address (spec §2, §5).
 */
export function useTeacherChoice(teachers: readonly AiTeacher[] | undefined): [AiTeacher | null, (teacher: AiTeacher) => void] {
  const t = useT();
  const toast = useToast();
  const [chosen, setChosen] = useState<AiTeacher | null>(null);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('teacherId');

  useEffect(() => {
    if (asked === null) return;
    const isNumber = /^\d+$/.test(asked);
    if (isNumber && !teachers) return;
    const teacher = teachers?.find(({ id }) => id === Number(asked));
    if (!isNumber) toast({ title: t('teacherId.invalid.title'), description: t('teacherId.invalid.text'), variant: 'error' });
    else if (teacher) setChosen(teacher);
    else toast({ title: t('teacherId.unknown.title'), description: t('teacherId.unknown.text'), variant: 'error' });
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [asked, teachers, setSearch, toast, t]);

  return [chosen, setChosen];
}
