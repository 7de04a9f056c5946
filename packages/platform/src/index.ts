export { ApiError, readKey, request, write } from './api/client.ts';
export { createQueryClient, useRead } from './api/use-read.ts';
export { defineArea, loadPage, widgetLoader, type Area, type LoadPage, type LoadWidget } from './areas/area.ts';
export { AreaBoundary } from './areas/boundary.tsx';
export { preservedAtom, usePreservedState } from './areas/preserved-state.ts';
export { noRecovery, useGeneration, useRecovered, type Recovery, type RecoveryOutcome } from './areas/recovery.ts';
export { Widget } from './areas/widget.tsx';
export {
  ContentStore,
  documentsAt,
  noContent,
  useContent,
  useLoadContent,
  type FetchDocument,
} from './content/content.ts';
export { pagePlaceAtom, pageTitleAtom, usePagePlace, usePageTitle, useReducedMotion } from './page/page.ts';
export { useIsOnline } from './page/use-is-online.ts';
export { createSessionId } from './progress/session-id.ts';
export { useOutbox, usePost } from './progress/outbox.ts';
export { completedLessonsAtom, useLessonsDone, useProgress, type LessonsDone } from './progress/progress.ts';
export { PlatformProvider } from './platform-provider.tsx';
export { useMouth, useSpeech, useSpeechTime, useSpokenWord, type Speech } from './speech/use-speech.ts';
export { speechRates, type SpeechRate, type SpeechStatus, type SpokenLine } from './speech/voice.ts';
export type { SpeechTime } from './speech/playback.ts';
export { fetchSpeech, type Sound } from './speech/sound.ts';
export { estimateTimes, mouthAt } from './speech/word-times.ts';
export { greetingSession, useGreeting, type Greeting } from './realtime/greeting.ts';
export { useConnection, useRealtime, type Realtime } from './realtime/use-realtime.ts';
export { atom, createStore, storedAtom, useAtom, useAtomValue, useSetAtom } from './store/store.ts';
export { areaFailed, areaLoaded, areaReplaced, pageShown, startTelemetry, widgetShown } from './telemetry/telemetry.ts';
export { toastAtom, useToast, type ToastMessage } from './toast/toast.ts';
export {
  currentLanguage,
  defineTranslation,
  formatDate,
  formatNumber,
  translateIn,
  useLanguage,
  type Translate,
} from './translation/translation.ts';
