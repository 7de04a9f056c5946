import type { ReleaseSet } from '@grove/contracts';
import { publicPathOf } from '@grove/releases';

const letters = /\/(?<name>fredoka|nunito)-latin-(?<weight>\d+)-[^/]+\.woff2$/;

/** The site's letters, from the shell that is served; without them the page is drawn with those of the system. */
export const fontsOf = ({ shell }: Pick<ReleaseSet, 'shell'>): string =>
  shell.files
    .map(({ path }) => {
      const { name, weight } = letters.exec(path)?.groups ?? {};
      return name
        ? `@font-face{font-family:${name};font-weight:${weight};font-display:swap;src:url("${publicPathOf(shell)}${path}") format("woff2")}\n`
        : '';
    })
    .join('');

/** The whole style of the operators' page, in Grove's colours: the grove by day, the night canopy by night. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: oklch(0.975 0.018 115); --surface: oklch(0.995 0.006 110); --sunken: oklch(0.945 0.026 125);
  --ink: oklch(0.27 0.045 165); --ink-soft: oklch(0.42 0.04 160); --line: oklch(0.86 0.03 130); --border: oklch(0.6 0.05 150);
  --accent: oklch(0.44 0.1 155); --accent-ink: oklch(0.99 0.015 140); --accent-soft: oklch(0.92 0.055 145);
  --gold: oklch(0.8 0.15 78); --gold-soft: oklch(0.95 0.05 88); --gold-text: oklch(0.42 0.09 65);
  --bad: oklch(0.5 0.17 27); --bad-soft: oklch(0.95 0.03 25); --focus: oklch(0.5 0.2 265); --shade: oklch(0.3 0.05 160 / 0.13);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: oklch(0.22 0.06 283); --surface: oklch(0.28 0.065 284); --sunken: oklch(0.25 0.065 283);
    --ink: oklch(0.96 0.015 285); --ink-soft: oklch(0.84 0.035 285); --line: oklch(0.42 0.07 285); --border: oklch(0.62 0.07 285);
    --accent: oklch(0.85 0.12 150); --accent-ink: oklch(0.22 0.05 160); --accent-soft: oklch(0.36 0.07 165);
    --gold: oklch(0.84 0.13 84); --gold-soft: oklch(0.35 0.06 85); --gold-text: oklch(0.88 0.11 88);
    --bad: oklch(0.8 0.12 25); --bad-soft: oklch(0.34 0.08 20); --focus: oklch(0.86 0.12 220); --shade: oklch(0.1 0.04 283 / 0.4);
  }
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--ground); color: var(--ink); font: 1rem/1.5 nunito, ui-rounded, system-ui, sans-serif; }
h1, h2, h3, .figure { font-family: fredoka, ui-rounded, system-ui, sans-serif; font-weight: 600; line-height: 1.15; }
h1 { display: flex; gap: 0.5rem; align-items: center; font-size: 1.75rem; }
h2 { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; font-size: 1.375rem; }
h3 { font-size: 1.1875rem; }
h4 { display: flex; flex-wrap: wrap; gap: 0.25rem 0.625rem; align-items: baseline; font-weight: 400; }
.sub, .note, .ago, .detail { color: var(--ink-soft); }
.sub { font-weight: 500; }
.note, .ago, .detail { font-size: 0.9375rem; }
.mark-site { width: 2.25rem; height: 2.25rem; }
.trunk { fill: oklch(0.5 0.08 60); }
.crown { fill: oklch(0.62 0.14 148); }
code { font: 0.9375em/1.4 ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 0.375rem; }

.bar, .page { max-width: 92rem; margin-inline: auto; padding-inline: clamp(1rem, 0.4rem + 2.6vw, 2.5rem); }
.bar { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding-block: 1.25rem 0.5rem; }
.bar form { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; margin-inline-start: auto; overflow-wrap: anywhere; }
.page { display: grid; gap: 1.5rem; padding-block: 1rem 4rem; grid-template-columns: minmax(0, 1fr); }
.grid { display: grid; gap: 1.5rem; align-items: start; grid-template-columns: minmax(0, 1fr); }
.stack { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 62rem) { .grid { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
.wide { display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); }
.areas { display: grid; gap: 1.5rem; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(100%, 36rem), 1fr)); }
.card { display: grid; gap: 0.875rem; grid-template-columns: minmax(0, 1fr); padding: clamp(1rem, 0.7rem + 1.2vw, 1.625rem); background: var(--surface); border: 1px solid var(--line); border-radius: 1.75rem 1.5rem 1.9rem 1.4rem; box-shadow: 0 2px 0 var(--shade), 0 10px 22px -14px var(--shade); }
.card.canary { border: 2px solid var(--gold); }
.card.quiet { box-shadow: none; background: none; border-style: dashed; border-color: var(--border); }
.lead { font-size: 1.1875rem; }
.badge { padding: 0.125rem 0.75rem; border-radius: 999px; background: var(--gold-soft); color: var(--gold-text); font-size: 1.0625rem; }
.role { padding: 0.0625rem 0.5rem; border-radius: 999px; background: var(--sunken); color: var(--ink-soft); font: 400 0.875rem/1.4 nunito, ui-rounded, system-ui, sans-serif; white-space: nowrap; }
.active .role { background: var(--accent-soft); color: var(--accent); }
.canary .role { background: var(--gold-soft); color: var(--gold-text); }
.active .role, .canary .role { font-weight: 700; }
.canary .active .role { background: var(--accent-soft); color: var(--accent); }

.scroll { overflow-x: auto; border-radius: 0.625rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4375rem 0.75rem; text-align: start; vertical-align: baseline; border-block-start: 1px solid var(--line); }
th:first-child { padding-inline-start: 0; }
thead th { border: 0; color: var(--ink-soft); font-size: 0.9375rem; font-weight: 400; white-space: nowrap; }
tbody th { font-weight: 400; }
.build { display: inline-block; min-width: 7.75rem; font-weight: 700; }
td { font-variant-numeric: tabular-nums; }
time, td:not(:has(time)) { white-space: nowrap; }
@media (max-width: 34rem) { th, td { padding-inline: 0.375rem; } .build { min-width: 0; } .ago { white-space: nowrap; } tbody th code { font-size: 0.875em; } }
tbody + tbody { border-block-start: 2px solid var(--line); }

.version + .version { padding-block-start: 0.875rem; border-block-start: 1px dashed var(--border); }
.version { display: grid; gap: 0.625rem; grid-template-columns: minmax(0, 1fr); }
.charts { display: grid; gap: 0.875rem 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); }
.chart { display: grid; gap: 0.25rem; align-content: start; }
.chart figcaption { display: flex; flex-wrap: wrap; gap: 0 0.5rem; align-items: baseline; }
.chart-title { width: 100%; color: var(--ink-soft); font-size: 0.9375rem; }
.figure { font-size: 1.375rem; }
.chart svg { display: block; width: 100%; height: auto; max-height: 5rem; border-radius: 0.625rem; background: var(--sunken); }
.mark { fill: var(--accent); }
.mark-bad { fill: var(--bad); }
.trace { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
.base { stroke: var(--border); stroke-width: 1; }
.good { stroke: var(--border); stroke-width: 1; stroke-dasharray: 3 4; }
summary { width: fit-content; min-height: 1.75rem; color: var(--accent); cursor: pointer; }
details table { margin-block-start: 0.375rem; font-size: 0.9375rem; }
details th, details td { padding-block: 0.1875rem; }

.field { display: grid; gap: 0.25rem; }
label { font-weight: 700; }
input:not([type="radio"], [type="hidden"]), select { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1.5px solid var(--border); border-radius: 0.75rem; background: var(--ground); color: inherit; font: inherit; }
::placeholder { color: var(--ink-soft); opacity: 1; }
form { display: grid; gap: 0.875rem; grid-template-columns: minmax(0, 1fr); }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
.button { min-height: 2.75rem; padding: 0.5rem 1.375rem; border: 2px solid var(--accent); border-radius: 999px; background: var(--accent); color: var(--accent-ink); font: 700 1rem/1.2 nunito, ui-rounded, system-ui, sans-serif; cursor: pointer; }
.button.plain { background: none; color: var(--accent); }
.button.warn { border-color: var(--bad); background: var(--bad); color: var(--surface); }
.button.small { min-height: 2.25rem; padding: 0.25rem 1rem; }
.button:hover { box-shadow: 0 0 0 3px var(--accent-soft); }
.button.warn:hover { box-shadow: 0 0 0 3px var(--bad-soft); }
fieldset { display: grid; max-height: 24rem; padding: 0; overflow-y: auto; border: 0; }
legend { padding: 0; font-weight: 700; }
.choice p { display: flex; gap: 0.75rem; padding-block: 0.5rem; border-block-end: 1px solid var(--line); }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin-block-start: 0.125rem; accent-color: var(--accent); }
.choice label { display: flex; flex-wrap: wrap; gap: 0.125rem 0.5rem; align-items: baseline; font-weight: 400; cursor: pointer; }
.choice .note { width: 100%; }
.fault { align-items: center; gap: 0.25rem 0.75rem; }
@media (min-width: 34rem) { .fault { grid-template-columns: 8rem minmax(0, 1fr) auto; } }

.history { display: grid; padding: 0; list-style: none; grid-template-columns: minmax(0, 1fr); }
.history li { position: relative; padding: 0 0 1.125rem 1.625rem; border-inline-start: 2px solid var(--line); margin-inline-start: 0.4375rem; overflow-wrap: anywhere; }
.history li:last-child { padding-block-end: 0; border-color: transparent; }
.history li::before { content: ""; position: absolute; inset-block-start: 0.3125rem; inset-inline-start: -0.5rem; width: 0.875rem; height: 0.875rem; border: 2px solid var(--surface); border-radius: 50%; background: var(--accent); }
.history .canary::before, .history .canary-ended::before { background: var(--gold); }
.history .canary-halted::before, .history .rolled-back::before { background: var(--bad); }
.history b { margin-inline-end: 0.375rem; }
.notice { padding: 0.75rem 1.125rem; border-radius: 1rem; font-weight: 700; }
.notice.done { background: var(--accent-soft); color: var(--accent); }
.notice.refused { background: var(--bad-soft); color: var(--bad); }
.log-in { display: grid; gap: 1.25rem; width: min(100% - 2rem, 26rem); margin: clamp(2rem, 12vh, 8rem) auto; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
