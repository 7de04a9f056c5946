import type { ReactNode } from 'react';
import { PlacementTour } from '../features/placement/index.ts';

/** 'Take Assessment': a short placement that recommends a level. `onClose` leaves it; it continues from there next time. */
export function PlacementWidget({ onClose }: { onClose: () => void }): ReactNode {
  return <PlacementTour onClose={onClose} />;
}
