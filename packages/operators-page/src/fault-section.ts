import { html, type Html } from './html.ts';
import { type Fault, faults } from './faults.ts';

/** An area and the fault that it has now, if any. */
export interface FaultChoice {
  readonly area: string;
  readonly fault: Fault | undefined;
}

const meanings: Readonly<Record<Fault, string>> = {
  fail: 'fail: its files answer 503',
  slow: 'slow: its files come 3 seconds late',
  stale: 'stale: its files are gone, as after a clean-up',
  tamper: 'tamper: its scripts and styles are changed on the way',
};

/** The switch that breaks an area on purpose. */
export const faultSection = (
  choices: readonly FaultChoice[],
): Html => html`<section class="card" aria-labelledby="faults">
<h2 id="faults">Faults</h2>
<p class="note">Breaks an area on purpose, in this copy of the service and until it restarts.</p>
${choices.map(
  ({ area, fault }) => html`<form class="fault" method="post" action="/platform/faults">
<input type="hidden" name="area" value="${area}">
<label for="fault-${area}">${area}</label>
<select id="fault-${area}" name="fault"><option value="">none</option>${faults.map((kind) => html`<option value="${kind}"${kind === fault && html` selected`}>${meanings[kind]}</option>`)}</select>
<button class="button plain small">Set <span class="hidden">the fault of ${area}</span></button>
</form>`,
)}
</section>`;
