import { Fragment, useState } from 'react';
import { AreaBoundary, formatNumber, usePreservedState } from '@grove/platform';
import { Badge, Section, VisuallyHidden } from '@grove/ui';
import { Ridge } from '../../../common/ridge.tsx';
import { useT } from '../../../translation.ts';
import { totals } from '../model/subjects.ts';
import type { SubjectId, SubjectRecord } from '../model/subjects.ts';
import { useTree } from '../state/tree-xp.ts';
import { LevelTree } from './level-tree.tsx';
import { SubjectCard } from './subject-card.tsx';
import { SubjectDetail } from './subject-detail.tsx';
import { TreeFallback } from './tree-fallback.tsx';
import styles from './mastery-section.module.css';

const treeFallback = () => <TreeFallback />;

/** The Tree of Mastery (spec §2): the tree with its five levels, and what each subject has grown to. */
export function MasterySection() {
  const t = useT();
  const { records, gain, isSample } = useTree();
  const [selectedId, select] = usePreservedState<SubjectId | null>('subject', null);
  const [grownId, setGrown] = useState<SubjectId | null>(null);
  return (
    <Section
      id="mastery"
      data-place="forest"
      title={t('mastery.heading')}
      lead={t('mastery.lead')}
      backdrop={<Ridge shape="pines" />}
    >
      <div className={styles.board}>
        <div className={styles.tree}>
          <AreaBoundary name="level tree" fallback={treeFallback}>
            <LevelTree />
          </AreaBoundary>
        </div>
        <Totals records={records} isSample={isSample} />
        <div className={styles.subjects}>
          <p className={styles.hint}>{t('mastery.choose')}</p>
          <ul className={styles.cards} aria-label={t('mastery.subjects')}>
            {records.map((subject) => {
              const selected = subject.id === selectedId;
              const onGain = (xp: number): void => {
                gain(subject.id, xp);
                setGrown(subject.id);
              };
              return (
                <Fragment key={subject.id}>
                  <SubjectCard
                    subject={subject}
                    selected={selected}
                    onSelect={() => select(selected ? null : subject.id)}
                    onGain={onGain}
                  />
                  {selected && (
                    <li className={styles.closer}>
                      <SubjectDetail subject={subject} onGain={onGain} onClose={() => select(null)} />
                    </li>
                  )}
                </Fragment>
              );
            })}
          </ul>
          <Growth subject={records.find(({ id }) => id === grownId)} />
        </div>
      </div>
    </Section>
  );
}

/** What all subjects come to; `isSample` while they are not the learner's own. */
function Totals({ records, isSample }: { records: readonly SubjectRecord[]; isSample: boolean }) {
  const t = useT();
  const { totalXp, level } = totals(records);
  return (
    <div className={styles.totals}>
      <dl>
        <div>
          <dt>{t('mastery.overallLevel')}</dt>
          <dd>{formatNumber(level)}</dd>
        </div>
        <div>
          <dt>{t('mastery.totalXp')}</dt>
          <dd>{formatNumber(totalXp)}</dd>
        </div>
      </dl>
      {isSample && <Badge>{t('mastery.sample')}</Badge>}
      <Badge tone="gold" className={styles.grade}>
        {t('mastery.grade')}
      </Badge>
    </div>
  );
}

/** Says how the subject stands that was just given XP. */
function Growth({ subject }: { subject: SubjectRecord | undefined }) {
  const t = useT();
  return (
    <VisuallyHidden>
      <span role="status">
        {subject &&
          t('mastery.gained', {
            subject: t(`mastery.subject.${subject.id}`),
            amount: t('mastery.ofMax', { xp: formatNumber(subject.xp), max: formatNumber(subject.maxXp) }),
            level: t('mastery.level', { level: subject.level }),
          })}
        {subject?.mastered && ` ${t('mastery.mastered')}`}
      </span>
    </VisuallyHidden>
  );
}
