import { ButtonLink, EmptyState } from '@grove/ui';
import lostUrl from '@grove/art/files/scenes/not-found.svg';
import { useParams } from 'react-router-dom';
import { CatalogueError } from '../common/catalogue-states.tsx';
import { useCatalogue } from '../common/catalogue.ts';
import { PageLoading } from '../common/page-loading.tsx';
import { PageState } from '../common/page-state.tsx';
import { routeId } from '../common/route-id.ts';
import { LevelDetail } from '../features/level-detail/components/level-detail.tsx';
import { useT } from '../translation.ts';

/** `/level/:id` (spec §2): waits until the level and its teacher are there. */
export function LevelPage() {
  const t = useT();
  const id = routeId(useParams().id);
  const catalogue = useCatalogue();
  if (catalogue.state === 'loading') return <PageLoading text={t('level.loading')} />;
  if (catalogue.state === 'error')
    return (
      <PageState>
        <CatalogueError headingLevel={1} message={catalogue.message} />
      </PageState>
    );
  const entry = catalogue.levels.find(({ level }) => level.id === id);
  if (entry) return <LevelDetail {...entry} />;
  return (
    <EmptyState
      headingLevel={1}
      picture={lostUrl}
      title={t('level.unknown')}
      text={t('level.unknownText')}
      actions={
        <ButtonLink to="/levels" size="lg">
          {t('level.back')}
        </ButtonLink>
      }
    />
  );
}
