import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MouthMove, Opening } from '@grove/contracts';
import { usePreservedState } from '@grove/platform';
import type { Caption } from '../model/captions.ts';
import { Narrator } from './narrator.ts';
import { narrate, type Narration } from './opening-voice.ts';
import type { Timeline, TimelineReports } from './timeline.ts';

/** The opening of a lesson as a timeline. */
export interface OpeningTimeline extends Timeline {
  readonly captions: readonly Caption[];
  /** When each part begins, in seconds; none until that is known. */
  readonly partStarts: readonly number[];
  readonly mouths: readonly MouthMove[] | undefined;
  /** The voice could not be had; the words continue without it. */
  readonly isVoiceMissing: boolean;
  /** Asks for the voice again, and begins again with it. */
  readonly retry: () => void;
}

const unknown: Pick<Narration, 'length' | 'captions' | 'partStarts' | 'mouths'> = {
  length: 0,
  captions: [],
  partStarts: [],
  mouths: undefined,
};

/** Has an opening said, and runs through it. `reports` hears what plays. */
export function useOpening(opening: Opening, rate: number, reports: TimelineReports): OpeningTimeline {
  const [narrator] = useState(() => new Narrator());
  const [isMuted, setIsMuted] = usePreservedState(`muted ${opening.lessonId}`, false);
  const running = useRunning(narrator, reports, () => setIsMuted(true));
  const { narration, retry } = useSpokenOpening(narrator, { opening, rate, isMuted, beginsAt: reports.loaded });
  useEffect(() => narrator.setRate(rate), [narrator, rate]);

  const { length, captions, partStarts, mouths } = narration ?? unknown;
  const isSilent = narration?.audio === null;
  const isVoiceMissing = isSilent && opening.teacher.voiceId !== null;
  const seek = (to: number): void => {
    reports.cut();
    running.goOn();
    narrator.seek(to);
  };
  const toggleMuted = (): void => {
    if (isVoiceMissing) return retry();
    // In the press itself, because a browser that held the sound back lets it go only there.
    narrator.setMuted(!isMuted);
    setIsMuted(!isMuted);
  };
  return {
    ...running,
    length,
    captions,
    partStarts,
    mouths,
    isVoiceMissing,
    retry,
    seek,
    toggleMuted,
    isWaiting: !narration && running.isPlaying,
    isMuted: isMuted || isSilent,
    hasSound: !isSilent || isVoiceMissing,
    now: () => narrator.now(),
    play: () => narrator.play(),
    toggle: () => narrator.toggle(),
    skip: (by) => seek(narrator.now() + by),
  };
}

/** What a narrator does, and what is remembered of it. `goOn`: it has not ended any more. */
function useRunning(
  narrator: Narrator,
  reports: TimelineReports,
  onHeldBack: () => void,
): Pick<Timeline, 'isPlaying' | 'hasEnded' | 'seconds'> & { goOn: () => void } {
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  const [seconds, setSeconds] = useState(0);
  useEffect(() =>
    narrator.tell({
      onHeldBack,
      onTime: (at, length) => {
        setSeconds(at);
        reports.reached(at, length, true);
      },
      onPlaying: (plays) => {
        setIsPlaying(plays);
        if (plays) setHasEnded(false);
        else reports.cut();
      },
      onEnded: () => {
        setIsPlaying(false);
        setHasEnded(true);
        reports.ended();
      },
    }),
  );
  return { isPlaying, hasEnded, seconds, goOn: () => setHasEnded(false) };
}

interface Wanted {
  readonly opening: Opening;
  readonly rate: number;
  readonly isMuted: boolean;
  /** Where a narration of that length begins the first time, in seconds. */
  readonly beginsAt: (length: number) => number;
}

/** Has an opening said and gives it to its narrator; null until it has come. */
function useSpokenOpening(narrator: Narrator, wanted: Wanted): { narration: Narration | null; retry: () => void } {
  const [narration, setNarration] = useState<Narration | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useLatest(wanted);
  useEffect(() => {
    const leaving = new AbortController();
    let came: Narration | undefined;
    const begin = async (): Promise<void> => {
      came = await narrate(latest.current.opening, leaving.signal);
      if (leaving.signal.aborted) return came.release();
      const { rate, isMuted, beginsAt } = latest.current;
      setNarration(came);
      narrator.load({ ...came, rate, isMuted, at: attempt === 0 ? beginsAt(came.length) : 0 });
    };
    void begin();
    return () => {
      leaving.abort();
      narrator.unload();
      came?.release();
    };
  }, [attempt, latest, narrator]);
  const retry = (): void => {
    setNarration(null);
    setAttempt(attempt + 1);
    narrator.play();
  };
  return { narration, retry };
}

/** What holds now, for what comes later. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
