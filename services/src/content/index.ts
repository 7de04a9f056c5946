export type { CatalogueLesson, CatalogueStory } from './catalogue.ts';
export { contentEntities } from './content.entities.ts';
export { ContentModule } from './content.module.ts';
export { FormerContent } from './former-content.ts';
export { type ActiveContent, ServedContent } from './served-content.ts';
