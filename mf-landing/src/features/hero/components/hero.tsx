import { ButtonLink, Fireflies, Icon, SceneBackdrop } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { LandingNav } from './landing-nav.tsx';
import styles from './hero.module.css';

/** The first view of the site: the grove at sunrise, what it is, and two ways in. */
export function Hero() {
  const t = useT();
  return (
    <div className={styles.hero}>
      <SceneBackdrop scene="grove" parallax eager className={styles.scene} />
      <Fireflies />
      <LandingNav />
      <div className={styles.words}>
        <h1 className={styles.heading}>{t('hero.heading')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <div className={styles.actions}>
          <ButtonLink to="/levels" size="lg">
            {t('hero.begin')}
          </ButtonLink>
          <ButtonLink to="/demo" size="lg" variant="secondary">
            <Icon name="play" />
            {t('hero.preview')}
          </ButtonLink>
        </div>
        <ul aria-label={t('hero.facts')} className={styles.facts}>
          <li>{t('hero.noAccount')}</li>
          <li>{t('hero.noAds')}</li>
          <li>{t('hero.allAges')}</li>
        </ul>
      </div>
    </div>
  );
}
