import type { Locator, Page } from '@playwright/test';

/** What surrounds every signed-in screen: its heading, the menu, the bell and the way out. */
export const shellPage = (page: Page) => ({
  heading: (name?: string): Locator => page.getByRole('heading', { level: 1, name }),
  menu: page.getByRole('navigation', { name: 'Menú principal' }),
  bell: page.getByRole('button', { name: /^Notificaciones/ }),
  logOutButton: page.getByRole('button', { name: 'Cerrar sesión' }),
  async logOut() {
    await this.logOutButton.click();
  },
});
