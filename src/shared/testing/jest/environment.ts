import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import HappyDOMEnvironment from '@happy-dom/jest-environment';
import { BrowserWindow } from 'happy-dom';
import { pageFetch } from './pageFetch';

/** Node's globals, because Happy DOM lacks them or its own are slower and know less. */
const FROM_NODE = [
  'structuredClone',
  'Headers',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'crypto',
  // Node's fetch and crypto return Node's arrays, which must pass `instanceof` in the page.
  'ArrayBuffer',
  'Uint8Array',
] as const;

/** The page of a test: Happy DOM with Node's fetch API and a real origin in `location.origin`. */
export default class BrowserEnvironment extends HappyDOMEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    for (const name of FROM_NODE) this.define(name, globalThis[name]);
    for (const [name, value] of Object.entries(pageFetch(() => this.window.location.href)))
      this.define(name, value);
    // The page's document is an `HTMLDocument`, but no `Document`, for which React Aria asks.
    this.define('Document', this.window.HTMLDocument);
    // The package looks at the stack in each call, for a runner other than this one.
    this.define('setTimeout', BrowserWindow.prototype.setTimeout.bind(this.window));
  }

  private define(name: string, value: unknown): void {
    Object.defineProperty(this.window, name, { value, configurable: true, writable: true });
  }

  /** Resolve packages for Node instead of browsers, because browser builds (nanoid) are ES modules. */
  override exportConditions(): string[] {
    return [''];
  }
}
