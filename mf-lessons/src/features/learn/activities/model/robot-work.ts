import type { BlockKind } from '@grove/contracts';
import type { robot } from '@grove/contracts/activities';

type Block = robot.Block;

/** A gap in the program: in the main program (`parent` null), in the body of a block, or in its else. */
export interface Caret {
  readonly parent: string | null;
  readonly branch: 'body' | 'otherwise';
  readonly index: number;
}

/** A program on the bench, the gap for the next block, and the number that the next block is named after. */
export interface RobotWork {
  readonly program: readonly Block[];
  readonly caret: Caret;
  readonly next: number;
}

export const timesRange = { least: 2, most: 9 } as const;
export const emptyProgram: RobotWork = { program: [], caret: { parent: null, branch: 'body', index: 0 }, next: 1 };

/** Blocks that hold others. */
export const isContainer = (kind: BlockKind): boolean => kind === 'repeat' || hasElse(kind);
export const hasElse = (kind: BlockKind): boolean => kind === 'if-door' || kind === 'if-shelf';

const holding = (block: Block, body: readonly Block[], otherwise: readonly Block[]): Block => ({
  ...block,
  body,
  otherwise,
});

/** Every list of the program goes through `change`, from the outside in. */
function mapLists(
  program: readonly Block[],
  change: (blocks: readonly Block[], parent: string | null, branch: Caret['branch']) => readonly Block[],
): readonly Block[] {
  const visit = (blocks: readonly Block[], parent: string | null, branch: Caret['branch']): readonly Block[] =>
    change(blocks, parent, branch).map((block) =>
      holding(block, visit(block.body, block.id, 'body'), visit(block.otherwise, block.id, 'otherwise')),
    );
  return visit(program, null, 'body');
}

const isAt = (caret: Caret, parent: string | null, branch: Caret['branch']): boolean =>
  caret.parent === parent && caret.branch === branch;

const put = (program: readonly Block[], block: Block, caret: Caret): readonly Block[] =>
  mapLists(program, (blocks, parent, branch) =>
    isAt(caret, parent, branch) ? blocks.toSpliced(caret.index, 0, block) : blocks,
  );

const idsOf = (block: Block): string[] => [block.id, ...block.body.flatMap(idsOf), ...block.otherwise.flatMap(idsOf)];

/** Puts a new block into the gap; the next gap is inside it, or behind it if it holds no others. */
export function inserted({ program, caret, next }: RobotWork, kind: BlockKind): RobotWork {
  const block: Block = { id: `block-${next}`, kind, times: timesRange.least, body: [], otherwise: [] };
  return {
    program: put(program, block, caret),
    caret: isContainer(kind) ? { parent: block.id, branch: 'body', index: 0 } : { ...caret, index: caret.index + 1 },
    next: next + 1,
  };
}

/** Where a block lies, and the block itself. */
export function found(program: readonly Block[], id: string): { at: Caret; block: Block } | null {
  const search = (
    blocks: readonly Block[],
    parent: string | null,
    branch: Caret['branch'],
  ): { at: Caret; block: Block } | null => {
    for (const [index, block] of blocks.entries()) {
      if (block.id === id) return { at: { parent, branch, index }, block };
      const inner = search(block.body, block.id, 'body') ?? search(block.otherwise, block.id, 'otherwise');
      if (inner) return inner;
    }
    return null;
  };
  return search(program, null, 'body');
}

/** Takes out a block with all that it holds; the gap is where it was. */
export function removed(work: RobotWork, id: string): RobotWork {
  const place = found(work.program, id);
  if (!place) return work;
  return {
    ...work,
    program: mapLists(work.program, (blocks) => blocks.filter((block) => block.id !== id)),
    caret: place.at,
  };
}

/** Moves a block to a gap, with all that it holds; never into itself. */
export function movedTo(work: RobotWork, id: string, caret: Caret): RobotWork {
  const place = found(work.program, id);
  if (!place || (caret.parent !== null && idsOf(place.block).includes(caret.parent))) return work;
  const isBehind = isAt(place.at, caret.parent, caret.branch) && caret.index > place.at.index;
  const target = isBehind ? { ...caret, index: caret.index - 1 } : caret;
  const { program } = removed(work, id);
  return { ...work, program: put(program, place.block, target), caret: { ...target, index: target.index + 1 } };
}

/** Changes how often a loop repeats, within its range. */
export const repeating = (work: RobotWork, id: string, times: number): RobotWork => {
  const fitting = Math.min(timesRange.most, Math.max(timesRange.least, times));
  return {
    ...work,
    program: mapLists(work.program, (blocks) =>
      blocks.map((block) => (block.id === id ? { ...block, times: fitting } : block)),
    ),
  };
};
