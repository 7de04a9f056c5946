import { Section } from '@grove/ui';
import { CatalogueEmpty, CatalogueError, CatalogueLoading } from '../../../common/catalogue-states.tsx';
import type { Catalogue } from '../../../common/catalogue.ts';
import { Ridge } from '../../../common/ridge.tsx';
import { useT } from '../../../translation.ts';
import { LevelWindow } from './level-window.tsx';
import styles from './levels-section.module.css';

/** The landing page's levels: five windows into five places, climbing like a path. */
export function LevelsSection({ catalogue }: { catalogue: Catalogue }) {
  const t = useT();
  return (
    <Section
      id="levels"
      data-place="meadow"
      title={t('levels.heading')}
      lead={t('levels.lead')}
      backdrop={<Ridge shape="hills" />}
      tabIndex={-1}
    >
      <LevelWindows catalogue={catalogue} />
    </Section>
  );
}

function LevelWindows({ catalogue }: { catalogue: Catalogue }) {
  if (catalogue.state === 'loading') return <CatalogueLoading listClass={styles.windows} cardClass={styles.waiting} />;
  if (catalogue.state === 'error') return <CatalogueError message={catalogue.message} />;
  if (catalogue.levels.length === 0) return <CatalogueEmpty />;
  return (
    <ul className={styles.windows}>
      {catalogue.levels.map((entry) => (
        <LevelWindow key={entry.level.id} {...entry} />
      ))}
    </ul>
  );
}
