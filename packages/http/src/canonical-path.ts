/** Characters that mean the same encoded or not (RFC 3986 §2.3). */
const unreserved = /[A-Za-z0-9\-._~]/;

/** What one reader takes for the end of a segment or a path and another does not: `\`, `#`, encoded slashes and control characters. No browser and no link of ours sends them; bare control characters do not come past Node. */
const ambiguous = /[\s\\#]|%(?:2f|5c|[01][0-9a-f]|7f)|%(?![0-9a-f]{2})/i;

/**
 * The one form of a path: no letter encoded that need not be, no empty segments. Headers, guards, caches and routes are decided by the path as it is written, and a proxy before us may
 * have read it another way; so only this form is answered. Undefined for a path that has none: it goes up (`..`, which browsers resolve before they ask), or is ambiguous.
 */
export function canonicalPath(pathname: string): string | undefined {
  if (!pathname.startsWith('/') || ambiguous.test(pathname)) return undefined;
  const decoded = pathname.replaceAll(/%([0-9a-f]{2})/gi, (code, hex: string) => {
    const character = String.fromCodePoint(Number.parseInt(hex, 16));
    return unreserved.test(character) ? character : code;
  });
  const single = decoded.replaceAll(/\/{2,}/g, '/');
  return /\/\.{1,2}(?:\/|$)/.test(single) ? undefined : single;
}
