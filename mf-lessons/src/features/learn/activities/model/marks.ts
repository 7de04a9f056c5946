/** The marks with one more, or with one less if it was there. */
export function toggled<T>(marks: ReadonlySet<T>, mark: T): ReadonlySet<T> {
  const next = new Set(marks);
  if (!next.delete(mark)) next.add(mark);
  return next;
}
