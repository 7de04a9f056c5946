import type { RefObject } from 'react';
import type { Opening } from '@grove/contracts';
import { useAtomValue } from '@grove/platform';
import { preferencesAtom } from './preferences.ts';
import { useOpening, type OpeningTimeline } from './use-opening.ts';
import { useMemory, usePlayer, type Player } from './use-player.ts';

export type OpeningPlayerState = OpeningTimeline & Player;

interface Watching {
  readonly opening: Opening;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onWatched?: (() => void) | undefined;
}

/** The player of a lesson's opening. What is said is also there to be read, until the learner chooses otherwise. */
export function useOpeningPlayer({ opening, frame, onWatched }: Watching): OpeningPlayerState {
  const { rate } = useAtomValue(preferencesAtom);
  const memory = useMemory(`opening ${opening.lessonId}`, onWatched);
  const timeline = useOpening(opening, rate, memory.reports);
  return { ...timeline, ...usePlayer(timeline, { frame, captions: timeline.captions, hasCaptionsOn: true, memory }) };
}
