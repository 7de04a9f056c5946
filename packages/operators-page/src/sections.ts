import { chartsOf, tableOf } from './charts.ts';
import { figuresOf, type VersionHealth } from './health.ts';
import { html, type Html } from './html.ts';
import type { Overview } from './overview.ts';
import { countText, moment, msText, shareText } from './texts.ts';

/** The revision that a form was written for: a change that somebody else made meanwhile is not overwritten. */
const revisionField = (revision: number | undefined): Html =>
  html`<input type="hidden" name="revision" value="${revision ?? ''}">`;

const reasonField = (id: string, hint: string): Html =>
  html`<p class="field"><label for="${id}">Reason</label><input id="${id}" name="reason" required maxlength="200" autocomplete="off" placeholder="${hint}"></p>`;

/** The active set: who made it active and why, and each build, and the content, with its version and since when. */
export const activeSection = (
  { active, activeBy, builds }: Overview,
  now: Date,
): Html => html`<section class="card" aria-labelledby="active">
<h2 id="active">Active set</h2>
<p class="lead"><code>${active.id}</code></p>
${activeBy && html`<p>${activeBy.kind === 'rolled-back' ? 'Rolled back' : 'Promoted'} by <b>${activeBy.author}</b>, ${moment(activeBy.at, now)}: ${activeBy.reason}</p>`}
<div class="scroll" tabindex="0" role="region" aria-label="Builds of the active set"><table>
<thead><tr><th scope="col">Build</th><th scope="col">Since</th></tr></thead>
<tbody>${builds.map(({ area, version, since }) => html`<tr><th scope="row"><span class="build">${area}</span> <code>${version}</code></th><td>${since === undefined ? 'longer than is on record' : moment(since, now)}</td></tr>`)}</tbody>
</table></div>
</section>`;

/** The running canary, compared with what is active; nothing to decide without one. */
export function canarySection({ canary, revision }: Overview, now: Date): Html {
  if (!canary) {
    return html`<section class="card quiet" aria-labelledby="canary"><h2 id="canary">Canary</h2><p>No canary is running: everybody gets the active set.</p></section>`;
  }
  const { set, percent, since, comparisons } = canary;
  return html`<section class="card canary" aria-labelledby="canary">
<h2 id="canary">Canary <span class="badge">${percent} %</span></h2>
<p class="lead"><code>${set.id}</code></p>
<p>${percent} of 100 browsers get it, since ${moment(since, now)}. It ends by itself when it does clearly worse. The visitors that speak most for a build, and most against it, are left out.</p>
${
  comparisons.length === 0
    ? html`<p>It has the same builds and the same content as the active set.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Canary and active set compared"><table>
<thead><tr><th scope="col">Build</th><th scope="col">Visitors</th><th scope="col">Views</th><th scope="col">Failed</th><th scope="col">INP p75</th></tr></thead>
${comparisons.map(
  (comparison) =>
    html`<tbody>${(['canary', 'active'] as const).map((role) => {
      const { version, measures } = comparison[role];
      const { views, failures, inp } = figuresOf(measures);
      return html`<tr class="${role}"><th scope="row"><span class="build">${comparison.area}</span> <code>${version}</code> <span class="role">${role}</span></th><td>${measures.viewVisitors}</td><td>${views}</td><td>${shareText(failures, views)}</td><td>${msText(inp)}</td></tr>`;
    })}</tbody>`,
)}
</table></div>`
}
<form method="post" action="/platform/promote">
${revisionField(revision)}<input type="hidden" name="setId" value="${set.id}">
${reasonField('canary-reason', 'What speaks for it?')}
<p class="buttons"><button class="button">Promote</button> <button class="button plain" formaction="/platform/end-canary">End</button></p>
</form>
</section>`;
}

const roles: Readonly<Record<VersionHealth['role'], string>> = {
  active: 'active',
  canary: 'canary',
  earlier: 'earlier, in open tabs',
};

/** How each area did in the last hour, by version. */
export const healthSection = ({ health }: Overview): Html => html`<section aria-labelledby="health" class="wide">
<h2 id="health">The last hour</h2>
<p class="note">What sampled pages reported, in stretches of five minutes. The dashed line is where good ends.</p>
<div class="areas">${health.map(
  ({ area, versions }) => html`<article class="card" aria-labelledby="health-${area}">
<h3 id="health-${area}">${area}</h3>
${versions.map(
  (version) => html`<div class="version ${version.role}">
<h4><code>${version.version}</code> <span class="role">${roles[version.role]}</span></h4>
${version.hour.views + version.hour.lcpSamples + version.hour.inpSamples === 0 ? html`<p class="note">Nobody reported anything.</p>` : [chartsOf(version), tableOf(area, version)]}
</div>`,
)}
</article>`,
)}</div>
</section>`;

const kinds = {
  promoted: 'Promoted',
  canary: 'Canary',
  'canary-ended': 'Canary ended',
  'canary-halted': 'Canary halted',
  'rolled-back': 'Rolled back',
} as const;

/** What was changed, newest first. */
export const historySection = (
  { history }: Overview,
  now: Date,
): Html => html`<section class="card" aria-labelledby="history">
<h2 id="history">History</h2>
${
  history.length === 0
    ? html`<p>Nothing has been changed yet.</p>`
    : html`<ol class="history" reversed>${history.map(
        ({
          kind,
          setId,
          percent,
          author,
          reason,
          at,
        }) => html`<li class="${kind}"><p><b>${kinds[kind]}${percent !== undefined && ` to ${percent} %`}</b> <code>${setId}</code></p>
<p>${reason}</p>
<p class="note">${author}, ${moment(at, now)}</p></li>`,
      )}</ol>`
}
</section>`;

/** The form that goes back to an earlier set. */
export function rollBackSection({ earlier, revision, activeBy }: Overview, now: Date): Html {
  const before = activeBy?.previousSetId;
  const choice = earlier.toSorted((a, b) => Number(b.set.id === before) - Number(a.set.id === before));
  return html`<section class="card" aria-labelledby="roll-back">
<h2 id="roll-back">Roll back</h2>
${
  choice.length === 0
    ? html`<p>There is no other set to go back to.</p>`
    : html`<form method="post" action="/platform/roll-back">
${revisionField(revision)}
<fieldset class="choice"><legend>To which set?</legend>${choice.map(
        ({ set, recordedAt }, place) =>
          html`<p><input type="radio" name="to" value="${set.id}" id="to-${place}" required${place === 0 && html` checked`}><label for="to-${place}"><code>${set.id}</code>${set.id === before && html` <span class="role">active before</span>`}<span class="note">${set.reason} · ${set.author}, ${moment(recordedAt, now)}</span></label></p>`,
      )}</fieldset>
${reasonField('roll-back-reason', 'What went wrong?')}
<p class="buttons"><button class="button warn">Roll back</button> <span class="note">${countText(choice.length, 'set')} on record</span></p>
</form>`
}
</section>`;
}
