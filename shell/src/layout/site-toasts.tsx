import type { ReactNode } from 'react';
import { toastVisibleMs } from '@grove/contracts';
import { toastAtom, useAtom } from '@grove/platform';
import { Toast, ToastProvider } from '@grove/ui/toast';
import { useT } from '../translation.ts';

/** Where the one message that may be visible appears (spec §4). */
export function SiteToasts(): ReactNode {
  const t = useT();
  const [toast, setToast] = useAtom(toastAtom);
  return (
    <ToastProvider label={t('toast.label')}>
      {toast && (
        <Toast
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => setToast({ ...toast, open })}
          durationMs={toastVisibleMs}
          title={toast.title}
          {...(toast.description === undefined ? {} : { description: toast.description })}
          variant={toast.variant}
          closeLabel={t('toast.close')}
        />
      )}
    </ToastProvider>
  );
}
