import { Button, Icon } from '@grove/ui';
import type { ButtonProps } from '@grove/ui';
import { useSpeech } from '@grove/platform';
import type { SpokenLine } from '@grove/platform';
import { useT } from '../translation.ts';

/** How a line stands: whether it is being fetched, said, or could not be said. */
export function useLine(line: SpokenLine) {
  const { status, key, speak, stop } = useSpeech();
  const own = key === line.key ? status : 'idle';
  return {
    status: own,
    isSpeaking: own === 'playing',
    isBusy: own === 'playing' || own === 'loading',
    hasFailed: own === 'failed',
    speak: () => speak(line),
    stop,
  };
}

/** Says a line; a second press stops it. */
export function VoiceButton({
  line,
  label,
  ...look
}: { line: SpokenLine; label: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const t = useT();
  const { status, isBusy, speak, stop } = useLine(line);
  return (
    <Button {...look} onClick={isBusy ? stop : speak} disabled={!line.voiceId}>
      <Icon name={isBusy ? 'stop' : 'volume'} />
      {status === 'loading' ? t('demo.loading') : isBusy ? t('demo.stop') : label}
    </Button>
  );
}
