import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Only ends a wait for what never comes. On a busy machine the first drawing of a list takes longer than the default second.
configure({ asyncUtilTimeout: 20_000 });

/** The region in which React Aria announces what happened: made once for a page. */
const ANNOUNCER = '[data-live-announcer]';
let lastTest = '';

/** What asks before the page is closed, for something that is not saved. */
const asking = new Set<EventListenerOrEventListenerObject>();
const listen = window.addEventListener.bind(window);
window.addEventListener = (...args: Parameters<Window['addEventListener']>) => {
  const [type, listener] = args;
  if (type === 'beforeunload') asking.add(listener);
  listen(...args);
};

// Files of tests share a page, in batches (tooling/lib/batches.ts), so a test takes away what it puts there.
beforeEach(() => {
  // Not after a test, where its own `afterEach` may still need its clock.
  jest.useRealTimers();
  for (const listener of asking) window.removeEventListener('beforeunload', listener);
  asking.clear();
  const left = [...document.body.children].filter((one) => !one.matches(ANNOUNCER));
  const [culprit, what] = [lastTest, left.map(({ outerHTML }) => outerHTML.slice(0, 300)).join('\n')];
  lastTest = expect.getState().currentTestName ?? '';
  left.forEach((one) => one.remove());
  if (left.length > 0) throw new Error(`"${culprit}" left in the page:\n${what}`);
});
