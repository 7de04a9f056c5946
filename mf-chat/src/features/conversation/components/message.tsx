import { useMemo, type ReactNode } from 'react';
import type { AiTeacher } from '@grove/contracts';
import { useSpeech } from '@grove/platform';
import { Button, Icon, TeacherFace, TeacherPortrait, VisuallyHidden } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { ChatMessage } from '../model/conversation.ts';
import { withoutOpenFormula } from '../model/formula.ts';
import { readRichText } from '../model/rich-text.ts';
import { ReplyText } from './reply-text.tsx';
import styles from './message.module.css';

/** Replies that keep a child safe stand apart, calmly; they are no errors. */
const apart = {
  crisis: { icon: 'heart', title: 'talk.crisis' },
  safety: { icon: 'shield', title: 'talk.safety' },
} as const;

const apartOf = (kind: ChatMessage['kind']) => (kind === 'crisis' || kind === 'safety' ? apart[kind] : undefined);

/** What the learner said. */
export function LearnerMessage({ content }: { content: string }): ReactNode {
  const t = useT();
  return (
    <div className={`${styles.message} ${styles.learner}`} data-said>
      <p className={styles.bubble}>
        <VisuallyHidden>{t('talk.you')}: </VisuallyHidden>
        {content}
      </p>
    </div>
  );
}

/** What the teacher said, with a voice for it. `voice` is its key. */
export function TeacherMessage({
  message: { content, kind, stopped },
  teacher,
  voice,
}: {
  message: ChatMessage;
  teacher: AiTeacher;
  voice: string;
}): ReactNode {
  const t = useT();
  const text = useMemo(() => readRichText(content), [content]);
  const special = apartOf(kind);
  const hasWords = /[\p{L}\p{N}]/u.test(content);
  // The mark that goes from word to word is no news of the log.
  const isHeard = useSpeech().key === voice;
  return (
    <div className={styles.message} aria-live={isHeard ? 'off' : undefined} data-said>
      <TeacherPortrait teacher={teacher.avatar} alt="" className={styles.face} />
      <div className={styles.said}>
        <div className={styles.bubble} data-kind={special && kind}>
          <VisuallyHidden>{teacher.name}: </VisuallyHidden>
          {special && (
            <p className={styles.apart}>
              <Icon name={special.icon} />
              {t(special.title)}
            </p>
          )}
          {hasWords && <ReplyText text={text} voice={voice} />}
          {stopped && (
            <p className={styles.stopped}>
              <Icon name="stop" />
              {t('talk.stopped')}
            </p>
          )}
        </div>
        {text.spoken && hasWords && teacher.voiceId && (
          <ReadAloud voice={voice} text={text.spoken} voiceId={teacher.voiceId} />
        )}
      </div>
    </div>
  );
}

/** Reads a message aloud; a second press ends it. */
function ReadAloud({ voice, text, voiceId }: { voice: string; text: string; voiceId: string }): ReactNode {
  const t = useT();
  const { status, key, speak, stop } = useSpeech();
  const own = key === voice ? status : 'idle';
  const isBusy = own !== 'idle' && own !== 'failed';
  return (
    <p className={styles.voice}>
      <Button
        variant="quiet"
        className={styles.read}
        aria-label={isBusy ? undefined : t('voice.readThis', { start: text.split(' ', 5).join(' ') })}
        onClick={() => (isBusy ? stop() : speak({ key: voice, text, voiceId }))}
      >
        <Icon name={isBusy ? 'stop' : 'volume'} />
        {t(own === 'loading' ? 'voice.loading' : isBusy ? 'voice.stop' : 'voice.read')}
      </Button>
      {own === 'failed' && <span role="status">{t('voice.failed')}</span>}
    </p>
  );
}

/** The reply that is being written. It is no news until it is whole: screen readers hear it then. */
export function ComingReply({ written, teacher }: { written: string; teacher: AiTeacher }): ReactNode {
  const t = useT();
  const text = useMemo(() => readRichText(withoutOpenFormula(written)), [written]);
  return (
    <div aria-live="off" className={styles.message} data-said>
      <TeacherFace
        teacher={teacher.avatar}
        alt=""
        className={styles.face}
        expression={written ? 'neutral' : 'thinking'}
      />
      <div className={`${styles.bubble} ${styles.coming}`}>
        {written && <ReplyText text={text} voice="" />}
        {!written && <p className={styles.thinking}>{t('talk.thinking')}</p>}
      </div>
    </div>
  );
}
