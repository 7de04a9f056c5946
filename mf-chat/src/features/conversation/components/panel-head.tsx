import type { ReactNode } from 'react';
import { useMouth } from '@grove/platform';
import { Button, Icon, TeacherFace, VisuallyHidden } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { Look } from '../model/expression.ts';
import type { Talk } from '../state/use-conversation.ts';
import { useIsHeard, useReadsAnswers } from '../state/use-read-aloud.ts';
import styles from './panel-head.module.css';

interface PanelHeadProps {
  talk: Talk;
  look: Look;
  /** What the talk is about: the level, or the slide of a lesson. */
  about: string | undefined;
}

/** Who talks, and about what. The face thinks, is glad, and speaks. */
export function PanelHead({ talk: { teacher, sessionId, context }, look, about }: PanelHeadProps): ReactNode {
  const t = useT();
  const [readsAnswers, setReadsAnswers] = useReadsAnswers();
  return (
    <header className={styles.head}>
      <Face avatar={teacher.avatar} look={look} sessionId={sessionId} />
      <div className={styles.words}>
        <h2 id="teacher-name" className={styles.name}>
          {teacher.name}
        </h2>
        <p className={styles.about}>
          <span className={styles.title}>{teacher.title}</span>
          {about && (
            <span className={styles.chip}>
              <Icon name={context?.lessonId ? 'book-open' : 'leaf'} />
              <VisuallyHidden>{t('talk.about')} </VisuallyHidden>
              <span className={styles.topic}>{about}</span>
            </span>
          )}
        </p>
      </div>
      {teacher.voiceId && (
        <Button
          variant="secondary"
          className={styles.aloud}
          aria-pressed={readsAnswers}
          title={t('voice.answers')}
          onClick={() => setReadsAnswers(!readsAnswers)}
        >
          <Icon name={readsAnswers ? 'volume' : 'mute'} />
          <span className={styles.word}>{t('voice.answers')}</span>
        </Button>
      )}
    </header>
  );
}

/** Apart, because it changes with every move of the mouth. */
function Face({ avatar, look, sessionId }: { avatar: string | undefined; look: Look; sessionId: string }): ReactNode {
  const isSpeaking = useIsHeard(sessionId);
  const spoken = useMouth(isSpeaking);
  const isGrave = look === 'grave';
  return (
    <TeacherFace
      teacher={avatar}
      alt=""
      className={styles.face}
      expression={isGrave ? 'neutral' : look}
      speaking={isSpeaking}
      mouth={spoken ?? (isGrave && !isSpeaking ? 'rest' : undefined)}
    />
  );
}
