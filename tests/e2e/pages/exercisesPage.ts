import type { Page } from '@playwright/test';

/** The library of exercises, at the practice and at the patient's home. */
export const exercisesPage = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Buscar ejercicios' }),
});
