import { demoTeachers } from '@grove/content/demo';
import { usePreservedState } from '@grove/platform';
import { ButtonLink, Icon } from '@grove/ui';
import { placeOf } from '../common/level-look.ts';
import { PageBanner } from '../common/page-banner.tsx';
import { PageBody } from '../common/page-body.tsx';
import { DemoStage } from '../features/demo/components/demo-stage.tsx';
import { TeacherPicker } from '../features/demo/components/teacher-picker.tsx';
import { useT } from '../translation.ts';

/** `/demo` (spec §2): five teachers, one of them on the stage. Everything on it is built in. */
export function DemoPage() {
  const t = useT();
  const [pickedId, pick] = usePreservedState('teacher', 1);
  const picked = demoTeachers.find(({ id }) => id === pickedId);
  return (
    <div data-place={placeOf(pickedId)}>
      <PageBanner
        scene={placeOf(pickedId)}
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
