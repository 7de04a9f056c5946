import type { AreaDescriptor, ReleaseSet } from '@grove/contracts';

/** Shell and areas of a set speak one version of the contract, so another one comes with all of them or not at all. */
export function checkContract(
  { name, contract }: Pick<AreaDescriptor, 'name' | 'contract'>,
  { shell }: Pick<ReleaseSet, 'shell'>,
): string[] {
  if (contract === shell.contract) return [];
  const advice =
    contract > shell.contract
      ? 'deploy the shell and all areas of the new version together, or build the area from a commit of the old one'
      : 'bring your branch up to date and release again';
  return [
    `${name} was built for version ${contract} of the contract, and the active shell speaks version ${shell.contract}: ${advice}.`,
  ];
}
