/**
 * The Content-Security-Policy of a page: scripts only from our own origin, plus the one inline import map by its hash;
 * nothing is ever evaluated from text. Styles may stand in the document, because the first view's do, and because
 * scroll locking of dialogs writes a style element.
 */
export const securityPolicy = (inlineScriptHash: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHash}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every HTML answer besides its policy. The document names a release set, so a browser must ask for it each time. */
export const documentHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;
