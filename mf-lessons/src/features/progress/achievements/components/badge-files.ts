import type { BadgeName } from '@grove/art';
import artistUrl from '@grove/art/files/badges/artist.svg';
import bookwormUrl from '@grove/art/files/badges/bookworm.svg';
import colorMixerUrl from '@grove/art/files/badges/color-mixer.svg';
import creativeSoulUrl from '@grove/art/files/badges/creative-soul.svg';
import creativeWriterUrl from '@grove/art/files/badges/creative-writer.svg';
import curiousExplorerUrl from '@grove/art/files/badges/curious-explorer.svg';
import deepRootsUrl from '@grove/art/files/badges/deep-roots.svg';
import earlyBirdUrl from '@grove/art/files/badges/early-bird.svg';
import firstCodeUrl from '@grove/art/files/badges/first-code.svg';
import firstLeafUrl from '@grove/art/files/badges/first-leaf.svg';
import firstStepsUrl from '@grove/art/files/badges/first-steps.svg';
import forestCounterUrl from '@grove/art/files/badges/forest-counter.svg';
import fourTrailsUrl from '@grove/art/files/badges/four-trails.svg';
import handsOnUrl from '@grove/art/files/badges/hands-on.svg';
import lightReaderUrl from '@grove/art/files/badges/light-reader.svg';
import newRingUrl from '@grove/art/files/badges/new-ring.svg';
import oddsKeeperUrl from '@grove/art/files/badges/odds-keeper.svg';
import pathFinderUrl from '@grove/art/files/badges/path-finder.svg';
import problemSolverUrl from '@grove/art/files/badges/problem-solver.svg';
import readingChampionUrl from '@grove/art/files/badges/reading-champion.svg';
import reefDetectiveUrl from '@grove/art/files/badges/reef-detective.svg';
import sevenSunsUrl from '@grove/art/files/badges/seven-suns.svg';
import sourceTrackerUrl from '@grove/art/files/badges/source-tracker.svg';
import trailsEndUrl from '@grove/art/files/badges/trails-end.svg';
import wholeGroveUrl from '@grove/art/files/badges/whole-grove.svg';
import youngTreeUrl from '@grove/art/files/badges/young-tree.svg';

/** Address of each badge's picture. */
export const badgeFiles: Readonly<Record<BadgeName, string>> = {
  'first-leaf': firstLeafUrl,
  'young-tree': youngTreeUrl,
  'deep-roots': deepRootsUrl,
  'new-ring': newRingUrl,
  'first-steps': firstStepsUrl,
  'problem-solver': problemSolverUrl,
  bookworm: bookwormUrl,
  'creative-writer': creativeWriterUrl,
  'reading-champion': readingChampionUrl,
  'curious-explorer': curiousExplorerUrl,
  'first-code': firstCodeUrl,
  'creative-soul': creativeSoulUrl,
  artist: artistUrl,
  'early-bird': earlyBirdUrl,
  'seven-suns': sevenSunsUrl,
  'path-finder': pathFinderUrl,
  'whole-grove': wholeGroveUrl,
  'hands-on': handsOnUrl,
  'trails-end': trailsEndUrl,
  'four-trails': fourTrailsUrl,
  'forest-counter': forestCounterUrl,
  'reef-detective': reefDetectiveUrl,
  'light-reader': lightReaderUrl,
  'source-tracker': sourceTrackerUrl,
  'color-mixer': colorMixerUrl,
  'odds-keeper': oddsKeeperUrl,
};
