import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { requireFreePort, wantedPort } from './ports.ts';

test('without PORT the site answers at 8080', () => {
  expect(wantedPort(undefined)).toBe(8080);
  expect(wantedPort('')).toBe(8080);
  expect(wantedPort('9000')).toBe(9000);
});

test.each(['abc', '-1', '65536', '80.5'])('PORT=%s is refused with a sentence', (text) => {
  expect(() => wantedPort(text)).toThrow(`PORT must be a number from 0 to 65535, and it is '${text}'.`);
});

test('a busy port is refused with a sentence that names the way out', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  try {
    await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(
      new RegExp(`^Port ${port} is in use\\. .*PORT=\\d+ npm start$`),
    );
  } finally {
    busy.close();
  }
  await once(busy, 'close');
  await expect(requireFreePort(port, '127.0.0.1')).resolves.toBeUndefined();
});
