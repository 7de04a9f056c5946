import { generate, SourceError } from './generate.ts';

/** `npm run generate`: brings the generated modules up to date; faults of the source come one a line, with exit code 1. */
try {
  await generate();
} catch (fault) {
  if (!(fault instanceof SourceError)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
