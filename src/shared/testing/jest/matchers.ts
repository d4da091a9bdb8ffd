import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// On a busy machine a lazily loaded part may take longer than the default second.
configure({ asyncUtilTimeout: 5_000 });

/** The region in which React Aria announces what happened: made once for a page. */
const ANNOUNCER = '[data-live-announcer]';
let lastTest = '';

// Files of tests share a page, in batches (tooling/lib/batches.ts), so a test takes away what it puts there.
beforeEach(() => {
  const left = [...document.body.children].filter((one) => !one.matches(ANNOUNCER));
  const [culprit, what] = [lastTest, left.map(({ outerHTML }) => outerHTML.slice(0, 300)).join('\n')];
  lastTest = expect.getState().currentTestName ?? '';
  left.forEach((one) => one.remove());
  if (left.length > 0) throw new Error(`"${culprit}" left in the page:\n${what}`);
});
