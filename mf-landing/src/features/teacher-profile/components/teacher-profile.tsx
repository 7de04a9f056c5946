import type { AiTeacher, LearningLevel, LevelTopic } from '@grove/contracts';
import { useContent, usePagePlace, usePageTitle } from '@grove/platform';
import { ButtonLink, Icon } from '@grove/ui';
import { Conversation } from '../../../common/conversation.tsx';
import { bandOf, usePlaceOf } from '../../../common/level-look.ts';
import { PageBanner } from '../../../common/page-banner.tsx';
import { PageBody } from '../../../common/page-body.tsx';
import { SpeakingFace } from '../../../common/speaking-face.tsx';
import { SpeechBubble } from '../../../common/speech-bubble.tsx';
import { useLine, VoiceButton } from '../../../common/voice-button.tsx';
import { VoiceTrouble } from '../../../common/voice-trouble.tsx';
import { useT } from '../../../translation.ts';
import { FactTiles, FeatureList } from './profile-facts.tsx';
import styles from './teacher-profile.module.css';

/** The profile of a teacher (spec §2, "Teacher profile"). */
export function TeacherProfile({ teacher, level }: { teacher: AiTeacher; level: LearningLevel | undefined }) {
  const t = useT();
  usePageTitle(teacher.name);
  const { id, name, title, avatar, greeting, voiceId, levelId } = teacher;
  const line = { key: `greeting-${id}`, text: greeting, voiceId };
  const { isSpeaking, hasFailed, speak } = useLine(line);
  const topics = useContent('levels').find((one) => one.id === levelId)?.whatYouLearn ?? [];
  const place = usePlaceOf()(levelId);
  usePagePlace(place);
  return (
    <div data-place={place} data-band={bandOf(levelId)}>
      <PageBanner
        scene={place}
        above={
          <ButtonLink to="/levels" variant="secondary">
            <Icon name="back" />
            {t('profile.back')}
          </ButtonLink>
        }
        title={name}
        lead={title}
        aside={
          <SpeakingFace
            teacher={avatar}
            alt={name}
            expression="encouraging"
            speaking={isSpeaking}
            className={styles.face}
          />
        }
      >
        {level && <p className={styles.ages}>{t('demo.levelAges', { level: level.name, ages: level.ageRange })}</p>}
        <div className={styles.actions}>
          <ButtonLink to={`/level/${levelId}`} size="lg">
            {t('profile.start')}
          </ButtonLink>
          <VoiceButton line={line} label={t('profile.hear')} variant="secondary" size="lg" />
        </div>
        {hasFailed && <VoiceTrouble onRetry={speak} />}
      </PageBanner>
      <PageBody edge="hills">
        <FactTiles />
        <div className={styles.columns}>
          <section aria-labelledby="learn-heading" className={styles.block}>
            <h2 id="learn-heading" className={styles.heading}>
              {t('profile.learn')}
            </h2>
            <Topics teacherName={name} topics={topics} />
          </section>
          <SampleChat teacher={teacher} />
        </div>
        <FeatureList />
        <NextSteps teacherId={id} />
      </PageBody>
    </div>
  );
}

/** What is learned with a teacher; each topic opens its lessons. */
function Topics({ teacherName, topics }: { teacherName: string; topics: readonly LevelTopic[] }) {
  return (
    <ul className={styles.topics}>
      {topics.map(({ title }) => (
        <li key={title}>
          <ButtonLink
            to={`/lessons/${encodeURIComponent(teacherName)}/${encodeURIComponent(title)}`}
            variant="secondary"
            className={styles.topic}
          >
            <Icon name="leaf" className={styles.leaf} />
            {title}
            <Icon name="forward" className={styles.onward} />
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** The greeting, and a conversation as it could continue. */
function SampleChat({ teacher: { id, name, avatar, greeting } }: { teacher: AiTeacher }) {
  const t = useT();
  const conversation = useContent('demo').find((demo) => demo.id === id)?.conversation ?? [];
  return (
    <section aria-labelledby="chat-heading" className={styles.block}>
      <h2 id="chat-heading" className={styles.heading}>
        {t('profile.chat')}
      </h2>
      <SpeechBubble label={t('voice.says', { name })}>{greeting}</SpeechBubble>
      <Conversation label={t('demo.sample', { name })} lines={conversation} teacher={{ name, avatar }} />
    </section>
  );
}

/** Where a visitor can go from here. */
function NextSteps({ teacherId }: { teacherId: number }) {
  const t = useT();
  return (
    <section aria-labelledby="next-heading" className={styles.block}>
      <h2 id="next-heading" className={styles.heading}>
        {t('profile.next')}
      </h2>
      <div className={styles.actions}>
        <ButtonLink to={`/lesson/${teacherId}/demo`} size="lg">
          {t('profile.demoLesson')}
        </ButtonLink>
        <ButtonLink to="/curriculum" variant="secondary" size="lg">
          {t('profile.curriculum')}
        </ButtonLink>
        <ButtonLink to="/progress/3" variant="secondary" size="lg">
          {t('profile.progress')}
        </ButtonLink>
      </div>
    </section>
  );
}
