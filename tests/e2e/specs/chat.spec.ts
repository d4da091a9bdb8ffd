import { cutOff, expect, test, type Browser, type Page } from '../commands/test';
import { call, tokenOf } from '../commands/api';
import { pressByKeyboard, tabTo } from '../commands/keyboard';
import { type Practice, startPractice } from '../commands/practice';
import { authPages } from '../pages/authPages';

const ANA = { email: 'ana@demo.es', name: 'Ana Ruiz Soler' };
const MANUEL = { email: 'manuel@demo.es', name: 'Manuel Ortega Gil' };
/** Realtime is off in a production build, so the other side sees changes at its next poll. */
const POLL = { timeout: 15_000 };

let practice: Practice;
test.beforeAll(async () => {
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

/** A user in a separate browser. `sockets` collects socket connections; there should be none. */
async function signedIn(browser: Browser, { email }: { email: string }, sockets: string[]) {
  const context = await browser.newContext({ baseURL: practice.url });
  const page = await context.newPage();
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('request', (request) => {
    if (request.url().includes('socket.io')) sockets.push(request.url());
  });
  await page.goto('/login');
  await authPages(page).logIn(email, 'demo1234');
  await expect(page).toHaveURL(/\/dashboard$/);
  return page;
}

const bubble = (page: Page, text: string) => page.getByText(text, { exact: true });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Mensaje' });
const bell = (page: Page) => page.getByRole('button', { name: /^Notificaciones/ });

test.use({ expected: { 'the connection is broken on purpose': cutOff('/api/conversations/*/messages') } });

test('two people write to each other: each message once, none lost by a broken connection, and the bell tells', async ({
  browser,
}) => {
  const sockets: string[] = [];
  const [ana, manuel] = [await signedIn(browser, ANA, sockets), await signedIn(browser, MANUEL, sockets)];
  const conversation = async (page: Page, other: string) => {
    await page.goto('/conversations');
    await page.getByRole('list', { name: 'Conversaciones' }).getByRole('link', { name: other }).click();
    await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  };
  await conversation(ana, MANUEL.name);
  await conversation(manuel, ANA.name);
  const path = `**${new URL(ana.url()).pathname.replace('/conversations', '/api/conversations')}/messages`;

  await test.step('a message by keyboard arrives once, and leaves an empty line to write in', async () => {
    await tabTo(ana, composer(ana));
    await ana.keyboard.type('¿Cómo va la rodilla?');
    await ana.keyboard.press('Enter');
    await expect(composer(ana)).toHaveValue('');
    await expect(bubble(ana, '¿Cómo va la rodilla?')).toHaveCount(1);
    await expect(bubble(manuel, '¿Cómo va la rodilla?')).toHaveCount(1, POLL);
  });

  await test.step('one that never left stays, and is sent again by hand', async () => {
    await manuel.route(path, (route) => route.abort());
    await composer(manuel).fill('Mejor que ayer');
    await manuel.getByRole('button', { name: 'Enviar' }).click();
    await expect(manuel.getByText('No enviado')).toBeVisible();
    await expect(manuel.getByText('Error de conexión').first()).toBeVisible();
    await manuel.unroute(path);
    await pressByKeyboard(manuel, manuel.getByRole('button', { name: 'Reintentar' }));
    await expect(manuel.getByText('No enviado')).toHaveCount(0);
    await expect(bubble(manuel, 'Mejor que ayer')).toHaveCount(1);
    await expect(bubble(ana, 'Mejor que ayer')).toHaveCount(1, POLL);
  });

  await test.step('one whose answer was lost is not sent twice', async () => {
    let cuts = 0;
    await manuel.route(path, async (route) => {
      await route.fetch();
      await route.abort();
      cuts += 1;
    });
    await composer(manuel).fill('Ya bajo escaleras');
    await manuel.keyboard.press('Enter');
    // Either the failure is shown until a retry, or the next poll finds the message, but never both.
    const failed = manuel.getByRole('button', { name: 'Reintentar' });
    await expect.poll(() => cuts).toBe(1);
    await expect(bubble(manuel, 'Ya bajo escaleras')).toHaveCount(1);
    await manuel.unroute(path);
    await expect(failed).toHaveCount(0, POLL);
    await expect(bubble(manuel, 'Ya bajo escaleras')).toHaveCount(1);
    await expect(bubble(ana, 'Ya bajo escaleras')).toHaveCount(1, POLL);
  });

  await test.step('the server holds each of them once', async () => {
    const token = await tokenOf(ana.request, practice.url, ANA.email, 'demo1234');
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

  await test.step('the bell of who was away counts it; the panel is worked by keyboard', async () => {
    await ana.goto('/patients');
    const unread = async () =>
      Number(/\d+/.exec((await bell(ana).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
    await expect(bell(ana)).toBeVisible();
    await composer(manuel).fill('¿Puedo correr ya?');
    await manuel.keyboard.press('Enter');
    await expect(bubble(manuel, '¿Puedo correr ya?')).toHaveCount(1);
    await expect(manuel.getByText('Enviando…')).toHaveCount(0);
    await ana.reload();
    await expect(bell(ana)).toHaveAccessibleName(/sin leer/);
    const count = await unread();

    await pressByKeyboard(ana, bell(ana));
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
    await expect(bell(ana)).toBeFocused();
  });
  expect(sockets).toEqual([]);
});
