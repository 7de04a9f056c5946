import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePreservedState, useToast } from '@grove/platform';
import type { AiTeacher } from '@grove/contracts';
import { useT } from '../../../translation.ts';

interface TeacherChoice {
  readonly teacher: AiTeacher | null;
  /** The learner chose here, and not the address. */
  readonly isOwnChoice: boolean;
  /** The address names a teacher, and the teachers are on their way. */
  readonly isAwaited: boolean;
  readonly choose: (teacher: AiTeacher) => void;
}

/**
 * The chosen teacher. A `teacherId` in the address chooses one as soon as the teachers are known, and then leaves the
 * address (spec §2, §5).
 */
export function useTeacherChoice({
  data: teachers,
  isPending,
}: {
  data: readonly AiTeacher[] | undefined;
  isPending: boolean;
}): TeacherChoice {
  const t = useT();
  const toast = useToast();
  const [choice, setChoice] = usePreservedState<Pick<TeacherChoice, 'teacher' | 'isOwnChoice'>>('teacher', {
    teacher: null,
    isOwnChoice: false,
  });
  const [search, setSearch] = useSearchParams();
  const asked = search.get('teacherId');
  const isNumber = asked !== null && /^\d+$/.test(asked);

  // Before the first paint, so that who comes from a level sees the talk and not the list for a moment.
  useLayoutEffect(() => {
    if (asked === null) return;
    if (isNumber && !teachers) return;
    const teacher = teachers?.find(({ id }) => id === Number(asked));
    if (!isNumber)
      toast({ title: t('teacherId.invalid.title'), description: t('teacherId.invalid.text'), variant: 'error' });
    else if (teacher) setChoice({ teacher, isOwnChoice: false });
    else toast({ title: t('teacherId.unknown.title'), description: t('teacherId.unknown.text'), variant: 'error' });
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [asked, isNumber, teachers, setChoice, setSearch, toast, t]);

  return {
    ...choice,
    isAwaited: isNumber && isPending,
    choose: (teacher) => setChoice({ teacher, isOwnChoice: true }),
  };
}
