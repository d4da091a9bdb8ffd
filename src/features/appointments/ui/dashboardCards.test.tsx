import { screen, waitFor } from '@testing-library/react';
import { answer } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { agendaRoutes, appointmentFixture, STATS } from '../fixtures';
import { AppointmentCountCards } from './AppointmentStatsCards';
import { CalendarFeedDialog } from './CalendarFeedDialog';
import { NextAppointmentCard } from './NextAppointmentCard';

describe('on the dashboards', () => {
  it('a therapist sees the total and today’s', async () => {
    renderApp(<AppointmentCountCards />, { user: THERAPIST, routes: agendaRoutes() });
    expect(await screen.findByText(String(STATS.total))).toBeVisible();
    expect(screen.getByRole('link', { name: /Total de citas/ })).toHaveAttribute('href', '/appointments');
    expect(screen.getByRole('link', { name: /Citas de hoy/ })).toHaveTextContent(String(STATS.today));
  });

  it('a patient sees the next one that is to come', async () => {
    const later = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    renderApp(<NextAppointmentCard />, {
      user: PATIENT,
      routes: agendaRoutes([
        appointmentFixture({ id: 'a', date: later, type: 'EVALUATION' }),
        appointmentFixture({ id: 'b', date: soon, status: 'CANCELLED', type: 'CONSULTATION' }),
        appointmentFixture({ id: 'c', date: '2020-01-01T10:00:00Z', type: 'FOLLOW_UP' }),
      ]),
    });
    expect(await screen.findByText(/Evaluación · con Ana Ruiz Soler/)).toBeVisible();
  });

  it('only log what fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { toasts } = renderApp(
      <>
        <NextAppointmentCard />
        <AppointmentCountCards />
      </>,
      { user: PATIENT, routes: {} },
    );
    const logged = () =>
      warn.mock.calls.map(([text]) => text).filter((text) => /^Error al cargar/.test(String(text)));
    await waitFor(() => expect(logged()).toHaveLength(2));
    expect(toasts).toEqual([]);
    expect(screen.getAllByText('—')).toHaveLength(2);
    expect(screen.getByText('Error al cargar las citas')).toBeVisible();
    expect(screen.queryByText(/No tienes/)).not.toBeInTheDocument();
  });

  it('a patient is told when none is to come', async () => {
    renderApp(<NextAppointmentCard />, { user: PATIENT, routes: agendaRoutes([]) });
    expect(await screen.findByText('No tienes citas próximas.')).toBeVisible();
  });
});

describe('the private calendar address', () => {
  const open = (routes = {}) =>
    renderApp(<CalendarFeedDialog open onClose={() => undefined} />, {
      user: THERAPIST,
      routes: { ...agendaRoutes(), ...routes },
    });

  it('is made, shown once to be copied, and revoked', async () => {
    let active = false;
    const { user, toasts } = open({
      'GET /api/calendar/feed': () => ({ active, createdAt: active ? '2026-11-20T10:00:00Z' : null }),
      'POST /api/calendar/feed': () => {
        active = true;
        return answer(201, { url: 'https://consulta.es/api/calendar/abc.ics' });
      },
      'DELETE /api/calendar/feed': () => {
        active = false;
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Crear enlace privado' }));
    expect(await screen.findByRole('textbox', { name: 'Enlace privado' })).toHaveValue(
      'https://consulta.es/api/calendar/abc.ics',
    );
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe('https://consulta.es/api/calendar/abc.ics');
    await user.click(await screen.findByRole('button', { name: 'Anular enlace' }));
    await waitFor(() => expect(toasts).toEqual(['Enlace copiado al portapapeles', 'Enlace anulado']));
    expect(await screen.findByRole('button', { name: 'Crear enlace privado' })).toBeVisible();
  });

  it('stays to be copied although what there is cannot be asked for anew, and offers another try before', async () => {
    let isDown = true;
    const { user, backend } = open({
      'GET /api/calendar/feed': () => (isDown ? answer(500) : { active: false, createdAt: null }),
      'POST /api/calendar/feed': () => {
        isDown = true;
        return answer(201, { url: 'https://consulta.es/api/calendar/abc.ics' });
      },
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    isDown = false;
    await user.click(retry);
    await user.click(await screen.findByRole('button', { name: 'Crear enlace privado' }));
    const address = await screen.findByRole('textbox', { name: 'Enlace privado' });
    await waitFor(() => expect(backend.sent('GET', '/api/calendar/feed')).toHaveLength(3));
    expect(address).toBeVisible();
  });

  it('keeps the present one when making another fails', async () => {
    const { user, toasts } = open({
      'GET /api/calendar/feed': () => ({ active: true, createdAt: '2026-11-20T10:00:00Z' }),
      'POST /api/calendar/feed': () => answer(500),
    });
    expect(await screen.findByText(/activo desde el 20\/11\/2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Crear otro enlace' }));
    await waitFor(() => expect(toasts).toEqual(['No se pudo cambiar el enlace del calendario']));
  });
});
