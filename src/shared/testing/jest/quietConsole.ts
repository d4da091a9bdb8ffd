import { format } from 'node:util';

/*
 * Fails a test that writes an error or warning to the console, be it from React, a library or this app. A
 * test that expects a message spies on the console.
 */

/** Left out: Redux Toolkit counts how long its own checks take, which is long on a busy machine. */
const SLOW_CHECK = /^\w+Middleware took \d+ms, which is more than the warning threshold/;

const complaints: string[] = [];

for (const method of ['error', 'warn'] as const) {
  const write = console[method].bind(console);
  console[method] = (...args: unknown[]) => {
    const text = format(...args);
    if (SLOW_CHECK.test(text)) return;
    complaints.push(`${method}: ${text.slice(0, 2000)}`);
    write(...args);
  };
}

function expectQuiet(): void {
  const told = complaints.splice(0);
  if (told.length > 0) throw new Error(`The console had ${told.length} complaints:\n${told.join('\n\n')}`);
}

afterEach(expectQuiet);
// Catches messages written while the last test unmounts.
afterAll(expectQuiet);
