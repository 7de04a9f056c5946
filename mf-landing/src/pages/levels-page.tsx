import { useCatalogue } from '../common/catalogue.ts';
import { PageBanner } from '../common/page-banner.tsx';
import { PageBody } from '../common/page-body.tsx';
import { LevelPath } from '../features/levels/components/level-path.tsx';
import { Assessment } from '../features/placement/components/assessment.tsx';
import { useT } from '../translation.ts';

/** `/levels` (spec §2). */
export function LevelsPage() {
  const t = useT();
  const catalogue = useCatalogue();
  return (
    <>
      <PageBanner scene="grove" title={t('choose.heading')} lead={t('choose.lead')} aside={<Assessment />} />
      <PageBody edge="hills">
        <LevelPath catalogue={catalogue} />
      </PageBody>
    </>
  );
}
