import type { BrowserContext, Page } from '@playwright/test';

/** Every journey begins on this Wednesday morning. `TEST_CLOCK` sets another moment. */
export const START = new Date(process.env.TEST_CLOCK ?? '2026-11-25T10:00:00+01:00');

/** How far the clock of server and browser is ahead of the machine's, in milliseconds. */
const AHEAD = START.getTime() - Date.now();

/** The time on the clock of server and browser. */
export const testNow = (): Date => new Date(Date.now() + AHEAD);

/** Sets the clock of a context's pages. Timers run as ever. */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((ahead) => {
    const MachineDate = Date;
    globalThis.Date = class extends MachineDate {
      static readonly machine = MachineDate;

      constructor(...parts: unknown[]) {
        super(...((parts.length > 0 ? parts : [MachineDate.now() + ahead]) as []));
      }

      static override now(): number {
        return MachineDate.now() + ahead;
      }
    } as unknown as DateConstructor;
  }, AHEAD);
}

const forgetSetClock = (): void => {
  globalThis.Date = (Date as { machine?: DateConstructor }).machine ?? Date;
};

/**
 * Gives a page Playwright's clock, which can stand still or be put forward, at the journeys' time. Call it before the page
 * is opened. It replaces the clock of `setClock`. With both, the days between the journeys' date and the machine's would
 * count as time that has passed. Playwright would then fire every timer of those days.
 */
export async function installClock(page: Page): Promise<void> {
  await page.context().addInitScript(forgetSetClock);
  await page.evaluate(forgetSetClock);
  await page.clock.install({ time: testNow() });
}

/** Far enough ahead that the page's clock has not passed it when it is told to stop there, in milliseconds. */
const AHEAD_MS = 1000;

/** Acts while the clock of `installClock` stands still, so a toast stays however slow the machine is. */
export async function whileClockStands(page: Page, act: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
  await act();
  await page.clock.resume();
}
