/**
 * Where text from outside meets regular expressions: code that runs in the service or in a browser. Tests are left out; whatever else belongs to the product is added here.
 */
export const checkedFiles: readonly string[] = [
  'services/src/**/*.ts',
  'packages/{art,content,contracts,documents,http,mathematics,operators-page,platform,releases,safety,signing,teacher,telemetry,tutor,ui,voice,workers}/src/**/*.{ts,tsx}',
  '{shell,mf-*}/src/**/*.{ts,tsx}',
];

/**
 * Folders where a pattern may grow with the square of the text, each with the reason why that does no harm. Anything steeper is refused there too.
 */
export const quadraticIsBorne: Readonly<Record<string, string>> = {
  'packages/safety/src/':
    'reads at most 1,000 characters (the contract), a million steps, in a thread with a limit of computing time (ADR 31); its lookarounds keep words of play and study from the crisis text',
};

/**
 * Files whose `RegExp` calls cannot be collected by loading the module alone, each with the reason why no visitor can bend what they build. Their literals are checked like all
 * others.
 */
export const builtOnlyFromOurs: Readonly<Record<string, string>> = {
  'services/src/common/http/api-fallback.controller.ts':
    'one part per parameter of a path in the contracts: `^/api/lessons/[^/]+$`',
};
