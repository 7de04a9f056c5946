import { html, type Html } from './html.ts';
import type { Overview } from './overview.ts';
import { faultSection, type FaultChoice } from './fault-section.ts';
import { activeSection, canarySection, healthSection, historySection, rollBackSection } from './sections.ts';
import { clockText } from './texts.ts';

/** A tree of the grove, drawn in two shapes. */
const mark = html`<svg class="mark-site" viewBox="0 0 32 32" aria-hidden="true"><path class="trunk" d="M14.5 18h3v10h-3z"/><path class="crown" d="M16 3c5.5 0 9 4 9 8.5 0 5-4 8.5-9 8.5s-9-3.5-9-8.5C7 7 10.5 3 16 3z"/></svg>`;

const documentOf = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Grove platform</title>
<link rel="stylesheet" href="/platform/style.css">
</head>
<body>
${body}
</body>
</html>
`.text;

/** What is said above the page: a change that was made, or why one was not. */
export interface Notice {
  readonly kind: 'done' | 'refused';
  readonly text: string;
}

const noticeOf = (notice: Notice | undefined): Html | undefined =>
  notice &&
  html`<p class="notice ${notice.kind}" id="notice" role="${notice.kind === 'done' ? 'status' : 'alert'}">${notice.text}</p>`;

export interface Page {
  readonly operator: string;
  readonly overview: Overview;
  readonly notice: Notice | undefined;
  /** Absent where faults are not allowed. */
  readonly faults: readonly FaultChoice[] | undefined;
  readonly now: Date;
}

/** The operators' page. */
export const operatorsPage = ({ operator, overview, notice, faults, now }: Page): string =>
  documentOf(
    'Releases',
    html`<header class="bar">
<h1>${mark} Grove <span class="sub">platform</span></h1>
<p class="note">Times are UTC; it is ${clockText(now)}. <a href="/platform">Look again</a></p>
<form method="post" action="/platform/log-out"><span class="note">${operator}</span> <button class="button plain small">Log out</button></form>
</header>
<main class="page">
${noticeOf(notice)}
<div class="grid">${[activeSection(overview, now), html`<div class="stack">${[canarySection(overview, now), rollBackSection(overview, now)]}</div>`]}</div>
${healthSection(overview)}
<div class="grid">${[historySection(overview, now), faults && faultSection(faults)]}</div>
</main>`,
  );

/** The page that asks for the token; `name` is what stands in the form already. */
export const logInPage = (notice?: Notice, name = ''): string =>
  documentOf(
    notice ? `Error: ${notice.text}` : 'Log in',
    html`<main class="log-in">
<h1>${mark} Grove <span class="sub">platform</span></h1>
${noticeOf(notice)}
<form class="card" method="post" action="/platform/log-in">
<p class="field"><label for="name">Your name</label><input id="name" name="name" required maxlength="60" autocomplete="name" aria-describedby="name-note" value="${name}"></p>
<p class="note" id="name-note">It stands in the history beside what you change.</p>
<p class="field"><label for="token">Operator token</label><input id="token" name="token" type="password" required maxlength="200" autocomplete="current-password"${notice && html` aria-invalid="true" aria-describedby="notice" autofocus`}></p>
<p class="buttons"><button class="button">Log in</button></p>
</form>
</main>`,
  );
