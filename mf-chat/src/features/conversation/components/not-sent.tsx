import { useEffect, useState, type ReactNode } from 'react';
import { Button, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { Notice } from './notice.tsx';

/** Says that a message is back in the input, and sends it again; where the service asked for a pause, once that is over. */
export function NotSent({
  waitUntil,
  canRetry,
  onRetry,
}: {
  waitUntil: number | null;
  canRetry: boolean;
  onRetry: () => void;
}): ReactNode {
  const t = useT();
  const seconds = useSecondsUntil(waitUntil);
  const retry = (
    <Button variant="secondary" disabled={seconds > 0 || !canRetry} onClick={onRetry}>
      <Icon name="refresh" />
      {t('talk.retry')}
    </Button>
  );
  return (
    <Notice icon="warning" tone="wrong" action={retry}>
      {t('talk.notSent')} {seconds > 0 && t('talk.wait', { count: seconds })}
    </Notice>
  );
}

const secondsUntil = (time: number | null): number =>
  time === null ? 0 : Math.max(0, Math.ceil((time - Date.now()) / 1_000));

/** Whole seconds until a time in milliseconds since 1970, counting down. */
function useSecondsUntil(time: number | null): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(secondsUntil(time));
      if (secondsUntil(time) === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}
