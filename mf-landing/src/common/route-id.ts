/** An id of the address: parsed as an integer, default 1 (spec §5). */
export const routeId = (text: string | undefined): number => {
  const id = Number.parseInt(text ?? '', 10);
  return Number.isNaN(id) ? 1 : id;
};
