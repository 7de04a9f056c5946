import type { ReactNode } from 'react';
import type { IconName } from '@grove/art/icons';
import type { EnhancedHead } from '@grove/contracts';
import { formatNumber, usePreservedState } from '@grove/platform';
import { Badge, Button, Icon, classNames } from '@grove/ui';
import { Dialog } from '@grove/ui/dialog';
import { isYoung } from '../../../../common/grade-traits.ts';
import { useT } from '../../../../translation.ts';
import { useActivityProgress } from '../state/progress.ts';
import { LessonActivity } from './lesson-activity.tsx';
import styles from './activity-panel.module.css';

interface ActivityPanelProps {
  lesson: EnhancedHead;
  /** Every goal was reached, for the first time on this device. */
  onDone: () => void;
  /** Level of the panel's heading on its page. */
  headingLevel?: 2 | 3 | 4;
}

const elementIcons: Readonly<Record<EnhancedHead['interactiveElement']['type'], IconName>> = {
  'visual-grid': 'chart',
  'story-explorer': 'book-open',
  'circuit-builder': 'lightbulb',
  'time-map': 'map',
  'sentence-builder': 'pencil',
  'drag-drop': 'gear',
};

/** The interactive element of an enhanced lesson: what it is, how far the learner is, and the way into it. */
export function ActivityPanel({ lesson, onDone, headingLevel = 3 }: ActivityPanelProps): ReactNode {
  const t = useT();
  const [isOpen, setIsOpen] = usePreservedState(`activity ${lesson.id}`, false);
  const [{ reached, hasFinished }] = useActivityProgress(lesson.id);
  const hasBegun = typeof reached === 'number' ? reached > 0 : reached.length > 0;
  const { interactiveElement: element } = lesson;
  const Heading = `h${headingLevel}` as const;
  const action = hasFinished ? 'activity.again' : hasBegun ? 'activity.continue' : 'activity.start';
  return (
    <section className={styles.panel} aria-labelledby={`activity-${lesson.id}`}>
      <Icon name={elementIcons[element.type]} size={28} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.kind}>{t(`element.${element.type}`)}</p>
        <Heading id={`activity-${lesson.id}`} className={styles.title}>
          {element.title}
        </Heading>
        <p>{element.description}</p>
        <p className={styles.facts}>
          <Badge tone="gold">
            <Icon name="star" />
            {t('activity.xp', { xp: formatNumber(element.xpReward) })}
          </Badge>
          {hasFinished && (
            <Badge tone="correct">
              <Icon name="check" />
              {t('activity.done')}
            </Badge>
          )}
        </p>
        <Button
          variant={hasFinished ? 'secondary' : 'primary'}
          aria-label={t(`${action}.named`, { activity: element.title })}
          onClick={() => setIsOpen(true)}
        >
          <Icon name={hasFinished ? 'restart' : 'play'} />
          {t(action)}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={element.title}
        description={element.description}
        closeLabel={t('player.close')}
        className={classNames(styles.sheet, isYoung(lesson.grade) && styles.young)}
      >
        <div className={styles.inside} data-band={isYoung(lesson.grade) ? 'young' : undefined}>
          <LessonActivity lessonId={lesson.id} onDone={onDone} onClose={() => setIsOpen(false)} />
        </div>
      </Dialog>
    </section>
  );
}
