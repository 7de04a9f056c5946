/**
 * Where text from outside meets regular expressions: code that runs in the service or in a browser. Tests are left out; whatever else belongs to the product is added here.
 */
export const checkedFiles: readonly string[] = ['services/src/**/*.ts', 'packages/{contracts,platform,content,ui,art}/src/**/*.{ts,tsx}', '{shell,mf-*}/src/**/*.{ts,tsx}'];

/**
 * Files whose `RegExp` calls cannot be collected by loading the module alone, each with the reason why no visitor can bend what they build. Their literals are checked like all
 * others.
 */
export const builtOnlyFromOurs: Readonly<Record<string, string>> = {
  'services/src/common/http/api-fallback.controller.ts': 'one part per parameter of a path in the contracts: `^/api/lessons/[^/]+$`',
};
