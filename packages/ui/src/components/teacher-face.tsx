import { useEffect, useId, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Expression, MouthShape } from '@grove/art/teachers';
import { classNames } from '../class-names.ts';
import { faceKit, followFaceKit, loadFaceKit } from './face-kit.ts';
import { animateFace } from './face-motion.ts';
import { isTeacherId } from './portrait-files.ts';
import { TeacherPortrait } from './teacher-portrait.tsx';
import styles from './teacher-face.module.css';

export interface TeacherFaceProps {
  /** Id of the teacher's drawing. */
  teacher: string | undefined;
  alt: string;
  expression?: Expression;
  /** The mouth of this moment, where something times it; otherwise `speaking` moves the mouth by itself. */
  mouth?: MouthShape;
  speaking?: boolean;
  className?: string;
}

/** The live drawing of a teacher; `null` until the kit is there and for whom nobody drew. */
function useDrawing(teacher: string | undefined): { svg: string; css: string } | null {
  const idPrefix = useId();
  const kit = useSyncExternalStore(followFaceKit, faceKit, () => null);
  useEffect(() => {
    if (isTeacherId(teacher)) loadFaceKit().catch((error: unknown) => console.warn('The live drawing could not be fetched; the portrait stays', error));
  }, [teacher]);
  return useMemo(() => (kit && isTeacherId(teacher) ? { svg: kit.teacherRig(teacher, idPrefix), css: kit.rigCss } : null), [kit, teacher, idPrefix]);
}

/**
 * A teacher who looks back: blinks, and moves the mouth while speaking. Shows the still portrait until the drawing is
 * there, and for ever if it can't be fetched. Under reduced motion the face rests.
 */
export function TeacherFace({ teacher, alt, expression = 'neutral', mouth, speaking = false, className }: TeacherFaceProps) {
  const place = useRef<HTMLSpanElement>(null);
  const drawing = useDrawing(teacher);

  const timed = mouth !== undefined;
  useEffect(() => {
    const face = place.current?.querySelector('svg');
    return drawing && face ? animateFace(face, { expression, speaking, timed }) : undefined;
  }, [drawing, expression, speaking, timed]);

  // Apart from the rest, which would begin anew with each of the many moves of a mouth, and never come to blink.
  useEffect(() => {
    const face = place.current?.querySelector('svg');
    if (drawing && face && mouth) face.dataset.mouth = mouth;
  }, [drawing, mouth]);

  if (!drawing) return <TeacherPortrait teacher={teacher} alt={alt} className={className} />;
  return (
    <>
      <style href="grove-teacher-rig" precedence="default">{drawing.css}</style>
      <span ref={place} role={alt ? 'img' : undefined} aria-label={alt || undefined} aria-hidden={!alt || undefined} className={classNames(styles.face, className)} dangerouslySetInnerHTML={{ __html: drawing.svg }} />
    </>
  );
}
