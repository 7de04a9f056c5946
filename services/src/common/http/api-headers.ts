/** Headers of every answer that is data: nothing may run in it, frame it, guess its type or learn where it was asked from. */
export const apiHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const;

/** Swagger UI draws itself with inline styles and data images; everything else comes from this origin only. */
export const docsHeaders = {
  ...apiHeaders,
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const;
