import type { Page } from '@playwright/test';

/** The developer tools of a QA build: the recorder's bar, and the screen that plays a recording back. */
export const replayPage = (page: Page) => ({
  exportRecording: page.getByRole('button', { name: 'Exportar grabación' }),
  /** Saves a report with these words. */
  async report(words: string) {
    await page.getByRole('button', { name: 'Enviar informe' }).click();
    await page.getByRole('textbox', { name: '¿Qué ha pasado?' }).fill(words);
    await page.getByRole('button', { name: 'Guardar informe' }).click();
  },
  async open(text: string) {
    await page
      .getByLabel('Archivo de la grabación')
      .setInputFiles({ name: 'grabacion.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  },
});
