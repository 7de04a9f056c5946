const oldestYoung = 8;

/** Whether a band such as `5-8` is for children who have yet to learn to read well: they get larger letters and targets. */
export const isForYoung = (ageBand: string): boolean => Number(/\d+$/.exec(ageBand)?.[0] ?? Number.POSITIVE_INFINITY) <= oldestYoung;
