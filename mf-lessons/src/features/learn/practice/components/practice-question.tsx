import { useEffect, useRef, type ReactNode } from 'react';
import { useContent } from '@grove/platform';
import { Badge, Button, Card, Icon, Progress, TeacherFace } from '@grove/ui';
import { isReadTo, numberKeysOf } from '../../../../common/grade-traits.ts';
import {
  askedOf,
  isOpen,
  NumberKeysContext,
  openRungs,
  QuestionArea,
  ReadToContext,
  slideParts,
  StepShown,
} from '../../questions/index.ts';
import {
  firstWords,
  type Reading,
  ReadingBar,
  SpokenContext,
  SpokenText,
  spokenText,
  useReading,
} from '../../read-aloud/index.ts';
import { useT } from '../../../../translation.ts';
import type { Practice } from '../state/use-practice.ts';
import styles from './practice-question.module.css';

type Asking = Extract<Practice, { phase: 'asking' }>;

/** One question of the set, asked as in its lesson; mounted again for every question. */
export function PracticeQuestion({ set, item, lesson, step, dispatch }: Asking): ReactNode {
  const t = useT();
  const { record, draft } = item;
  const question = askedOf(step, record)!;
  const isDone = !isOpen(question, record);
  const count = set.items.length;
  const parts = slideParts(step, question, openRungs(step, record));
  const key = `practice ${lesson.id} ${item.step} ${record.isVariant ? 'variant' : 'own'}`;
  const reading = useReading(key, spokenText(parts), lesson.teacher.voiceId);
  return (
    <Card as="section" stacked className={styles.sheet} aria-labelledby="practice-title">
      <Head place={set.place} count={count} why={item.why} />
      <SpokenContext value={{ key, firstWords: firstWords(parts) }}>
        <div className={styles.about}>
          <div>
            <p className={styles.from}>{t('practice.from', { lesson: lesson.title })}</p>
            <h2 id="practice-title" data-arrival tabIndex={-1} className={styles.title}>
              <SpokenText part="title">{step.title}</SpokenText>
            </h2>
          </div>
          {lesson.teacher.voiceId && <Listen reading={reading} />}
        </div>
        <StepShown step={step} question={question} />
        <ReadToContext value={isReadTo(lesson.curriculumEntry.grade)}>
          <NumberKeysContext value={numberKeysOf(lesson.curriculumEntry.grade)}>
            <QuestionArea
              key={String(record.isVariant)}
              step={step}
              question={question}
              record={record}
              draft={draft}
              onDraft={(given) => dispatch({ type: 'draft', given })}
              onAnswer={(given) => dispatch({ type: 'answer', given })}
              onHint={() => dispatch({ type: 'hint' })}
              onVariant={() => dispatch({ type: 'variant' })}
            />
          </NumberKeysContext>
        </ReadToContext>
      </SpokenContext>
      <div className={styles.foot}>
        <Teacher name={lesson.teacher.name} outcome={record.outcome?.kind} />
        <Onward isDone={isDone} isLast={set.place + 1 === count} onNext={() => dispatch({ type: 'next' })} />
      </div>
    </Card>
  );
}

/** How far the set is, and why this question is in it. `place` counts from zero. */
function Head({ place, count, why }: { place: number; count: number; why: Asking['item']['why'] }): ReactNode {
  const t = useT();
  const words = t('practice.place', { place: place + 1, count });
  return (
    <div className={styles.head}>
      <p className={styles.place}>{words}</p>
      <Badge tone={why === 'missed' ? 'gold' : 'plain'}>{t(`practice.${why}`)}</Badge>
      <Progress className={styles.bar} value={place} max={count} label={t('practice.heading')} valueText={words} />
    </div>
  );
}

/** Has the question read aloud; the controls of the voice stand beside it while it speaks. */
function Listen({ reading }: { reading: Reading }): ReactNode {
  const t = useT();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.listen}>
      <Button ref={opener} variant="secondary" onClick={reading.toggle}>
        <Icon name={reading.isBusy ? 'stop' : 'headphones'} />
        {t(reading.isBusy ? 'player.listen.stop' : 'player.listen')}
      </Button>
      <ReadingBar reading={reading} opener={opener} />
    </div>
  );
}

/** The lesson's teacher, who is glad with the learner and stays friendly otherwise. */
function Teacher({
  name,
  outcome,
}: {
  name: string;
  outcome: 'correct' | 'wrong' | 'almost' | 'not-understood' | undefined;
}): ReactNode {
  const t = useT();
  const drawing = useContent('teachers').ofLevels.find((teacher) => teacher.name === name)?.avatar;
  return (
    <div className={styles.teacher}>
      <div className={styles.face}>
        <TeacherFace
          teacher={drawing}
          alt=""
          expression={outcome === 'correct' ? 'happy' : outcome ? 'encouraging' : 'neutral'}
        />
      </div>
      <p className={styles.bubble}>{t(`teacher.${outcome ?? 'ready'}`, { name })}</p>
    </div>
  );
}

/** The way on. It takes the focus when the question is done, because the field that held it is closed then. */
function Onward({ isDone, isLast, onNext }: { isDone: boolean; isLast: boolean; onNext: () => void }): ReactNode {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) button.current?.focus({ preventScroll: true });
    wasDone.current = isDone;
  }, [isDone]);
  return (
    <Button ref={button} size="lg" variant={isDone ? 'primary' : 'quiet'} className={styles.onward} onClick={onNext}>
      {t(!isDone ? 'practice.skip' : isLast ? 'practice.finish' : 'practice.next')}
      <Icon name="forward" />
    </Button>
  );
}
