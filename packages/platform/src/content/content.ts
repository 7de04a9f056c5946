import { createContext, use, useCallback } from 'react';
import { documentAddress, type ContentDocuments, type DocumentName } from '@grove/contracts';
import { request } from '../api/client.ts';

/** Fetches a document of the content; `cache` as `fetch` knows it. */
export type FetchDocument = (name: string, cache?: RequestCache) => Promise<unknown>;

/** Fetches documents from the folder of a release of content. @param base address of the folder, with a slash at the end; none where the site has no content */
export const documentsAt =
  (base: string | undefined): FetchDocument =>
  async (name, cache) => {
    if (base === undefined) throw new Error(`This site has no content, so no '${name}'`);
    return (await request('GET', documentAddress(base, name), undefined, { cache })).json() as Promise<unknown>;
  };

/** The documents of the content that a page has. They never change while the page is open: it continues with the content that it began with. */
export class ContentStore {
  readonly #fetch: FetchDocument;
  readonly #documents = new Map<string, unknown>();
  readonly #pending = new Map<string, Promise<void>>();
  readonly #lost = new Set<string>();

  /** @param documents what is there from the beginning, by name */
  constructor(fetchDocument: FetchDocument, documents: Partial<ContentDocuments> = {}) {
    this.#fetch = fetchDocument;
    for (const [name, document] of Object.entries(documents)) this.#documents.set(name, document);
  }

  /** A document, or undefined while it is not there. */
  peek(name: string): unknown {
    return this.#documents.get(name);
  }

  /** Resolves when all of these are there; rejects when one does not come. Asking again is another try. */
  async load(names: readonly string[]): Promise<void> {
    await Promise.all(names.filter((name) => !this.#documents.has(name)).map((name) => this.#load(name)));
  }

  #load(name: string): Promise<void> {
    const pending = this.#pending.get(name) ?? this.#attempt(name).finally(() => this.#pending.delete(name));
    this.#pending.set(name, pending);
    return pending;
  }

  async #attempt(name: string): Promise<void> {
    // The browser may hold a spoilt copy of what never changes.
    const again = this.#lost.has(name);
    this.#lost.add(name);
    this.#documents.set(name, await this.#fetch(name, again ? 'reload' : undefined));
  }
}

/** For a page that shows no content. */
export const noContent = new ContentStore(documentsAt(undefined));

export const ContentContext = createContext(noContent);

/**
 * A document of the content that the page or widget shows. It is there, because the page's route (`src/routes.ts`) or the widget (`src/area.tsx`) names it; what is named nowhere comes by
 * `useLoadContent` first.
 */
export function useContent<Name extends DocumentName>(name: Name): ContentDocuments[Name] {
  const document = use(ContentContext).peek(name);
  if (document === undefined) throw new Error(`'${name}' is not loaded: name it in \`content\` of its route or widget`);
  return document as ContentDocuments[Name];
}

/** Gives a function that loads documents for a part of a page that comes later; it rejects when one does not come, and asking again is another try. */
export function useLoadContent(): (names: readonly DocumentName[]) => Promise<void> {
  const content = use(ContentContext);
  return useCallback((names) => content.load(names), [content]);
}
