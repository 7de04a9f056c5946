/** More work is waiting than can be done soon. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** The service stops. */
export class StoppingError extends Error {
  override readonly name = 'StoppingError';

  constructor() {
    super('The service is stopping.');
  }
}

/** No answer came: the job took too long, or its worker was lost over it. The message never holds the job. */
export class NoAnswerError extends Error {
  override readonly name: string = 'NoAnswerError';
}

/** The job had its time and was ended. */
export class TimeLimitError extends NoAnswerError {
  override readonly name = 'TimeLimitError';
}

/** The code that did the job threw; the stack names places in the code and nothing of the job. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError';

  constructor(cause: string, places: string) {
    super(`The job failed with ${cause}.`);
    this.stack = `${this.name}: ${this.message}\n${places}`;
  }
}
