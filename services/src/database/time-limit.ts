/** Waits for work at most so long. @throws what the work throws, or an error with the code `ETIMEDOUT`; the work itself continues */
export async function withTimeLimit<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(`No answer within ${limitMs} ms.`), { code: 'ETIMEDOUT' })),
      limitMs,
    );
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
