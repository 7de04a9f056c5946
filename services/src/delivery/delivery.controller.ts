import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../common/index.ts';
import { DeliveryService } from './delivery.service.ts';
import { documentHeaders, isPagePath, personalCacheControl, type PreparedDocument } from '@grove/documents';
import { ReleaseResolver } from '../releases/index.ts';

type Encoding = keyof PreparedDocument['bodies'];

/** The best encoding that a browser accepts and does not refuse with `q=0`. */
function chooseEncoding(accepted: string | undefined): Encoding {
  const offered = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  );
  if (offered.has('br')) return 'br';
  return offered.has('gzip') ? 'gzip' : 'identity';
}

/** Every path that is neither data nor a file is a page of the site. */
@Controller()
export class DeliveryController {
  readonly #delivery: DeliveryService;
  readonly #sets: ReleaseResolver;

  constructor(delivery: DeliveryService, sets: ReleaseResolver) {
    this.#delivery = delivery;
    this.#sets = sets;
  }

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): Promise<void> {
    const [pathname = '/', search] = request.url.split('?', 2);
    if (!isPagePath(pathname)) throw new DomainError('not_found', 'There is nothing at this address.');
    const chosen = await this.#sets.choose(request);
    const page = this.#delivery.pathOf(chosen, pathname);
    // A page has one address: what compares addresses in the browser knows no other.
    if (page !== pathname)
      return void reply.header('cache-control', 'no-store').redirect(page + request.url.slice(pathname.length), 308);
    const document = await this.#delivery.document(chosen, pathname, new URLSearchParams(search));
    reply.headers(documentHeaders).header('content-security-policy', document.policy).header('etag', document.etag);
    if (chosen.isPersonal) reply.header('cache-control', personalCacheControl);
    if (chosen.cookie) reply.header('set-cookie', chosen.cookie);
    const preloads = this.#delivery.preloads(chosen, pathname);
    if (preloads) reply.header('link', preloads);
    if (request.headers['if-none-match'] === document.etag) return void reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return void reply.code(document.status).send(document.bodies[encoding]);
  }
}
