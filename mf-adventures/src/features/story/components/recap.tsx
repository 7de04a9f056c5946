import type { ReactNode } from 'react';
import { recapLine } from '@grove/content';
import { Button, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { recapKey } from '../model/narrator-keys.ts';
import { useHearing } from '../state/use-hearing.ts';
import styles from './recap.module.css';
import { SpokenText } from './spoken-text.tsx';

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** What was learned, sentence by sentence; the narrator reads it to those who press 'Listen'. */
export function Recap({ adventureId, sentences }: { adventureId: number; sentences: readonly string[] }): ReactNode {
  const t = useT();
  const { heard, hear } = useHearing();
  const line = recapKey(adventureId);
  const isHeard = heard === line;
  return (
    <div className={styles.recap}>
      <h4 className={styles.title}>{t('ending.learned')}</h4>
      <Button variant="secondary" className={styles.listen} onClick={() => hear(line, recapLine(sentences))}>
        <Icon name={isHeard ? 'stop' : 'volume'} />
        {t(isHeard ? 'ending.hush' : 'ending.listen')}
      </Button>
      <ul className={styles.sentences}>
        {sentences.map((sentence, index) => (
          <li key={sentence} className={styles.sentence}>
            <Icon name="check-circle" />
            <span>
              <SpokenText lineKey={line} text={sentence} from={wordsIn(recapLine(sentences.slice(0, index)))} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
