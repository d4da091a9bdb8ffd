import type { Locator, Page } from '@playwright/test';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Documents of a record, as its therapist or its patient sees them. */
export const documentsPage = (page: Page) => ({
  choose: page.getByRole('button', { name: 'Elegir archivos' }),
  document: (name: string): Locator => page.getByRole('table', { name: 'Documentos' }).getByText(name),
  /** A file on its way. */
  upload: (name: string): Locator => page.getByRole('list', { name: 'Subidas' }).getByText(name),
  dialog: page.getByRole('dialog'),
  /** Choice of the episode whose documents are shown. */
  filter: page.getByRole('main').getByRole('combobox', { name: 'Proceso' }),
  /** Chooses files, whose details are asked for then. */
  put: (files: ChosenFile[]) => page.getByLabel('Archivos', { exact: true }).setInputFiles(files),
  /** Chooses files and sends them with the details that are suggested. */
  async send(files: ChosenFile[]) {
    await this.put(files);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Subir|Enviar|Añadir)/ })
      .click();
  },
});
