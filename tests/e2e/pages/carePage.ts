import type { Page } from '@playwright/test';
import { agendaPage } from './agendaPage';

/** Who attends a patient: covers on the profile, and the team on the record. */
export const carePage = (page: Page) => ({
  /** A colleague for one's own patients, between days as digits of day, month and year. */
  async addCover(colleague: string, firstDay: string, lastDay: string) {
    await page.getByRole('button', { name: 'Añadir sustitución' }).click();
    const dialog = page.getByRole('dialog', { name: 'Añadir sustitución' });
    await dialog.getByLabel('Quién sustituye').selectOption({ label: colleague });
    await agendaPage(page).typeInto(dialog, 'Primer día', firstDay);
    await agendaPage(page).typeInto(dialog, 'Último día', lastDay);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
  },
  async handOver(colleague: string) {
    await page.getByRole('button', { name: 'Traspasar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Traspasar paciente' });
    await dialog.getByRole('combobox').selectOption({ label: colleague });
    await dialog.getByRole('button', { name: 'Traspasar' }).click();
  },
});
