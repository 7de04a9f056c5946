import { iconForLevel } from '@grove/art/icons';
import { Badge, Card, Icon, SceneBackdrop, TeacherPortrait } from '@grove/ui';
import { Link } from 'react-router-dom';
import type { LevelWithTeacher } from '../../../common/catalogue.ts';
import { levelGradient, usePlaceOf } from '../../../common/level-look.ts';
import { useT } from '../../../translation.ts';
import styles from './level-window.module.css';

/** One level as a window into its place, with its teacher on the sill. The whole window is the link. */
export function LevelWindow({ level, teacher }: LevelWithTeacher) {
  const t = useT();
  const place = usePlaceOf()(level.id);
  const [from, to] = levelGradient(level.color);
  return (
    <Card as="li" lifts data-place={place} className={styles.window} style={{ '--from': from, '--to': to }}>
      <div className={styles.view}>
        <SceneBackdrop scene={place} />
        <span className={styles.icon}>
          <Icon name={iconForLevel(level.icon)} />
        </span>
      </div>
      <TeacherPortrait teacher={teacher?.avatar} alt="" className={styles.teacher} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/level/${level.id}`} className={styles.link}>
            {level.name}
          </Link>
        </h3>
        <Badge>{t('levels.ages', { ages: level.ageRange })}</Badge>
        {teacher && <p className={styles.with}>{t('levels.with', { name: teacher.name })}</p>}
      </div>
    </Card>
  );
}
