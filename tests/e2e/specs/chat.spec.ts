import { expect, test, type Browser, type Page } from '../commands/test';
import { call, tokenOf } from '../commands/api';
import { pressByKeyboard, tabTo } from '../commands/keyboard';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import type { Practice } from '../commands/practice';
import { authPages } from '../pages/authPages';
import { conversationPages } from '../pages/conversationPages';
import { shellPage } from '../pages/shellPage';

const ANA = { email: DEMO_PEOPLE.THERAPIST, name: 'Ana Ruiz Soler' };
const MANUEL = { email: DEMO_PEOPLE.PATIENT, name: 'Manuel Ortega Gil' };
/** Realtime is off in a production build: the other side hears at its next poll. */
const POLL = { timeout: 15_000 };

/** Comes back to the window, which asks for what is new at once instead of at the next poll. */
const lookAgain = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('focus')));

let practice: Practice;
test.beforeAll(({ demoPractice }) => {
  practice = demoPractice;
});

/** A user in a separate browser. `sockets` collects socket connections; there should be none. */
async function signedIn(browser: Browser, { email }: { email: string }, sockets: string[]) {
  const context = await browser.newContext({ baseURL: practice.url });
  const page = await context.newPage();
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('request', (request) => {
    if (request.url().includes('socket.io')) sockets.push(request.url());
  });
  await authPages(page).enter(email, DEMO_PASSWORD);
  return page;
}

test('two people write to each other: each message once, none lost by a broken connection, and the bell tells', async ({
  browser,
}) => {
  const sockets: string[] = [];
  const [ana, manuel] = [await signedIn(browser, ANA, sockets), await signedIn(browser, MANUEL, sockets)];
  const conversation = async (page: Page, other: string) => {
    await page.goto('/conversations');
    await page.getByRole('list', { name: 'Conversaciones' }).getByRole('link', { name: other }).click();
    await expect(shellPage(page).heading(other)).toBeVisible();
    return conversationPages(page);
  };
  const anas = await conversation(ana, MANUEL.name);
  const manuels = await conversation(manuel, ANA.name);
  const path = `**${new URL(ana.url()).pathname.replace('/conversations', '/api/conversations')}/messages`;

  await test.step('a message by keyboard arrives once, and leaves an empty line to write in', async () => {
    await tabTo(ana, anas.composer);
    await ana.keyboard.type('¿Cómo va la rodilla?');
    await ana.keyboard.press('Enter');
    await expect(anas.composer).toHaveValue('');
    await expect(anas.bubble('¿Cómo va la rodilla?')).toHaveCount(1);
    await expect(manuels.bubble('¿Cómo va la rodilla?')).toHaveCount(1, POLL);
  });

  await test.step('one that never left stays, and is sent again by hand', async () => {
    await manuel.route(path, (route) => route.abort());
    await manuels.send('Mejor que ayer');
    await expect(manuels.failed).toBeVisible();
    await expect(manuel.getByText('Error de conexión').first()).toBeVisible();
    await manuel.unroute(path);
    await pressByKeyboard(manuel, manuels.retry);
    await expect(manuels.failed).toHaveCount(0);
    await expect(manuels.bubble('Mejor que ayer')).toHaveCount(1);
    await lookAgain(ana);
    await expect(anas.bubble('Mejor que ayer')).toHaveCount(1);
  });

  await test.step('one whose answer was lost is not sent twice', async () => {
    let cuts = 0;
    await manuel.route(path, async (route) => {
      await route.fetch();
      await route.abort();
      cuts += 1;
    });
    await manuels.sendByKeyboard('Ya bajo escaleras');
    // Either the failure shows until somebody tries again, or the next poll finds the message: never both.
    await expect.poll(() => cuts).toBe(1);
    await expect(manuels.bubble('Ya bajo escaleras')).toHaveCount(1);
    await manuel.unroute(path);
    await lookAgain(manuel);
    await expect(manuels.retry).toHaveCount(0);
    await expect(manuels.bubble('Ya bajo escaleras')).toHaveCount(1);
    await lookAgain(ana);
    await expect(anas.bubble('Ya bajo escaleras')).toHaveCount(1);
  });

  await test.step('the server holds each of them once', async () => {
    const token = await tokenOf(ana.request, practice.url, ANA.email, DEMO_PASSWORD);
    const url = `${practice.url}${new URL(ana.url()).pathname.replace('/conversations', '/api/conversations')}`;
    const { conversation: held } = await call<{ conversation: { messages: { content: string }[] } }>(
      ana.request,
      token,
      'get',
      url,
    );
    expect(held.messages.slice(-3).map(({ content }) => content)).toEqual([
      '¿Cómo va la rodilla?',
      'Mejor que ayer',
      'Ya bajo escaleras',
    ]);
  });

  await test.step('one that went to the wrong person is withdrawn by keyboard, and nobody reads it', async () => {
    await anas.sendByKeyboard('La analítica de Marta');
    await expect(manuels.bubble('La analítica de Marta')).toHaveCount(1, POLL);
    await pressByKeyboard(ana, anas.withdraw);
    await pressByKeyboard(ana, anas.confirmWithdrawal);
    await expect(anas.confirmWithdrawal).toHaveCount(0);
    await expect(anas.bubble('La analítica de Marta')).toHaveCount(0);
    await lookAgain(manuel);
    await expect(manuels.bubble('Mensaje retirado')).toHaveCount(1);
    await expect(manuels.bubble('La analítica de Marta')).toHaveCount(0);
  });

  await test.step('the bell of who was away counts it; the panel is worked by keyboard', async () => {
    await ana.goto('/patients');
    const { bell } = shellPage(ana);
    const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
    await expect(bell).toBeVisible();
    await manuels.sendByKeyboard('¿Puedo correr ya?');
    await expect(manuels.bubble('¿Puedo correr ya?')).toHaveCount(1);
    await expect(manuel.getByText('Enviando…')).toHaveCount(0);
    await ana.reload();
    await expect(bell).toHaveAccessibleName(/sin leer/);
    const count = await unread();

    await pressByKeyboard(ana, bell);
    const panel = ana.getByRole('dialog', { name: 'Notificaciones' });
    const newest = panel.getByRole('listitem').first();
    await expect(newest).toContainText('Ahora');
    await pressByKeyboard(ana, newest.getByRole('button', { name: /^Marcar como leída/ }));
    await expect.poll(unread).toBe(count - 1);
    // The pressed button is gone, so the focus is on the one next to it.
    await expect(newest.getByRole('button', { name: /^Eliminar notificación/ })).toBeFocused();
    await pressByKeyboard(ana, panel.getByRole('button', { name: 'Marcar todas como leídas' }));
    await expect.poll(unread).toBe(0);
    const before = await panel.getByRole('listitem').count();
    await pressByKeyboard(ana, newest.getByRole('button', { name: /^Eliminar notificación/ }));
    await expect(panel.getByRole('listitem')).toHaveCount(before - 1);
    // The first Escape may only close the tooltip of the focused button.
    await expect(async () => {
      await ana.keyboard.press('Escape');
      await expect(panel).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(bell).toBeFocused();
  });
  expect(sockets).toEqual([]);
});
