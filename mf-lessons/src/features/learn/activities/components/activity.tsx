import { useCallback, type ComponentType, type ReactNode } from 'react';
import type { ActivityData } from '@grove/contracts';
import { useLoaded } from '../state/use-loaded.ts';
import type { ActivityProps } from './activity-props.ts';
import { Waiting } from './waiting.tsx';

type Ends = Omit<ActivityProps<ActivityData>, 'activity'>;

/** A view together with the activity that it shows. */
const shown = <A extends ActivityData>(View: ComponentType<ActivityProps<A>>, activity: A): ComponentType<Ends> =>
  function Shown(ends) {
    return <View activity={activity} {...ends} />;
  };

/** Loads the part that can show this kind of activity. */
async function loadView(activity: ActivityData): Promise<ComponentType<Ends>> {
  switch (activity.type) {
    case 'visual-grid':
      if (activity.kind === 'lawn')
        return shown(
          (await import(/* webpackChunkName: "activity-visual-grid" */ './visual-grid/lawn-activity.tsx')).LawnActivity,
          activity,
        );
      return shown(
        (await import(/* webpackChunkName: "activity-visual-grid" */ './visual-grid/chart-activity.tsx')).ChartActivity,
        activity,
      );
    case 'story-explorer':
      return shown(
        (await import(/* webpackChunkName: "activity-story-explorer" */ './story-explorer/story-activity.tsx'))
          .StoryActivity,
        activity,
      );
    case 'circuit-builder':
      return shown(
        (await import(/* webpackChunkName: "activity-circuit-builder" */ './circuit-builder/circuit-activity.tsx'))
          .CircuitActivity,
        activity,
      );
    case 'time-map':
      return shown(
        (await import(/* webpackChunkName: "activity-time-map" */ './time-map/time-activity.tsx')).TimeActivity,
        activity,
      );
    case 'sentence-builder':
      return shown(
        (await import(/* webpackChunkName: "activity-sentence-builder" */ './sentence-builder/paragraph-activity.tsx'))
          .ParagraphActivity,
        activity,
      );
    case 'drag-drop':
    default:
      return shown(
        (await import(/* webpackChunkName: "activity-drag-drop" */ './drag-drop/robot-activity.tsx')).RobotActivity,
        activity,
      );
  }
}

interface ActivityFrameProps {
  activity: ActivityData;
  /** The last goal was reached for the first time on this device. */
  onDone: () => void;
  /** The learner leaves the finished activity. */
  onClose: () => void;
}

/** The front door of the activities: loads the view of this kind, and shows it. */
export function Activity({ activity, onDone, onClose }: ActivityFrameProps): ReactNode {
  const { value, hasFailed, retry } = useLoaded(useCallback(() => loadView(activity), [activity]));
  if (!value) return <Waiting hasFailed={hasFailed} onRetry={retry} />;
  const View = value.is;
  return <View onFinish={onDone} onClose={onClose} />;
}
