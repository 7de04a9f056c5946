import { useToast } from '@grove/platform';
import { useT } from '../../../translation.ts';

/** Says in a toast that a sound could not be played (spec §8). */
export function usePlaybackError(): () => void {
  const t = useT();
  const toast = useToast();
  return () => toast({ title: t('sound.failed.title'), description: t('sound.failed.text'), variant: 'error' });
}
