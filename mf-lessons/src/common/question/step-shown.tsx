import type { ReactNode } from 'react';
import type { LessonStep, Question } from '@grove/contracts';
import { isCode } from './code-pieces.ts';
import { CodeText, Listing } from './code-text.tsx';
import { CountingPicture } from './picture-counting.tsx';
import { isCounting } from './picture-text.ts';
import { Picture } from './picture.tsx';
import styles from './step-shown.module.css';

/** Whether a step opens or closes its lesson; its picture stands as a sign beside the title then. */
export const isFrame = ({ type }: LessonStep): boolean => type === 'intro' || type === 'completion';

/** What a step tells: its text, what there is to look at, its short lines. */
export function StepShown({ step, question }: { step: LessonStep; question: Question | undefined }): ReactNode {
  return (
    <div className={styles.shown} data-asks={question ? '' : undefined}>
      <p className={styles.text}><CodeText part="content">{step.content}</CodeText></p>
      <StepPicture step={step} question={question} />
      <StepExamples examples={step.examples} />
    </div>
  );
}

/** What there is to look at or to count. */
function StepPicture({ step, question }: { step: LessonStep; question: Question | undefined }): ReactNode {
  if (!step.image || isFrame(step)) return null;
  return <div className={styles.picture}>{question && isCounting(step.image, question) ? <CountingPicture text={step.image} /> : <Picture text={step.image} />}</div>;
}

/** The short lines below the text: a listing where all of them are code. */
function StepExamples({ examples }: { examples: readonly string[] | undefined }): ReactNode {
  if (!examples) return null;
  if (examples.every(isCode)) return <Listing lines={examples} />;
  return (
    <ul className={styles.examples}>
      {examples.map((example, place) => (
        <li key={example}><CodeText part={`example-${place}`}>{example}</CodeText></li>
      ))}
    </ul>
  );
}
