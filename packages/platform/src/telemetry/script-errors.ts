import { buildNames, type BuildName } from '@grove/contracts';

/** The build whose script stands highest in a stack or is named by an address: our files lie below `/areas/<area>/` and `/shell/`. */
export function buildOfStack(stack: string): BuildName | undefined {
  const place = /\/(?:areas\/(?<area>[\w-]+)|(?<shell>shell))\/[\w.+-]+\//.exec(stack)?.groups;
  return buildNames.find((name) => name === (place?.['area'] ?? place?.['shell']));
}
