import type { ReactNode } from 'react';
import type { VideoAsset } from '@grove/contracts';
import { Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { gradesIn, type Filters } from '../model/filters.ts';
import { sectionName, sectionsOf } from '../model/sections.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  videos: readonly VideoAsset[];
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Search by words, grade and subject. */
export function FilterBar({ videos, filters, onChange }: FilterBarProps): ReactNode {
  const t = useT();
  const subjects = sectionsOf(videos).map(({ name }) => ({
    value: name,
    label: name === 'All' ? t('gallery.everySubject') : name,
  }));
  return (
    <form
      role="search"
      aria-label={t('filter.label')}
      className={styles.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.field} data-wide>
        <Icon name="search" />
        <input
          type="search"
          className={styles.input}
          placeholder={t('filter.search')}
          aria-label={t('filter.search')}
          value={filters.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </label>
      <Choice
        label={t('filter.grade')}
        all={t('filter.grade.all')}
        options={gradesIn(videos).map((grade) => ({ value: grade, label: grade }))}
        value={filters.grade}
        onChange={(grade) => onChange({ grade })}
      />
      <Choice
        label={t('filter.subject')}
        all={t('filter.subject.all')}
        options={subjects}
        value={filters.subject && sectionName(filters.subject)}
        onChange={(subject) => onChange({ subject })}
      />
    </form>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, all, options, value, onChange }: ChoiceProps): ReactNode {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.input}
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
