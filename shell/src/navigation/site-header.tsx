import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@grove/ui';
import { useLocation } from 'react-router';
import { Link, NavLink } from '../federation/router.tsx';
import { useT } from '../translation.ts';
import styles from './site-header.module.css';

const links = [
  { to: '/levels', label: 'nav.levels' },
  { to: '/curriculum', label: 'nav.curriculum' },
  { to: '/adventures', label: 'nav.adventures' },
  { to: '/video-gallery', label: 'nav.videos' },
  { to: '/ai-chat', label: 'nav.teachers' },
] as const;

/** The site's navigation: a row of links, or on narrow screens a menu behind a button. */
export function SiteHeader(): ReactNode {
  const t = useT();
  const { open, setOpen, button } = useMenu();
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Link to="/" className={styles['brand']} aria-label={t('site.home')}>
          <Icon name="tree" className={styles['glyph']} />
          <span>{t('site.name')}</span>
        </Link>
        <button
          ref={button}
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} className={styles['glyph']} />
          <VisuallyHidden>{t(open ? 'nav.close' : 'nav.open')}</VisuallyHidden>
        </button>
        <nav id="site-menu" aria-label={t('nav.label')} className={styles['nav']} data-open={open || undefined}>
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} className={styles['link']}>
              {t(label)}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  );
}

/** The menu closes on Escape (focus returns to its button) and when a page was chosen. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return { open, setOpen, button };
}
