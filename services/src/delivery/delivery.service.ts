import { matchRoute, pathOfPattern, readsAt } from '@grove/contracts';
import { Injectable } from '@nestjs/common';
import {
  chooseView,
  makeDocument,
  ownedRoutes,
  type PreparedDocument,
  prepareDocument,
  securityPolicy,
} from '@grove/documents';
import { createDocumentCache } from './document-cache.ts';
import { type ChosenSet, ReleaseLoader } from '../releases/index.ts';

/** Read by search engines and by parents who share a link. */
const siteDescription =
  'Grove is a living place to learn, from Pre-K to college, with AI teachers, lessons, stories and a tree that grows with every step.';

/** Makes the HTML of pages from release sets. A page is made once a set and view, then kept. */
@Injectable()
export class DeliveryService {
  readonly #loader: ReleaseLoader;
  readonly #kept = createDocumentCache<Promise<PreparedDocument>>();

  constructor(loader: ReleaseLoader) {
    this.#loader = loader;
  }

  /** The path of the page that somebody asks for: as its route writes it, whatever case it came in. One that no area owns stays as it is. */
  pathOf({ release }: ChosenSet, pathname: string): string {
    const owned = matchRoute(ownedRoutes(release.set), pathname);
    return (owned && pathOfPattern(owned.route.pattern, pathname)) ?? pathname;
  }

  /** What a browser should fetch beside the page of a path, as a `Link` header: data whose address depends on the path, which the page's HTML, being the same for all, cannot name. */
  preloads({ release }: ChosenSet, pathname: string): string | undefined {
    const owned = matchRoute(ownedRoutes(release.set), pathname);
    if (!owned) return undefined;
    const named = new Set(owned.route.reads);
    const links = readsAt(owned.route, pathname)
      .filter((address) => !named.has(address))
      .map((address) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`);
    return links.length > 0 ? links.join(', ') : undefined;
  }

  /** The page for a path and its query; the 404 page where no area owns it. */
  document(
    { release: { set, views }, page, origins }: ChosenSet,
    pathname: string,
    query: URLSearchParams,
  ): Promise<PreparedDocument> {
    const documents = this.#kept.memo(JSON.stringify([set.id, page, origins]));
    const owned = matchRoute(ownedRoutes(set), pathname);
    const { name, isFrame } = chooseView(owned, query);
    const known = documents.get(name);
    if (known) return known;

    const { html, inlineScripts, inlineStyles, complete } = makeDocument({
      set,
      owned,
      view: views[name] ?? '',
      isFrame,
      readStyle: (file) => this.#loader.folder.readChecked(file),
      page,
      description: siteDescription,
    });
    const document = prepareDocument(
      html,
      owned ? 200 : 404,
      securityPolicy({ inlineScripts, inlineStyles, origins, isStrict: set.shell.keepsStrictPolicy === true }),
    );
    if (complete) documents.set(name, document);
    return document;
  }
}
