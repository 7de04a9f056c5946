export { contentChangedAt } from './changed-at.ts';
export { contentEntities } from './content.entities.ts';
export { ContentModule } from './content.module.ts';
export { contentSeed } from './content.seed.ts';
export { type CatalogueLesson, LessonCatalogue } from './lesson-catalogue.ts';
