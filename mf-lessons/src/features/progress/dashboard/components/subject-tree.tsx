import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '@grove/platform';
import { Badge, ButtonLink, EmptyState, Icon } from '@grove/ui';
import { useT } from '../../../../common/progress-words.ts';
import type { DashboardNumbers, SubjectRow } from '../model/dashboard.ts';
import type { DashboardLevel } from '../model/level.ts';
import { ProgressBar } from './progress-bar.tsx';
import styles from './subject-tree.module.css';

/** The subjects as branches of a trunk, each with a leaf a lesson and the way to its lessons in the grade of the level. */
export function SubjectTree({ numbers, level }: { numbers: DashboardNumbers; level: DashboardLevel }): ReactNode {
  const t = useT();
  const { grade } = level;
  const teacher = level.teacher?.name ?? '';
  return (
    <section aria-labelledby="subjects" className={styles.section}>
      <header className={styles.head}>
        <h2 id="subjects" className={styles.heading}>
          {t('subjects.heading')}
        </h2>
        {numbers.isSample && <Badge tone="gold">{t('sample.tag')}</Badge>}
      </header>
      {numbers.subjects.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon="seedling"
          title={t('subjects.none.title', { grade })}
          text={t('subjects.none.text', { name: teacher })}
          actions={
            <ButtonLink to={`/ai-chat?teacherId=${level.teacher?.id ?? 1}`}>
              {t('subjects.none.ask', { name: teacher })}
            </ButtonLink>
          }
        />
      ) : (
        <div className={styles.tree}>
          <Crown />
          <ul className={styles.branches}>
            {numbers.subjects.map((row) => (
              <Branch key={row.name} row={row} grade={grade} isSample={numbers.isSample} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The leaves at the top of the trunk, and the ground that it stands on; shade on the right, light on the left. */
function Crown(): ReactNode {
  return (
    <>
      <svg aria-hidden="true" className={styles.crown} viewBox="0 -22 200 152">
        <path
          className={styles.foliage}
          d="M30 112A28 28 0 0 1 14 62A30 30 0 0 1 52 26A40 40 0 0 1 128 14A34 34 0 0 1 178 48A30 30 0 0 1 182 100A28 28 0 0 1 138 116A44 30 0 0 1 72 118A28 28 0 0 1 30 112Z"
        />
        <path
          className={styles.foliageShade}
          d="M178 48A30 30 0 0 1 182 100A28 28 0 0 1 138 116A44 30 0 0 1 72 118C116 116 154 92 158 42A34 34 0 0 1 178 48Z"
        />
        <path
          className={styles.foliageLight}
          d="M14 62A30 30 0 0 1 52 26A40 40 0 0 1 104 6C76 14 66 26 62 42C42 40 26 50 14 62Z"
        />
      </svg>
      <svg aria-hidden="true" className={styles.ground} viewBox="0 0 300 44" preserveAspectRatio="none">
        <path className={styles.hill} d="M0 44C60 16 110 10 150 10S240 16 300 44Z" />
        <path
          className={styles.root}
          d="M132 0C130 18 112 26 92 30C118 34 132 28 142 24C150 32 158 32 168 24C180 30 192 32 210 30C186 26 172 18 168 0Z"
        />
      </svg>
    </>
  );
}

/** The lessons page by the names that the links of the site use, as in `/lessons/Grade 3/Math`. */
const lessonsOf = (grade: string, { catalogue, name }: SubjectRow['subject']): string =>
  `/lessons/${encodeURIComponent(grade)}/${encodeURIComponent(catalogue ?? name)}`;

function Branch({ row, grade, isSample }: { row: SubjectRow; grade: string; isSample: boolean }): ReactNode {
  const t = useT();
  const { name, subject, percent, completed, lessons, xp, lastActivity } = row;
  const done = t('subjects.lessons', { done: completed, total: lessons });
  // The sample is of no certain year.
  const date =
    lastActivity && formatDate(lastActivity, isSample ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' });
  return (
    <li className={styles.branch} data-tone={subject.color}>
      <div className={styles.leaf}>
        <span className={styles.icon}>
          <Icon name={subject.icon} />
        </span>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.percent}>{formatNumber(percent / 100, { style: 'percent' })}</p>
        <div className={styles.progressBar}>
          <ProgressBar
            done={completed}
            total={lessons}
            label={t('subjects.progress', { subject: name })}
            valueText={done}
          />
        </div>
        <p className={styles.facts}>
          <span>{done}</span>
          <span>{t('subjects.xp', { xp: formatNumber(xp) })}</span>
          {date && <span>{t('subjects.last', { date })}</span>}
        </p>
        <ButtonLink
          variant="secondary"
          to={lessonsOf(grade, subject)}
          aria-label={t('subjects.continue.named', { subject: name })}
          className={styles.go}
        >
          {t('subjects.continue')}
        </ButtonLink>
      </div>
    </li>
  );
}
