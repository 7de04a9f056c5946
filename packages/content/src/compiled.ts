export { content } from '../generated/content.ts';
export type { Content } from './model/content.ts';
export { contentFrom, itemsOf, type ContentItem } from './model/items.ts';
