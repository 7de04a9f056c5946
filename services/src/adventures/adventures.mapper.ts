import type { Adventure, Scene } from '@grove/contracts';
import type { AdventureRow, SceneRow } from './entities/adventure.entity.ts';

export const toAdventure = ({ id, title, description, ageBand, subject, badge, recap }: AdventureRow): Adventure => ({
  id,
  title,
  description,
  ageBand,
  subject,
  badge,
  recap,
});

export const toScene = ({
  id,
  order,
  title,
  text,
  imageUrl,
  foregroundUrl,
  imagePrompt,
  audioUrl,
  choices,
}: SceneRow): Scene => ({
  id,
  order,
  title,
  text,
  imageUrl: imageUrl ?? null,
  foregroundUrl: foregroundUrl ?? null,
  imagePrompt: imagePrompt ?? null,
  audioUrl: audioUrl ?? null,
  choices,
});
