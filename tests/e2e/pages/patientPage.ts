import type { Locator, Page } from '@playwright/test';

/** The record of a patient. */
export const patientPage = (page: Page) => ({
  tab: (name: string): Locator => page.getByRole('tab', { name }),
  newEvaluation: page.getByRole('link', { name: 'Nueva evaluación' }).first(),
  /** The newest evaluation, in its dialog. */
  async openEvaluation() {
    await this.tab('Evaluaciones').click();
    await page
      .getByRole('button', { name: /Ver evaluación/ })
      .first()
      .click();
  },
});
