import { classNames } from '../class-names.ts';
import { isTeacherId, portraitFiles } from './portrait-files.ts';
import styles from './teacher-portrait.module.css';

export interface TeacherPortraitProps {
  /** Id of the teacher's drawing; one that the art kit does not know shows a sprout (spec §5). */
  teacher: string | undefined;
  /** The teacher's name, or empty where the name stands beside the picture. */
  alt: string;
  className?: string;
}

/** The still portrait of a teacher, round, as wide as its place. */
export function TeacherPortrait({ teacher, alt, className }: TeacherPortraitProps) {
  if (isTeacherId(teacher))
    return (
      <img
        className={classNames(styles.portrait, className)}
        src={portraitFiles[teacher]}
        alt={alt}
        width={400}
        height={400}
        decoding="async"
      />
    );
  const role = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <svg className={classNames(styles.portrait, styles.sprout, className)} viewBox="0 0 100 100" {...role}>
      <path className={styles.stem} d="M50 84V50" />
      <path className={styles.leaf} d="M50 56C28 58 20 42 22 28c18 0 30 8 28 28Z" />
      <path className={styles.leafLight} d="M50 46c-2-18 10-26 28-26 2 16-8 28-28 26Z" />
    </svg>
  );
}
