import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownAreaAddress } from '@grove/config/rspack';
import { sendFileBelow } from './area-files.ts';

/** A site at any other origin may load these files, also one that is not on this machine. */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Answers what lies below `/area/`: the area's federated build in `folder`, beginning with `area.json`. @returns a listener that gives back false for every other request */
export function serveOwnArea(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const pathname = (request.url ?? '/').split('?', 1)[0]!;
    if (!pathname.startsWith(ownAreaAddress)) return false;
    for (const [header, value] of Object.entries(openToAll)) response.setHeader(header, value);
    if (request.method === 'OPTIONS')
      response
        .writeHead(204, { 'access-control-allow-methods': 'GET, HEAD', 'access-control-allow-headers': '*' })
        .end();
    else void sendFileBelow(folder, pathname.slice(ownAreaAddress.length), request, response);
    return true;
  };
}
