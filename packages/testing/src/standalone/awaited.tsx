import { useEffect, useState, type ReactNode } from 'react';
import type { DocumentName } from '@grove/contracts';
import { useLoadContent } from '@grove/platform';
import { Button, ErrorState } from '@grove/ui';

/** Shows a page when its documents of the content are there, as the shell does; and when one does not come, a way to ask again. */
export function Awaited({
  documents,
  children,
}: {
  documents: readonly DocumentName[];
  children: ReactNode;
}): ReactNode {
  const load = useLoadContent();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    const settle = (settled: 'ready' | 'failed') => (): void => {
      if (isCurrent) setState(settled);
    };
    load(documents).then(settle('ready'), settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [load, documents, attempt]);
  if (state === 'ready') return children;
  if (state === 'loading') return null;
  return (
    <ErrorState
      headingLevel={1}
      icon="warning"
      title="A document did not come"
      text="In the site the shell says so, with a way to try again."
      actions={<Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>}
    />
  );
}
