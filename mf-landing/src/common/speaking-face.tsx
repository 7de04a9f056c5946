import { useMouth } from '@grove/platform';
import { TeacherFace } from '@grove/ui';
import type { TeacherFaceProps } from '@grove/ui';

/** A teacher whose mouth says what is heard. `speaking`: the voice is theirs. */
export function SpeakingFace(props: Omit<TeacherFaceProps, 'mouth'> & { speaking: boolean }) {
  return <TeacherFace {...props} mouth={useMouth(props.speaking)} />;
}
