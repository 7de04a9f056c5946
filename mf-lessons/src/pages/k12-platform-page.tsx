import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePagePlace } from '@grove/platform';
import { PlaceStrip } from '../common/place-strip.tsx';
import { isYoung, placeOfGrade } from '../common/grade-traits.ts';
import { useArrival } from '../common/use-arrival.ts';
import { GradeBrowser } from '../features/browse/grade-browser/components/grade-browser.tsx';
import { GradeRow } from '../features/browse/grade-browser/components/grade-row.tsx';
import { subjectNamed } from '../features/learn/k12-lesson/model/lesson-facts.ts';
import { SubjectEnvironment } from '../features/browse/subject-environment/components/subject-environment.tsx';
import { useT } from '../translation.ts';
import { LessonStep } from '../features/learn/k12-lesson/components/lesson-step.tsx';
import { readPlace, searchOf, type Place } from '../features/browse/k12-navigation/model/route-state.ts';
import styles from './k12-platform-page.module.css';

/** `/k12-platform`: grade and subject, subject learning environment, lesson (spec §2). The address says which; see `readPlace`. */
export function K12PlatformPage(): ReactNode {
  const [search] = useSearchParams();
  const place = readPlace(search);
  const page = useArrival(`${place.view} ${place.subject} ${place.lesson}`);
  const { grade, view } = place;
  return (
    <div
      ref={page}
      className={styles.page}
      data-place={placeOfGrade(grade)}
      data-band={isYoung(grade) ? 'young' : undefined}
    >
      {view === 'lesson' ? (
        <Lesson place={place} />
      ) : view === 'environment' ? (
        <Environment place={place} />
      ) : (
        <Browse place={place} />
      )}
    </div>
  );
}

/** Step 1: the grade, and the views of the browser below it. */
function Browse({ place }: { place: Place }): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const { grade, subject, view } = place;
  const scenery = placeOfGrade(grade);
  usePagePlace(scenery);
  const links = {
    subjects: searchOf({ view: 'subjects', grade }),
    curriculum: (slug: string) => searchOf({ view: 'curriculum', grade, subject: slug }),
    lessons: (slug: string) => searchOf({ view: 'lessons', grade, subject: slug }),
    environment: (slug: string) => searchOf({ view: 'environment', grade, subject: slug }),
    lesson: (slug: string, lesson: string) => searchOf({ view: 'lesson', grade, subject: slug, lesson }),
  };
  // Another grade shows its subjects (spec §4). From a view of one subject that is a step which 'back' can undo.
  const choose = (next: Place['grade']): void =>
    void navigate(searchOf({ view: 'subjects', grade: next }), {
      replace: view === 'subjects',
      preventScrollReset: true,
    });
  return (
    <>
      <PlaceStrip place={scenery} eager>
        <div className={styles.sign}>
          <h1 className={styles.title}>{t('k12.heading')}</h1>
          <p>{t('k12.lead')}</p>
        </div>
      </PlaceStrip>
      <GradeRow chosen={grade} onChoose={choose} />
      <div className={styles.inner}>
        {place.isGradeUnknown && <p className={styles.notice}>{t('k12.noGrade', { grade })}</p>}
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
function Environment({ place }: { place: Place }): ReactNode {
  const navigate = useNavigate();
  const { grade, mode } = place;
  const subject = place.subject!;
  usePagePlace(placeOfGrade(grade));
  return (
    <SubjectEnvironment
      grade={grade}
      subject={subject}
      subjectsTo={searchOf({ view: 'subjects', grade })}
      ways={{
        mode,
        onMode: (next) =>
          void navigate(searchOf({ ...place, mode: next }), {
            replace: true,
            preventScrollReset: true,
            viewTransition: false,
          }),
        curriculumTo: searchOf({ view: 'curriculum', grade, subject }),
        allLessonsTo: searchOf({ view: 'lessons', grade, subject }),
        onOpenLesson: (lesson) => void navigate(searchOf({ view: 'lesson', grade, subject, lesson })),
      }}
    />
  );
}

/** Step 3; the way back is step 2, of the lesson's own subject where the address names none. */
function Lesson({ place }: { place: Place }): ReactNode {
  const { grade } = place;
  const backTo = (subjectName?: string): string => {
    const subject = place.subject ?? (subjectName ? (subjectNamed(subjectName)?.slug ?? null) : null);
    return searchOf({ view: subject ? 'environment' : 'subjects', grade, subject });
  };
  return <LessonStep lessonId={place.lesson!} backTo={backTo} />;
}
