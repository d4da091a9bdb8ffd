import type { Page } from '@playwright/test';

/** The page of the first start. */
export const setUpPage = (page: Page) => ({
  practiceName: page.getByRole('textbox', { name: 'Nombre de la consulta' }),
  timeZone: page.getByLabel('Zona horaria'),
  registration: page.getByLabel('Quién puede registrarse'),
  name: page.getByRole('textbox', { name: 'Nombre completo' }),
  email: page.getByRole('textbox', { name: 'Correo electrónico' }),
  submit: page.getByRole('button', { name: 'Configurar la consulta' }),
  async fillAccount(name: string, email: string, password: string) {
    await page.getByRole('textbox', { name: 'Nombre completo' }).fill(name);
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByLabel('Confirmar contraseña').fill(password);
  },
});
