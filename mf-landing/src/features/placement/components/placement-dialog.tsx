import { Dialog } from '@grove/ui/dialog';
import { useT } from '../../../translation.ts';
import { PlacementBody } from './placement-body.tsx';

/** The placement in a sheet over the page; closing it skips the rest for now. */
export function PlacementDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('placement.title')}
      description={t('placement.text')}
      closeLabel={t('placement.close')}
    >
      <PlacementBody onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
