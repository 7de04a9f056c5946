import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

type Settings = ConstructorParameters<typeof JsdomEnvironment>;

/** Web APIs that jsdom lacks or that must be Node's own, so that requests can be mocked at HTTP. */
const FROM_NODE = [
  'fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'AbortController', 'AbortSignal', 'BroadcastChannel', 'WebSocket',
  'ReadableStream', 'WritableStream', 'TransformStream', 'CompressionStream', 'DecompressionStream', 'TextEncoder', 'TextDecoder',
  'TextEncoderStream', 'TextDecoderStream', 'structuredClone', 'performance',
] as const;

/** jsdom for components, with Node's own fetch family, and packages resolved as for Node (their browser builds need a bundler). */
export default class WebEnvironment extends JsdomEnvironment {
  constructor(...[config, context]: Settings) {
    super(config, context);
    for (const name of FROM_NODE) Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
  }

  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
