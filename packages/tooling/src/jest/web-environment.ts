import { testLogKey } from '@grove/testing/log';
import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { judgeLog, type RunnerMoment } from './judge-log.ts';
import { RecordedLog } from './record-log.ts';

type Settings = ConstructorParameters<typeof JsdomEnvironment>;

/** Web APIs that jsdom lacks or that must be Node's own, so that requests can be mocked at HTTP. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'WebSocket',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'structuredClone',
  'performance',
] as const;

/** jsdom for components, with Node's own fetch family, packages resolved as for Node (their browser builds need a bundler), and a log that each test answers for. */
export default class WebEnvironment extends JsdomEnvironment {
  readonly #log: RecordedLog;

  constructor(...[config, context]: Settings) {
    super(config, context);
    this.#log = new RecordedLog(context.console);
    Object.assign(this.global, { [testLogKey]: this.#log });
    for (const name of FROM_NODE)
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
  }

  handleTestEvent(...[event, state]: RunnerMoment): void {
    judgeLog(this.#log, event, state);
  }

  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
