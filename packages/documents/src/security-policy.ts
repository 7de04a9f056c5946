import { policyReportsCall } from '@grove/contracts';

/** What the policy of a page depends on. */
export interface PolicyInput {
  /** Hashes of what stands in the document. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Origins besides our own that the page may load from. */
  readonly origins?: readonly string[] | undefined;
  /** The page's shell was built for the strict policy. One of before would show neither icons nor faces, and lock no scrolling. */
  readonly isStrict: boolean;
}

/** Style elements by their hashes; style attributes, which the first views have by the dozen, whatever they are: they hold no selectors, so they can neither read a page nor reach beyond their element. */
const strict = (from: string, inlineStyles: readonly string[]): string[] => [
  `style-src ${from}`,
  `style-src-elem ${[from, ...inlineStyles].join(' ')}`,
  "style-src-attr 'unsafe-inline'",
  "require-trusted-types-for 'script'",
  // Two builds of the shell's parts may live in one page.
  "trusted-types grove-drawings 'allow-duplicates'",
];

/**
 * The Content-Security-Policy of a page: scripts only from our own origin, plus the few that stand in the document, by their hashes; nothing is ever evaluated from text, and text becomes
 * HTML by one policy alone, which lets in drawings. What breaks it is reported.
 */
export function securityPolicy({ inlineScripts, inlineStyles, origins = [], isStrict }: PolicyInput): string {
  const from = ["'self'", ...origins].join(' ');
  return [
    `default-src 'self'`,
    `script-src ${from} ${inlineScripts.join(' ')}`,
    ...(isStrict ? strict(from, inlineStyles) : [`style-src ${from} 'unsafe-inline'`]),
    `img-src ${from} data: blob:`,
    `media-src ${from} data: blob:`,
    `font-src ${from}`,
    `connect-src ${from}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Not `report-to`: where both stand Chromium takes that one, and sends nothing from a site without https.
    `report-uri ${policyReportsCall.path}`,
  ].join('; ');
}

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
