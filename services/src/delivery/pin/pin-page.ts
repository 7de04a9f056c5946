import { leavePath } from '@grove/releases';

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Colours and shapes of the grove (`packages/ui`), as few as this one page needs. */
const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: oklch(0.975 0.018 115); color: oklch(0.27 0.045 165); font: 1.125rem/1.55 Nunito, 'Trebuchet MS', sans-serif; }
  main { max-width: 34rem; margin: 1.5rem; padding: 2.25rem; border: 1px solid oklch(0.85 0.03 130); border-radius: 1.75rem 1.5rem 1.9rem 1.4rem; background: oklch(0.995 0.006 110); }
  h1 { margin: 0 0 0.75rem; font: 600 2rem/1.12 Fredoka, 'Trebuchet MS', sans-serif; }
  p { margin: 0 0 1rem; overflow-wrap: anywhere; }
  a { display: inline-block; margin-top: 0.5rem; padding: 0.75rem 1.5rem; border-radius: 999px; background: oklch(0.82 0.15 76); color: oklch(0.27 0.05 70); font-weight: 700; text-decoration: none; }
  a:focus-visible { outline: 3px solid oklch(0.5 0.2 265); outline-offset: 3px; }
`;

export const pinPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** What a person sees whose pin link cannot be followed. The way home ends the pin, so that home is Grove as everybody sees it. */
export const pinPage = (reason: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This link does not open · Grove</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>This link does not open</h1>
<p>${escapeHtml(reason)}</p>
<p>It would have shown you a part of Grove that is still being tried out. Grove itself is there as always.</p>
<a href="${leavePath}">Go Home</a>
</main>
</body>
</html>
`;
