import type { ReactNode } from 'react';
import { Button, ButtonLink, Card, Icon } from '@grove/ui';
import { boxOf, type BoxedQuestion } from '../model/boxes.ts';
import { useT } from '../../../../translation.ts';
import { resultOf } from '../model/result.ts';
import type { PracticeItem } from '../model/practice-set.ts';
import type { Practice } from '../state/use-practice.ts';
import { dueText } from './due-text.ts';
import styles from './practice-summary.module.css';

/** How the set went: what was right, what comes again and when, and a kind word. Practice earns no XP: it is for learning. */
export function PracticeSummary({
  set,
  boxes,
  again,
  lessons,
}: Extract<Practice, { phase: 'done' }> & { lessons: string }): ReactNode {
  const t = useT();
  const { right, toRepeat, skipped, mood } = resultOf(set.items);
  const count = right.length + toRepeat.length;
  return (
    <Card as="section" stacked className={styles.sheet} aria-labelledby="practice-title">
      <div className={styles.head}>
        <span aria-hidden="true" className={styles.medal}>
          <Icon name={mood === 'all' ? 'trophy' : 'seedling'} />
        </span>
        <div>
          <h2 id="practice-title" data-arrival tabIndex={-1} className={styles.title}>
            {t(`practice.done.${mood}`)}
          </h2>
          {count > 0 && <p>{t('practice.done.text', { right: right.length, count })}</p>}
        </div>
      </div>
      {toRepeat.length > 0 && (
        <Questions title={t('practice.done.again')} items={toRepeat} boxes={boxes} note={t('practice.done.kind')} />
      )}
      {right.length > 0 && <Questions title={t('practice.done.right')} items={right} boxes={boxes} />}
      {skipped > 0 && <p>{t('practice.done.skipped', { count: skipped })}</p>}
      <div className={styles.ways}>
        <Button size="lg" onClick={again}>
          <Icon name="refresh" />
          {t('practice.again')}
        </Button>
        <ButtonLink size="lg" variant="secondary" to={lessons}>
          {t('practice.empty.action')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Questions with the day on which each comes again. */
function Questions({
  title,
  items,
  boxes,
  note,
}: {
  title: string;
  items: readonly PracticeItem[];
  boxes: readonly BoxedQuestion[];
  note?: string;
}): ReactNode {
  const t = useT();
  return (
    <section aria-label={title} className={styles.group}>
      <h3 className={styles.heading}>{title}</h3>
      {note && <p>{note}</p>}
      <ul className={styles.list}>
        {items.map((item) => {
          const box = boxOf(boxes, item);
          const isRight = item.record.outcome?.kind === 'correct';
          return (
            <li key={`${item.lessonId} ${item.step}`} className={styles.item}>
              <Icon name={isRight ? 'check-circle' : 'refresh'} className={isRight ? styles.right : styles.open} />
              <span>
                <span className={styles.question}>{item.text}</span>
                <span className={styles.when}>
                  {isRight && item.wasMissed && `${t('practice.done.mended')} · `}
                  {box && t('practice.done.comes', { when: dueText(box.dueDay) })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
