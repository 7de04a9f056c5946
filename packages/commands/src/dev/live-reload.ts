import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const SCRIPT = '/dev/reload.js';
const EVENTS = '/dev/events';

/**
 * Runs in the page. It knows from its own address for which revision the page was made, so no change is missed. A build that can take a
 * new revision into the open page (`hmr-client.ts` in `packages/config`) cancels the event; else the page is reloaded.
 */
const scriptText = `{
  let shown = new URL(document.currentScript.src).searchParams.get('revision');
  const events = new EventSource('${EVENTS}');
  events.addEventListener('revision', ({ data }) => {
    document.querySelector('pre[data-fault]')?.remove();
    if (data === shown) return;
    shown = data;
    if (dispatchEvent(new CustomEvent('grove:revision', { detail: data, cancelable: true }))) location.reload();
  });
  events.addEventListener('fault', ({ data }) => {
    const text = document.createElement('pre');
    text.textContent = JSON.parse(data);
    text.style.cssText = 'position:fixed;inset:auto 0 0;z-index:9999;max-height:60vh;overflow:auto;margin:0;padding:1rem;background:#3b0d0d;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap';
    text.dataset.fault = '';
    document.body.append(text);
  });
  addEventListener('pagehide', () => events.close());
}`;

/** Tells open pages of every new build and of faults. Their Content-Security-Policy stays as it is: the script is a file of their own origin. */
export class LiveReload {
  #revision: string = randomUUID();
  #fault: string | undefined;
  readonly #pages = new Set<ServerResponse>();

  /** The page with the script in its head. */
  addScript(html: string): string {
    return html.replace('</head>', () => `<script src="${SCRIPT}?revision=${this.#revision}"></script>\n</head>`);
  }

  /** Answers the script and its events. @returns false for every other request */
  handle({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
    if (url.startsWith(`${SCRIPT}?`))
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(scriptText);
    else if (url === EVENTS) this.#connect(response);
    else return false;
    return true;
  }

  /** There is a new build: all pages take it over, most of them by loading themselves again. @param revision its hash, where the build itself knows it */
  renew(revision: string = randomUUID()): void {
    this.#revision = revision;
    this.#fault = undefined;
    for (const page of this.#pages) this.#tell(page);
  }

  /** A build failed: all pages stay and show why. */
  fail(text: string): void {
    this.#fault = text;
    for (const page of this.#pages) this.#tell(page);
  }

  #connect(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    this.#pages.add(response);
    response.on('close', () => this.#pages.delete(response));
    this.#tell(response);
  }

  #tell(page: ServerResponse): void {
    page.write(`event: revision\ndata: ${this.#revision}\n\n`);
    if (this.#fault !== undefined) page.write(`event: fault\ndata: ${JSON.stringify(this.#fault)}\n\n`);
  }
}
