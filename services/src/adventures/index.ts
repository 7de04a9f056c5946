export { AdventuresModule } from './adventures.module.ts';
export { adventuresSeed } from './adventures.seed.ts';
export { adventuresEntities } from './entities/adventure.entity.ts';
