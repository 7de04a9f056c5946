/** What a failure may say about itself: its kind and place. Its message could hold what a child wrote, and would be logged. */
export class AnswerFailure extends Error {
  override readonly name = 'AnswerFailure';

  constructor(cause: unknown) {
    const { name, stack = '' } = cause instanceof Error ? cause : { name: typeof cause };
    super(`The teacher's answer failed with ${name}`);
    this.stack = [`${this.name}: ${this.message}`, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join(
      '\n',
    );
  }
}
