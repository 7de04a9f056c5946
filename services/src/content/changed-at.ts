import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `services/build.ts` leaves beside the compiled service. */
const file = join(import.meta.dirname, '../content-changed-at.json');

/** When the content of this build was last changed at its source. Sources that nobody compiled say nothing: that counts as older than everything. */
export function contentChangedAt(): Date {
  try {
    return new Date((JSON.parse(readFileSync(file, 'utf8')) as { changedAt: string }).changedAt);
  } catch {
    return new Date(0);
  }
}
