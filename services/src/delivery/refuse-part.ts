import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** What `@fastify/send` says of a part that lies behind the end of a file; its header tells how long the file is. */
type StaticError = FastifyError & { readonly headers?: { readonly 'Content-Range'?: string } };

/** A part behind the end of a file is answered with the file's length, so that a player can ask again (RFC 9110 §15.5.17). Every other error is left to the service. */
export function refusePart(error: StaticError, _: FastifyRequest, reply: FastifyReply): void {
  const length = error.headers?.['Content-Range'];
  if (error.statusCode !== 416 || length === undefined) throw error;
  void reply.code(416).headers({ 'content-range': length, 'cache-control': 'no-store' }).send();
}
