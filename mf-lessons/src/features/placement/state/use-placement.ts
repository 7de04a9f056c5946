import { storedAtom, useAtom } from '@grove/platform';
import { answered, begin, isPlacement, newPlacement, type Placement, type ToldAge } from '../model/placement.ts';

const placementAtom = storedAtom<Placement>('grove.placement', isPlacement, newPlacement);

/** The placement as it stands on this device, and what moves it on. */
export function usePlacement() {
  const [placement, set] = useAtom(placementAtom);
  return {
    placement,
    tellAge: (age: ToldAge): void => set(begin(age, Math.random)),
    answer: (isRight: boolean): void => set(answered(placement, isRight, Math.random)),
    restart: (): void => set(newPlacement),
  };
}
