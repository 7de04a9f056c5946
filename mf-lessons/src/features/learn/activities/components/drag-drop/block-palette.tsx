import type { ReactNode } from 'react';
import type { BlockKind } from '@grove/contracts';
import { Icon } from '@grove/ui';
import { useT } from '../../translation.ts';
import { carry } from './block-drag.ts';
import { blockIcons } from './block-icons.ts';
import styles from './robot-activity.module.css';

/** The blocks to choose from: a press puts one into the gap of the program, or it is dragged there. */
export function BlockPalette({
  blocks,
  isOpen,
  onAdd,
}: {
  blocks: readonly BlockKind[];
  isOpen: boolean;
  onAdd: (kind: BlockKind) => void;
}): ReactNode {
  const t = useT();
  return (
    <section className={styles.palette} aria-labelledby="robot-palette">
      <h4 id="robot-palette" className={styles.heading}>
        {t('robot.blocks')}
      </h4>
      <ul className={styles.kinds}>
        {blocks.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className={styles.block}
              data-kind={kind}
              draggable={isOpen}
              onDragStart={(event) => carry(event, { kind })}
              aria-disabled={!isOpen || undefined}
              onClick={() => onAdd(kind)}
            >
              <Icon name={blockIcons[kind]} />
              {t(`block.${kind}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
