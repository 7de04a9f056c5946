import type { DemoTeacherProfile } from '@grove/contracts';
import { classNames, TeacherPortrait } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './teacher-picker.module.css';

export interface TeacherPickerProps {
  teachers: readonly DemoTeacherProfile[];
  pickedId: number;
  onPick: (id: number) => void;
}

/** Five faces to choose from. */
export function TeacherPicker({ teachers, pickedId, onPick }: TeacherPickerProps) {
  const t = useT();
  return (
    <fieldset aria-label={t('demo.pick')} className={styles.row}>
      {teachers.map(({ id, name, level, avatar }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === pickedId}
          className={classNames(styles.face, id === pickedId && styles.picked)}
          onClick={() => onPick(id)}
        >
          <TeacherPortrait teacher={avatar} alt="" className={styles.portrait} />
          <span className={styles.name}>{name}</span>
          <span className={styles.level}>{level}</span>
        </button>
      ))}
    </fieldset>
  );
}
