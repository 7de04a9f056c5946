/** Reads the steps and their seconds from what a command prints, as in '✔ install 12.3 s'. */
export function stepTimes(output: string): Map<string, number> {
  return new Map([...output.matchAll(/^✔ (.+) (\d+\.\d) s$/gm)].map(([, name, time]) => [name!, Number(time)]));
}

/** What would make a run in a clone differ from that of a newcomer: our own settings, and npm's about this project. */
const ours = /^(?:npm_|DATABASE_URL$|GROVE_|HOST$|PORT$|INIT_CWD$|NODE_OPTIONS$)/i;

/**
 * The environment of a newcomer's command: as outside of this project (without its programs in PATH), and with `settings`.
 * npm's user settings stay, because they say how this machine reaches a registry.
 */
export function childEnvironment(env: NodeJS.ProcessEnv, settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !ours.test(name) || name === 'npm_config_userconfig');
  const programs = (env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: programs.join(':'), ...settings };
}
