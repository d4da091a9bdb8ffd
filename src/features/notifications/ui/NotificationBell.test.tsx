import { screen, within } from '@testing-library/react';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { notificationsDomain } from '../domain';
import { notificationFixtures } from '../fixtures';
import { relativeTime } from './NotificationItem';
import { NotificationBell } from './NotificationBell';

const COUNT = 'GET /api/notifications/unread-count';
const LIST = 'GET /api/notifications';

function show(routes: Record<string, FakeHandler> = {}) {
  return renderApp(
    <>
      <NotificationBell />
      <button type="button">Otra cosa</button>
    </>,
    {
      user: THERAPIST,
      domains: [notificationsDomain],
      routes: {
        [COUNT]: () => ({ unreadCount: 2 }),
        [LIST]: () => ({ notifications: notificationFixtures(Date.now() - 2_000) }),
        'PATCH /api/notifications/:id/read': () => ({}),
        'PATCH /api/notifications/mark-all-read': () => ({}),
        'DELETE /api/notifications/:id': () => ({}),
        ...routes,
      },
    },
  );
}

const bell = (name: RegExp | string = /^Notificaciones/) => screen.findByRole('button', { name });

describe('NotificationBell', () => {
  it('shows the unread count, capped at 99+, and none at 0', async () => {
    const first = show({ [COUNT]: () => ({ unreadCount: 100 }) });
    expect(await bell('Notificaciones, 100 sin leer')).toHaveTextContent('99+');
    first.unmount();
    const second = show({ [COUNT]: () => ({ unreadCount: 99 }) });
    expect(await bell('Notificaciones, 99 sin leer')).toHaveTextContent('99');
    second.unmount();
    show({ [COUNT]: () => ({ unreadCount: 0 }) });
    expect(await bell('Notificaciones')).toHaveTextContent(/^$/);
  });

  it('loads at the first opening and shows relative times', async () => {
    const { user, backend } = show();
    expect(backend.sent('GET', '/api/notifications')).toHaveLength(0);
    await user.click(await bell());
    expect(await screen.findByText('Manuel Ortega Gil te ha enviado un mensaje')).toBeVisible();
    for (const text of ['Ahora', 'Hace 12 min', 'Hace 5h']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
  });

  it('says when there may be more than it lists', async () => {
    const [first] = notificationFixtures(Date.now());
    const notifications = Array.from({ length: 100 }, (_none, at) => ({ ...first, id: `n${at}` }));
    const { user } = show({ [LIST]: () => ({ notifications }) });
    await user.click(await bell());
    expect(await screen.findByText('Son las 100 últimas; puede haber más.')).toBeInTheDocument();
  });

  it('marks one, marks all, deletes one', async () => {
    const { user, backend } = show();
    await user.click(await bell());
    await user.click(await screen.findByRole('button', { name: 'Marcar como leída: Nuevo mensaje' }));
    expect(await bell('Notificaciones, 1 sin leer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Marcar como leída: Nuevo mensaje' })).toBeNull();
    expect(backend.sent('PATCH', '/api/notifications/n1/read')).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Eliminar notificación: Rutina asignada' }));
    expect(screen.queryByText('Rutina asignada')).toBeNull();
    expect(backend.sent('DELETE', '/api/notifications/n3')).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Marcar todas como leídas' }));
    expect(await bell('Notificaciones')).toBeVisible();
    // Without unread notices there is nothing to mark.
    expect(screen.queryByRole('button', { name: 'Marcar todas como leídas' })).toBeNull();
    expect(backend.sent('PATCH', '/api/notifications/mark-all-read')).toHaveLength(1);
  });

  it('refreshes', async () => {
    const { user, backend } = show();
    await user.click(await bell());
    await screen.findByText('Rutina asignada');
    backend.use({ [LIST]: () => [] });
    await user.click(screen.getByRole('button', { name: 'Actualizar notificaciones' }));
    expect(await screen.findByText('No hay notificaciones')).toBeVisible();
  });

  it('closes on a press outside and on Escape, giving focus back', async () => {
    const { user } = show();
    await user.click(await bell());
    expect(screen.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Otra cosa' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await bell());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await bell()).toHaveFocus();
  });

  it('follows a notification into the app, reading it, and follows no other address', async () => {
    const { user, backend, address } = show({
      [LIST]: () => ({
        notifications: [
          {
            _id: 7,
            type: 'message',
            title: 'Dentro',
            message: 'a',
            read: false,
            createdAt: new Date(),
            link: '/conversations/c1',
          },
          {
            id: 'x',
            type: 'OTHER',
            title: 'Fuera',
            message: 'b',
            read: true,
            createdAt: 'never',
            link: '//evil.example/',
          },
        ],
      }),
    });
    await user.click(await bell());
    const list = await screen.findByRole('region', { name: 'Lista de notificaciones' });
    expect((await within(list).findByText('Fuera')).closest('a')).toBeNull();
    await user.click(within(list).getByRole('link', { name: 'Dentro' }));
    expect(address()).toBe('/conversations/c1');
    expect(backend.sent('PATCH', '/api/notifications/7/read')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers another attempt when loading failed', async () => {
    const { user, backend, toasts } = show({ [LIST]: () => answer(500, { error: 'x' }) });
    await user.click(await bell());
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pueden mostrar las notificaciones');
    expect(toasts).toEqual(['Error al cargar notificaciones']);
    backend.use({ [LIST]: () => ({ data: notificationFixtures(Date.now() - 2_000) }) });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Rutina asignada')).toBeVisible();
  });
});

describe('relativeTime', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  it.each([
    ['2026-11-20T10:00:30Z', 'Ahora'],
    ['2026-11-20T09:59:00.001Z', 'Ahora'],
    ['2026-11-20T09:59:00Z', 'Hace 1 min'],
    ['2026-11-20T09:00:01Z', 'Hace 59 min'],
    ['2026-11-20T09:00:00Z', 'Hace 1h'],
    ['2026-11-19T10:00:01Z', 'Hace 23h'],
    ['2026-11-19T10:00:00Z', '19/11/2026'],
    ['nonsense', '—'],
  ])('%s is %s', (instant, text) => expect(relativeTime(instant, now)).toBe(text));
});
