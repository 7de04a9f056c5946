import type { ReactNode } from 'react';
import type { PageSet } from '@grove/contracts';
import { formatDate } from '@grove/platform';
import { useT } from '../translation.ts';
import styles from './pin-banner.module.css';

/** Says to somebody who came by a pin link that an area is not what everybody sees, which build it is, and until when; and leads out. */
export function PinBanner({ area, build, until }: NonNullable<PageSet['pin']>): ReactNode {
  const t = useT();
  const time = formatDate(new Date(until), { dateStyle: 'short', timeStyle: 'short' });
  return (
    <aside className={styles['banner']} aria-label={t('pin.label')}>
      <p>{t('pin.text', { area, build, time })}</p>
      {/* A page of the service, not of the router: it takes the cookie away. */}
      <a href="/pin/leave">{t('pin.leave')}</a>
    </aside>
  );
}
