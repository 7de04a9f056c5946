import { useEffect, useId, useRef, useState } from 'react';
import type { Expression, MouthShape } from '@grove/art/teachers';
import { classNames } from '../class-names.ts';
import { isTeacherId } from './portrait-files.ts';
import { animateFace } from './face-motion.ts';
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

interface Drawing {
  svg: string;
  css: string;
}

/** The live drawing of a teacher, fetched once the page is there; `null` until then and for whom nobody drew. */
function useDrawing(teacher: string | undefined): Drawing | null {
  const idPrefix = useId();
  const [drawing, setDrawing] = useState<Drawing & { teacher: string } | null>(null);
  useEffect(() => {
    if (!isTeacherId(teacher)) return undefined;
    let wanted = true;
    const draw = async (): Promise<void> => {
      const { teacherRig, rigCss } = await import('@grove/art/teachers');
      if (wanted) setDrawing({ teacher, svg: teacherRig(teacher, idPrefix), css: rigCss });
    };
    draw().catch((error: unknown) => console.warn('The live drawing could not be fetched; the portrait stays', error));
    return () => {
      wanted = false;
    };
  }, [teacher, idPrefix]);
  return drawing && drawing.teacher === teacher ? drawing : null;
}

/**
 * A teacher who looks back: blinks, and moves the mouth while speaking. Shows the still portrait until the drawing is
 * there, and for ever if it can't be fetched. Under reduced motion the face rests.
 */
export function TeacherFace({ teacher, alt, expression = 'neutral', mouth, speaking = false, className }: TeacherFaceProps) {
  const place = useRef<HTMLSpanElement>(null);
  const drawing = useDrawing(teacher);

  useEffect(() => {
    const face = place.current?.querySelector('svg');
    return drawing && face ? animateFace(face, { expression, mouth, speaking }) : undefined;
  }, [drawing, expression, mouth, speaking]);

  if (!drawing) return <TeacherPortrait teacher={teacher} alt={alt} className={className} />;
  return (
    <>
      <style href="grove-teacher-rig" precedence="default">{drawing.css}</style>
      <span ref={place} role={alt ? 'img' : undefined} aria-label={alt || undefined} aria-hidden={!alt || undefined} className={classNames(styles.face, className)} dangerouslySetInnerHTML={{ __html: drawing.svg }} />
    </>
  );
}
