import type { ReactNode } from 'react';
import type { AiTeacher } from '@grove/contracts';
import type { useRead } from '@grove/platform';
import { Button, Card, Icon, Skeleton, VisuallyHidden } from '@grove/ui';
import { SpeakingFace } from '../../../../common/speaking-face.tsx';
import { useT } from '../../../../translation.ts';
import { useGreeting } from '../state/use-greeting.ts';
import styles from './teacher-place.module.css';

interface TeacherPlaceProps {
  read: ReturnType<typeof useRead<'aiTeacher'>>;
  hasTeacher: boolean;
  /** Address of the subject's picture, in front of which the teacher stands. */
  picture: string;
}

/** Where the subject's teacher stands, in every state of the read; a subject without one shows its picture alone. */
export function TeacherPlace({
  read: { data, isFetching, refetch },
  hasTeacher,
  picture,
}: TeacherPlaceProps): ReactNode {
  const t = useT();
  if (data) return <Teacher teacher={data} picture={picture} />;
  return (
    <Card as="section" className={styles.card} aria-label={t('k12.teacher')}>
      <div className={styles.scene}>
        <img src={picture} alt="" className={styles.picture} width={1280} height={720} />
      </div>
      <div className={styles.words}>
        {!hasTeacher && <p>{t('k12.teacher.none')}</p>}
        {hasTeacher && isFetching && <Waiting />}
        {hasTeacher && !isFetching && (
          <div role="alert" className={styles.alert}>
            <p>{t('k12.teacher.failed')}</p>
            <Button variant="secondary" onClick={() => void refetch()}>
              {t('k12.retry')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Waiting(): ReactNode {
  const t = useT();
  return (
    <div role="status" className={styles.alert}>
      <VisuallyHidden>{t('k12.teacher.loading')}</VisuallyHidden>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.bubble} />
    </div>
  );
}

/** The teacher in front of the subject's picture, with the greeting to read and to hear. */
function Teacher({ teacher, picture }: { teacher: AiTeacher; picture: string }): ReactNode {
  const t = useT();
  const { name, title, greeting, voiceId, avatar } = teacher;
  const voice = useGreeting(teacher);
  return (
    <Card as="section" stacked className={styles.card} aria-label={t('k12.teacher')}>
      <div className={styles.scene}>
        <img src={picture} alt="" className={styles.picture} width={1280} height={720} />
        <div className={styles.face}>
          <SpeakingFace teacher={avatar} alt="" expression="happy" speaking={voice.isSpeaking} />
        </div>
      </div>
      <div className={styles.words}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.office}>{title}</p>
        </div>
        <p className={styles.bubble}>{greeting}</p>
        {voiceId && (
          <Button variant="secondary" onClick={voice.toggle}>
            <Icon name={voice.isBusy ? 'stop' : 'volume'} />
            {t(voice.isBusy ? 'intro.stop' : 'intro.hear', { name })}
          </Button>
        )}
        <p role="status" className={styles.trouble}>
          {voice.hasFailed && t('player.listen.failed')}
        </p>
      </div>
    </Card>
  );
}
