export { content } from '../generated/content.ts';
export type { Content, EnhancedContent, StoryContent } from './model/content.ts';
export { contentFrom, itemsOf, type ContentItem } from './model/items.ts';
