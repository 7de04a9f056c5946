import { expect, test } from '@jest/globals';
import { defineStandalone } from './standalone.ts';

/** Rules and plugins of the build, as text. */
const described = (refresh?: boolean): string => {
  const { entry, module, plugins } = defineStandalone({ name: 'mf-chat', ...(refresh !== undefined && { refresh }) });
  return JSON.stringify({ entry, rules: module?.rules, plugins: plugins?.map((plugin) => plugin?.constructor.name) });
};

test('an area alone exchanges changed components only where somebody works on it, never in its tests', () => {
  expect(described(true)).toMatch(/hmr-client\.ts.*"refresh":true.*HotModuleReplacementPlugin.*ReactRefresh/);
  expect(described()).not.toMatch(/hmr-client|refresh|hot/i);
});
