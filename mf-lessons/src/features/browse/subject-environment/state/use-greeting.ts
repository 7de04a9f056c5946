import { useEffect } from 'react';
import type { AiTeacher } from '@grove/contracts';
import { preservedAtom, useAtom, useSpeech } from '@grove/platform';
import { useVoice, type Voice } from '../../../../common/use-voice.ts';

/** Ids of the teachers who have said hello since the page was loaded. */
const greetedAtom = preservedAtom<readonly number[]>('mf-lessons greeted', []);

/** The teacher's greeting by voice: once by itself (spec §4), then whenever it is asked for. */
export function useGreeting({ id, greeting, voiceId }: AiTeacher): Voice {
  const key = `environment ${id}`;
  const voice = useVoice({ key, text: greeting, voiceId });
  const { speak } = useSpeech();
  const [greeted, setGreeted] = useAtom(greetedAtom);
  const isNew = !greeted.includes(id);
  useEffect(() => {
    if (!isNew) return;
    speak({ key, text: greeting, voiceId });
    setGreeted((ids) => [...ids, id]);
  }, [isNew, speak, setGreeted, key, greeting, voiceId, id]);
  return voice;
}
