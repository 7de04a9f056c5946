import type { ReactNode } from 'react';
import type { LessonStep, Outcome, Question } from '@grove/contracts';
import type { IconName } from '@grove/art/icons';
import { Icon, VisuallyHidden } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import { spokenText } from '../../read-aloud/index.ts';
import { hintAfterWrong, reasonFor, type QuestionRecord } from '../model/record.ts';
import styles from './feedback.module.css';

/** What is said to an answer; a polite status region, so that it is heard too. */
export function Feedback({
  step,
  question,
  record,
}: {
  step: LessonStep;
  question: Question;
  record: QuestionRecord;
}): ReactNode {
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

/** The same as a voice says it, without the sign that some verdicts begin with; empty before an answer. A choice leaves its slide soon, so that its own sentence comes almost at once. */
export function useReply(step: LessonStep, question: Question | undefined, record: QuestionRecord): string {
  const t = useT();
  if (!question || !record.outcome) return '';
  const reason = reasonFor(step, record) ?? '';
  const verdict = t(verdictOf(record.outcome, question)).replace(/^\p{Extended_Pictographic} /u, '');
  const shortly = record.outcome.kind === 'wrong' ? t('answer.wrong') : '';
  return spokenText(
    [
      reason && question.inputType === 'multiple-choice' ? shortly : verdict,
      reason,
      hintAfterWrong(step, record) ?? '',
    ].map((text, index) => ({ name: `reply-${index}`, text })),
  );
}

const almostWords = {
  simplify: 'feedback.simplify',
  'missing-unit': 'feedback.missingUnit',
  'other-unit': 'feedback.otherUnit',
} as const;

/** The words to each outcome. Those to a whole number are fixed by spec §4. */
function verdictOf(outcome: Outcome, { inputType }: Question) {
  if (outcome.kind === 'correct') return 'feedback.correct';
  if (outcome.kind === 'almost') return almostWords[outcome.because];
  if (outcome.kind === 'not-understood')
    return inputType === 'number' ? 'feedback.unreadableNumber' : 'feedback.unreadable';
  if (inputType === 'number') return 'feedback.wrongNumber';
  return inputType === 'multiple-choice' ? 'feedback.wrongChoice' : 'feedback.wrong';
}

function Message({ outcome, question }: { outcome: Outcome; question: Question }): ReactNode {
  const t = useT();
  const text = t(verdictOf(outcome, question));
  if (outcome.kind === 'correct') return <Signed icon="check-circle" text={text} />;
  if (outcome.kind === 'wrong' && question.inputType === 'number') return <Signed icon="cross" text={text} />;
  return (
    <p className={styles.verdict}>
      <Icon name={outcome.kind === 'wrong' ? 'cross' : 'info'} />
      {text}
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
