import { useEffect, useState } from 'react';
import type { DemoTeacherProfile } from '@grove/contracts';
import { useContent } from '@grove/platform';
import { ButtonLink } from '@grove/ui';
import { Conversation } from '../../../common/conversation.tsx';
import { SpeakingFace } from '../../../common/speaking-face.tsx';
import { SpeechBubble } from '../../../common/speech-bubble.tsx';
import { useLine, VoiceButton } from '../../../common/voice-button.tsx';
import { VoiceTrouble } from '../../../common/voice-trouble.tsx';
import { useT } from '../../../translation.ts';
import styles from './demo-stage.module.css';

/** After a pick the conversation is away for this long (spec §2). */
const conversationPauseMs = 300;

/** The id whose conversation is shown: `undefined` for a moment after each change. */
function useReappearing(id: number): number | undefined {
  const [shown, show] = useState<number | undefined>(id);
  useEffect(() => {
    if (shown === id) return undefined;
    const timer = setTimeout(() => show(id), conversationPauseMs);
    return () => clearTimeout(timer);
  }, [id, shown]);
  return shown === id ? id : undefined;
}

/** The chosen teacher of `/demo`: face, a line to hear, and a sample conversation. */
export function DemoStage({ teacher }: { teacher: DemoTeacherProfile }) {
  const t = useT();
  const isShown = useReappearing(teacher.id) !== undefined;
  const voiceId = useContent('teachers').ofLevels.find(({ id }) => id === teacher.id)?.voiceId ?? null;
  const line = { key: `sample-${teacher.id}`, text: teacher.sampleMessage, voiceId };
  const { isSpeaking, hasFailed, speak } = useLine(line);
  return (
    <div className={styles.stage}>
      <div className={styles.person}>
        <SpeakingFace
          teacher={teacher.avatar}
          alt=""
          expression={isSpeaking ? 'happy' : 'encouraging'}
          speaking={isSpeaking}
          className={styles.face}
        />
        <div>
          <h2 className={styles.name}>{teacher.name}</h2>
          <p className={styles.title}>{teacher.title}</p>
          <p>{t('demo.levelAges', { level: teacher.level, ages: teacher.ages })}</p>
        </div>
        <p className={styles.personality}>{teacher.personality}.</p>
        <div className={styles.actions}>
          <VoiceButton line={line} label={t('demo.hear')} size="lg" />
          <ButtonLink to={`/teacher/${teacher.id}`} variant="secondary" size="lg">
            {t('demo.profile', { name: teacher.name })}
          </ButtonLink>
        </div>
        {hasFailed && <VoiceTrouble onRetry={speak} />}
      </div>
      <div className={styles.talk} data-shown={isShown || undefined} aria-live="polite">
        {isShown && (
          <>
            <SpeechBubble label={t('voice.says', { name: teacher.name })}>{teacher.sampleMessage}</SpeechBubble>
            <Conversation
              label={t('demo.sample', { name: teacher.name })}
              lines={teacher.conversation}
              teacher={teacher}
            />
          </>
        )}
      </div>
    </div>
  );
}
