import { narratorVoiceId } from '@grove/content';
import { adventureSources } from '@grove/content/server';
import type { AdventureSource, Scene } from '@grove/contracts';
import type { SeedRow, SeedTable } from '../database/index.ts';
import { spokenAddress } from '../teacher/index.ts';
import { AdventureEntity, SceneEntity } from './entities/adventure.entity.ts';

const adventureRow = ({
  id,
  title,
  description,
  ageBand,
  subject,
  learningObjective,
  badge,
  recap,
}: AdventureSource): SeedRow => ({
  id,
  title,
  description,
  ageBand,
  subject,
  learningObjective,
  badge,
  recap,
});

/** The narrator reads every scene. */
const sceneRow = (scene: Scene, adventureId: number): SeedRow => ({
  foregroundUrl: null,
  ...scene,
  audioUrl: spokenAddress({ text: scene.text, voiceId: narratorVoiceId }),
  adventureId,
});

/** What `packages/content` says, as the rows of this module's tables. */
export const adventuresSeed: readonly SeedTable[] = [
  { entity: AdventureEntity, rows: adventureSources.map(adventureRow) },
  {
    entity: SceneEntity,
    rows: adventureSources.flatMap(({ id, scenes }) => scenes.map((scene) => sceneRow(scene, id))),
  },
];
