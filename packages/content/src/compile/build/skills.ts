import type { ItemTemplate, Skill } from '@grove/contracts';
import { subjectTable } from '../../subjects.ts';
import type { SkillFile, TemplateFile } from '../schemas/skill.ts';

/** A skill of the source in the form of the contracts. */
export const toSkill = ({ subject, retired: _retired, ...file }: SkillFile): Skill => ({
  ...file,
  subjectId: subjectTable.find(({ slug }) => slug === subject)!.id,
});

const variableOf = (variable: TemplateFile['variables'][string]): ItemTemplate['variables'][string] => {
  if ('words' in variable) return variable;
  if ('values' in variable) return { values: variable.values.map(String) };
  const { from, to, step } = variable;
  return { from: String(from), to: String(to), ...(step !== undefined && { step: String(step) }) };
};

/** A template of the source in the form of the contracts. */
export const toTemplate = ({ type, variables, options, retired: _retired, ...file }: TemplateFile): ItemTemplate => ({
  ...file,
  inputType: type,
  variables: Object.fromEntries(Object.entries(variables).map(([name, variable]) => [name, variableOf(variable)])),
  ...(options && {
    options: options.map(({ right, ...option }) => ({ ...option, isRight: right === true })),
  }),
});
