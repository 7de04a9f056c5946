import type { ActivityData } from '@grove/contracts';

/** What every kind of activity is given. */
export interface ActivityProps<A extends ActivityData> {
  activity: A;
  /** The last goal was reached for the first time. */
  onFinish: () => void;
  /** The learner leaves the finished activity. */
  onClose: () => void;
}
