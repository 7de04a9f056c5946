/** The file of a content release that holds all of it, for the service; pages read the others. */
export const contentItemsFile = 'items.json';
