import { useEffect, type ReactNode } from 'react';
import type { AiTeacher } from '@grove/contracts';
import { createSessionId, useContent, usePagePlace, usePreservedState, useRead } from '@grove/platform';
import { ButtonLink, Icon, SceneBackdrop, Skeleton } from '@grove/ui';
import { ConversationPanel } from '../features/conversation/components/conversation-panel.tsx';
import { StartHints } from '../features/conversation/components/start-hints.tsx';
import { abandoned, greet } from '../features/conversation/model/conversation.ts';
import { TeacherList } from '../features/teachers/components/teacher-list.tsx';
import { levelNameOf, placeOf } from '../features/teachers/model/level-look.ts';
import { useTeacherChoice } from '../features/teachers/state/use-teacher-choice.ts';
import { useT } from '../translation.ts';
import styles from './ai-chat-page.module.css';

/** `/ai-chat`: choose a teacher at the left, talk at the right. On narrow screens the talk then has the screen for itself. */
export function AiChatPage(): ReactNode {
  const t = useT();
  const { teacher, isOwnChoice, isAwaited, choose } = useTeacherChoice(useRead('aiTeachers'));
  const [sessionId] = usePreservedState('session', createSessionId);
  const place = placeOf(teacher);
  return (
    <div className={styles.page} data-chosen={teacher || isAwaited ? '' : undefined}>
      <SceneBackdrop key={place} scene={place} className={styles.scene} eager />
      <div className={styles.inner}>
        <header className={styles.head}>
          <ButtonLink to="/" variant="secondary" className={styles.back}>
            <Icon name="back" />
            <span className={styles.word}>{t('chat.back')}</span>
          </ButtonLink>
          <div className={styles.sign}>
            <h1 className={styles.title}>{t('chat.heading')}</h1>
            <p className={styles.honest}>{t('chat.honest')}</p>
          </div>
        </header>
        <TeacherList
          chosen={teacher}
          isRow={teacher !== null || isAwaited}
          onChoose={choose}
          className={styles.teachers}
        />
        <div className={styles.talk}>
          {teacher ? (
            <FreshTalk key={teacher.id} teacher={teacher} sessionId={sessionId} startsInInput={isOwnChoice} />
          ) : isAwaited ? (
            <AwaitedTalk />
          ) : (
            <StartHints />
          )}
        </div>
      </div>
    </div>
  );
}

/** The sheet on which the talk with the teacher of the address will stand. The list says that teachers are loading. */
const AwaitedTalk = (): ReactNode => (
  <div className={styles.awaited}>
    <Skeleton className={styles.greeting} />
  </div>
);

/** A talk that begins with the greeting and ends with the choice of another teacher. */
function FreshTalk({
  teacher,
  sessionId,
  startsInInput,
}: {
  teacher: AiTeacher;
  sessionId: string;
  startsInInput: boolean;
}): ReactNode {
  usePagePlace(placeOf(teacher));
  const about = levelNameOf(useContent('levels'), teacher);
  const starters = useContent('teachers').ofLevels.find(({ id }) => id === teacher.id)?.starters;
  const kept = usePreservedState(`talk ${teacher.id}`, () => greet(teacher, Date.now()));
  const [, change] = kept;
  // A talk that was kept while its area was replaced may wait for a reply that nobody hears any more.
  useEffect(() => change(abandoned), [change]);
  const talk = { teacher, sessionId, context: { levelId: teacher.levelId } };
  return (
    <ConversationPanel
      talk={talk}
      kept={kept}
      about={about}
      suggestions={starters ?? []}
      startsInInput={startsInInput}
    />
  );
}
