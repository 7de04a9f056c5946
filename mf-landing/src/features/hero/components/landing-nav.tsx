import { useEffect, useId, useRef, useState } from 'react';
import { ButtonLink, Icon, IconButton } from '@grove/ui';
import { Link } from 'react-router-dom';
import { useT } from '../../../translation.ts';
import styles from './landing-nav.module.css';

/** Opens and closes the menu of narrow screens; Escape closes it and gives the focus back to its button. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return { open, setOpen, toggle };
}

/** The landing page's own navigation (spec §2): two links scroll to sections, two go to other pages. */
export function LandingNav() {
  const t = useT();
  const menuId = useId();
  const { open, setOpen, toggle } = useMenu();
  const closeMenu = () => setOpen(false);
  return (
    <nav aria-label={t('nav.label')} className={styles.bar} data-open={open || undefined}>
      <Link to="/" className={styles.brand}>
        <Icon name="tree" size={32} />
        {t('brand')}
      </Link>
      <IconButton
        ref={toggle}
        icon={open ? 'close' : 'menu'}
        label={t(open ? 'nav.close' : 'nav.open')}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
        className={styles.toggle}
      />
      <ul id={menuId} className={styles.links}>
        <li>
          <a href="#levels" className={styles.link} onClick={closeMenu}>
            {t('nav.levels')}
          </a>
        </li>
        <li>
          <a href="#teachers" className={styles.link} onClick={closeMenu}>
            {t('nav.teachers')}
          </a>
        </li>
        <li>
          <Link to="/curriculum" className={styles.link}>
            {t('nav.curriculum')}
          </Link>
        </li>
        <li>
          <ButtonLink to="/levels">{t('nav.start')}</ButtonLink>
        </li>
      </ul>
    </nav>
  );
}
