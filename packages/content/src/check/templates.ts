import {
  countWords,
  instantiate,
  judge,
  type ItemTemplate,
  type MadeQuestion,
  mostVariants,
  type Skill,
  type TemplateValues,
  variantsOf,
} from '@grove/contracts';
import { compare, isEqual, type Rational, readNumber } from '@grove/mathematics';
import { lessonBands } from './bands.ts';
import { fault, rangeFaults, repeated, unless, type Fault } from './fault.ts';
import { oneQuestion } from './questions.ts';

/** A template has at least so many forms; otherwise a question is a question, and stands in its lesson. */
const fewestVariants = 12;

const valueText = (values: TemplateValues): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');

const numberIn = (text: string): Rational | undefined => readNumber(text.replace('$', ''))?.value;

/** The number that is the key of a written answer. */
const keyOf = ({ correctAnswer, expected }: MadeQuestion): string => expected ?? String(correctAnswer);

/** A written key is judged right, and no mistake is worth as much as it or as another mistake. */
function writtenFaults(where: string, made: MadeQuestion): Fault[] {
  const key = keyOf(made);
  const judged = judge(made, made.unit ? `${key} ${made.unit}` : key);
  const values = [key, ...(made.mistakes ?? []).map(({ answer }) => answer)].map((text) => numberIn(text)!);
  const names = ['the key', ...(made.mistakes ?? []).map(({ id }) => `the mistake "${id}"`)];
  const equal = values.flatMap((value, index) =>
    values
      .slice(0, index)
      .flatMap((other, before) => (isEqual(value, other) ? [`${names[index]} is ${names[before]}`] : [])),
  );
  return [
    ...unless(judged.kind === 'correct', where, `the key ${key} is judged ${judged.kind}`),
    ...equal.flatMap((message) => fault(where, message)),
  ];
}

/** Options differ, by value where they are numbers. */
function choiceFaults(where: string, { options = [] }: MadeQuestion): Fault[] {
  const numbers = options.map(numberIn);
  const same = numbers.flatMap((value, index) =>
    value && numbers.slice(0, index).some((other) => other && isEqual(value, other)) ? [options[index]!] : [],
  );
  return same.flatMap((option) => fault(where, `the option "${option}" is worth as much as another one`));
}

/** The place of the key among options that are numbers, from the smallest on; undefined where they are not. */
function rankOf({ options = [], correctAnswer = 0 }: MadeQuestion): number | undefined {
  const values = options.map(numberIn);
  const key = values[correctAnswer];
  if (!key || values.some((value) => value === undefined)) return undefined;
  return values.filter((value) => compare(value!, key) < 0).length;
}

/** What is wrong with one question of a template. */
const variantFaults = (where: string, made: MadeQuestion): Fault[] => [
  ...oneQuestion(where, made),
  ...(made.inputType === 'multiple-choice' ? choiceFaults(where, made) : writtenFaults(where, made)),
];

function templateFaults(template: ItemTemplate, skill: Skill): Fault[] {
  const where = `template ${template.id}`;
  let made: { values: TemplateValues; question: MadeQuestion }[];
  try {
    made = variantsOf(template).map((values) => ({ values, question: instantiate(template, values) }));
  } catch (error) {
    return fault(where, (error as Error).message);
  }
  const ranks = new Set(made.map(({ question }) => rankOf(question)));
  const { slideWords } = lessonBands[skill.grade];
  const longest = Math.max(
    0,
    ...made.map(({ question }) => countWords(`${question.content ?? ''} ${question.question}`)),
  );
  return [
    ...rangeFaults(where, 'number of forms', made.length, [fewestVariants, mostVariants]),
    ...rangeFaults(where, 'number of words', longest, [1, slideWords]),
    ...repeated(made.map(({ question }) => `${question.content ?? ''} ${question.question}`)).flatMap((text) =>
      fault(where, `two forms are alike: "${text.trim()}"`),
    ),
    ...unless(
      made.length < 2 || ranks.has(undefined) || ranks.size > 1,
      where,
      'the key is always the one of the same size among the options, so that it could be told without reading',
    ),
    ...made.flatMap(({ values, question }) => variantFaults(`${where} (${valueText(values)})`, question)),
  ];
}

/** What is wrong with templates: every published form is made and looked at. */
export function templatesFaults(templates: readonly ItemTemplate[], skills: readonly Skill[]): Fault[] {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  return templates.flatMap((template) => {
    const skill = byId.get(template.skill);
    return skill
      ? templateFaults(template, skill)
      : fault(`template ${template.id}`, `there is no skill "${template.skill}"`);
  });
}
