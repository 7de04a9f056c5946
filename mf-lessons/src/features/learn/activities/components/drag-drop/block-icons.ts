import type { IconName } from '@grove/art/icons';
import type { BlockKind } from '@grove/contracts';

export const blockIcons: Readonly<Record<BlockKind, IconName>> = {
  forward: 'forward',
  left: 'chevron-left',
  right: 'chevron-right',
  deliver: 'download',
  repeat: 'refresh',
  'if-door': 'question',
  'if-shelf': 'question',
};
