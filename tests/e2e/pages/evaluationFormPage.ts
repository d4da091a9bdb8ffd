import type { Page } from '@playwright/test';

/** The form of an evaluation. */
export const evaluationFormPage = (page: Page) => ({
  reason: page.getByRole('textbox', { name: 'Motivo de consulta' }),
  diagnosis: page.getByRole('textbox', { name: 'Diagnóstico fisioterapéutico' }),
  goals: page.getByRole('textbox', { name: 'Objetivos' }),
});
