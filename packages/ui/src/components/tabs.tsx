import type { ReactNode } from 'react';
import * as RadixTabs from 'radix-ui/tabs';
import type { IconName } from '@grove/art/icons';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  icon?: IconName;
  content: ReactNode;
}

export interface TabsProps {
  /** What the row of tabs chooses between. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}

/** A row of tabs and the panel of the chosen one; the row scrolls where it does not fit. */
export function Tabs({ label, tabs, value, onValueChange, className }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange} className={classNames(styles.root, className)}>
      <RadixTabs.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
