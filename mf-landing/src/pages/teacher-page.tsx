import { ButtonLink, EmptyState } from '@grove/ui';
import lostUrl from '@grove/art/files/scenes/not-found.svg';
import { useParams } from 'react-router-dom';
import { CatalogueError } from '../common/catalogue-states.tsx';
import { useCatalogue } from '../common/catalogue.ts';
import { PageLoading } from '../common/page-loading.tsx';
import { PageState } from '../common/page-state.tsx';
import { routeId } from '../common/route-id.ts';
import { TeacherProfile } from '../features/teacher-profile/components/teacher-profile.tsx';
import { useT } from '../translation.ts';

/** `/teacher/:id` (spec §2, "Teacher profile"; its route: experience §7). */
export function TeacherPage() {
  const t = useT();
  const id = routeId(useParams().id);
  const catalogue = useCatalogue();
  if (catalogue.state === 'loading') return <PageLoading text={t('profile.loading')} />;
  if (catalogue.state === 'error')
    return (
      <PageState>
        <CatalogueError headingLevel={1} message={catalogue.message} />
      </PageState>
    );
  const teacher = catalogue.teachers.find((one) => one.id === id);
  if (teacher)
    return (
      <TeacherProfile
        teacher={teacher}
        level={catalogue.levels.find(({ level }) => level.id === teacher.levelId)?.level}
      />
    );
  return (
    <EmptyState
      headingLevel={1}
      picture={lostUrl}
      title={t('profile.unknown')}
      text={t('profile.unknownText')}
      actions={
        <ButtonLink to="/demo" size="lg">
          {t('profile.meetAll')}
        </ButtonLink>
      }
    />
  );
}
