import type { ReactNode } from 'react';
import type { LessonStep } from '@grove/contracts';
import { Icon } from '@grove/ui';
import { isFrame, Picture, readPictures } from '../../questions/index.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import styles from './slide.module.css';

/** The sign beside the title of the first and the last slide: their picture, or else an icon. It repeats what the title says. */
export function SlideSign({ step, lesson }: { step: LessonStep; lesson: PlayerLesson }): ReactNode {
  if (!isFrame(step)) return null;
  const { image = '' } = step;
  const isDrawn = readPictures(image)
    .groups.flat()
    .some(({ picture }) => picture);
  return (
    <span className={styles.sign}>
      {isDrawn ? (
        <Picture text={image} isNamed={false} />
      ) : (
        <Icon name={step.type === 'intro' ? lesson.icon : 'trophy'} />
      )}
    </span>
  );
}
