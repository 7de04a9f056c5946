import { storedAtom, useAtom, useContent } from '@grove/platform';
import {
  answered,
  begin,
  resumed,
  isPlacement,
  newPlacement,
  type Placement,
  type ToldAge,
} from '../model/placement.ts';

const placementAtom = storedAtom<Placement>('grove.placement', isPlacement, newPlacement);

/** The placement as it stands on this device, and what moves it on. */
export function usePlacement() {
  const questions = useContent('placement');
  const [stored, set] = useAtom(placementAtom);
  const placement = resumed(questions, stored);
  return {
    questions,
    placement,
    tellAge: (age: ToldAge): void => set(begin(questions, age, Math.random)),
    answer: (isRight: boolean): void => set(answered(questions, placement, isRight, Math.random)),
    restart: (): void => set(newPlacement),
  };
}
