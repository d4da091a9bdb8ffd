import { act, screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { appointmentFixture } from '../fixtures';
import { TodaySection } from './TodaySection';

clockStartsAt('2026-11-24T10:00:00+01:00');

const at = (id: string, time: string, values: Partial<Appointment> = {}) =>
  appointmentFixture({ id, date: `2026-11-24T${time}:00+01:00`, ...values });

const DAY = [
  at('c1', '08:30', { patientName: 'Pilar León', status: 'COMPLETED' }),
  at('c2', '09:30', { patientName: 'Lucía Méndez', status: 'CONFIRMED' }),
  at('c3', '11:05', { patientName: 'Marta Soler', therapist: { name: 'Bea Gil' } }),
];

const open = (today: FakeHandler = () => ({ appointments: DAY }), user = THERAPIST, byTherapist = false) =>
  renderApp(<TodaySection byTherapist={byTherapist} />, {
    user,
    at: '/dashboard',
    routes: { 'GET /api/appointments/today': today, 'PATCH /api/appointments/:id/status': () => ({}) },
  });

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);

describe('today on a dashboard', () => {
  it('says what is under way and what comes next, minute by minute', async () => {
    open();
    expect((await rowOf('Lucía Méndez')).getByText('Ahora, quedan 30 min')).toBeVisible();
    expect((await rowOf('Marta Soler')).getByText('Siguiente, en 1 h 5 min')).toBeVisible();
    expect((await rowOf('Pilar León')).queryByText(/Ahora|Siguiente/)).toBeNull();
    act(() => void jest.advanceTimersByTime(60_000));
    expect((await rowOf('Lucía Méndez')).getByText('Ahora, quedan 29 min')).toBeVisible();
  });

  it.each([
    ['09:01', 'Ahora, queda 1 min'],
    ['10:00', 'Ahora, queda 1 h'],
    ['09:02', 'Ahora, quedan 2 min'],
  ])('says of a visit of an hour at %s: %s', async (time, sign) => {
    open(() => ({ appointments: [at('c2', time, { patientName: 'Lucía Méndez' })] }));
    expect((await rowOf('Lucía Méndez')).getByText(sign)).toBeVisible();
  });

  it('says what each was booked for, and where', async () => {
    const service = { id: 's1', name: 'Punción seca', colour: 'TEAL' as const };
    const booked = { service, room: { id: 'r1', name: 'Sala 1' } };
    open(() => ({ appointments: [...DAY, at('c4', '12:30', { patientName: 'Iván Ros', ...booked })] }));
    expect((await rowOf('Iván Ros')).getByText('Punción seca · Sala 1')).toBeVisible();
    expect((await rowOf('Marta Soler')).getByText('Tratamiento')).toBeVisible();
  });

  it('leads to the session and the record of each, and confirms what is not', async () => {
    const { user, backend, toasts } = open();
    const marta = await rowOf('Marta Soler');
    expect(marta.getByRole('link', { name: /^Escribir la sesión/ })).toHaveAttribute(
      'href',
      '/sessions/new?appointmentId=c3',
    );
    expect(marta.getByRole('link', { name: /^Abrir la ficha/ })).toHaveAttribute(
      'href',
      '/patients/p1?appointmentId=c3',
    );
    expect((await rowOf('Pilar León')).queryByRole('link', { name: /^Escribir/ })).toBeNull();
    await user.click(marta.getByRole('button', { name: 'Confirmar la cita de Marta Soler' }));
    await waitFor(() => expect(toasts).toEqual(['Estado de la cita actualizado']));
    expect(backend.sent('PATCH', '/api/appointments/c3/status')[0]?.body).toEqual({ status: 'CONFIRMED' });
  });

  it('shows an administrator the day by therapist, without a way into records', async () => {
    open(undefined, ADMIN, true);
    const bea = within(await screen.findByRole('region', { name: 'Bea Gil' }));
    expect(bea.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Ana Ruiz Soler' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /sesión|ficha/ })).toBeNull();
  });

  it('says that there are none', async () => {
    open(() => ({ appointments: [] }));
    expect(await screen.findByText('Hoy no tienes citas')).toBeVisible();
  });

  it('says a failure in its place and in the log alone', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { toasts } = open(() => answer(404));
    expect(await screen.findByText('Error al cargar las citas')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('Error al cargar las citas');
    expect(toasts).toEqual([]);
  });
});
