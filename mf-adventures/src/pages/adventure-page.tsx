import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { usePageTitle, useRead } from '@grove/platform';
import { Badge, ButtonLink, ErrorState, Icon, SceneBackdrop, Skeleton } from '@grove/ui';
import type { Adventure } from '@grove/contracts';
import { lookOf } from '../features/catalogue/model/look.ts';
import { StoryReader } from '../features/story/components/story-reader.tsx';
import { parseAdventureId } from '../features/story/model/adventure-id.ts';
import { startJourney } from '../features/story/model/story.ts';
import { useT } from '../translation.ts';
import styles from './adventure-page.module.css';

/** `/adventure/:id`: reads a story with its choices. */
export function AdventurePage(): ReactNode {
  const id = parseAdventureId(useParams()['id']);
  return (
    <div className={styles.page}>
      <SceneBackdrop scene="night-canopy" scrim="bottom" className={styles.sky} eager />
      <div className={styles.inner}>{id === null ? <Problem kind="invalid" /> : <OpenAdventure key={id} id={id} />}</div>
    </div>
  );
}

/** Reads adventure and scenes side by side. */
function OpenAdventure({ id }: { id: number }): ReactNode {
  const t = useT();
  const params = { adventureId: id };
  const adventure = useRead('adventure', { params });
  const scenes = useRead('adventureScenes', { params });
  usePageTitle(adventure.data?.title);
  if (adventure.isError) return <Problem kind="missing" />;
  if (scenes.isError) return <Problem kind="noScenes" />;
  if (!adventure.data || !scenes.data) {
    return (
      <div role="status" className={styles.loading} data-testid="story-skeleton">
        <h1 className={styles.title}>{t('story.loading')}</h1>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.sheet} />
      </div>
    );
  }
  const start = startJourney(scenes.data);
  if (!start) return <Problem kind="noScenes" />;
  return (
    <>
      <StoryHead adventure={adventure.data} />
      <StoryReader start={start} scenes={scenes.data} />
    </>
  );
}

function StoryHead({ adventure }: { adventure: Adventure }): ReactNode {
  const t = useT();
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <ButtonLink to="/adventures" variant="secondary">
          <Icon name="back" />
          {t('story.adventures')}
        </ButtonLink>
        <h1 className={styles.title}>{adventure.title}</h1>
        <div className={styles.badges}>
          <Badge>{t('list.ages', { band: adventure.ageBand })}</Badge>
          <Badge>{adventure.subject}</Badge>
        </div>
      </div>
      <img className={styles.cover} src={lookOf(adventure.title).cover} alt="" width={800} height={500} />
    </header>
  );
}

/** Spec §2: three ways in which there is no story to read. */
function Problem({ kind }: { kind: 'invalid' | 'missing' | 'noScenes' }): ReactNode {
  const t = useT();
  return (
    <ErrorState
      headingLevel={1}
      icon="map"
      title={t(`story.${kind}.title`)}
      text={t(`story.${kind}.text`)}
      actions={<ButtonLink to="/adventures">{t('story.back')}</ButtonLink>}
    />
  );
}
