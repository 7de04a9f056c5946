import { CatalogueEmpty, CatalogueError, CatalogueLoading } from '../../../common/catalogue-states.tsx';
import type { Catalogue } from '../../../common/catalogue.ts';
import { useT } from '../../../translation.ts';
import { LevelStop } from './level-stop.tsx';
import styles from './level-path.module.css';

/** The levels of `/levels`, as stops along a path that winds from the youngest to the oldest. */
export function LevelPath({ catalogue }: { catalogue: Catalogue }) {
  const t = useT();
  if (catalogue.state === 'loading') return <CatalogueLoading listClass={styles.path} cardClass={styles.waiting} />;
  if (catalogue.state === 'error') return <CatalogueError message={catalogue.message} />;
  if (catalogue.levels.length === 0) return <CatalogueEmpty />;
  return (
    <ol className={styles.path} aria-label={t('choose.list')}>
      {catalogue.levels.map((entry) => (
        <LevelStop key={entry.level.id} {...entry} />
      ))}
    </ol>
  );
}
