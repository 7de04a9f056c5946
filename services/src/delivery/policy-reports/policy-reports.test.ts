import { expect, test } from '@jest/globals';
import { PolicyReportCounts } from './policy-reports.service.ts';

function counts() {
  const said: string[] = [];
  const timers: Array<{ ms: number; run: () => void }> = [];
  const made = new PolicyReportCounts({
    say: (sentence) => void said.push(sentence),
    after: (ms, run) => void timers.push({ ms, run }),
  });
  return { made, said, timers };
}

const modern = (effectiveDirective?: string) => ({ type: 'csp-violation', body: { effectiveDirective } });

test('reports of both kinds are counted by directive, and told once a minute', () => {
  const { made, said, timers } = counts();
  made.take([modern('script-src-elem'), modern('require-trusted-types-for'), { type: 'deprecation' }]);
  made.take({ 'csp-report': { 'effective-directive': 'script-src-elem' } });
  made.take({ 'csp-report': { 'violated-directive': "style-src 'self'" } });
  expect([said, timers.map(({ ms }) => ms)]).toEqual([[], [60_000]]);
  timers[0]!.run();
  expect(said).toEqual([
    'Browsers report that pages broke their policy: require-trusted-types-for 1, script-src-elem 2, style-src 1',
  ]);
  made.take([modern('img-src')]);
  timers[1]!.run();
  expect(said[1]).toMatch(/policy: img-src 1$/);
});

test('nothing but the names of directives that there are is ever said', () => {
  const { made, said, timers } = counts();
  made.take([modern('https://evil.example/?child=Ada'), modern(), modern('SCRIPT-SRC'), modern('constructor')]);
  made.take({ 'csp-report': {} });
  timers[0]!.run();
  expect(said).toEqual(['Browsers report that pages broke their policy: other 5']);
});

test('what holds no report of a policy starts no clock', () => {
  const { made, timers } = counts();
  made.take([]);
  made.take([{ type: 'network-error', body: {} }]);
  expect(timers).toEqual([]);
});
