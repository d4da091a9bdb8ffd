import type { Locator, Page } from '@playwright/test';

/** The list of patients, from which they are invited. */
export const patientsPage = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Buscar pacientes' }),
  newPatient: page.getByRole('link', { name: 'Nuevo paciente' }),
  /** The line that says how many of them all are seen. */
  shown: (count: number): Locator => page.getByText(`Mostrando ${count} de ${count} pacientes`),
  invitationLink: page.getByRole('textbox', { name: 'Enlace de la invitación' }),
  /** To the address on the record, or to another. */
  async invite(name: string, email?: string) {
    await page.getByRole('button', { name: `Enviar invitación a ${name}` }).click();
    const dialog = page.getByRole('dialog');
    if (email) await dialog.getByRole('textbox').fill(email);
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  },
});
