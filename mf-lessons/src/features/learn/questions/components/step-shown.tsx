import type { ReactNode } from 'react';
import type { LessonStep, Question } from '@grove/contracts';
import { isCode } from '../model/code-pieces.ts';
import { CodeText, Listing } from './code-text.tsx';
import { CountingPicture } from './picture-counting.tsx';
import { isCounting } from '../model/picture-text.ts';
import { Picture } from './picture.tsx';
import { toldOf } from '../model/record.ts';
import styles from './step-shown.module.css';

/** Whether a step opens or closes its lesson; its picture stands as a sign beside the title then. */
export const isFrame = ({ type }: LessonStep): boolean => type === 'intro' || type === 'completion';

/** What a step tells, or its variant while that is asked: the text, what there is to look at, the short lines. */
export function StepShown({ step, question }: { step: LessonStep; question: Question | undefined }): ReactNode {
  const { content, image, examples } = toldOf(step, question);
  return (
    <div className={styles.shown} data-asks={question ? '' : undefined}>
      {content && (
        <p className={styles.text}>
          <CodeText part="content">{content}</CodeText>
        </p>
      )}
      {image && !isFrame(step) && <StepPicture image={image} question={question} />}
      <StepExamples examples={examples} />
    </div>
  );
}

/** What there is to look at or to count. */
function StepPicture({ image, question }: { image: string; question: Question | undefined }): ReactNode {
  return (
    <div className={styles.picture}>
      {question && isCounting(image, question) ? <CountingPicture text={image} /> : <Picture text={image} />}
    </div>
  );
}

/** The short lines below the text: a listing where all of them are code. */
function StepExamples({ examples }: { examples: readonly string[] | undefined }): ReactNode {
  if (!examples) return null;
  if (examples.every(isCode)) return <Listing lines={examples} />;
  return (
    <ul className={styles.examples}>
      {examples.map((example, index) => (
        <li key={example}>
          <CodeText part={`example-${index}`}>{example}</CodeText>
        </li>
      ))}
    </ul>
  );
}
