import { problemReply } from './problems.ts';

/** The part of a contract's schemas that a check needs. */
export interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined };
}

/** What the contract has against a request; undefined when nothing. */
export function refusalOf(schema: Schema | undefined, ...values: readonly unknown[]): Response | undefined {
  const faults = values.map((value) => schema?.safeParse(value).error?.issues ?? []);
  if (faults.some((issues) => issues.length === 0)) return undefined;
  return problemReply(
    'invalid_request',
    faults.flat().map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}
