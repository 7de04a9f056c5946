import type { ReactNode } from 'react';
import { usePagePlace } from '@grove/platform';
import { isYoung, placeOfGrade } from '../common/grade-traits.ts';
import { PlaceStrip } from '../common/place-strip.tsx';
import { useArrival } from '../common/use-arrival.ts';
import { GradeBrowser, GradeRow } from '../features/browse/grade-browser/index.ts';
import { useK12Navigation, type K12Navigation } from '../features/browse/k12-navigation/index.ts';
import { SubjectEnvironment } from '../features/browse/subject-environment/index.ts';
import { K12Lesson } from '../features/learn/k12-lesson/index.ts';
import { useT } from '../translation.ts';
import styles from './k12-platform-page.module.css';

/** `/k12-platform`: grade and subject, subject learning environment, lesson (spec §2). The address says which. */
export function K12PlatformPage(): ReactNode {
  const navigation = useK12Navigation();
  const { view, grade, subject, lesson } = navigation.route;
  const page = useArrival(`${view} ${subject} ${lesson}`);
  return (
    <div
      ref={page}
      className={styles.page}
      data-place={placeOfGrade(grade)}
      data-band={isYoung(grade) ? 'young' : undefined}
    >
      {view === 'lesson' ? (
        <K12Lesson lessonId={lesson!} backTo={navigation.links.backFromLesson} />
      ) : view === 'environment' ? (
        <Environment navigation={navigation} />
      ) : (
        <Browse navigation={navigation} />
      )}
    </div>
  );
}

/** Step 1: the grade, and the views of the browser below it. */
function Browse({ navigation }: { navigation: K12Navigation }): ReactNode {
  const t = useT();
  const { route, links, chooseGrade } = navigation;
  const { grade, subject, view } = route;
  const scenery = placeOfGrade(grade);
  usePagePlace(scenery);
  return (
    <>
      <PlaceStrip place={scenery} eager>
        <div className={styles.sign}>
          <h1 className={styles.title}>{t('k12.heading')}</h1>
          <p>{t('k12.lead')}</p>
        </div>
      </PlaceStrip>
      <GradeRow chosen={grade} onChoose={chooseGrade} />
      <div className={styles.inner}>
        {route.isGradeUnknown && <p className={styles.notice}>{t('k12.noGrade', { grade })}</p>}
        <GradeBrowser
          grade={grade}
          view={view === 'lessons' ? 'lessons' : view === 'curriculum' ? 'curriculum' : 'subjects'}
          subject={subject}
          links={links}
        />
      </div>
    </>
  );
}

/** Step 2. */
function Environment({ navigation }: { navigation: K12Navigation }): ReactNode {
  const { route, links, changeMode, openLesson } = navigation;
  const { grade, mode } = route;
  const subject = route.subject!;
  usePagePlace(placeOfGrade(grade));
  return (
    <SubjectEnvironment
      grade={grade}
      subject={subject}
      subjectsTo={links.subjects}
      navigation={{
        mode,
        onMode: changeMode,
        curriculumTo: links.curriculum(subject),
        allLessonsTo: links.lessons(subject),
        onOpenLesson: openLesson,
      }}
    />
  );
}
