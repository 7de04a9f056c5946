import type { DragEvent } from 'react';
import { blockKinds, type BlockKind } from '@grove/contracts';

/** What is dragged: a new block from the palette, or one that is in the program already. */
export interface Dragged {
  readonly kind: BlockKind;
  readonly id?: string;
}

const format = 'application/x-grove-block';

/** Lets a block be carried by the mouse. */
export function carry(event: DragEvent, dragged: Dragged): void {
  event.dataTransfer.setData(format, JSON.stringify(dragged));
  event.dataTransfer.effectAllowed = 'copyMove';
  event.stopPropagation();
}

/** Whether a block is carried here. */
export const isCarried = (event: DragEvent): boolean => event.dataTransfer.types.includes(format);

/** The block that was dropped; null for anything else. */
export function dropped(event: DragEvent): Dragged | null {
  try {
    const value = JSON.parse(event.dataTransfer.getData(format)) as Partial<Dragged> | null;
    return value && blockKinds.some((kind) => kind === value.kind) ? (value as Dragged) : null;
  } catch {
    return null;
  }
}
