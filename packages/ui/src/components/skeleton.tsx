import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Gives the block the size of what will stand here. */
  className?: string;
}

/** A breathing block in the place of something that is loading; hidden from assistive technology. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}
