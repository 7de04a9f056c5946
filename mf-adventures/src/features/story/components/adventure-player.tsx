import type { ReactNode } from 'react';
import type { Adventure, Scene } from '@grove/contracts';
import { useAutoplay } from '../state/use-narration.ts';
import { usePlay } from '../state/use-play.ts';
import { useVisits } from '../state/use-visits.ts';
import { PlayerSkeleton } from './player-skeleton.tsx';
import { Stage } from './stage.tsx';

interface AdventurePlayerProps {
  adventure: Adventure;
  scenes: readonly Scene[];
  /** Address of the picture that stands in for one that is not there. */
  cover: string;
}

/** Plays an adventure, from where the learner left it. */
export function AdventurePlayer({ adventure, scenes, cover }: AdventurePlayerProps): ReactNode {
  const onVisit = useVisits(adventure.id);
  const control = usePlay(adventure.id, scenes, onVisit);
  // Asked for here, so that what is stored is known before the first scene begins to speak.
  useAutoplay();
  return control ? <Stage adventure={adventure} scenes={scenes} cover={cover} control={control} /> : <PlayerSkeleton />;
}
