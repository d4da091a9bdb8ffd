import type { Page } from '@playwright/test';
import type { Role } from '@/contract/common/roles';

type StaffRole = Exclude<Role, 'PATIENT'>;

/** The settings of the practice, for administration, with the list of the team. */
export const settingsPage = (page: Page) => ({
  registration: page.getByLabel('Quién puede registrarse'),
  save: page.getByRole('button', { name: 'Guardar', exact: true }),
  tab: (name: string) => page.getByRole('tab', { name }),
  async invite(name: string, email: string, role: StaffRole = 'THERAPIST') {
    await page.getByRole('button', { name: 'Invitar a alguien' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nombre completo' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
    await dialog.getByLabel('Papel').selectOption(role);
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  },
  async addRoom(name: string) {
    await page.getByRole('button', { name: 'Nueva sala' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
    await dialog.getByRole('button', { name: 'Crear sala' }).click();
  },
  async addService(name: string) {
    await page.getByRole('button', { name: 'Nuevo servicio' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
    await dialog.getByRole('button', { name: 'Crear servicio' }).click();
  },
  async deactivate(name: string) {
    await page.getByRole('button', { name: `Desactivar la cuenta de ${name}` }).click();
    await page.getByRole('button', { name: 'Desactivar cuenta' }).click();
  },
});
