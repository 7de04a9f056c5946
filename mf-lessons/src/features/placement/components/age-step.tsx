import type { ReactNode } from 'react';
import type { AiTeacher } from '@grove/contracts';
import { useContent } from '@grove/platform';
import { Button, SceneBackdrop } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { ages, type ToldAge } from '../model/placement.ts';
import { useHearing } from '../state/use-hearing.ts';
import { Guide } from './guide.tsx';
import styles from './age-step.module.css';

interface AgeStepProps {
  guide: AiTeacher;
  follows: boolean;
  onFollows: (follows: boolean) => void;
  onTell: (age: ToldAge) => void;
}

/** 'How old are you?', by large buttons; it need not be told. */
export function AgeStep({ guide, follows, onFollows, onTell }: AgeStepProps): ReactNode {
  const t = useT();
  const levels = useContent('levels');
  const [question, why] = [t('placement.age'), t('placement.age.why')];
  const hearing = useHearing({
    key: 'placement age',
    text: `${question} ${why}`,
    voiceId: guide.voiceId,
    follows,
    onFollows,
  });
  return (
    <section aria-labelledby="placement-heading" className={styles.step}>
      <Guide teacher={guide} hearing={hearing}>
        {why}
      </Guide>
      <h3 id="placement-heading" data-step-heading tabIndex={-1} className={styles.heading}>
        {question}
      </h3>
      <div role="group" aria-labelledby="placement-heading" className={styles.ages}>
        {ages.map(({ id, levelId }) => (
          <button key={id} type="button" className={styles.age} onClick={() => onTell(id)}>
            <span className={styles.picture}>
              <SceneBackdrop scene={levels.find((level) => level.id === levelId)?.place ?? 'grove'} />
            </span>
            <span className={styles.range}>{id.replace('-', '–')}</span>
          </button>
        ))}
      </div>
      <Button variant="secondary" className={styles.untold} onClick={() => onTell('untold')}>
        {t('placement.age.skip')}
      </Button>
    </section>
  );
}
