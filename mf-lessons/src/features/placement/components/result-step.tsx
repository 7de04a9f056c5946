import type { ComponentProps, ReactNode } from 'react';
import type { AiTeacher, LevelDocument } from '@grove/contracts';
import { useContent } from '@grove/platform';
import { Button, ButtonLink, Icon, SceneBackdrop } from '@grove/ui';
import { SpeakingFace } from '../../../common/speaking-face.tsx';
import { useT } from '../../../translation.ts';
import { useHearing } from '../state/use-hearing.ts';
import styles from './result-step.module.css';

interface ResultStepProps {
  levelId: number;
  /** A level that was nearly as likely. */
  alsoLevelId: number | undefined;
  follows: boolean;
  onFollows: (follows: boolean) => void;
  onRestart: () => void;
  /** The learner goes to another page. */
  onLeave: () => void;
}

/** The recommended level in its place, with its teacher, who says it to who cannot read. Advice only. */
export function ResultStep({
  levelId,
  alsoLevelId,
  follows,
  onFollows,
  onRestart,
  onLeave,
}: ResultStepProps): ReactNode {
  const t = useT();
  const levels = useContent('levels');
  const level = levels.find(({ id }) => id === levelId)!;
  const also = levels.find(({ id }) => id === alsoLevelId);
  const { place } = level;
  const teacher = useContent('teachers').ofLevels.find((each) => each.levelId === levelId);
  const heading = t('placement.result', { level: level.name });
  const lines = [
    teacher && t('placement.result.teacher', { name: teacher.name }),
    also && t('placement.result.close', { level: also.name }),
  ]
    .filter(Boolean)
    .join(' ');
  const hearing = useHearing({
    key: 'placement result',
    text: [`${heading}.`, level.description, lines].join(' '),
    voiceId: teacher?.voiceId ?? null,
    follows,
    onFollows,
  });
  return (
    <section aria-labelledby="placement-heading" className={styles.step} data-place={place}>
      <Scene place={place} teacher={teacher} isSpeaking={hearing.isSpeaking} />
      <div className={styles.words}>
        <h3 id="placement-heading" data-step-heading tabIndex={-1} className={styles.heading}>
          {heading}
        </h3>
        <p className={styles.lead}>{level.description}</p>
        <p>{lines}</p>
        <Button variant="secondary" className={styles.hear} onClick={hearing.toggle}>
          <Icon name={hearing.isBusy ? 'stop' : 'volume'} />
          {t(hearing.isBusy ? 'placement.hush' : 'placement.hear')}
        </Button>
        <p role="status" className={styles.trouble}>
          {hearing.hasFailed && t('placement.voice.failed')}
        </p>
        <p className={styles.open}>{t('placement.result.open')}</p>
        <Onward level={level} onRestart={onRestart} onLeave={onLeave} />
      </div>
    </section>
  );
}

/** To the level, to all levels, or through the questions again. */
function Onward({
  level,
  onRestart,
  onLeave,
}: Pick<ResultStepProps, 'onRestart' | 'onLeave'> & { level: LevelDocument }): ReactNode {
  const t = useT();
  return (
    <div className={styles.actions}>
      <ButtonLink to={`/level/${level.id}`} size="lg" onClick={onLeave}>
        {t('placement.result.go', { level: level.name })}
      </ButtonLink>
      <ButtonLink to="/levels" variant="secondary" size="lg" onClick={onLeave}>
        {t('placement.result.other')}
      </ButtonLink>
      <Button variant="quiet" onClick={onRestart}>
        {t('placement.result.again')}
      </Button>
    </div>
  );
}

/** The level's place, with its teacher in it. */
function Scene({
  place,
  teacher,
  isSpeaking,
}: {
  place: ComponentProps<typeof SceneBackdrop>['scene'];
  teacher: AiTeacher | undefined;
  isSpeaking: boolean;
}): ReactNode {
  return (
    <div className={styles.scene}>
      <SceneBackdrop scene={place} />
      {teacher && (
        <span className={styles.face}>
          <SpeakingFace
            teacher={teacher.avatar ?? undefined}
            alt={teacher.name}
            speaking={isSpeaking}
            expression="happy"
          />
        </span>
      )}
    </div>
  );
}
