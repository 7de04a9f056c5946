import { documentAddress, type PageSet, type RouteDescriptor } from '@grove/contracts';

/** Files of the build that a path needs, in loading order. */
interface DocumentFiles {
  readonly entry: readonly string[];
  readonly page: readonly string[];
  readonly fonts: readonly string[];
  readonly icon: string;
}

interface DocumentInput {
  readonly publicPath: string;
  readonly pageSet: PageSet;
  readonly route: RouteDescriptor;
  readonly files: DocumentFiles;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const documentsOf = ({ content }: PageSet, route: RouteDescriptor): string[] =>
  content ? (route.content ?? []).map((name) => documentAddress(content.base, name)) : [];

/** The HTML of a well-made single-page application: styles linked; the page's chunk, its data and the fonts preloaded. */
export function writeDocument({ publicPath, pageSet, route, files }: DocumentInput): string {
  const scripts = (names: readonly string[]) =>
    names.filter((name) => name.endsWith('.js')).map((name) => publicPath + name);
  const styles = [...new Set([...files.entry, ...files.page])]
    .filter((name) => name.endsWith('.css'))
    .map((name) => publicPath + name);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(route.title)}</title>`,
    ...styles.map((address) => `<link rel="stylesheet" href="${address}">`),
    ...scripts(files.entry).map((address) => `<script type="module" src="${address}"></script>`),
    ...files.fonts.map(
      (name) => `<link rel="preload" as="font" type="font/woff2" href="${publicPath}${name}" crossorigin>`,
    ),
    ...scripts(files.page).map((address) => `<link rel="modulepreload" href="${address}">`),
    ...[...route.reads, ...documentsOf(pageSet, route)].map(
      (address) => `<link rel="preload" as="fetch" href="${escapeHtml(address)}" crossorigin="use-credentials">`,
    ),
    `<link rel="icon" type="image/svg+xml" href="${publicPath}${files.icon}">`,
    `<script type="application/json" id="page-set">${JSON.stringify(pageSet).replaceAll('<', String.raw`\u003c`)}</script>`,
  ].join('\n');
  const place = route.place ? ` data-place="${escapeHtml(route.place)}"` : '';
  return `<!doctype html>\n<html lang="en"${place}>\n<head>\n${head}\n</head>\n<body><div id="root"></div></body>\n</html>\n`;
}
