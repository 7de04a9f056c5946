import { storedAtom } from '@grove/platform';

/** Speeds that a learner can choose; 1 is as it was spoken. */
export const rates = [0.75, 1, 1.25, 1.5] as const;

/** How a learner likes films on this device. */
export interface Preferences {
  readonly rate: (typeof rates)[number];
  /** Null until the learner chose: then captions are there while the sound is off. */
  readonly captions: boolean | null;
  readonly transcript: boolean;
}

const isPreferences = (value: unknown): value is Preferences => {
  const { rate, captions, transcript } = (value ?? {}) as Partial<Preferences>;
  return (
    rates.some((known) => known === rate) &&
    (captions === null || typeof captions === 'boolean') &&
    typeof transcript === 'boolean'
  );
};

export const preferencesAtom = storedAtom<Preferences>('grove.player', isPreferences, {
  rate: 1,
  captions: null,
  transcript: false,
});
