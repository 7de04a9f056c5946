/** The voice that tells the adventures; it belongs to no teacher. */
export const narratorVoiceId = 'voice-narrator';
