const common = {
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Headers of the operators' page: no script at all, styles and letters from here, forms to here, in nobody's frame, kept by nobody. The referrer policy must let
 * forms tell their origin, which `no-referrer` would make `null`.
 */
export const pageHeaders = {
  ...common,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;

export const styleHeaders = {
  ...common,
  'content-type': 'text/css; charset=utf-8',
  'cache-control': 'no-cache',
} as const;
