import { expect, type Page } from '@playwright/test';

/**
 * Sign-in with its second step, registration with and without invitation, and the way out of a lost password. The
 * dialogs of the profile ask for password and code in fields of the same names.
 */
export const authPages = (page: Page) => ({
  email: page.getByRole('textbox', { name: 'Correo electrónico' }),
  password: page.getByLabel('Contraseña', { exact: true }),
  newPassword: page.getByLabel('Contraseña nueva', { exact: true }),
  confirmation: page.getByLabel('Confirmar contraseña', { exact: true }),
  code: page.getByRole('textbox', { name: 'Código' }),
  async logIn(email: string, password: string) {
    await this.email.fill(email);
    await this.password.fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  },
  /** From the address of sign-in to the first screen. */
  async enter(email: string, password: string) {
    await page.goto('/login');
    await this.logIn(email, password);
    await expect(page).toHaveURL(/\/dashboard$/);
  },
  async register(values: { name: string; email: string; password: string }) {
    await page.getByRole('textbox', { name: 'Nombre completo' }).fill(values.name);
    await this.email.fill(values.email);
    await this.acceptInvitation(values.password);
  },
  async acceptInvitation(password: string) {
    await this.password.fill(password);
    await this.confirmation.fill(password);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
  },
});
