import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { standaloneAddress, standaloneFolder } from '@grove/config/rspack';
import type { AreaName } from '@grove/contracts';
import { inRoot } from '@grove/tooling/paths';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

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
    if (address && folder) sendFileBelow(folder, pathname.slice(address.length), request, response);
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(edit(pageOf(name)));
  };
}

/** Sends a file of a folder; nothing beside the folder can be reached. */
export function sendFileBelow(folder: string, file: string, request: IncomingMessage, response: ServerResponse): void {
  sendFile(path.join(folder, path.posix.normalize(`/${file}`)), request, response);
}

/** Sends a file, or the part of it that a player asks for when somebody jumps in a film. */
function sendFile(file: string, { headers }: IncomingMessage, response: ServerResponse): void {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts?.isFile()) return void response.writeHead(404).end();
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const start = Number(from ?? 0);
  const end = Math.min(to ? Number(to) : Infinity, facts.size - 1);
  response.writeHead(from ? 206 : 200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    'content-length': Math.max(0, end - start + 1),
    ...(from && { 'content-range': `bytes ${start}-${end}/${facts.size}` }),
  });
  createReadStream(file, { start, end: Math.max(start, end) })
    .on('error', () => response.destroy())
    .pipe(response);
}
