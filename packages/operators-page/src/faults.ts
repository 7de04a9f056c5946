/** Ways in which an operator can break an area on purpose. */
export const faults = ['fail', 'slow', 'stale', 'tamper'] as const;
export type Fault = (typeof faults)[number];
