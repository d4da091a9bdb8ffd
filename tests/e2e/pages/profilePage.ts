import type { Page } from '@playwright/test';

/** The profile, with the dialogs that change the password and the second factor of the account. */
export const profilePage = (page: Page) => {
  const dialog = page.getByRole('dialog');
  return {
    changePassword: page.getByRole('button', { name: 'Cambiar contraseña' }),
    dialog,
    presentPassword: dialog.getByLabel('Contraseña actual', { exact: true }),
  };
};
