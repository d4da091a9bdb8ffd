import type { Page } from '@playwright/test';

/** The practice's routines and templates. */
export const routinesPage = (page: Page) => ({
  newRoutine: page.getByRole('button', { name: 'Nueva rutina' }),
  edit: page.getByRole('button', { name: /^Editar/ }).first(),
  prescription: page
    .getByRole('dialog')
    .getByText(/^Prescripción/)
    .first(),
  templates: page.getByRole('button', { name: 'Plantillas' }),
  async importFile(content: string) {
    await page
      .getByLabel('Archivo de la rutina')
      .setInputFiles({ name: 'rutina.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  },
});
