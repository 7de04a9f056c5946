import type { ReactNode } from 'react';
import type { AiTeacher, AskTeacherProps } from '@grove/contracts';
import { useRead } from '@grove/platform';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '@grove/ui';
import { ConversationPanel } from '../features/conversation/components/conversation-panel.tsx';
import { useLessonTalk } from '../features/conversation/state/lesson-talks.ts';
import { useT } from '../translation.ts';
import styles from './ask-teacher.module.css';

/** A talk with a level teacher about the slide of a lesson, for other areas' pages. One talk a lesson, as long as the page lives. */
export function AskTeacher({ teacherId, lesson, about }: AskTeacherProps): ReactNode {
  const t = useT();
  const { data: teacher, isPending, refetch } = useRead('aiTeacher', { params: { teacherId } });
  if (isPending) {
    return (
      <div role="status" className={styles.loading}>
        <VisuallyHidden>{t('teachers.loading')}</VisuallyHidden>
        <Skeleton className={styles.skeleton} />
      </div>
    );
  }
  if (!teacher) {
    const retry = (
      <Button variant="secondary" onClick={() => void refetch()}>
        {t('talk.retry')}
      </Button>
    );
    return <ErrorState icon="warning" title={t('teachers.error.title')} text={t('ask.error')} actions={retry} />;
  }
  return (
    <div className={styles.ask}>
      <LessonTalk key={`${teacher.id} ${lesson.id}`} teacher={teacher} lesson={lesson} about={about} />
    </div>
  );
}

function LessonTalk({
  teacher,
  lesson,
  about,
}: Pick<AskTeacherProps, 'lesson' | 'about'> & { teacher: AiTeacher }): ReactNode {
  const t = useT();
  const { sessionId, kept } = useLessonTalk(teacher, lesson.id);
  const talk = { teacher, sessionId, context: { lessonId: lesson.id, slide: lesson.slide } };
  return (
    <ConversationPanel
      talk={talk}
      kept={kept}
      about={about}
      suggestions={[t('ask.start1'), t('ask.start2'), t('ask.start3')]}
      startsInInput
    />
  );
}
