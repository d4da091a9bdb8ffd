import type { Page } from '@playwright/test';

/** The form of an appointment. */
export const appointmentFormPage = (page: Page) => ({
  patient: page.getByRole('combobox', { name: 'Paciente' }),
  duration: page.getByRole('spinbutton', { name: 'Duración (minutos)' }),
  room: page.getByLabel('Sala'),
  service: page.getByLabel('Servicio'),
  /** The answer to the question about a time outside the hours. */
  giveOutsideHours: page
    .getByRole('alertdialog', { name: '¿Dar la cita fuera de horario?' })
    .getByRole('button', { name: 'Dar la cita' }),
  submit: page.getByRole('button', { name: 'Crear cita' }),
  /** Creates a patient in the dialog beside the patient field, of whom the form has chosen or of this therapist. */
  async newPatient(name: string, therapist?: string) {
    await page.getByRole('button', { name: 'Nuevo paciente' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nombre completo' }).fill(name);
    if (therapist) await dialog.getByLabel('Fisioterapeuta').selectOption({ label: therapist });
    await dialog.getByRole('button', { name: 'Crear paciente' }).click();
  },
});
