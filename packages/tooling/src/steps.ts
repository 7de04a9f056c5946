/** Does one step of a command and prints it with its time, as in '✔ build 12.3 s'; where the step fails, '✘ build 0.4 s'. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const print = (mark: string) => console.log(`${mark} ${name} ${seconds(performance.now() - started)}`);
  try {
    const result = await work();
    print('✔');
    return result;
  } catch (fault) {
    print('✘');
    throw fault;
  }
}

/** @returns a duration for people, as in '12.3 s' */
export function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
