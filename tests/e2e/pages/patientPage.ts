import type { Locator, Page } from '@playwright/test';

/** The record of a patient. */
export const patientPage = (page: Page) => ({
  tab: (name: string): Locator =>
    page.getByRole('navigation', { name: 'Apartados de la ficha' }).getByRole('link', { name }),
  manageAlerts: page.getByRole('button', { name: /^(?:Gestionar alertas|Añadir alerta)$/ }),
  newEpisode: page.getByRole('region', { name: 'Procesos' }).getByRole('button', { name: 'Nuevo proceso' }),
  discharge: page
    .getByRole('region', { name: 'Procesos' })
    .getByRole('button', { name: /^Dar de alta/ })
    .first(),
  addToTeam: page.getByRole('region', { name: 'Equipo' }).getByRole('button', { name: 'Añadir' }),
  handOver: page.getByRole('region', { name: 'Equipo' }).getByRole('button', { name: 'Traspasar' }),
  newEvaluation: page.getByRole('link', { name: 'Nueva evaluación' }).first(),
  /** Opens the newest evaluation, on the tab Historia. */
  openEvaluation: page.getByRole('button', { name: /Ver evaluación/ }).first(),
});
