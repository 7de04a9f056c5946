import type { FliteVoice } from './flite/flite.ts';

/** How a teacher speaks. Every voice is one of Flite's, at a pitch, a pace and a size of its own. */
export interface Persona {
  readonly voice: FliteVoice;
  /** Middle of the melody in hertz, and how far it moves. The voice `rms` keeps its own melody, 102 Hz times `formants`. */
  readonly pitchHz: number;
  readonly pitchSpreadHz: number;
  /** How slowly: 1 is Flite's own pace, above is slower. */
  readonly slowness: number;
  /** Scale of the formants: above 1 the speaker sounds smaller and younger, below 1 larger and older. */
  readonly formants: number;
  /** A body of metal. */
  readonly isRobot?: true;
}

/** All voices by `voiceId`: those of the five levels, of the six subjects, and the narrator's. */
export const personas: Readonly<Record<string, Persona>> = {
  // Twenties, gentle: high and warm but not shrill, and slow enough to sing along.
  'voice-luna': { voice: 'slt', pitchHz: 226, pitchSpreadHz: 36, slowness: 1.24, formants: 1.09 },
  // Forties, cheerful, outdoors.
  'voice-oakley': { voice: 'rms', pitchHz: 108, pitchSpreadHz: 24, slowness: 1.12, formants: 1.06 },
  // Thirties, precise and upbeat.
  'voice-nova': { voice: 'slt', pitchHz: 187, pitchSpreadHz: 26, slowness: 0.98, formants: 1 },
  // Sixties, calm.
  'voice-atlas': { voice: 'rms', pitchHz: 89, pitchSpreadHz: 14, slowness: 1.08, formants: 0.87 },
  // Seventies, warm and candid.
  'voice-minerva': { voice: 'slt', pitchHz: 158, pitchSpreadHz: 20, slowness: 1.14, formants: 0.95 },
  // Thirties, clear and patient.
  'voice-logic': { voice: 'slt', pitchHz: 206, pitchSpreadHz: 22, slowness: 1.1, formants: 1.04 },
  // Fifties, broad and hearty.
  'voice-readwell': { voice: 'awb', pitchHz: 100, pitchSpreadHz: 26, slowness: 1.24, formants: 0.93 },
  // Thirties, full of energy.
  'voice-quark': { voice: 'awb', pitchHz: 150, pitchSpreadHz: 34, slowness: 1, formants: 1.06 },
  // Sixties, wise, telling a story: low and slow.
  'voice-wells': { voice: 'slt', pitchHz: 142, pitchSpreadHz: 16, slowness: 1.24, formants: 0.9 },
  // Late twenties, encouraging.
  'voice-scribe': { voice: 'rms', pitchHz: 119, pitchSpreadHz: 22, slowness: 0.97, formants: 1.17 },
  // A small friendly robot: hardly any melody.
  'voice-byte': { voice: 'kal16', pitchHz: 174, pitchSpreadHz: 3, slowness: 1.1, formants: 1.12, isRobot: true },
  // Tells the adventures: warm and calm, slow, with a wide melody.
  'voice-narrator': { voice: 'slt', pitchHz: 173, pitchSpreadHz: 34, slowness: 1.2, formants: 0.96 },
};
