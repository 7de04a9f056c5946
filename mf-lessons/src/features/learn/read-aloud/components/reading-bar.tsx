import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { formatNumber, speechRates } from '@grove/platform';
import { Button, Icon, IconButton } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import type { Reading } from '../state/use-reading.ts';
import styles from './reading-bar.module.css';

/** The small bar while a slide is read aloud: pause, pace and stop; or one quiet line when the voice failed. `opener` gets the focus back when the bar goes. */
export function ReadingBar({
  reading,
  opener,
}: {
  reading: Reading;
  opener: RefObject<HTMLElement | null>;
}): ReactNode {
  const t = useT();
  return (
    <>
      <p role="status" className={styles.said}>
        {reading.hasFailed && t('reading.failed')}
      </p>
      {reading.hasFailed && (
        <Button variant="secondary" onClick={reading.start}>
          <Icon name="refresh" />
          {t('reading.retry')}
        </Button>
      )}
      {reading.isBusy && <Controls reading={reading} opener={opener} />}
    </>
  );
}

function Controls({ reading, opener }: { reading: Reading; opener: RefObject<HTMLElement | null> }): ReactNode {
  const t = useT();
  const { status, rate, setRate, pause, resume, stop } = reading;
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = bar.current;
    const last = opener.current;
    return () => {
      if (own?.contains(document.activeElement)) last?.focus({ preventScroll: true });
    };
  }, [opener]);
  return (
    <div ref={bar} role="group" aria-label={t('reading.label')} className={styles.bar}>
      <IconButton
        icon={status === 'paused' ? 'play' : 'pause'}
        label={t(status === 'paused' ? 'reading.resume' : 'reading.pause')}
        disabled={status === 'loading'}
        onClick={status === 'paused' ? resume : pause}
      />
      <div role="group" aria-label={t('reading.rate')} className={styles.rates}>
        {speechRates.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.rate}
            aria-pressed={each === rate}
            onClick={() => setRate(each)}
          >
            {t('reading.times', { rate: formatNumber(each) })}
          </button>
        ))}
      </div>
      <IconButton icon="stop" label={t('reading.stop')} onClick={stop} />
    </div>
  );
}
