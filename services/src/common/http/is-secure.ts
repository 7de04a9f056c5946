import type { FastifyRequest } from 'fastify';

/** Whether the browser spoke https, to us or to the proxy before us. */
export function isSecure({ headers, protocol }: FastifyRequest): boolean {
  const [forwarded] = String(headers['x-forwarded-proto'] ?? protocol).split(',', 1);
  return forwarded?.trim().toLowerCase() === 'https';
}
