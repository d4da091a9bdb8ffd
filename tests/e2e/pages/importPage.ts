import type { Page } from '@playwright/test';

/** /import: the way of a file to becoming patients or appointments. */
export const importPage = (page: Page) => ({
  choose: (file: string) => page.locator('input[type="file"]').setInputFiles(file),
  put: (name: string, text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }),
  /** Appointments that cannot be booked. */
  refused: page.getByRole('list', { name: 'Citas que no se pueden importar' }).getByRole('listitem'),
  /** The choice of what a column holds. */
  column: (heading: string) => page.getByRole('combobox', { name: `Dato de «${heading}»` }),
  faulty: page.getByRole('list', { name: 'Filas con errores' }).getByRole('listitem'),
  alike: page.getByRole('list', { name: 'Filas que pueden estar repetidas' }).getByRole('listitem'),
});
