import type { Page } from '@playwright/test';

/** The form of an appointment. */
export const appointmentFormPage = (page: Page) => ({
  patient: page.getByRole('combobox', { name: 'Paciente' }),
  duration: page.getByRole('spinbutton', { name: 'Duración (minutos)' }),
  submit: page.getByRole('button', { name: 'Crear cita' }),
});
