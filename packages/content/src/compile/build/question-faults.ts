import type { Field } from '../issues.ts';
import { faultAt, type Parsed } from '../parse.ts';
import type { SourceFault } from '../source-fault.ts';

interface Asking {
  readonly id?: string;
  readonly type: string;
  readonly options?: readonly { right?: true | undefined; feedback?: string | undefined }[];
  readonly variant?: Asking | undefined;
}

/** What the schema cannot say of a question: how many options are right, and that all of them are answered or none. */
export function keyFaults(parsed: Parsed, question: Asking, field: Field): SourceFault[] {
  const { options = [], type, variant } = question;
  const right = options.filter((option) => option.right).length;
  const answered = options.filter(({ feedback }) => feedback !== undefined).length;
  const at = (message: string): SourceFault[] => [
    faultAt(parsed, [...field, 'options'], `${question.id ?? 'the variant'}: ${message}`),
  ];
  return [
    ...(type === 'multiple-choice' && right !== 1
      ? at(`${right} of the options have \`right: true\`. Exactly one must.`)
      : []),
    ...(type === 'multi-select' && right === 0 ? at('no option has `right: true`. At least one must.') : []),
    ...(answered > 0 && answered < options.length
      ? at(`${answered} of ${options.length} options have feedback. Give it to all of them, or to none.`)
      : []),
    ...(variant ? keyFaults(parsed, variant, [...field, 'variant']) : []),
  ];
}
