import { iconForLevel } from '@grove/art/icons';
import { Badge, Card, Icon, SceneBackdrop, TeacherPortrait } from '@grove/ui';
import { Link } from 'react-router-dom';
import type { LevelWithTeacher } from '../../../common/catalogue.ts';
import { bandOf, levelGradient, usePlaceOf } from '../../../common/level-look.ts';
import { useT } from '../../../translation.ts';
import styles from './level-stop.module.css';

/** A level on the path of `/levels`: its place, its teacher, what it is about. The whole card is the link. */
export function LevelStop({ level, teacher }: LevelWithTeacher) {
  const t = useT();
  const place = usePlaceOf()(level.id);
  const [from, to] = levelGradient(level.color);
  return (
    <Card
      as="li"
      lifts
      data-place={place}
      data-band={bandOf(level.id)}
      className={styles.stop}
      style={{ '--from': from, '--to': to }}
    >
      <div className={styles.view}>
        <SceneBackdrop scene={place} />
        <span className={styles.icon}>
          <Icon name={iconForLevel(level.icon)} />
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.ages}>{t('levels.ages', { ages: level.ageRange })}</p>
        <h2 className={styles.name}>
          <Link to={`/level/${level.id}`} className={styles.link}>
            {level.name}
          </Link>
        </h2>
        <p>{level.description}</p>
        {teacher && (
          <p className={styles.teacher}>
            <TeacherPortrait teacher={teacher.avatar} alt="" className={styles.portrait} />
            <span>
              <b>{teacher.name}</b>
              <span className={styles.title}>{teacher.title}</span>
            </span>
          </p>
        )}
        <p className={styles.badges}>
          <Badge>{t('choose.oneOnOne')}</Badge>
          <Badge>{t('choose.always')}</Badge>
          <Badge>{t('choose.adaptive')}</Badge>
        </p>
      </div>
    </Card>
  );
}
