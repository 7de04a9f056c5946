/**
 * Writes a formula into an element as MathML. The typesetter is fetched with the first formula of the page. Rejects when it cannot be fetched, or does not
 * understand the formula; the element then is as it was. What a formula may do is bounded: no links, no pictures, no styles, no endless macros.
 */
export async function typeset(tex: string, displayMode: boolean): Promise<Element> {
  const { default: temml } = await import(/* webpackChunkName: "typeset" */ 'temml');
  const place = document.createElement('span');
  temml.render(tex, place, {
    displayMode,
    throwOnError: true,
    trust: false,
    maxSize: [10, 10],
    maxExpand: 100,
    wrap: displayMode ? '=' : 'none',
  });
  const formula = place.firstElementChild;
  if (!formula) throw new Error('The formula is empty');
  return formula;
}
