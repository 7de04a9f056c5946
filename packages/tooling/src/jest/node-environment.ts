import { testLogKey } from '@grove/testing/log';
import { TestEnvironment } from 'jest-environment-node';
import { judgeLog, type RunnerMoment } from './judge-log.ts';
import { RecordedLog } from './record-log.ts';

type Settings = ConstructorParameters<typeof TestEnvironment>;

/** Node, with a log that each test answers for. */
export default class NodeEnvironment extends TestEnvironment {
  readonly #log: RecordedLog;

  constructor(...[config, context]: Settings) {
    super(config, context);
    this.#log = new RecordedLog(context.console);
    this.#log.recordTerminal(this.global.process);
    Object.assign(this.global, { [testLogKey]: this.#log });
  }

  handleTestEvent(...[event, state]: RunnerMoment): void {
    judgeLog(this.#log, event, state);
  }
}
