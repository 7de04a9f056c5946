/** A path of the contracts as Nest spells it: `/api/ai-teachers/:teacherId`. */
export const toRoutePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
