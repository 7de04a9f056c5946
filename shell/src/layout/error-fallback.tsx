import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button, ButtonLink, ErrorState } from '@grove/ui';
import restingUrl from '@grove/art/files/scenes/area-resting.svg';
import { useT } from '../translation.ts';

/** Spec §2 'Error fallbacks'. `onRetry` resolves when the attempt is over. When the network comes back it is made once without a press. */
export function ErrorFallback({ onRetry }: { onRetry: () => Promise<void> }): ReactNode {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const retry = (): void => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  const retryByItself = useEffectEvent(retry);
  useEffect(() => {
    globalThis.addEventListener('online', retryByItself, { once: true });
    return () => globalThis.removeEventListener('online', retryByItself);
  }, []);
  return (
    <ErrorState
      headingLevel={1}
      picture={restingUrl}
      title={t('error.title')}
      text={t('error.text')}
      actions={
        <>
          <Button onClick={retry} disabled={busy}>
            {t('error.retry')}
          </Button>
          <ButtonLink to="/" variant="secondary">
            {t('error.home')}
          </ButtonLink>
        </>
      }
    />
  );
}
