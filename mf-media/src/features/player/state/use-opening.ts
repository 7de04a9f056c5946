import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MouthMove, Opening } from '@grove/contracts';
import { useKeptState } from '@grove/platform';
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
  /** The voice could not be had; `play` goes on without it. */
  readonly isVoiceMissing: boolean;
  /** Asks for the voice again, and begins anew with it. */
  readonly retry: () => void;
}

/** Has an opening said, and runs through it. `reports` hears what plays. */
export function useOpening(opening: Opening, rate: number, reports: TimelineReports): OpeningTimeline {
  const [narration, setNarration] = useState<Narration | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useKeptState(`muted ${opening.lessonId}`, false);
  const [hasEnded, setHasEnded] = useState(false);
  const [seconds, setSeconds] = useState(0);
  // What the narrator and the voice, which come later, need of the render that is shown then.
  const latest = useLatest({ opening, rate, reports, isMuted });
  /** Whether it plays, or will as soon as it is there. */
  const isWanted = useRef(false);
  const want = (wanted: boolean): void => {
    isWanted.current = wanted;
    setIsPlaying(wanted);
  };
  const [narrator] = useState(
    () =>
      new Narrator({
        onTime: (at, length) => {
          setSeconds(at);
          latest.current.reports.reached(at, length, true);
        },
        onPaused: () => {
          want(false);
          latest.current.reports.cut();
        },
        onEnded: () => {
          want(false);
          setHasEnded(true);
          latest.current.reports.ended();
        },
        onHeldBack: () => setIsMuted(true),
      }),
  );

  useEffect(() => {
    const leaving = new AbortController();
    let came: Narration | null = null;
    void narrate(latest.current.opening, leaving.signal).then((narrated) => {
      came = narrated;
      if (leaving.signal.aborted) return narrated.release();
      const at = attempt === 0 ? latest.current.reports.loaded(narrated.length) : 0;
      narrator.load({ ...narrated, at, rate: latest.current.rate, isMuted: latest.current.isMuted });
      setSeconds(at);
      setNarration(narrated);
      if (isWanted.current) narrator.play();
    });
    return () => {
      leaving.abort();
      narrator.unload();
      came?.release();
    };
  }, [attempt, latest, narrator]);
  useEffect(() => narrator.setRate(rate), [narrator, rate]);

  const length = narration?.length ?? 0;
  const hasAudio = narration !== null && narration.audio !== null;
  const isVoiceMissing = narration !== null && !hasAudio && opening.teacher.voiceId !== null;
  const play = (): void => {
    want(true);
    setHasEnded(false);
    narrator.play();
  };
  const seek = (to: number): void => {
    reports.cut();
    setHasEnded(false);
    narrator.seek(to);
  };
  const retry = (): void => {
    setNarration(null);
    setHasEnded(false);
    setAttempt(attempt + 1);
    want(true);
  };
  const toggleMuted = (): void => {
    // In the press itself, because a browser that held the sound back lets it go only there.
    narrator.setMuted(!isMuted);
    setIsMuted(!isMuted);
  };
  return {
    isPlaying, hasEnded, seconds, length, play, seek, retry, isVoiceMissing,
    captions: narration?.captions ?? [],
    partStarts: narration?.partStarts ?? [],
    mouths: narration?.mouths,
    isWaiting: narration === null && isPlaying,
    isMuted: isMuted || (narration !== null && !hasAudio),
    hasSound: narration === null || hasAudio || isVoiceMissing,
    now: () => narrator.now(),
    // Two quick keys come before the page is drawn anew: the wish knows what holds now.
    toggle: () => (isWanted.current ? pauseOf(narrator, want) : play()),
    toggleMuted: isVoiceMissing ? retry : toggleMuted,
    skip: (by) => seek(narrator.now() + by),
  };
}

/** Also a narration that has not come yet can be paused. */
function pauseOf(narrator: Narrator, want: (wanted: boolean) => void): void {
  if (narrator.isPlaying) narrator.pause();
  else want(false);
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
