import { request as send, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { LiveReload } from './live-reload.ts';

/** Passes requests on to the service at `origin` and adds the reload script to its pages. */
export function proxyTo(origin: string, live: LiveReload): RequestListener {
  return (request, response) => {
    const headers = { ...request.headers };
    if (request.headers.accept?.includes('text/html')) {
      // A page comes plain and whole, so that the script can be added.
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const passed = send(
      origin + request.url,
      { method: request.method, headers },
      (answer) => void passBack(answer, response, live),
    );
    passed.on('error', () => apologise(response, live));
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  };
}

async function passBack(answer: IncomingMessage, response: ServerResponse, live: LiveReload): Promise<void> {
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
  if (!type.startsWith('text/html') || encoding) {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
    return;
  }
  const html = live.addScript(await text(answer));
  const { etag: _etag, 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers;
  // Not kept by the browser: a page with the script must not turn up again in a run without it.
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' }).end(html);
}

/** While the service starts again there is nobody to ask. */
function apologise(response: ServerResponse, live: LiveReload): void {
  if (response.headersSent) return void response.destroy();
  const html =
    '<!doctype html><head><title>Grove starts again</title></head><body><p>The service starts again. This page then loads itself.</p></body>';
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(live.addScript(html));
}
