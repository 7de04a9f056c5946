import { narratorVoiceId } from '@grove/content';
import { storyTablesOf } from '@grove/content/answers';
import { content } from '@grove/content/compiled';
import { rowsOf, type SeedTable } from '../database/index.ts';
import { spokenAddress } from '../teacher/index.ts';
import { AdventureEntity, SceneEntity } from './entities/adventure.entity.ts';

/** The narrator reads every scene. */
const tables = storyTablesOf(content, (text) => spokenAddress({ text, voiceId: narratorVoiceId }));

/** What `packages/content` says, as the rows of this module's tables. */
export const adventuresSeed: readonly SeedTable[] = [
  { entity: AdventureEntity, rows: rowsOf(tables.adventures) },
  { entity: SceneEntity, rows: rowsOf(tables.scenes) },
];
