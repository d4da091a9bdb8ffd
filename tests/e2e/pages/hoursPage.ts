import type { Page } from '@playwright/test';
import { agendaPage } from './agendaPage';

/** The hours of a therapist, with their absences. */
export const hoursPage = (page: Page) => ({
  weeks: page.getByRole('list', { name: 'Horarios semanales' }),
  absences: page.getByRole('list', { name: 'Ausencias previstas' }),
  /** Takes the hours of the practice as one's own, from today on. */
  async addWeek() {
    await page.getByRole('button', { name: 'Añadir horario' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar horario' }).click();
  },
  /** Fills an absence of whole days in, as digits of day, month and year, and leaves its dialog open. */
  async fillAbsence(kind: string, from: string, to: string) {
    await page.getByRole('button', { name: 'Añadir ausencia' }).click();
    const dialog = page.getByRole('dialog', { name: 'Añadir ausencia' });
    await dialog.getByLabel('Tipo').selectOption({ label: kind });
    await agendaPage(page).typeInto(dialog, 'Desde', from);
    await agendaPage(page).typeInto(dialog, 'Hasta', to);
    return dialog;
  },
});
