import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JSDOMEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';
import { blobStream, pageFetch } from './pageFetch';

/** Globals that Node has and jsdom lacks. */
const FROM_NODE = [
  'structuredClone',
  'Headers',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'BroadcastChannel',
  // Node's fetch, TextEncoder and crypto return Node's arrays, which must pass `instanceof` in the page.
  'ArrayBuffer',
  'Uint8Array',
] as const;

/** jsdom with Node's fetch API and a real origin in `location.origin`. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context, jsdom);
  }

  override async setup(): Promise<void> {
    await super.setup();
    for (const name of FROM_NODE) this.define(name, globalThis[name]);
    // jsdom's crypto has no `subtle`.
    this.define('crypto', globalThis.crypto);
    for (const [name, value] of Object.entries(pageFetch(() => this.global.location.href)))
      this.define(name, value);
    this.global.Blob.prototype.stream = blobStream;
  }

  private define(name: string, value: unknown): void {
    Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
  }

  /** Resolve packages for Node instead of browsers, because browser builds (nanoid) are ES modules. */
  override exportConditions(): string[] {
    return [''];
  }
}
