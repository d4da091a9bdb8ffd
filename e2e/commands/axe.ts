import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

async function expectNothing(builder: AxeBuilder, what: string): Promise<void> {
  const { violations } = await builder.analyze();
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target }) => `    ${String(target)}`).join('\n')}`,
  );
  expect(findings, what).toEqual([]);
}

/** Fails with a readable list where axe finds anything against WCAG 2.2 AA or best practice. */
export const expectNoAxeFindings = (page: Page, what: string): Promise<void> =>
  expectNothing(new AxeBuilder({ page }), what);

/** The same for contrast alone: what a change of theme can break. */
export const expectContrast = (page: Page, what: string): Promise<void> =>
  expectNothing(new AxeBuilder({ page }).withRules(['color-contrast']), what);
