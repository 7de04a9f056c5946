/** What of Trusted Types is used. Browsers that do not know them take plain text. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML(text: string): unknown };
}

/** What no drawing of ours has: other documents, scripts, styles, handlers, addresses. */
const foreign =
  /<[\s/]*(?:a|animate\w*|embed|foreignobject|iframe|image|img|link|meta|object|script|set|style|use)\b|\s(?:on\w+|style|href|src|srcdoc|formaction)\s*=|\bhref\s*=|&#/i;

function checked(svg: string): string {
  if (foreign.test(svg)) throw new TypeError('A drawing holds what no drawing of the art kit holds, and is not shown.');
  return svg;
}

// The service names this policy, and no other, in the Content-Security-Policy of its pages (`packages/documents/src/security-policy.ts`).
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('grove-drawings', {
  createHTML: checked,
});

/**
 * The content of an svg element as something that a page may take for HTML: the only way by which text becomes elements here. React draws again what is another object, so whoever
 * shows a drawing keeps what this returns. @throws TypeError for anything but shapes
 */
export const drawing = (svg: string): string => (policy ? (policy.createHTML(svg) as string) : checked(svg));
