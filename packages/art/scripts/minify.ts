/** Rounds to a tenth, below what the eye sees at the sizes we show. */
const tenth = (n: string): string => String(Math.round(Number(n) * 10) / 10);

const shortPath = (d: string): string =>
  d
    .replace(/\d*\.\d{2,}/g, tenth)
    .replace(/(a[\d.]+ [\d.]+ 0) 0 1 /g, '$1 01')
    .replace(/(?<=^|[^\d.])0\.(?=\d)/g, '.')
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .replace(/ -/g, '-');

/** Makes the text of an SVG document shorter without changing the picture. */
export const minify = (svg: string): string =>
  svg
    .replace(/(?<=[ "(,-])0\.(?=\d)/g, '.')
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${shortPath(d)}"`)
    .replace(/\d*\.\d{4,}/g, (n) => String(Math.round(Number(n) * 1000) / 1000))
    .replace(/ scale\(1\)/g, '')
    .replace(/="#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3"/g, '="#$1$2$3"')
    .replace(/>\s+</g, '><');
