import type { AiTeacher, LearningLevel } from '@grove/contracts';
import { Badge, Button, Card, classNames, Icon } from '@grove/ui';
import { Link } from 'react-router-dom';
import { usePlaceOf } from '../../../common/level-look.ts';
import { SpeakingFace } from '../../../common/speaking-face.tsx';
import { useLine } from '../../../common/voice-button.tsx';
import { VoiceTrouble } from '../../../common/voice-trouble.tsx';
import { useT } from '../../../translation.ts';
import styles from './teacher-card.module.css';

export interface TeacherCardProps {
  teacher: AiTeacher;
  level: LearningLevel | undefined;
  selected: boolean;
  onSelect: () => void;
}

/** A teacher. A press anywhere on the card selects them and plays the greeting; the name leads to the profile. */
export function TeacherCard({ teacher, level, selected, onSelect }: TeacherCardProps) {
  const t = useT();
  const { id, name, title, avatar, greeting, voiceId, levelId } = teacher;
  const { isBusy, isSpeaking, hasFailed, speak } = useLine({
    key: `greeting-${id}`,
    text: greeting,
    voiceId,
    greetingOf: id,
  });
  const listen = (): void => {
    onSelect();
    speak();
  };
  return (
    <Card
      as="li"
      lifts
      data-place={usePlaceOf()(levelId)}
      data-selected={selected || undefined}
      className={classNames(styles.card, selected && styles.selected)}
    >
      <SpeakingFace
        teacher={avatar}
        alt=""
        expression={selected ? 'happy' : 'neutral'}
        speaking={isSpeaking}
        className={styles.face}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/teacher/${id}`} className={styles.profile}>
            {name}
          </Link>
        </h3>
        <p className={styles.title}>{title}</p>
        {level && <Badge>{level.name}</Badge>}
      </div>
      {selected && (
        <blockquote className={styles.greeting} aria-label={t('voice.says', { name })}>
          {greeting}
        </blockquote>
      )}
      <div className={styles.foot}>
        <Button className={styles.listen} aria-disabled={isBusy} onClick={listen}>
          <Icon name="volume" />
          {isBusy ? t('teachers.listening') : t('teachers.listen', { name })}
        </Button>
        {hasFailed && <VoiceTrouble onRetry={speak} />}
        {selected && !voiceId && <p role="status">{t('voice.silent', { name })}</p>}
      </div>
    </Card>
  );
}
