import { appendFileSync } from 'node:fs';

/**
 * Notes what a promise of SECURITY.md was proved with; `npm run test:trust` prints it beside the promise. `promise` is
 * the bold name in the table there.
 */
export function figure(promise: string, proved: string): void {
  const file = process.env['TRUST_FIGURES'];
  if (file) appendFileSync(file, `${JSON.stringify({ promise, proved })}\n`);
}
