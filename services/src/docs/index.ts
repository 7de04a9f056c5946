export { serveDocs } from './serve-docs.ts';
