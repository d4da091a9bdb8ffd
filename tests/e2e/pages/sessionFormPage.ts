import type { Page } from '@playwright/test';

/** The form of a session, and what it offers once the session is saved. */
export const sessionFormPage = (page: Page) => ({
  treatment: page.getByRole('combobox', { name: 'Tipo de tratamiento' }),
  episode: page.getByRole('combobox', { name: 'Proceso' }),
  notes: page.getByRole('textbox', { name: 'Notas de la sesión' }),
  forPatient: page.getByRole('textbox', { name: 'Para el paciente' }),
  submit: page.getByRole('button', { name: 'Crear sesión' }),
  created: page.getByText('Sesión creada exitosamente'),
  draftRecovered: page.getByText('Borrador recuperado'),
  nextAppointment: page.getByRole('link', { name: 'Siguiente cita' }),
});
