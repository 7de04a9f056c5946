import { Problem } from '@grove/tooling/problem';
import { generateContent } from './content.ts';

/** A command gets the words after its name and ends with an exit code; none means success. */
type Command = (args: string[]) => Promise<number | void>;

const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start.ts')).start,
  build: async () => (await import('./build.ts')).build,
  dev: async () => (await import('./dev.ts')).dev,
  test: async () => (await import('./test.ts')).test,
  'test:alone': async () => (await import('./test-alone.ts')).testAlone,
  check: async () => (await import('./check.ts')).check,
  bench: async () => (await import('./bench.ts')).bench,
  release: async () => (await import('@grove/release')).release,
  releases: async () => (await import('@grove/release')).releases,
  promote: async () => (await import('@grove/release')).promote,
  rollback: async () => (await import('@grove/release')).rollback,
  canary: async () => (await import('@grove/release')).canary,
  pin: async () => (await import('@grove/release')).pin,
};

/** These run or build what content is made into. The others only say what is served, and must work whatever the working tree is like. */
const needContent = new Set(['start', 'build', 'dev', 'test', 'test:alone', 'check', 'bench', 'release']);

const [name = '', ...args] = process.argv.slice(2);
try {
  const load = commands[name];
  if (!load) throw new Problem(`There is no command '${name}'. These exist: ${Object.keys(commands).join(', ')}.`);
  if (needContent.has(name)) await generateContent();
  const command = await load();
  process.exit((await command(args)) ?? 0);
} catch (fault) {
  console.error(fault instanceof Problem ? `\n${fault.message}` : fault);
  process.exit(1);
}
