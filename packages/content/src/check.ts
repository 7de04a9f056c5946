import { contentFaults, contentSize } from './check/all.ts';

/** `npm run content:check`: one line for every fault, exit code 1 if there is any. */
const faults = contentFaults();
for (const { where, message } of faults) console.error(`${where}: ${message}`);
if (faults.length > 0) {
  console.error(`${faults.length} fault${faults.length === 1 ? '' : 's'} in the content.`);
  process.exitCode = 1;
} else {
  const { curriculumItems, lessons, steps, scenes, videos } = contentSize();
  console.log(
    `Content is fine: ${curriculumItems} curriculum items, ${lessons} lessons with ${steps} steps, ${scenes} scenes, ${videos} videos.`,
  );
}
