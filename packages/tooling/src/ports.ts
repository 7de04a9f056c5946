import { once } from 'node:events';
import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

const DEFAULT_PORT = 8080;
const HIGHEST_PORT = 65_535;

/** Reads the PORT variable; `usual` holds without it, and 0 asks for any free port. */
export function wantedPort(text: string | undefined, usual = DEFAULT_PORT): number {
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port;
  throw new Problem(
    `PORT must be a number from 0 to ${HIGHEST_PORT}, and it is '${text}'. For example: PORT=8090 npm start`,
  );
}

/**
 * Makes sure that nobody else listens on a port, neither under IPv4 nor, for the address 'localhost', under IPv6.
 *
 * @param command what the person typed, for the advice to type it with another port
 */
export async function requireFreePort(port: number, host: string, command = 'npm start'): Promise<void> {
  const code = await faultOfListening(port, host);
  if (code) throw portProblem(port, host, code, command);
  // A machine without IPv6 has other faults there, and they are harmless.
  if (host === '127.0.0.1' && (await faultOfListening(port, '::1')) === 'EADDRINUSE')
    throw portProblem(port, '::1', 'EADDRINUSE', command);
}

/** @returns the code of the fault; undefined when a program could listen there */
async function faultOfListening(port: number, host: string): Promise<string | undefined> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code ?? 'unknown';
  }
  probe.close();
  await once(probe, 'close');
  return undefined;
}

function portProblem(port: number, host: string, code: string, command: string): Problem {
  const another = `choose another one: PORT=${port >= 1024 && port < HIGHEST_PORT ? port + 1 : 8090} ${command}`;
  if (code === 'EADDRINUSE') return new Problem(`Port ${port} is in use. Stop the program that uses it, or ${another}`);
  if (code === 'EACCES') return new Problem(`Port ${port} may not be used by this account; ${another}`);
  return new Problem(
    `The address ${host} is not one of this machine (${code}). Leave HOST out, or set it to 0.0.0.0 to serve the whole network.`,
  );
}
