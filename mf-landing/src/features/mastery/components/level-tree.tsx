import { treePlaces } from '@grove/art';
import treeUrl from '@grove/art/files/scenes/tree.svg';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../translation.ts';
import styles from './level-tree.module.css';

/** Nodes of the tree from the ground up, and the level that each one opens. */
const levelIds = { prek: 1, elementary: 2, middle: 3, high: 4, college: 5 } as const;

/** The tree graphic with its five nodes (spec §2: a press is logged; experience §3: it also opens the level). */
export function LevelTree() {
  const t = useT();
  const navigate = useNavigate();
  const visit = (level: keyof typeof levelIds): void => {
    console.log('Tree node clicked:', level);
    void navigate(`/level/${levelIds[level]}`);
  };
  return (
    <div role="group" aria-label={t('tree.label')} className={styles.tree}>
      <img className={styles.picture} src={treeUrl} alt="" width={1000} height={900} loading="lazy" decoding="async" />
      {treePlaces.map(({ level, x, y }) => (
        <button
          key={level}
          type="button"
          className={styles.node}
          style={{ '--x': x, '--y': y }}
          onClick={() => visit(level)}
        >
          {t(`tree.${level}`)}
        </button>
      ))}
    </div>
  );
}
