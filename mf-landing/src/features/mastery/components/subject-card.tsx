import { xpActions } from '@grove/contracts';
import { Badge, Button, Card, classNames, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { SubjectRecord } from '../model/subjects.ts';
import { GainButtons } from './gain-buttons.tsx';
import { SubjectStatus } from './subject-status.tsx';
import styles from './subject-card.module.css';

export interface SubjectCardProps {
  subject: SubjectRecord;
  selected: boolean;
  onSelect: () => void;
  onGain: (xp: number) => void;
}

/** One subject of the tree: how far it is, its badges, and ways to add XP. A press anywhere else selects it. */
export function SubjectCard({ subject, selected, onSelect, onGain }: SubjectCardProps) {
  const t = useT();
  const name = t(`mastery.subject.${subject.id}`);
  return (
    <Card as="li" lifts data-place={subject.place} className={classNames(styles.card, selected && styles.selected)}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name={subject.icon} />
        </span>
        <div>
          <h3 className={styles.name}>
            <button
              type="button"
              aria-pressed={selected}
              aria-label={t('mastery.details', { subject: name })}
              className={styles.select}
              onClick={onSelect}
            >
              {name}
            </button>
          </h3>
          <p className={styles.level}>{t('mastery.level', { level: subject.level })}</p>
        </div>
        <Button
          className={styles.plus}
          aria-disabled={subject.mastered}
          onClick={() => onGain(xpActions.plus)}
          aria-label={t('mastery.add', { xp: xpActions.plus, subject: name })}
        >
          {t('mastery.gain', { xp: xpActions.plus })}
        </Button>
      </div>
      <SubjectStatus subject={subject} />
      <ul aria-label={t('mastery.badges', { subject: name })} className={styles.badges}>
        {subject.badges.map((badge) => (
          <li key={badge}>
            <Badge tone="gold">
              <Icon name="badge" />
              {t(`mastery.badge.${badge}`)}
            </Badge>
          </li>
        ))}
      </ul>
      <GainButtons subject={subject} onGain={onGain} />
    </Card>
  );
}
