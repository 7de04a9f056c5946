import path from 'node:path';
import { storeRoot } from '@grove/config/rspack';
import { inRoot } from '@grove/tooling/paths';
import { Problem } from '@grove/tooling/problem';
import { capture } from '@grove/tooling/programs';

/**
 * Speaks the lines of fixed text that are no files yet, in a process that yields to all others. The first time this takes half a minute; until a line is there, the service speaks it
 * when it is asked for. Needs the built service.
 */
export async function pregenerateSpeech(): Promise<void> {
  const { code, output } = await capture(process.execPath, [
    inRoot('services/dist/teacher/speech/pregenerated/pregenerate.program.js'),
    path.join(storeRoot, 'spoken'),
  ]);
  if (code !== 0) throw new Problem(`Lines could not be pre-generated:\n${output.trim()}`);
}
