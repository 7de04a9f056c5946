/** Addresses that hold data or files; a page never lives there. */
const notPages = /^\/(?:api|areas|content|health|pictures|platform|ready|shell|spoken|videos|ws)(?:\/|$)/;

/** Whether a page of the site may be at a path. */
export const isPagePath = (pathname: string): boolean => !notPages.test(pathname);
