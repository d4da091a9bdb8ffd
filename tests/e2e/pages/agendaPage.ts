import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../commands/keyboard';

/** Page object of the agenda: list, calendar and their dialogs. */
export const agendaPage = (page: Page) => ({
  calendar: page.getByRole('region', { name: 'Calendario de citas' }),
  /** An appointment in the calendar's grid. */
  event: (patient: string): Locator =>
    page.getByRole('region', { name: 'Cuadrícula del calendario' }).getByRole('button', { name: patient }),
  /** The line that says how many of them all are seen. */
  shown: (count: number): Locator => page.getByText(`Mostrando ${count} de ${count} citas`),
  row: (patient: string): Locator => page.getByRole('row').filter({ hasText: patient }),
  dialog: (name: string): Locator => page.getByRole('dialog', { name }),
  /** Types digits into a date or time field, segment by segment. */
  async typeInto(scope: Page | Locator, label: string, digits: string) {
    await tabTo(page, scope.getByRole('group', { name: label }).getByRole('spinbutton').first());
    await page.keyboard.type(digits);
  },
});
