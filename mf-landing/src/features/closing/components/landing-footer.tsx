import { Link } from 'react-router-dom';
import { useT } from '../../../translation.ts';
import styles from './landing-footer.module.css';

const links = [
  { to: '/curriculum', label: 'nav.curriculum' },
  { to: '/adventures', label: 'map.adventures' },
  { to: '/video-gallery', label: 'map.videos' },
  { to: '/ai-chat', label: 'map.chat' },
] as const;

/** The end of the landing page. */
export function LandingFooter() {
  const t = useT();
  return (
    <footer data-place="night" className={styles.footer}>
      <div className={styles.inner}>
        <p>{t('footer.note')}</p>
        <nav aria-label={t('footer.links')}>
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.copyright}>{t('footer.copyright')}</p>
      </div>
    </footer>
  );
}
