import { expect, ownPractice, type Page, test } from '../commands/test';
import { expectNoAxeFindings } from '../commands/axe';
import { testNow } from '../commands/clock';
import { authPages } from '../pages/authPages';
import { shellPage } from '../pages/shellPage';
import { codeAt } from '@/server/testing/authenticator';

/** Code that an authenticator with this key shows now, or showed `earlier` seconds ago. */
const codeOf = (key: string, earlier = 0): string =>
  codeAt(key, new Date(testNow().getTime() - earlier * 1000));

/** Of the profile, and of the screen that a link of a lost password opens. */
const changePassword = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' });

const practice = ownPractice();

test('a lost password, two sessions, and a second factor until it is taken away', async ({ browser }) => {
  const computer = await (await browser.newContext({ baseURL: practice.url })).newPage();
  const phone = await (
    await browser.newContext({ baseURL: practice.url, viewport: { width: 390, height: 844 } })
  ).newPage();
  const dialog = computer.getByRole('dialog');
  const email = 'ana@consulta.example';
  let key = '';
  let recoveryCode = '';

  await test.step('Given a therapist who lost her password', async () => {
    await computer.goto('/register');
    await authPages(computer).register({ name: 'Ana Ruiz', email, password: 'olvidada-1' });
    await expect(computer).toHaveURL(/\/dashboard$/);
  });

  await test.step('When she asks for a link and opens it, then she chooses another', async () => {
    await phone.goto('/login');
    await phone.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    // Checked by its heading, because sign-in has a field with the same name.
    await expect(phone.getByRole('heading', { name: 'Recuperar la contraseña' })).toBeVisible();
    await authPages(phone).email.fill(email);
    await phone.getByRole('button', { name: 'Pedir enlace' }).click();
    await expect(phone.getByText('Pide el enlace a quien administra la consulta')).toBeVisible();
    await expectNoAxeFindings(phone, '/password-reset');
    // Without a mail server the link is printed to the console; in the stored mail it is encoded.
    const link = () => /http\S+#reset=[\w-]{43}/.exec(practice.output())?.[0] ?? '';
    await expect.poll(link).not.toBe('');
    await phone.goto(link());
    await expect(phone).toHaveURL(/\/login$/);
    const { newPassword, confirmation } = authPages(phone);
    await expect(newPassword).toBeVisible();
    await expectNoAxeFindings(phone, '/login#reset');
    await newPassword.fill('nueva-clave');
    await confirmation.fill('nueva-clave');
    await changePassword(phone).click();
    await expect(phone.getByText('Contraseña cambiada. Ya puedes iniciar sesión.')).toBeVisible();
    await authPages(phone).logIn(email, 'nueva-clave');
    await expect(phone).toHaveURL(/\/dashboard$/);
    // Other browsers were signed out by the change.
    await computer.goto('/profile');
    await expect(computer).toHaveURL(/\/login$/);
    await authPages(computer).logIn(email, 'nueva-clave');
    await expect(computer).toHaveURL(/\/profile$/);
  });

  await test.step('When she changes the password on the computer, then only that browser stays signed in', async () => {
    const otherTab = await computer.context().newPage();
    await otherTab.goto('/profile');
    await expect(changePassword(otherTab)).toBeVisible();
    await computer.goto('/profile');
    const presentPassword = dialog.getByLabel('Contraseña actual', { exact: true });
    await changePassword(computer).click();
    await presentPassword.fill('olvidada-1');
    await authPages(computer).newPassword.fill('otra-clave');
    await authPages(computer).confirmation.fill('otra-clave');
    await computer.keyboard.press('Enter');
    await expect(dialog.getByText('La contraseña actual no es correcta')).toBeVisible();
    await expect(presentPassword).toBeFocused();
    await expectNoAxeFindings(computer, 'a wrong present password');
    await presentPassword.fill('nueva-clave');
    await computer.keyboard.press('Enter');
    await expect(computer.getByText('Contraseña cambiada. Las demás sesiones están cerradas.')).toBeVisible();
    for (const page of [computer, otherTab]) {
      await page.reload();
      await expect(changePassword(page)).toBeVisible();
    }
    await otherTab.close();
    await phone.goto('/profile');
    await expect(phone).toHaveURL(/\/login$/);
    await authPages(phone).logIn(email, 'otra-clave');
    await expect(phone).toHaveURL(/\/profile$/);
  });

  await test.step('And closes every session but the one at hand', async () => {
    await computer.goto('/profile');
    const list = computer.getByRole('list', { name: 'Sesiones abiertas' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByText('Esta sesión')).toHaveCount(1);
    await computer.getByRole('button', { name: 'Cerrar las demás' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await phone.goto('/profile');
    await expect(phone).toHaveURL(/\/login$/);
  });

  await test.step('When she sets a second factor up, then log-in asks for a code', async () => {
    await computer.getByRole('button', { name: 'Activar', exact: true }).click();
    await authPages(computer).password.fill('otra-clave');
    await computer.getByRole('button', { name: 'Continuar' }).click();
    key = (await computer.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
    await expectNoAxeFindings(computer, 'the authenticator');
    // A code works once, so this uses the one before, which the server accepts too, and leaves the present one to the log-in.
    await authPages(computer).code.fill(codeOf(key, 30));
    await dialog.getByRole('button', { name: 'Activar', exact: true }).click();
    const codes = computer.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = (await codes.first().textContent()) ?? '';
    await expectNoAxeFindings(computer, 'the recovery codes');
    await computer.getByRole('button', { name: 'Ya los he guardado' }).click();
    await expect(computer.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();

    await authPages(phone).logIn(email, 'otra-clave');
    await expect(phone.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeVisible();
    await expectNoAxeFindings(phone, 'the second step');
    await authPages(phone).code.fill(codeOf(key));
    await phone.getByRole('button', { name: 'Comprobar' }).click();
    await expect(phone).toHaveURL(/\/profile$/);
  });

  await test.step('And a recovery code takes it away', async () => {
    await computer.getByRole('button', { name: 'Desactivar' }).click();
    await authPages(computer).password.fill('otra-clave');
    await authPages(computer).code.fill(recoveryCode);
    await dialog.getByRole('button', { name: 'Desactivar' }).click();
    await expect(computer.getByText('Verificación en dos pasos desactivada')).toBeVisible();
    await shellPage(computer).logOut();
    await authPages(computer).logIn(email, 'otra-clave');
    await expect(computer).toHaveURL(/\/dashboard$/);
  });
});
