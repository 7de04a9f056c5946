/** Where an arrow key, Home or End leads on a grid of `count` places in rows of `columns`; null for any other key or at the edge. */
export function gridMove(index: number, key: string, columns: number, count: number): number | null {
  const column = index % columns;
  const last = Math.min(index - column + columns, count) - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: column > 0 ? index - 1 : -1,
    ArrowRight: index < last ? index + 1 : -1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: index - column,
    End: last,
  };
  const target = targets[key] ?? -1;
  return target >= 0 && target < count ? target : null;
}
