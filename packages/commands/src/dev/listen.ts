import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Run } from '@grove/tooling/until-stopped';

/** Serves until the command ends; then open connections, which event streams never leave, are cut. */
export async function listen(run: Run, port: number, host: string, answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  await once(server.listen(port, host), 'listening');
  run.atEnd(async () => {
    server.close();
    server.closeAllConnections();
  });
}
