import { appendFileSync } from 'node:fs';

/**
 * Records how often a promise of SECURITY.md was tested, for the output of `npm run test:trust`. `promise` is
 * its bold name in the table there.
 */
export function figure(promise: string, proved: string): void {
  const file = process.env['TRUST_FIGURES'];
  if (file) appendFileSync(file, `${JSON.stringify({ promise, proved })}\n`);
}
