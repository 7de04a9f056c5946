import { useRef, type ReactNode } from 'react';
import { Icon, IconButton } from '@grove/ui';
import type { robot as rules } from '@grove/contracts/activities';
import { hasElse, isContainer, timesRange, type Caret, type RobotWork } from '../../model/robot-work.ts';
import { useT } from '../../translation.ts';
import { carry, type Dragged } from './block-drag.ts';
import { blockIcons } from './block-icons.ts';
import { BlockAnchor } from './block-anchor.tsx';
import styles from './robot-activity.module.css';

interface BlockProgramProps {
  work: RobotWork;
  isOpen: boolean;
  /** The block that the robot obeys right now. */
  running: string | null;
  onCaret: (caret: Caret) => void;
  onRemove: (id: string, name: string) => void;
  onTimes: (id: string, times: number) => void;
  onDrop: (dragged: Dragged, caret: Caret) => void;
}

/** The program. Pressing a block chooses the gap behind it; the next block goes there. */
export function BlockProgram(props: BlockProgramProps): ReactNode {
  const t = useT();
  const first = useRef<HTMLElement>(null);
  const start: Caret = { parent: null, branch: 'body', index: 0 };
  return (
    <section ref={first} className={styles.program} aria-labelledby="robot-program">
      <h4 id="robot-program" className={styles.heading}>
        {t('robot.program')}
      </h4>
      <BlockAnchor caret={start} kind="start" {...props}>
        {t('robot.start')}
      </BlockAnchor>
      <BlockList
        {...props}
        blocks={props.work.program}
        parent={null}
        branch="body"
        onRemove={(id, name) => {
          // The block goes, and its button with it: the focus moves to the start.
          first.current?.querySelector('button')?.focus();
          props.onRemove(id, name);
        }}
      />
    </section>
  );
}

type BlockListProps = BlockProgramProps & {
  blocks: readonly rules.Block[];
  parent: string | null;
  branch: Caret['branch'];
};

function BlockList(props: BlockListProps): ReactNode {
  const {
    blocks,
    parent,
    branch,
    work: { caret },
    isOpen,
  } = props;
  const gap = (index: number): ReactNode =>
    isOpen && caret.parent === parent && caret.branch === branch && caret.index === index && <Gap />;
  return (
    <ol className={styles.list}>
      {gap(0) && <li>{gap(0)}</li>}
      {blocks.map((block, index) => (
        <li key={block.id}>
          {isContainer(block.kind) ? (
            <Container {...props} block={block} index={index} />
          ) : (
            <Single {...props} block={block} index={index} />
          )}
          {gap(index + 1)}
        </li>
      ))}
    </ol>
  );
}

function Gap(): ReactNode {
  const t = useT();
  return <p className={styles.gap}>{t('robot.caret')}</p>;
}

type BlockProps = BlockListProps & { block: rules.Block; index: number };

function Single(props: BlockProps): ReactNode {
  const t = useT();
  const {
    block: { id, kind },
    parent,
    branch,
    index,
    running,
    isOpen,
  } = props;
  const name = t(`block.${kind}`);
  return (
    <div
      className={styles.row}
      data-running={running === id || undefined}
      draggable={isOpen}
      onDragStart={(event) => carry(event, { kind, id })}
    >
      <BlockAnchor {...props} caret={{ parent, branch, index: index + 1 }} kind={kind}>
        <Icon name={blockIcons[kind]} />
        {name}
      </BlockAnchor>
      {isOpen && (
        <IconButton icon="close" label={t('robot.remove', { block: name })} onClick={() => props.onRemove(id, name)} />
      )}
    </div>
  );
}

function Container(props: BlockProps): ReactNode {
  const t = useT();
  const { block, parent, branch, index, running, isOpen, onTimes } = props;
  const { id, kind, times, body, otherwise } = block;
  const name = t(`block.${kind}`);
  return (
    <div
      className={styles.container}
      data-kind={kind}
      data-running={running === id || undefined}
      draggable={isOpen}
      onDragStart={(event) => carry(event, { kind, id })}
    >
      <div className={styles.row}>
        <BlockAnchor {...props} caret={{ parent: id, branch: 'body', index: 0 }} kind={kind}>
          <Icon name={blockIcons[kind]} />
          {kind === 'repeat' ? `${name} ${t('block.times', { count: times })}` : name}
        </BlockAnchor>
        {isOpen && kind === 'repeat' && (
          <>
            <IconButton
              icon="minus"
              label={t('robot.fewer')}
              disabled={times === timesRange.least}
              onClick={() => onTimes(id, times - 1)}
            />
            <IconButton
              icon="plus"
              label={t('robot.more')}
              disabled={times === timesRange.most}
              onClick={() => onTimes(id, times + 1)}
            />
          </>
        )}
        {isOpen && (
          <IconButton
            icon="close"
            label={t('robot.remove', { block: name })}
            onClick={() => props.onRemove(id, name)}
          />
        )}
      </div>
      <BlockList {...props} blocks={body} parent={id} branch="body" />
      {hasElse(kind) && (
        <>
          <BlockAnchor {...props} caret={{ parent: id, branch: 'otherwise', index: 0 }} kind={kind}>
            {t('block.else')}
          </BlockAnchor>
          <BlockList {...props} blocks={otherwise} parent={id} branch="otherwise" />
        </>
      )}
      <BlockAnchor {...props} caret={{ parent, branch, index: index + 1 }} kind={kind} isEnd>
        {t('robot.end', { block: name })}
      </BlockAnchor>
    </div>
  );
}
