import type { Page } from '@playwright/test';

/** The developer tools of a QA build: the recorder's bar, and the screen that plays a recording back. */
export const replayPage = (page: Page) => ({
  exportRecording: page.getByRole('button', { name: 'Exportar grabación' }),
  async open(text: string) {
    await page
      .getByLabel('Archivo de la grabación')
      .setInputFiles({ name: 'grabacion.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  },
});
