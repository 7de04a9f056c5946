import { createHash } from 'node:crypto';
import {
  documentAddress,
  pageSetOf,
  type AreaDescriptor,
  type BuiltFile,
  type PageSet,
  type ReleaseSet,
  type RouteDescriptor,
} from '@grove/contracts';
import { publicPathOf } from '@grove/releases';
import { clickReplayScript } from './click-replay.ts';

/** A route together with the area that owns it. */
export interface Owned {
  readonly area: AreaDescriptor;
  readonly route: RouteDescriptor;
}

/** Every route of a set with the area that owns it. */
export const ownedRoutes = ({ areas }: Pick<ReleaseSet, 'areas'>): Owned[] =>
  areas.flatMap((area) => area.routes.map((route) => ({ area, route })));

export interface DocumentInput {
  readonly set: ReleaseSet;
  /** The route that was asked for; absent for the 404 page. */
  readonly owned: Owned | undefined;
  /** HTML of the first view, or of the frame around it. */
  readonly view: string;
  /** The view is the frame only; the browser draws the page into it. */
  readonly isFrame: boolean;
  /** Reads the text of a stylesheet; undefined when the file is gone, or is not what the set says. */
  readonly readStyle: (file: ShippedFile) => string | undefined;
  /** What the page set says besides, or instead. */
  readonly page?: Partial<PageSet> | undefined;
  readonly description: string;
}

/** A file of a build with its address on the site. */
export interface ShippedFile extends BuiltFile {
  readonly address: string;
}

/** Whether the address of a read is the same at every path of its route. Others come by a header. */
const isFixed = (address: string): boolean => !address.includes(':');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON that may stand inside a script element: no `<` can end it early. */
const embedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const shippedFiles = (build: { name: string; version: string; files: readonly BuiltFile[] }): ShippedFile[] =>
  build.files.map((file) => ({ ...file, address: publicPathOf(build) + file.path }));

/** The hash of an inline script or style, as a Content-Security-Policy names it. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a document needs besides its view: the files of shell and route in loading order, by kind. */
function filesFor({ set, owned }: DocumentInput) {
  const shell = shippedFiles(set.shell);
  const area = owned ? shippedFiles(owned.area) : [];
  const pick = (files: ShippedFile[], paths: readonly string[]): ShippedFile[] =>
    paths.map((path) => files.find((file) => file.path === path)!);
  const route = pick(area, owned?.route.files ?? []);
  return {
    scripts: pick(shell, set.shell.scripts),
    fonts: pick(shell, set.shell.preloads),
    icon: shell.find((file) => /media\/icon\.[^/]*\.svg$/.test(file.path)),
    routeScripts: route.filter((file) => file.path.endsWith('.js')),
    styles: [...pick(shell, set.shell.styles), ...route.filter((file) => file.path.endsWith('.css'))],
  };
}

/** What the page of a route fetches at once: answers whose addresses are the same at every path, and documents of the content. */
const preloadedData = ({ set: { content }, owned }: DocumentInput): string[] => [
  ...(owned?.route.reads ?? []).filter(isFixed),
  ...(content ? (owned?.route.content ?? []).map((name) => documentAddress(publicPathOf(content), name)) : []),
];

/**
 * Import map with the SHA-384 of every script of the set, so that a script is checked whoever imports it and however late
 * (the `integrity` key of import maps; a browser that does not know it ignores it).
 */
function importMapOf(set: ReleaseSet): string {
  const scripts = [set.shell, ...set.areas].flatMap(shippedFiles).filter((file) => file.path.endsWith('.js'));
  return embedJson({ integrity: Object.fromEntries(scripts.map((file) => [file.address, file.integrity])) });
}

/**
 * The HTML of a page, made so that the browser asks for everything at once: styles stand in it, scripts and data of the
 * route are preloaded, and the view is drawn before any script ran. A style that cannot be read is left to the area's own
 * loading, which has a fallback; the document is then not `complete`. `inlineScripts` and `inlineStyles` are the hashes that the Content-Security-Policy must allow.
 */
export function makeDocument(input: DocumentInput): {
  html: string;
  inlineScripts: string[];
  inlineStyles: string[];
  complete: boolean;
} {
  const { set, owned, view, isFrame, readStyle, page, description } = input;
  const { scripts, fonts, icon, routeScripts, styles } = filesFor(input);
  const inlineStyles = styles.map((file) => ({ address: file.address, text: readStyle(file) }));
  const importMap = importMapOf(set);
  const pageSet: PageSet = { ...pageSetOf(set, publicPathOf), ...page };
  const title = owned
    ? owned.route.pattern === '/'
      ? owned.route.title
      : `${owned.route.title} · Grove`
    : 'Page Not Found · Grove';

  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<script type="importmap">${importMap}</script>`,
    `<script>${clickReplayScript}</script>`,
    ...scripts.map((file) => `<script type="module" src="${file.address}" integrity="${file.integrity}"></script>`),
    // Under this attribute the bundler's runtime finds a style that is there already and does not fetch it again.
    ...inlineStyles
      .filter(({ text }) => text !== undefined)
      .map(({ address, text }) => `<style data-href="${address}">${text}</style>`),
    ...routeScripts.map((file) => `<link rel="modulepreload" href="${file.address}" integrity="${file.integrity}">`),
    ...preloadedData(input).map(
      (address) => `<link rel="preload" as="fetch" href="${escapeHtml(address)}" crossorigin="use-credentials">`,
    ),
    ...(icon ? [`<link rel="icon" type="image/svg+xml" href="${icon.address}">`] : []),
    `<script type="application/json" id="page-set">${embedJson(pageSet)}</script>`,
  ].join('\n');

  // Below the view, not in the head: a browser holds the first paint back for fonts that are preloaded there (100 ms of LCP measured).
  const fontPreloads = fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file.address}" crossorigin>`)
    .join('');

  const place = owned?.route.place ? ` data-place="${escapeHtml(owned.route.place)}"` : '';
  return {
    html: `<!doctype html>\n<html lang="en"${place}>\n<head>\n${head}\n</head>\n<body><div id="root" data-view="${isFrame ? 'frame' : 'page'}">${view}</div>${fontPreloads}</body>\n</html>\n`,
    complete: inlineStyles.every(({ text }) => text !== undefined),
    inlineScripts: [importMap, clickReplayScript].map(hashOf),
    inlineStyles: inlineStyles.flatMap(({ text }) => (text === undefined ? [] : [hashOf(text)])),
  };
}
