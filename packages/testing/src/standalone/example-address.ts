import { defaultGrade } from '@grove/contracts';
import { subjectTable } from '@grove/content';

/** Values of route parameters for which there is content; every other parameter is an id, and 1 exists of everything. */
const examples: Readonly<Record<string, string | undefined>> = { grade: defaultGrade, subject: subjectTable[0]?.slug };

/** An address that shows the route of a pattern, as in `/level/1` for `/level/:id`. */
export const exampleAddress = (pattern: string): string => pattern.replaceAll(/:([^/]+)/g, (_, name: string) => encodeURIComponent(examples[name] ?? '1'));
