import { generate, SourceError } from '@grove/content/generate';
import { Problem } from '@grove/tooling/problem';

/** Brings the modules that are made from the content's source up to date. Throws a Problem that names every fault with its file and line. */
export async function generateContent(): Promise<void> {
  try {
    await generate();
  } catch (fault) {
    throw fault instanceof SourceError ? new Problem(fault.message) : fault;
  }
}
