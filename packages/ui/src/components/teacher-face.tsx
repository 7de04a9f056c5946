import { useEffect, useId, useInsertionEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Expression, MouthShape } from '@grove/art/teachers';
import { adoptStyle } from '../adopted-style.ts';
import { classNames } from '../class-names.ts';
import { drawing as draw } from '../drawing.ts';
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

const adopted = new Set<string>();

/** The rules of all live drawings, which stay once they are there. */
function adoptOnce(css: string): void {
  if (!adopted.has(css)) adoptStyle(css);
  adopted.add(css);
}

/** The live drawing of a teacher; `null` until the kit is there and for whom nobody drew. */
function useDrawing(teacher: string | undefined): { html: { __html: string }; css: string } | null {
  const idPrefix = useId();
  const kit = useSyncExternalStore(followFaceKit, faceKit, () => null);
  useEffect(() => {
    if (isTeacherId(teacher))
      loadFaceKit().catch((error: unknown) =>
        console.warn('The live drawing could not be fetched; the portrait stays', error),
      );
  }, [teacher]);
  return useMemo(
    () =>
      kit && isTeacherId(teacher)
        ? { html: { __html: draw(kit.teacherRig(teacher, idPrefix)) }, css: kit.rigCss }
        : null,
    [kit, teacher, idPrefix],
  );
}

/**
 * A teacher who looks back: blinks, and moves the mouth while speaking. Shows the still portrait until the drawing is
 * there, and for ever if it can't be fetched. Under reduced motion the face rests.
 */
export function TeacherFace({
  teacher,
  alt,
  expression = 'neutral',
  mouth,
  speaking = false,
  className,
}: TeacherFaceProps) {
  const place = useRef<HTMLSpanElement>(null);
  const drawing = useDrawing(teacher);

  const css = drawing?.css;
  useInsertionEffect(() => {
    if (css !== undefined) adoptOnce(css);
  }, [css]);

  const timed = mouth !== undefined;
  useEffect(() => {
    const face = place.current?.querySelector('svg');
    return drawing && face ? animateFace(face, { expression, speaking, timed }) : undefined;
  }, [drawing, expression, speaking, timed]);

  // Apart from the rest, which would begin again with each of the many moves of a mouth, and never come to blink.
  useEffect(() => {
    const face = place.current?.querySelector('svg');
    if (drawing && face && mouth) face.dataset.mouth = mouth;
  }, [drawing, mouth]);

  if (!drawing) return <TeacherPortrait teacher={teacher} alt={alt} className={className} />;
  return (
    <span
      ref={place}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={!alt || undefined}
      className={classNames(styles.face, className)}
      dangerouslySetInnerHTML={drawing.html}
    />
  );
}
