import { Card, Icon, SceneBackdrop, Section } from '@grove/ui';
import { Link } from 'react-router-dom';
import { Ridge } from '../../../common/ridge.tsx';
import { useT } from '../../../translation.ts';
import { signPosts } from '../model/sign-posts.ts';
import styles from './site-map.module.css';

/** The site map (spec §2): every route, on four signs. */
export function SiteMap() {
  const t = useT();
  return (
    <Section
      id="map"
      data-place="valley"
      title={t('map.heading')}
      lead={t('map.lead')}
      backdrop={<Ridge shape="hills" />}
    >
      <div className={styles.signs}>
        {signPosts.map(({ id, place, picture, paths }) => (
          <Card
            as="section"
            key={id}
            data-place={place}
            aria-labelledby={`map-${id}`}
            className={styles.sign}
            data-sign={id}
          >
            {picture && (
              <div className={styles.picture}>
                <SceneBackdrop scene={place} />
              </div>
            )}
            <h3 id={`map-${id}`} className={styles.name}>
              {t(`map.${id}`)}
            </h3>
            <ul className={styles.paths}>
              {paths.map((path) => (
                <li key={path.id}>
                  <Link to={path.to} className={styles.path}>
                    <Icon name={path.icon} className={styles.icon} />
                    <span>
                      <span className={styles.label}>{t(`map.${path.id}`)}</span>
                      <span className={styles.text}>{t(`map.${path.id}Text`)}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Section>
  );
}
