import { policyReportsCall, policyReportTypes } from '@grove/contracts';
import { isCrossSite, type Origins } from '@grove/http';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';

/** Methods by which nothing changes. */
const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What browsers send by themselves has types of its own, which a page of another site cannot send without asking either. */
const otherTypes: ReadonlyMap<string, readonly string[]> = new Map([[policyReportsCall.path, policyReportTypes]]);
const json = ['application/json'];

const isBelowApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Why a request that may change something is refused: a page of another site sent it, or its body is below `/api` and not JSON, which no form can send, and no script
 * of another site without asking first. The operators' page has forms, and looks after them itself.
 */
export function refusalOfWrite(
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'socket'>,
  origins: Origins,
): DomainError | undefined {
  if (safe.has(request.method)) return undefined;
  if (isCrossSite(request, origins)) {
    return new DomainError(
      'forbidden',
      'This came from a page of another site, so nothing was changed. Open this site itself and try there. If it was this site: whoever runs it behind a proxy finds TRUSTED_PROXIES and GROVE_ORIGINS in services/README.md.',
    );
  }
  const { headers, url } = request;
  if (!isBelowApi(url) || !hasBody(headers)) return undefined;
  const types = otherTypes.get(url.split('?', 1)[0] ?? '') ?? json;
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  if (types.includes(type.trim().toLowerCase())) return undefined;
  return new DomainError(
    'unsupported_media_type',
    `Send the body as JSON, with the header content-type: ${types.join(' or ')}.`,
  );
}
