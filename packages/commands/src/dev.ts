import { areaNamed } from './area-named.ts';
import { untilStopped } from '@grove/tooling/until-stopped';

/**
 * Serves what is being worked on and follows every change until somebody stops it.
 *
 * @param args the name of an area to see it alone; nothing for the whole site
 */
export async function dev([name]: string[]): Promise<number> {
  if (name === undefined) {
    const { serveWholeSite } = await import('./dev/whole-site.ts');
    return untilStopped(serveWholeSite);
  }
  const area = areaNamed(name);
  const { serveAreaAlone } = await import('./dev/area-alone.ts');
  return untilStopped((run) => serveAreaAlone(run, area));
}
