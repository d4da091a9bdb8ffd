import type { Page } from '@playwright/test';

/** The form of a patient. */
export const patientFormPage = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Nombre completo' }),
  history: page.getByRole('textbox', { name: 'Historial médico' }),
  phone: page.getByRole('textbox', { name: 'Teléfono', exact: true }),
  allergies: page.getByRole('textbox', { name: 'Alergias' }),
  submit: page.getByRole('button', { name: 'Crear paciente' }),
  save: page.getByRole('button', { name: 'Actualizar paciente' }),
  updated: page.getByText('Paciente actualizado exitosamente'),
  created: page.getByText('Paciente creado exitosamente'),
  async fill(values: { name: string; email?: string; phone?: string; history?: string }) {
    await this.name.fill(values.name);
    if (values.email) await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(values.email);
    if (values.phone) await this.phone.fill(values.phone);
    if (values.history) await this.history.fill(values.history);
  },
});
