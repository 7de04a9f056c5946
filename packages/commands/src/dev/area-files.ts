import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import send from '@fastify/send';
import { standaloneAddress, standaloneFolder } from '@grove/config/rspack';
import type { AreaName } from '@grove/contracts';
import { inRoot } from '@grove/tooling/paths';

/** The one document of an area alone; its router reads the address. */
const pageOf = (name: AreaName): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${standaloneAddress}main.css">
<script src="${standaloneAddress}main.js" defer></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/** Below this address lie the pictures that data name. */
const pictures = '/pictures/';
/** Below this address lie the films. */
const films = '/videos/';

/** Answers the built files of an area alone, the pictures and films that its data name, and its document, changed by `edit`, at every other address. */
export function serveAreaFiles(name: AreaName, edit: (html: string) => string = (html) => html): RequestListener {
  const folders = {
    [standaloneAddress]: standaloneFolder(name),
    [pictures]: inRoot('packages/art/dist'),
    [films]: inRoot('packages/studio/media'),
  };
  return (request, response) => {
    const pathname = (request.url ?? '/').split('?', 1)[0]!;
    const [address, folder] = Object.entries(folders).find(([each]) => pathname.startsWith(each)) ?? [];
    if (address && folder) void sendFileBelow(folder, pathname.slice(address.length), request, response);
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(edit(pageOf(name)));
  };
}

/** Sends a file of a folder, or the part of it that a player asks for when somebody jumps in a film; nothing beside the folder can be reached. */
export async function sendFileBelow(
  folder: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sent = await send(request, file, {
    root: folder,
    index: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
  });
  response.writeHead(sent.type === 'directory' ? 404 : sent.statusCode, {
    ...sent.headers,
    'cache-control': 'no-store',
  });
  sent.stream.on('error', () => response.destroy()).pipe(response);
}
