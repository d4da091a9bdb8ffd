import type { Page } from '@playwright/test';

/** A patient's routines. */
export const myRoutinesPage = (page: Page) => ({
  guided: page.getByRole('switch', { name: 'Modo guiado' }),
  all: page.getByRole('tab', { name: 'Todas' }),
  begin: page.getByRole('button', { name: 'Comenzar' }).first(),
  begun: page.getByText('Rutina iniciada'),
});
