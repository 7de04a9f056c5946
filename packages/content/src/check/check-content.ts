import { contentOf, parseAll } from '../compile/compile.ts';
import { placeFinder } from '../compile/places.ts';
import { faultText } from '../compile/source-fault.ts';
import { readSource, type SourceFile } from '../compile/source.ts';
import { contentFaults, contentSize } from './all.ts';

/** What a check found: faults as lines with file and line, or a sentence about how much there is. */
export interface CheckResult {
  readonly faults: readonly string[];
  readonly summary: string;
}

/** Checks source files: first that they can be compiled, and then every rule of content. */
export function checkContent(sources: readonly SourceFile[] = readSource()): CheckResult {
  const { files, faults } = parseAll(sources);
  if (faults.length > 0) return { faults: faults.map(faultText), summary: '' };
  const content = contentOf(files);
  const placeOf = placeFinder(files);
  const { curriculumItems, lessons, steps, skills, templates, scenes, videos, explanations, facts } =
    contentSize(content);
  return {
    faults: contentFaults(content).map(({ where, message }) => {
      const place = placeOf(where);
      return place ? faultText({ ...place, message: `${where}: ${message}` }) : `${where}: ${message}`;
    }),
    summary: `Content is fine: ${curriculumItems} curriculum items, ${lessons} lessons with ${steps} steps, ${skills} skills, ${templates} templates, ${scenes} scenes, ${videos} videos, ${explanations} explanations, ${facts} facts.`,
  };
}
