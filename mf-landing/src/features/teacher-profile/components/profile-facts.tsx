import { Card, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './profile-facts.module.css';

const tiles = [
  { id: 'available', icon: 'clock' },
  { id: 'adaptive', icon: 'seedling' },
  { id: 'certified', icon: 'badge' },
] as const;

/** The three overview tiles of a profile. */
export function FactTiles() {
  const t = useT();
  return (
    <ul aria-label={t('profile.overview')} className={styles.tiles}>
      {tiles.map(({ id, icon }) => (
        <Card as="li" key={id} className={styles.tile}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <div>
            <h2 className={styles.title}>{t(`profile.${id}Tile`)}</h2>
            <p>{t(`profile.${id}Text`)}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}

const features = [
  { id: 'voice', icon: 'microphone' },
  { id: 'personal', icon: 'map' },
  { id: 'tracking', icon: 'chart' },
  { id: 'exercises', icon: 'sparkle' },
] as const;

/** How lessons with this teacher work. */
export function FeatureList() {
  const t = useT();
  return (
    <section aria-labelledby="features-heading" className={styles.features}>
      <h2 id="features-heading" className={styles.heading}>
        {t('profile.features')}
      </h2>
      <dl className={styles.list}>
        {features.map(({ id, icon }) => (
          <div key={id} className={styles.feature}>
            <dt className={styles.term}>
              <Icon name={icon} />
              {t(`profile.${id}`)}
            </dt>
            <dd>{t(`profile.${id}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
