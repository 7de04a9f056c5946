import { areaNames, type AreaName } from '@grove/contracts';
import { Problem } from './problem.mjs';
import { untilStopped } from './until-stopped.ts';

const isAreaName = (name: string): name is AreaName => areaNames.some((area) => area === name);

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
  if (!isAreaName(name)) throw new Problem(`There is no area '${name}'. These exist: ${areaNames.join(', ')}.`);
  const { serveAreaAlone } = await import('./dev/area-alone.ts');
  return untilStopped((run) => serveAreaAlone(run, name));
}
