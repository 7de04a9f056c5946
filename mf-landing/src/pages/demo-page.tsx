import { useContent, usePreservedState } from '@grove/platform';
import { ButtonLink, Icon } from '@grove/ui';
import { usePlaceOf } from '../common/level-look.ts';
import { PageBanner } from '../common/page-banner.tsx';
import { PageBody } from '../common/page-body.tsx';
import { DemoStage } from '../features/demo/components/demo-stage.tsx';
import { TeacherPicker } from '../features/demo/components/teacher-picker.tsx';
import { useT } from '../translation.ts';

/** `/demo` (spec §2): five teachers, one of them on the stage. It reads nothing of the API. */
export function DemoPage() {
  const t = useT();
  const [pickedId, pick] = usePreservedState('teacher', 1);
  const demoTeachers = useContent('demo');
  const place = usePlaceOf()(pickedId);
  const picked = demoTeachers.find(({ id }) => id === pickedId);
  return (
    <div data-place={place}>
      <PageBanner
        scene={place}
        above={
          <ButtonLink to="/" variant="secondary">
            <Icon name="back" />
            {t('demo.back')}
          </ButtonLink>
        }
        title={t('demo.heading')}
        lead={t('demo.lead')}
      >
        <ButtonLink to="/levels" size="lg">
          {t('demo.start')}
        </ButtonLink>
      </PageBanner>
      <PageBody edge="hills">
        <TeacherPicker teachers={demoTeachers} pickedId={pickedId} onPick={pick} />
        {picked && <DemoStage teacher={picked} />}
      </PageBody>
    </div>
  );
}
