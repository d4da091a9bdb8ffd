import type { Locator, Page } from '@playwright/test';

/** The list of conversations, and one of them. */
export const conversationPages = (page: Page) => ({
  composer: page.getByRole('textbox', { name: 'Mensaje' }),
  bubble: (text: string): Locator => page.getByText(text, { exact: true }),
  failed: page.getByText('No enviado'),
  /** At the latest of one's own messages. */
  withdraw: page.getByRole('button', { name: /^Retirar mensaje de las/ }).last(),
  confirmWithdrawal: page.getByRole('alertdialog').getByRole('button', { name: 'Retirar mensaje' }),
  retry: page.getByRole('button', { name: 'Reintentar' }),
  /** With the button, as by touch. */
  async send(text: string) {
    await this.composer.fill(text);
    await page.getByRole('button', { name: 'Enviar' }).click();
  },
  async sendByKeyboard(text: string) {
    await this.composer.fill(text);
    await page.keyboard.press('Enter');
  },
});
