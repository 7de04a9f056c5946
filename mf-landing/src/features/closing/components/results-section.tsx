import { ButtonLink, Fireflies, SceneBackdrop, Section } from '@grove/ui';
import { formatNumber } from '@grove/platform';
import { Ridge } from '../../../common/ridge.tsx';
import { useT } from '../../../translation.ts';
import styles from './results-section.module.css';

const results = [
  { share: 0.92, says: 'results.comprehension' },
  { share: 0.87, says: 'results.engagement' },
] as const;

/** The two claims of the landing page (spec §1), under the night sky. */
export function ResultsSection() {
  const t = useT();
  return (
    <Section
      id="results"
      data-place="night"
      title={t('results.heading')}
      lead={t('results.lead')}
      className={styles.night}
      backdrop={
        <>
          <SceneBackdrop scene="night-canopy" parallax className={styles.scene} />
          <div className={styles.shade} />
          <Fireflies />
          <Ridge shape="pines" />
        </>
      }
    >
      <dl className={styles.results}>
        {results.map(({ share, says }) => (
          <div key={says} className={styles.result}>
            <dt className={styles.says}>{t(says)}</dt>
            <dd className={styles.share}>{formatNumber(share, { style: 'percent' })}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.invite}>
        <p>{t('results.invite')}</p>
        <ButtonLink to="/levels" size="lg">
          {t('hero.begin')}
        </ButtonLink>
      </div>
    </Section>
  );
}
