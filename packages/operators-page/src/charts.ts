import type { Figures, VersionHealth } from './health.ts';
import { html, type Html } from './html.ts';
import { clockText, countText, msText, shareText } from './texts.ts';

const width = 240;
const height = 56;
/** Room for the highest mark and for the line at the bottom, in units of the drawing. */
const top = 5;
const bottom = 51;

interface Chart {
  readonly title: string;
  /** What holds for the whole hour. */
  readonly figure: string;
  readonly detail: string;
  readonly values: readonly (number | undefined)[];
  readonly starts: readonly Date[];
  readonly write: (value: number) => string;
  /** The scale ends here at least, so that small values look small. */
  readonly least: number;
  /** Up to here is good; drawn as a line. */
  readonly good: number;
  readonly kind: 'bars' | 'line';
}

const toY = (value: number, most: number): number =>
  Math.round((bottom - (Math.min(value, most) / most) * (bottom - top)) * 10) / 10;
const toX = (place: number, count: number): number => Math.round(((place + 0.5) * width * 10) / count) / 10;

/** What a chart shows, in words, for those who do not see it. */
function describe({ title, values, starts, write }: Chart): string {
  const known = values.flatMap((value, place) => (value === undefined ? [] : [{ value, at: starts[place]! }]));
  const last = known.at(-1);
  if (!last) return `${title}: nothing was reported in the last hour.`;
  const highest = known.reduce((most, point) => (point.value > most.value ? point : most));
  const lowest = known.reduce((least, point) => (point.value < least.value ? point : least));
  return `${title} in the last hour: from ${write(lowest.value)} to ${write(highest.value)}, highest at ${clockText(highest.at)}, last ${write(last.value)}.`;
}

const bars = ({ values, good }: Chart, most: number): Html[] =>
  values.flatMap((value, place) => {
    if (value === undefined) return [];
    const y = Math.min(toY(value, most), bottom - 1.5);
    return [
      html`<rect class="${value > good ? 'mark-bad' : 'mark'}" x="${toX(place, values.length) - 7}" y="${y}" width="14" height="${bottom - y}" rx="2"/>`,
    ];
  });

/** A line through neighbouring stretches, and a dot for each. */
function line({ values, good }: Chart, most: number): Html[] {
  const points = values.map((value, place) =>
    value === undefined ? undefined : { x: toX(place, values.length), y: toY(value, most), bad: value > good },
  );
  const path = points
    .flatMap((point, place) => (point ? [`${points[place - 1] ? 'L' : 'M'}${point.x} ${point.y}`] : []))
    .join('');
  return [
    html`<path class="trace" d="${path}"/>`,
    ...points.flatMap((point) =>
      point ? [html`<circle class="${point.bad ? 'mark-bad' : 'mark'}" cx="${point.x}" cy="${point.y}" r="3"/>`] : [],
    ),
  ];
}

function chart(input: Chart): Html {
  const most = Math.max(input.least, ...input.values.map((value) => value ?? 0));
  const goodY = toY(input.good, most);
  return html`<figure class="chart">
<figcaption><span class="chart-title">${input.title}</span> <strong class="figure">${input.figure}</strong> <span class="detail">${input.detail}</span></figcaption>
<svg role="img" aria-label="${describe(input)}" viewBox="0 0 ${width} ${height}">
<line class="good" x1="0" x2="${width}" y1="${goodY}" y2="${goodY}"/>
<line class="base" x1="0" x2="${width}" y1="${bottom}" y2="${bottom}"/>
${(input.kind === 'bars' ? bars : line)(input, most)}
</svg>
</figure>`;
}

/** Up to here a value is good: a share of failed views, and LCP and INP in milliseconds (web.dev, 'Web Vitals'). */
const good = { failures: 0.02, lcp: 2_500, inp: 200 } as const;

/** The three charts of a version: the share of views that failed, LCP and INP. */
export function chartsOf({ hour, stretches }: VersionHealth): Html {
  const starts = stretches.map(({ at }) => at);
  const values = (value: (figures: Figures) => number | undefined) => stretches.map(({ figures }) => value(figures));
  const percent = (share: number): string => shareText(share, 1);
  return html`<div class="charts">${[
    chart({
      title: 'Failed views',
      figure: shareText(hour.failures, hour.views),
      detail: `of ${countText(hour.views, 'view')}`,
      starts,
      values: values(({ views, failures }) => (views === 0 ? undefined : failures / views)),
      write: percent,
      least: 0.1,
      good: good.failures,
      kind: 'bars',
    }),
    chart({
      title: 'LCP, p75',
      figure: msText(hour.lcp),
      detail: countText(hour.lcpSamples, 'sample'),
      starts,
      values: values(({ lcp }) => lcp),
      write: msText,
      least: 4_000,
      good: good.lcp,
      kind: 'line',
    }),
    chart({
      title: 'INP, p75',
      figure: msText(hour.inp),
      detail: countText(hour.inpSamples, 'sample'),
      starts,
      values: values(({ inp }) => inp),
      write: msText,
      least: 400,
      good: good.inp,
      kind: 'line',
    }),
  ]}</div>`;
}

/** The numbers behind the charts. */
export const tableOf = (area: string, { version, stretches }: VersionHealth): Html => html`<details>
<summary>Numbers <span class="hidden">of ${area} ${version}</span></summary>
<div class="scroll" tabindex="0" role="region" aria-label="Numbers of ${area} ${version}"><table>
<thead><tr><th scope="col">From</th><th scope="col">Views</th><th scope="col">Failed</th><th scope="col">LCP p75</th><th scope="col">INP p75</th></tr></thead>
<tbody>${stretches.map(({ at, figures: { views, failures, lcp, inp } }) => html`<tr><th scope="row">${clockText(at)}</th><td>${views}</td><td>${failures}</td><td>${msText(lcp)}</td><td>${msText(inp)}</td></tr>`)}</tbody>
</table></div>
</details>`;
