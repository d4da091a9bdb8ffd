import { call, tokenOf } from '../commands/api';
import { expectNoAxeFindingsInBothThemes } from '../commands/axe';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { expect, ownPractice, test } from '../commands/test';

/*
 * A patient answers by the link in the mail that reminds them, on a phone and without signing in.
 */

// By day and before a day on which people come: at other moments no reminder is due.
const practice = ownPractice({ demo: true, at: '2026-11-25T09:00:00Z' });

/** The link in the mail of the demo's one reminder, as soon as it has left. */
const linkIn = (mails: readonly string[]): string | undefined =>
  /http\S+\/appointment\/[\w-]+/.exec(mails.join('\n').replace(/=\r?\n/g, ''))?.[0];

test('the link of a reminder opens without a sign-in, changes nothing by itself, and does what is pressed', async ({
  browser,
}) => {
  await expect.poll(() => linkIn(practice.mails()), { timeout: 60_000 }).toBeTruthy();
  const link = linkIn(practice.mails()) ?? '';
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const token = await tokenOf(page.request, practice.url, DEMO_PEOPLE.PATIENT, DEMO_PASSWORD);
  const statuses = async () =>
    (
      await call<{ appointments: { id: string; status: string }[] }>(
        page.request,
        token,
        'get',
        `${practice.url}/api/appointments/my-appointments`,
      )
    ).appointments.map(({ id, status }) => `${id} ${status}`);
  const before = await statuses();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Tu cita' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmo' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page, 'the link of an appointment');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await statuses()).toEqual(before);

  await page.getByRole('button', { name: 'Confirmo' }).tap();
  await expect(page.getByText('Cita confirmada')).toBeVisible();
  expect(await statuses()).not.toEqual(before);
  await page.getByRole('button', { name: /^Deshacer/ }).tap();
  await expect(page.getByRole('button', { name: 'Confirmo' })).toBeVisible();
  expect(await statuses()).toEqual(before);

  const late = page.getByText(/Para cancelarla, llama a la consulta/);
  const cancel = page.getByRole('button', { name: 'No puedo ir' });
  await expect(late.or(cancel)).toBeVisible();
  await page.getByRole('button', { name: 'Pedir otro día' }).tap();
  await page.getByRole('button', { name: 'Sí, pedir otro día' }).tap();
  await expect(page.getByText('Has pedido otro día')).toBeVisible();
});
