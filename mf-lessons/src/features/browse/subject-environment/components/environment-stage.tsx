import type { ReactNode } from 'react';
import type { AiTeacher, Grade, Subject } from '@grove/contracts';
import { useContent, usePageTitle, useRead } from '@grove/platform';
import { Badge, ButtonLink, Icon } from '@grove/ui';
import { Tabs } from '@grove/ui/tabs';
import { loopOf, teacherOfGrade } from '@grove/content';
import { backgroundOf, iconOf, pictureOf, toneOf } from '../../../../common/subject-look.ts';
import { useLateArrival } from '../../../../common/use-arrival.ts';
import { useT } from '../../../../translation.ts';
import type { EnvironmentMode, EnvironmentNavigation } from '../model/navigation.ts';
import { AmbientBackground } from './ambient-background.tsx';
import styles from './environment-stage.module.css';
import { Explore } from './explore.tsx';
import { LessonsMode } from './lessons-mode.tsx';
import { ProgressMode } from './progress-mode.tsx';
import { TeacherPlace } from './teacher-place.tsx';

interface EnvironmentStageProps {
  grade: Grade;
  subject: Subject;
  navigation: EnvironmentNavigation;
}

/** A subject as a place: its quiet background, who teaches it to learners of this grade, and what there is to do. */
export function EnvironmentStage({ grade, subject, navigation }: EnvironmentStageProps): ReactNode {
  const t = useT();
  const heading = useLateArrival();
  const isTaught = subject.teacherId !== null;
  const teacherId = teacherOfGrade(useContent('teachers').ofLevels, grade).id;
  const teacher = useRead('aiTeacher', { params: { teacherId }, enabled: isTaught });
  const picture = pictureOf(subject.backgroundImage);
  usePageTitle(subject.name);
  return (
    <div className={styles.stage} data-tone={toneOf(subject.color)}>
      <div className={styles.top}>
        <ButtonLink to={navigation.curriculumTo} variant="secondary">
          <Icon name="back" />
          {t('k12.back')}
        </ButtonLink>
        <AmbientBackground
          subject={subject.name}
          picture={loopOf(backgroundOf(subject.backgroundImage))?.poster ?? picture}
        />
      </div>
      <div className={styles.board}>
        <header className={styles.head}>
          <span className={styles.medal}>
            <Icon name={iconOf(subject.icon)} />
          </span>
          <div className={styles.words}>
            <h1 ref={heading} data-arrival tabIndex={-1} className={styles.title}>
              {subject.name}
            </h1>
            <p className={styles.text}>
              <Badge>{grade}</Badge> {subject.description}
            </p>
          </div>
        </header>
        <TeacherPlace read={teacher} hasTeacher={isTaught} picture={picture} />
        <div className={styles.modes}>
          <Modes grade={grade} subject={subject} navigation={navigation} teacher={teacher.data} picture={picture} />
        </div>
      </div>
    </div>
  );
}

function Modes({
  grade,
  subject,
  navigation,
  teacher,
  picture,
}: EnvironmentStageProps & { teacher: AiTeacher | undefined; picture: string }): ReactNode {
  const t = useT();
  const tabs = [
    {
      value: 'explore',
      label: t('k12.explore'),
      icon: 'compass',
      content: (
        <Explore
          grade={grade}
          subject={subject}
          teacher={teacher}
          picture={picture}
          onLessons={() => navigation.onMode('lessons')}
        />
      ),
    },
    {
      value: 'lessons',
      label: t('k12.lessons'),
      icon: 'book-open',
      content: (
        <LessonsMode grade={grade} subject={subject} voiceId={teacher?.voiceId ?? null} navigation={navigation} />
      ),
    },
    {
      value: 'progress',
      label: t('k12.mode.progress'),
      icon: 'chart',
      content: <ProgressMode grade={grade} subject={subject} />,
    },
  ] as const;
  return (
    <Tabs
      label={t('k12.modes')}
      tabs={tabs}
      value={navigation.mode}
      onValueChange={(mode) => navigation.onMode(mode as EnvironmentMode)}
    />
  );
}
