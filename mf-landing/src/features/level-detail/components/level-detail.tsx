import { useContent, usePagePlace, usePageTitle } from '@grove/platform';
import { ButtonLink, Icon } from '@grove/ui';
import type { LevelWithTeacher } from '../../../common/catalogue.ts';
import { bandOf, usePlaceOf } from '../../../common/level-look.ts';
import { PageBanner } from '../../../common/page-banner.tsx';
import { PageBody } from '../../../common/page-body.tsx';
import { SpeakingFace } from '../../../common/speaking-face.tsx';
import { SpeechBubble } from '../../../common/speech-bubble.tsx';
import { useLine, VoiceButton } from '../../../common/voice-button.tsx';
import { VoiceTrouble } from '../../../common/voice-trouble.tsx';
import { useT } from '../../../translation.ts';
import styles from './level-detail.module.css';
import { TeacherNote } from './teacher-note.tsx';
import { TopicTrail } from './topic-trail.tsx';

/** A level: its place, its teacher, four topics of its grade (spec §2, /level/:id). */
export function LevelDetail({ level, teacher }: LevelWithTeacher) {
  const t = useT();
  usePageTitle(level.name);
  const place = usePlaceOf()(level.id);
  usePagePlace(place);
  const shown = useContent('levels').find(({ id }) => id === level.id);
  return (
    <div data-place={place} data-band={bandOf(level.id)}>
      <PageBanner
        scene={place}
        above={
          <ButtonLink to="/levels" variant="secondary">
            <Icon name="back" />
            {t('level.back')}
          </ButtonLink>
        }
        title={level.name}
        lead={level.description}
        aside={teacher && <Welcome teacher={teacher} />}
      >
        <p className={styles.ages}>{t('levels.ages', { ages: level.ageRange })}</p>
        {teacher && (
          <ButtonLink to={`/ai-chat?teacherId=${teacher.id}`} size="lg">
            <Icon name="chat" />
            {t('level.chat', { name: teacher.name })}
          </ButtonLink>
        )}
      </PageBanner>
      <PageBody edge="hills">
        {shown && (
          <TopicTrail grade={shown.grade} topics={shown.highlights} teacherName={teacher?.name ?? level.name} />
        )}
        {teacher ? <TeacherNote teacher={teacher} /> : <p>{t('level.noTeacher')}</p>}
      </PageBody>
    </div>
  );
}

function Welcome({ teacher }: { teacher: NonNullable<LevelWithTeacher['teacher']> }) {
  const t = useT();
  const line = { key: `greeting-${teacher.id}`, text: teacher.greeting, voiceId: teacher.voiceId };
  const { isSpeaking, hasFailed, speak } = useLine(line);
  return (
    <div className={styles.welcome}>
      <SpeakingFace
        teacher={teacher.avatar}
        alt={teacher.name}
        expression="happy"
        speaking={isSpeaking}
        className={styles.face}
      />
      <SpeechBubble label={t('voice.says', { name: teacher.name })}>{teacher.greeting}</SpeechBubble>
      <VoiceButton line={line} label={t('teachers.listen', { name: teacher.name })} variant="secondary" />
      {hasFailed && <VoiceTrouble onRetry={speak} />}
    </div>
  );
}
