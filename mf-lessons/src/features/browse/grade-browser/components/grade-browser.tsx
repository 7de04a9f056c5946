import type { ReactNode } from 'react';
import type { Grade, Subject } from '@grove/contracts';
import { useRead } from '@grove/platform';
import { ButtonLink, EmptyState } from '@grove/ui';
import { toneOf } from '../../../../common/subject-look.ts';
import { useT } from '../../../../translation.ts';
import type { BrowserLinks } from '../model/links.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CurriculumView } from './curriculum-view.tsx';
import { LessonsView } from './lessons-view.tsx';
import { SubjectsView } from './subjects-view.tsx';
import { Failed, Loading } from './view-states.tsx';
import styles from './grade-browser.module.css';

const subjectSkeletons = 8;

interface GradeBrowserProps {
  grade: Grade;
  view: 'subjects' | 'curriculum' | 'lessons';
  /** Slug of the chosen subject; null in the view of all. */
  subject: string | null;
  links: BrowserLinks;
}

/** Subjects, then the curriculum of one, then its lessons (spec §2, "Grade and subject browser"), in every state of the reads. */
export function GradeBrowser(props: GradeBrowserProps): ReactNode {
  const t = useT();
  const { data: subjects, isFetching, refetch } = useRead('subjects');
  const subject = subjects?.find(({ slug }) => slug === props.subject);
  return (
    <section className={styles.browser} aria-labelledby="k12-view" data-tone={subject && toneOf(subject.color)}>
      <Head {...props} name={subject?.name ?? t('k12.subject')} />
      {subjects ? (
        <View {...props} subjects={subjects} chosen={subject} />
      ) : isFetching ? (
        <Loading label={t('k12.subjects.loading')} count={subjectSkeletons} />
      ) : (
        <Failed title={t('k12.subjects.failed')} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

/** The way here and the heading of the view; `name` is that of the chosen subject. */
function Head({ grade, view, subject, links, name }: GradeBrowserProps & { name: string }): ReactNode {
  const t = useT();
  const all = { label: t('k12.subjects', { grade }), to: links.subjects };
  const headings = {
    subjects: all.label,
    curriculum: t('k12.subjectIn', { subject: name, grade }),
    lessons: t('k12.lessonsOf', { subject: name, grade }),
  };
  const crumbs = subject
    ? [all, { label: name, to: links.curriculum(subject) }, { label: t('k12.lessons'), to: links.lessons(subject) }]
    : [];
  return (
    <>
      {subject && <Breadcrumbs crumbs={view === 'lessons' ? crumbs : crumbs.slice(0, -1)} />}
      <h2 id="k12-view" data-arrival tabIndex={-1} className={styles.heading}>
        {headings[view]}
      </h2>
    </>
  );
}

function View({
  grade,
  view,
  subject,
  links,
  subjects,
  chosen,
}: GradeBrowserProps & { subjects: readonly Subject[]; chosen: Subject | undefined }): ReactNode {
  if (!subject) return <SubjectsView grade={grade} subjects={subjects} links={links} />;
  if (!chosen) return <NoSuchSubject links={links} />;
  const Shown = view === 'lessons' ? LessonsView : CurriculumView;
  return <Shown grade={grade} subject={chosen} links={links} />;
}

/** The address names a subject that nobody teaches. */
function NoSuchSubject({ links }: { links: BrowserLinks }): ReactNode {
  const t = useT();
  const all = (
    <ButtonLink to={links.subjects} preventScrollReset>
      {t('k12.subjects.all')}
    </ButtonLink>
  );
  return (
    <EmptyState
      headingLevel={3}
      icon="compass"
      title={t('k12.noSubject')}
      text={t('k12.noSubject.text')}
      actions={all}
    />
  );
}
