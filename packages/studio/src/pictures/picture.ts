/** A drawing around (0, 0), 240 wide and 200 high. `change` from 0 to 1 leads to its other look, if it has one; `labels` are written in it, if it has letters. */
export type Picture = (change: number, labels: readonly string[]) => string;
