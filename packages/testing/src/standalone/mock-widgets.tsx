import type { ComponentType, ReactNode } from 'react';
import type { WidgetName, WidgetProps } from '@grove/contracts';
import { widgetLoader, type Area, type ContentStore, type LoadWidget } from '@grove/platform';
import { slowMs, stateOf, type ChosenStates } from './read-states.ts';
import styles from './mock-widgets.module.css';

/** What stands in the place of a widget, with a button for each thing that it can tell the page. */
function Panel({
  name,
  says,
  tells,
}: {
  name: WidgetName;
  says: string;
  tells: Readonly<Record<string, (() => void) | undefined>>;
}): ReactNode {
  return (
    <section className={styles['panel']} aria-label={`Stand-in for ${name}`}>
      <p>{says}</p>
      {Object.entries(tells).map(
        ([label, tell]) =>
          tell && (
            <button key={label} type="button" onClick={tell}>
              {label}
            </button>
          ),
      )}
    </section>
  );
}

/** The widgets of other areas, as the area alone shows them. */
const mocks: { readonly [Name in WidgetName]: ComponentType<WidgetProps[Name]> } = {
  'mf-chat/ask-teacher': ({ about }) => (
    <Panel name="mf-chat/ask-teacher" says={`A talk about “${about}” stands here.`} tells={{}} />
  ),
  'mf-lessons/placement': ({ onClose }) => (
    <Panel name="mf-lessons/placement" says="The placement stands here." tells={{ 'Leave the placement': onClose }} />
  ),
  'mf-media/player': ({ video, onWatched, onClose }) => (
    <Panel
      name="mf-media/player"
      says={`The film “${video.title}” stands here.`}
      tells={{ 'Watch it to the end': onWatched, 'Close the film': onClose }}
    />
  ),
  'mf-media/ambient': ({ poster }) => <img className={styles['ambient']} src={poster} alt="" />,
};

/**
 * Loads widgets where the area is alone: its own ones as they are, for those of other areas a mock; each in its chosen state.
 * `onCall` hears the name of every widget that a page asks for.
 */
export function mockWidgets(
  area: Area,
  content: ContentStore,
  chosen: ChosenStates,
  onCall: (name: string) => void,
): LoadWidget {
  const own = widgetLoader(async () => area, content);
  return async (name) => {
    onCall(name);
    const state = stateOf(chosen, name);
    if (state === 'error') throw new Error(`${name} fails, as the switch says`);
    if (state === 'loading') await new Promise(() => {});
    if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    return name.startsWith(`${area.name}/`) ? own(name) : mocks[name];
  };
}
