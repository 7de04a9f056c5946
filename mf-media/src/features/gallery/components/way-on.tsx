import type { ReactNode } from 'react';
import { ButtonLink, Icon } from '@grove/ui';
import type { VideoAsset } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import { lessonsOf } from '../model/lessons.ts';

/** Where the subject of a video continues when it has no film. */
export function WayOn({ video }: { video: VideoAsset }): ReactNode {
  const t = useT();
  const lessons = lessonsOf(video);
  return (
    <ButtonLink to={lessons.path}>
      {lessons.subject ? t('player.lessons', { subject: lessons.subject }) : t('player.curriculum')}
      <Icon name="forward" />
    </ButtonLink>
  );
}
