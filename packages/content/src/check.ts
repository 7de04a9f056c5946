import { checkContent } from './check/check-content.ts';

/** `npm run content:check`: one line for every fault, exit code 1 if there is any. */
const { faults, summary } = checkContent();
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} fault${faults.length === 1 ? '' : 's'} in the content.`);
  process.exitCode = 1;
} else console.log(summary);
