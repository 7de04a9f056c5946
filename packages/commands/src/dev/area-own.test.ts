import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serveOwnArea } from './area-own.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'grove-own-area-'));
let server: Server;
let url: string;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'area.json'), '{"name":"mf-chat"}');
  const serve = serveOwnArea(folder);
  server = createServer((request, response) => void (serve(request, response) || response.writeHead(418).end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('a site of another origin may load the files, and gets each again', async () => {
  const answer = await fetch(`${url}/area/area.json?now`, { headers: { origin: 'https://grove.example' } });
  expect(await answer.json()).toEqual({ name: 'mf-chat' });
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('a browser that asks first is allowed to', async () => {
  const answer = await fetch(`${url}/area/area.json`, {
    method: 'OPTIONS',
    headers: { origin: 'https://grove.example', 'access-control-request-private-network': 'true' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-private-network')).toBe('true');
});

test('a file that is not there is 404, nothing beside the folder is sent (403), and other addresses are left to others', async () => {
  expect((await fetch(`${url}/area/js/gone.js`)).status).toBe(404);
  expect((await fetch(`${url}/area/..%2f..%2fetc%2fpasswd`)).status).toBe(403);
  expect((await fetch(`${url}/ai-chat`)).status).toBe(418);
});
