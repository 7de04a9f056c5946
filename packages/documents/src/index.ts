export { chooseView } from './choose-view.ts';
export { makeDocument, ownedRoutes } from './document.ts';
export { isPagePath } from './page-path.ts';
export { type PreparedDocument, prepareDocument } from './prepared-document.ts';
export { documentHeaders, personalCacheControl, securityPolicy } from './security-policy.ts';
