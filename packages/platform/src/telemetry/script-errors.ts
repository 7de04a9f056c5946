import { isAreaName, type BuildName } from '@grove/contracts';

/** The build whose script stands highest in a stack or is named by an address: our files lie below `/areas/<area>/` and `/shell/`. */
export function buildOfStack(stack: string): BuildName | undefined {
  const found = /\/(?:areas\/(?<area>[\w-]+)|(?<shell>shell))\/[\w.+-]+\//.exec(stack)?.groups;
  const area = found?.['area'];
  if (area) return isAreaName(area) ? area : undefined;
  return found?.['shell'] ? 'shell' : undefined;
}
