import type { Page } from '@playwright/test';

/** Page object of sign-in, registration and registration by invitation. */
export const authPages = (page: Page) => ({
  async logIn(email: string, password: string) {
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  },
  async register(values: { name: string; email: string; phone?: string; password: string }) {
    await page.getByRole('textbox', { name: 'Nombre completo' }).fill(values.name);
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(values.email);
    if (values.phone) await page.getByRole('textbox', { name: 'Teléfono (opcional)' }).fill(values.phone);
    await page.getByLabel('Contraseña', { exact: true }).fill(values.password);
    await page.getByLabel('Confirmar contraseña', { exact: true }).fill(values.password);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
  },
  async acceptInvitation(password: string) {
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByLabel('Confirmar contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
  },
  async logOut() {
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  },
});
