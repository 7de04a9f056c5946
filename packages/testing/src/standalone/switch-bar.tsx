import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { AreaRoute } from '@grove/contracts';
import type { Calls } from './calls.ts';
import { choose, stateOf, statesOf, withStates, type ChosenStates, type ReadState } from './read-states.ts';
import styles from './switch-bar.module.css';
import { switchesHiddenKey } from './switches-hidden-key.ts';

interface SwitchBarProps {
  routes: readonly AreaRoute[];
  /** The route that is shown. */
  current: AreaRoute | undefined;
  chosen: ChosenStates;
  calls: Calls;
}

/** The page starts again in the chosen state, so that it is seen from its first moment on. */
const chooseState = (chosen: ChosenStates, name: string, state: ReadState): void =>
  location.assign(location.pathname + withStates(location.search, choose(chosen, name, state)));

/** Chooses the page and what every call of it does. For those who build and test an area; never part of the site. */
export function SwitchBar({ routes, current, chosen, calls }: SwitchBarProps): ReactNode {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => sessionStorage.getItem(switchesHiddenKey) === null);
  useEffect(
    () => (open ? sessionStorage.removeItem(switchesHiddenKey) : sessionStorage.setItem(switchesHiddenKey, '')),
    [open],
  );
  const names = useSyncExternalStore(calls.subscribe, calls.names);
  const goTo = (pattern: string): void =>
    location.assign((routes.find((route) => route.pattern === pattern)?.example ?? pattern) + withStates('', chosen));
  const patterns = routes.map(({ pattern }) => pattern);
  return (
    <>
      <div className={styles['room']} />
      <aside className={styles['bar']} aria-label="Switches of the area alone">
        <button type="button" className={styles['toggle']} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : 'Switches'}
        </button>
        {open && (
          <>
            <Choice
              label="address"
              value={current?.pattern ?? pathname}
              options={current ? patterns : [...patterns, pathname]}
              onChoose={goTo}
            />
            {['all', ...names].map((name) => (
              <StateChoice
                key={name}
                label={name}
                value={stateOf(chosen, name)}
                onChoose={(state) => chooseState(chosen, name, state)}
              />
            ))}
          </>
        )}
      </aside>
    </>
  );
}

function StateChoice({
  label,
  value,
  onChoose,
}: {
  label: string;
  value: ReadState;
  onChoose: (state: ReadState) => void;
}): ReactNode {
  return (
    <Choice label={label} value={value} options={statesOf(label)} onChoose={onChoose} changed={value !== 'ready'} />
  );
}

interface ChoiceProps<Option extends string> {
  label: string;
  value: Option;
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Marks a choice that is not the usual one. */
  changed?: boolean;
}

function Choice<Option extends string>({
  label,
  value,
  options,
  onChoose,
  changed = false,
}: ChoiceProps<Option>): ReactNode {
  return (
    <label className={styles['choice']} data-changed={changed || undefined}>
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value as Option)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
