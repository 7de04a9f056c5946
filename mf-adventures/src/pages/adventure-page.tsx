import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { usePageTitle, useRead } from '@grove/platform';
import { ButtonLink, ErrorState } from '@grove/ui';
import { lookOf } from '../features/catalogue/model/look.ts';
import { AdventurePlayer } from '../features/story/components/adventure-player.tsx';
import { PlayerSkeleton } from '../features/story/components/player-skeleton.tsx';
import { parseAdventureId } from '../features/story/model/adventure-id.ts';
import { useT } from '../translation.ts';
import styles from './adventure-page.module.css';

/** `/adventure/:id`: plays a story. */
export function AdventurePage(): ReactNode {
  const id = parseAdventureId(useParams()['id']);
  return (
    <div className={styles.page}>{id === null ? <Problem kind="invalid" /> : <OpenAdventure key={id} id={id} />}</div>
  );
}

/** Reads adventure and scenes side by side. */
function OpenAdventure({ id }: { id: number }): ReactNode {
  const params = { adventureId: id };
  const { data: adventure, isError } = useRead('adventure', { params });
  const { data: scenes, isError: isWithoutScenes } = useRead('adventureScenes', { params });
  usePageTitle(adventure?.title);
  if (isError) return <Problem kind="missing" />;
  if (isWithoutScenes) return <Problem kind="noScenes" />;
  if (!adventure || !scenes) return <PlayerSkeleton />;
  if (!scenes.some(({ order }) => order === 1)) return <Problem kind="noScenes" />;
  return <AdventurePlayer adventure={adventure} scenes={scenes} cover={lookOf(adventure.title).cover} />;
}

/** Spec §2: three ways in which there is no story to read. */
function Problem({ kind }: { kind: 'invalid' | 'missing' | 'noScenes' }): ReactNode {
  const t = useT();
  return (
    <div className={styles.problem}>
      <ErrorState
        headingLevel={1}
        icon="map"
        title={t(`story.${kind}.title`)}
        text={t(`story.${kind}.text`)}
        actions={<ButtonLink to="/adventures">{t('story.back')}</ButtonLink>}
      />
    </div>
  );
}
