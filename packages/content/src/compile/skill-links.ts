import { grades } from '@grove/contracts';
import { faultAt, isOfKind, type Parsed } from './parse.ts';
import type { SourceFault } from './source-fault.ts';

type SkillFile = Parsed<'skill'>;
type Skills = ReadonlyMap<string, SkillFile>;

/** Skills that come first exist, are not of a later grade, and lead back to nothing. */
function prerequisiteFaults(skill: SkillFile, skills: Skills): SourceFault[] {
  const at = (index: number, message: string) => [faultAt(skill, ['prerequisites', index], message)];
  return skill.value.prerequisites.flatMap((id, index) => {
    const before = skills.get(id);
    if (!before) return at(index, `There is no skill "${id}". Write it, or take it out.`);
    if (grades.indexOf(before.value.grade) > grades.indexOf(skill.value.grade))
      return at(
        index,
        `The skill "${id}" is of ${before.value.grade}, so it cannot come before one of ${skill.value.grade}.`,
      );
    return leadsBack(id, skill.value.id, skills)
      ? at(index, `The skill "${id}" itself needs "${skill.value.id}", in one step or several. Nobody could begin.`)
      : [];
  });
}

/** Whether the skills that come before one lead to another. */
function leadsBack(from: string, to: string, skills: Skills, seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (skills.get(from)?.value.prerequisites ?? []).some((id) => leadsBack(id, to, skills, seen));
}

/** A template shows a skill that exists, and its mistakes name misconceptions of that skill. */
function templateFaults(template: Parsed<'template'>, skills: Skills): SourceFault[] {
  const { value } = template;
  const skill = skills.get(value.skill);
  if (!skill)
    return [faultAt(template, ['skill'], `There is no skill "${value.skill}". Write it, or choose another one.`)];
  const known = skill.value.misconceptions.map(({ id }) => id);
  const named = (list: 'mistakes' | 'options'): SourceFault[] =>
    (value[list] ?? []).flatMap(({ misconception }, index) =>
      misconception === undefined || known.includes(misconception)
        ? []
        : [
            faultAt(
              template,
              [list, index, 'misconception'],
              `The skill "${value.skill}" has no misconception "${misconception}". It has: ${known.join(', ') || 'none'}.`,
            ),
          ],
    );
  return [...named('mistakes'), ...named('options'), ...keyFaults(template)];
}

/** A template has the key that its type asks for, and nothing of another type. */
function keyFaults(template: Parsed<'template'>): SourceFault[] {
  const { type, answer, options, mistakes } = template.value;
  const at = (field: 'type' | 'answer' | 'options' | 'mistakes', message: string) => [
    faultAt(template, [field], message),
  ];
  if (type !== 'multiple-choice')
    return [
      ...(answer === undefined ? at('type', `A question of the type "${type}" needs an answer.`) : []),
      ...(options ? at('options', `A question of the type "${type}" has no options.`) : []),
    ];
  const right = (options ?? []).filter((option) => option.right).length;
  return [
    ...(answer === undefined ? [] : at('answer', 'A choice has no answer beside its options.')),
    ...(mistakes.length === 0 ? [] : at('mistakes', 'What a wrong option says stands in its feedback.')),
    ...(right === 1 ? [] : at('options', `A choice has one right option, not ${right}.`)),
  ];
}

/** Skills and templates lie in folders of their subjects, and refer to what exists. */
export function skillFaults(files: readonly Parsed[]): SourceFault[] {
  const parsed = files.filter(isOfKind('skill'));
  const skills: Skills = new Map(parsed.map((file) => [file.value.id, file]));
  const inFolder = parsed.flatMap((file) => {
    const wanted = `skills/${file.value.subject}/${file.value.id}.yaml`;
    return file.file === wanted ? [] : [faultAt(file, ['subject'], `This skill belongs to ${wanted}. Move the file.`)];
  });
  return [
    ...inFolder,
    ...parsed.flatMap((file) => prerequisiteFaults(file, skills)),
    ...files.filter(isOfKind('template')).flatMap((file) => templateFaults(file, skills)),
  ];
}
