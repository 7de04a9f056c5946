import { Badge, ButtonLink, Card, Icon, IconButton } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { SubjectRecord } from '../model/subjects.ts';
import { GainButtons } from './gain-buttons.tsx';
import { SubjectStatus } from './subject-status.tsx';
import styles from './subject-detail.module.css';

export interface SubjectDetailProps {
  subject: SubjectRecord;
  onGain: (xp: number) => void;
  onClose: () => void;
}

/** The selected subject, closely (spec §2). */
export function SubjectDetail({ subject, onGain, onClose }: SubjectDetailProps) {
  const t = useT();
  const name = t(`mastery.subject.${subject.id}`);
  return (
    <Card
      as="section"
      stacked
      data-place={subject.place}
      aria-labelledby="mastery-detail-heading"
      className={styles.detail}
    >
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name={subject.icon} />
        </span>
        <div>
          <p className={styles.kicker}>{t('mastery.closer')}</p>
          <h3 id="mastery-detail-heading" className={styles.name}>
            {name}
          </h3>
        </div>
        <IconButton icon="close" label={t('mastery.closeDetail')} onClick={onClose} className={styles.close} />
      </div>
      <Badge>{t('mastery.level', { level: subject.level })}</Badge>
      <SubjectStatus subject={subject} />
      <GainButtons subject={subject} onGain={onGain} />
      {subject.id === 'art' ? (
        <ButtonLink to="/curriculum">{t('mastery.curriculum')}</ButtonLink>
      ) : (
        <ButtonLink to={`/lessons/Grade 3/${name}`}>{t('mastery.lessons', { subject: name })}</ButtonLink>
      )}
    </Card>
  );
}
