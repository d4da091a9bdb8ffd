import { expect, type Page } from '@playwright/test';

interface Account {
  name: string;
  email: string;
  password: string;
}

/** The page of the first start. */
export const setUpPage = (page: Page) => {
  const next = page.getByRole('button', { name: 'Siguiente' });
  return {
    practiceName: page.getByRole('textbox', { name: 'Nombre de la consulta' }),
    timeZone: page.getByLabel('Zona horaria'),
    region: page.getByLabel('Comunidad autónoma'),
    name: page.getByRole('textbox', { name: 'Nombre completo' }),
    next,
    submit: page.getByRole('button', { name: 'Configurar la consulta' }),
    step: (number: number) => page.getByRole('heading', { name: `Paso ${number} de 5` }),
    /** Finishes a step. */
    async goOn(to: number) {
      await next.click();
      await expect(page.getByRole('heading', { name: `Paso ${to} de 5` })).toBeFocused();
    },
    async fillAccount({ name, email, password }: Account) {
      await page.getByRole('textbox', { name: 'Nombre completo' }).fill(name);
      await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
      await page.getByLabel('Contraseña', { exact: true }).fill(password);
      await page.getByLabel('Confirmar contraseña').fill(password);
    },
  };
};
