import { expect, test } from '@jest/globals';
import { planRebuild, siteFolders } from './rebuild-plan.ts';

test.each([
  ['mf-chat/src/pages/ai-chat-page.tsx', { parts: ['site'], restart: false }],
  ['mf-chat/src/pages/ai-chat-page.module.css', { parts: ['site'], restart: false }],
  ['shell/src/layout/layout.tsx', { parts: ['site'], restart: false }],
  ['packages/ui/src/components/button.tsx', { parts: ['site'], restart: false }],
  ['packages/art/src/scenes/sky.ts', { parts: ['pictures', 'site'], restart: false }],
  ['packages/content/source/levels/pre-k.yaml', { parts: ['site'], restart: false }],
  ['packages/content/src/levels.ts', { parts: ['service', 'site'], restart: true }],
  ['packages/contracts/src/api.ts', { parts: ['site'], restart: true }],
  ['packages/mathematics/src/rational.ts', { parts: ['site'], restart: true }],
  ['packages/tutor/src/tutor.ts', { parts: [], restart: true }],
  ['packages/telemetry/src/guard/judge.ts', { parts: [], restart: true }],
  ['services/src/content/content.controller.ts', { parts: ['service'], restart: true }],
])('a change of %s', (file, plan) => {
  expect(planRebuild([file])).toEqual(plan);
});

test('changes of several parts are one plan, with each part once', () => {
  const files = ['packages/art/src/kit/paper.ts', 'mf-media/src/area.tsx', 'services/src/main.ts'];
  const plan = planRebuild(files);
  expect(plan?.restart).toBe(true);
  expect(plan?.parts.toSorted()).toEqual(['pictures', 'service', 'site']);
});

test.each([
  'mf-chat/src/features/conversation/model/conversation.test.ts',
  'packages/ui/src/README.md',
  'mf-chat/src/standalone.tsx',
  'mf-chat/src/pages/.ai-chat-page.tsx.swp',
  'mf-chat/src/pages/ai-chat-page.tsx~',
  'packages/testing/src/mock-api.ts',
  'packages/commands/src/start.ts',
])('a change of %s needs nothing', (file) => {
  expect(planRebuild([file])).toBeUndefined();
});

test('a new folder counts as its files do', () => {
  expect(planRebuild(['mf-media/src/features/player'])).toEqual({ parts: ['site'], restart: false });
});

test('a folder with a similar name is another one', () => {
  expect(planRebuild(['mf-chat/src-old/area.tsx'])).toBeUndefined();
  expect(siteFolders).toContain('mf-chat/src');
});
