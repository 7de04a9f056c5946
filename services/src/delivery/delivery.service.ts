import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { readsAt } from '@grove/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/index.ts';
import { makeDocument } from './document.ts';
import { ReleaseStore } from './release-store.ts';
import { matchRoute } from './route-match.ts';
import { securityPolicy } from './security-policy.ts';

/** Read by search engines and by parents who share a link. */
const siteDescription = 'Grove is a living place to learn, from Pre-K to college, with AI teachers, lessons, stories and a tree that grows with every step.';

/** A page that is ready to be sent, in each encoding. */
export interface PreparedDocument {
  readonly status: 200 | 404;
  readonly policy: string;
  readonly etag: string;
  readonly bodies: { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer };
}

/** Makes the HTML of pages from the active release set. A page is made once a set and route, then kept. */
@Injectable()
export class DeliveryService {
  readonly #store: ReleaseStore;
  #documents = new Map<string, Promise<PreparedDocument>>();
  #setId = '';

  constructor(@Inject(CONFIG) config: Config) {
    this.#store = new ReleaseStore(config.GROVE_STORE);
  }

  /** What a browser should fetch beside the page of a path, as a `Link` header: data whose address depends on the path, which the page's HTML, being the same for all, cannot name. */
  preloads(pathname: string): string | undefined {
    const owned = matchRoute(this.#store.active().set, pathname);
    if (!owned) return undefined;
    const named = new Set(owned.route.reads);
    const links = readsAt(owned.route, pathname).filter((address) => !named.has(address)).map((address) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`);
    return links.length > 0 ? links.join(', ') : undefined;
  }

  /** The page for a path; the 404 page where no area owns it. Throws `unavailable` before the first build. */
  document(pathname: string): Promise<PreparedDocument> {
    const { set, views } = this.#store.active();
    if (set.id !== this.#setId) {
      this.#setId = set.id;
      this.#documents = new Map();
    }
    const owned = matchRoute(set, pathname);
    const key = owned?.route.pattern ?? '*';
    const known = this.#documents.get(key);
    if (known) return known;

    const { html, inlineScriptHash, complete } = makeDocument({
      set,
      owned,
      view: views[key] ?? '',
      readStyle: (address) => this.#store.readText(address),
      description: siteDescription,
    });
    const document = prepareDocument(html, owned ? 200 : 404, inlineScriptHash);
    if (complete) this.#documents.set(key, document);
    return document;
  }
}

async function prepareDocument(html: string, status: 200 | 404, inlineScriptHash: string): Promise<PreparedDocument> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity, { level: 9 })]);
  return {
    status,
    policy: securityPolicy(inlineScriptHash),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br, gzip: gz },
  };
}
