import { useEffect, useState, type RefObject } from 'react';
import { useAtom, useSpeech } from '@grove/platform';
import type { Caption } from '../model/captions.ts';
import { commandOf } from '../model/keys.ts';
import { preferencesAtom, type Preferences } from './preferences.ts';
import type { Timeline, TimelineReports } from './timeline.ts';
import { useFullscreen, type Fullscreen } from './use-fullscreen.ts';
import { useViewing } from './use-viewing.ts';

/** How far an arrow key goes, in seconds. */
const stepSeconds = 5;
const none: readonly Caption[] = [];

export interface Player extends Timeline {
  readonly fullscreen: Fullscreen;
  readonly captions: readonly Caption[];
  readonly areCaptionsComing: boolean;
  readonly showsCaptions: boolean;
  /** Where it continued from an earlier visit; null when it began at its beginning. */
  readonly resumedAt: number | null;
  readonly preferences: Preferences;
  readonly prefer: (change: Partial<Preferences>) => void;
  readonly restart: () => void;
}

/** What this device remembers of something that plays. */
export interface Memory {
  readonly reports: TimelineReports;
  readonly resumedAt: number | null;
  readonly forgetPlace: () => void;
}

/** Where to continue with what has this name, and what of it was played; `onWatched` is called once, when that is 90% (spec §4). */
export function useMemory(name: string, onWatched: (() => void) | undefined): Memory {
  const viewing = useViewing(name, onWatched);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const loaded = (length: number): number => {
    const place = viewing.resumeAt(length);
    if (place > 0) setResumedAt(place);
    return place;
  };
  return { reports: { ...viewing, loaded }, resumedAt, forgetPlace: () => setResumedAt(null) };
}

interface PlayerInputs {
  /** What fills the screen. The player's keys act only while the focus is inside. */
  readonly frame: RefObject<HTMLElement | null>;
  /** What fills it where the browser can do no more. */
  readonly video?: RefObject<HTMLVideoElement | null>;
  /** Null while they are on their way. */
  readonly captions: readonly Caption[] | null;
  /** Whether captions are there until the learner chose. */
  readonly hasCaptionsOn: boolean;
  readonly memory: Memory;
}

/** Everything that the player of a timeline knows and can do. */
export function usePlayer(timeline: Timeline, { frame, video, captions, hasCaptionsOn, memory }: PlayerInputs): Player {
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const { stop: silence } = useSpeech();
  const { isPlaying, seek, skip, play, toggle, toggleMuted } = timeline;
  const fullscreen = useFullscreen(frame, video);

  // One voice at a time on the whole page.
  useEffect(() => {
    if (isPlaying) silence();
  }, [isPlaying, silence]);

  const commands = {
    toggle,
    mute: toggleMuted,
    fullscreen: fullscreen.toggle,
    back: () => skip(-stepSeconds),
    forward: () => skip(stepSeconds),
  };
  useEffect(() => {
    const keys = frame.current;
    const obey = (event: KeyboardEvent): void => {
      const command = commandOf(event, (event.target as Element).tagName);
      if (!command) return;
      event.preventDefault();
      commands[command]();
    };
    keys?.addEventListener('keydown', obey);
    return () => keys?.removeEventListener('keydown', obey);
  });
  return {
    ...timeline,
    fullscreen,
    captions: captions ?? none,
    areCaptionsComing: captions === null,
    preferences,
    resumedAt: memory.resumedAt,
    showsCaptions: preferences.captions ?? hasCaptionsOn,
    prefer: (change) => setPreferences({ ...preferences, ...change }),
    restart: () => {
      memory.forgetPlace();
      seek(0);
      play();
    },
  };
}
