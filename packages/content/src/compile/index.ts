export { compile } from './compile.ts';
export { readSource, type SourceFile } from './source.ts';
export { SourceError, type SourceFault } from './source-fault.ts';
