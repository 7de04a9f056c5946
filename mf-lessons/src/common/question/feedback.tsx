import type { ReactNode } from 'react';
import type { LessonStep, Outcome, Question } from '@grove/contracts';
import type { IconName } from '@grove/art/icons';
import { Icon, VisuallyHidden } from '@grove/ui';
import { useT } from '../../translation.ts';
import { hintAfterWrong, reasonFor, type QuestionRecord } from './record.ts';
import styles from './feedback.module.css';

/** What is said to an answer; a polite status region, so that it is heard too. */
export function Feedback({ step, question, record }: { step: LessonStep; question: Question; record: QuestionRecord }): ReactNode {
  const { outcome } = record;
  const reason = reasonFor(step, record);
  const hint = hintAfterWrong(step, record);
  return (
    <div role="status" className={styles.region}>
      {outcome && (
        <div className={styles.feedback} data-outcome={outcome.kind}>
          <Message outcome={outcome} question={question} />
          {reason && <p>{reason}</p>}
          {hint && (
            <p className={styles.hint}>
              <Icon name="lightbulb" />
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The words to each outcome. Those to a whole number are fixed by spec §4. */
function Message({ outcome, question }: { outcome: Outcome; question: Question }): ReactNode {
  const t = useT();
  const isChoice = question.inputType === 'multiple-choice';
  if (outcome.kind === 'correct') return <Signed icon="check-circle" text={t('feedback.correct')} />;
  if (outcome.kind === 'wrong' && question.inputType === 'number') return <Signed icon="cross" text={t('feedback.wrongNumber')} />;
  return (
    <p className={styles.verdict}>
      <Icon name={outcome.kind === 'wrong' ? 'cross' : 'info'} />
      {outcome.kind === 'wrong' && t(isChoice ? 'feedback.wrongChoice' : 'feedback.wrong')}
      {outcome.kind === 'almost' && t(outcome.because === 'simplify' ? 'feedback.simplify' : 'feedback.missingUnit')}
      {outcome.kind === 'not-understood' && t(question.inputType === 'number' ? 'feedback.unreadableNumber' : 'feedback.unreadable')}
    </p>
  );
}

/** A text that begins with an emoji: the words are as fixed, the sign is drawn, so that it looks alike on every device. */
function Signed({ icon, text }: { icon: IconName; text: string }): ReactNode {
  const end = text.indexOf(' ') + 1;
  return (
    <p className={styles.verdict}>
      <VisuallyHidden>{text.slice(0, end)}</VisuallyHidden>
      <Icon name={icon} />
      {text.slice(end)}
    </p>
  );
}
