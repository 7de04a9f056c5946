import colorMixerUrl from '@grove/art/files/badges/color-mixer.svg';
import forestCounterUrl from '@grove/art/files/badges/forest-counter.svg';
import lightReaderUrl from '@grove/art/files/badges/light-reader.svg';
import oddsKeeperUrl from '@grove/art/files/badges/odds-keeper.svg';
import reefDetectiveUrl from '@grove/art/files/badges/reef-detective.svg';
import sourceTrackerUrl from '@grove/art/files/badges/source-tracker.svg';
import trailsEndUrl from '@grove/art/files/badges/trails-end.svg';

const files: Readonly<Record<string, string>> = {
  'Forest Counter': forestCounterUrl,
  'Reef Detective': reefDetectiveUrl,
  'Light Reader': lightReaderUrl,
  'Source Tracker': sourceTrackerUrl,
  'Color Mixer': colorMixerUrl,
  'Odds Keeper': oddsKeeperUrl,
};

/** Address of the drawing of an adventure's badge; one for which none was drawn gets the flag at a trail's end. */
export const badgeFileOf = (badge: string): string => (Object.hasOwn(files, badge) ? files[badge]! : trailsEndUrl);
