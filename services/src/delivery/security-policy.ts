/**
 * The Content-Security-Policy of a page: scripts only from our own origin, plus the few that stand in the document, by their hashes;
 * nothing is ever evaluated from text. Styles may stand in the document, because the first view's do, and because
 * scroll locking of dialogs writes a style element. `origins` are others that the page may load from.
 */
export const securityPolicy = (inlineScripts: readonly string[], origins: readonly string[] = []): string => {
  const from = ["'self'", ...origins].join(' ');
  return [
    `default-src 'self'`,
    `script-src ${from} ${inlineScripts.join(' ')}`,
    `style-src ${from} 'unsafe-inline'`,
    `img-src ${from} data: blob:`,
    `media-src ${from} data: blob:`,
    `font-src ${from}`,
    `connect-src ${from}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** What a cache may do with a document that not everybody gets. */
export const personalCacheControl = 'private, no-cache';

/** Headers of every HTML answer besides its policy. The document names a release set, so a browser must ask for it each time. */
export const documentHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;
