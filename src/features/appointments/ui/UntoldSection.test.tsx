import { act, screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { STATUS_PATH } from '@/contract/system';
import { baseApi, listTags } from '@/shared/api/baseApi';
import { leadsBackState } from '@/shared/routes';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { appointmentFixture } from '../fixtures';
import { UntoldSection } from './UntoldSection';

const show = (
  list: () => Appointment[],
  others: Record<string, FakeHandler> = {},
  capabilities = ['communications', 'practice'],
) =>
  renderApp(<UntoldSection />, {
    user: ADMIN,
    routes: {
      [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities }),
      'GET /api/practice/identity': () => ({ identity: { name: 'Retiro', phone: '910000000' } }),
      'GET /api/appointments/untold': () => ({ appointments: list() }),
      ...others,
    },
  });
const TEXT =
  'Hola, Lucía: tienes cita en Retiro el martes, 24 de noviembre de 2026 a las 09:30, con Ana Ruiz Soler. Si no puedes venir, llámanos al 910 000 000.';
const openDialog = async ({ user }: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: 'Avisar a Lucía Méndez Prats' }));
  return within(await screen.findByRole('dialog', { name: 'Avisar a Lucía Méndez Prats' }));
};

it('has the text ready for each way, which leaves only when opened, and names nothing clinical', async () => {
  const view = show(() => [appointmentFixture({ notes: 'CANARIO lumbar' })]);
  const dialog = await openDialog(view);
  expect(await dialog.findByText(TEXT)).toBeVisible();
  const said = encodeURIComponent(TEXT);
  for (const [name, href] of [
    ['WhatsApp', `https://wa.me/34600123123?text=${said}`],
    ['SMS', `sms:600123123?body=${said}`],
    ['Llamar', 'tel:600123123'],
  ] as const) {
    const link = dialog.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
  }
  expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('rel', 'noopener noreferrer');
  await view.user.click(dialog.getByRole('button', { name: 'Copiar texto' }));
  expect(await navigator.clipboard.readText()).toBe(TEXT);
  expect(view.backend.sent('POST', /./)).toEqual([]);
});

it('speaks to patients as the practice does in its mails', async () => {
  const view = show(() => [appointmentFixture()], {
    'GET /api/practice/identity': () => ({ identity: { phone: '910000000', formality: 'USTED' } }),
  });
  const dialog = await openDialog(view);
  expect(
    await dialog.findByText(
      'Hola, Lucía Méndez Prats: tiene cita el martes, 24 de noviembre de 2026 a las 09:30, con Ana Ruiz Soler. Si no puede venir, llámenos al 910 000 000.',
    ),
  ).toBeVisible();
});

it('notes who was told by which way, and the row goes', async () => {
  let isTold = false;
  const view = show(() => (isTold ? [] : [appointmentFixture()]), {
    'POST /api/appointments/:id/told': () => {
      isTold = true;
      return { success: true };
    },
  });
  const dialog = await openDialog(view);
  await view.user.selectOptions(dialog.getByLabelText('Avisado por'), 'WhatsApp');
  await view.user.click(dialog.getByRole('button', { name: 'Anotar como avisado' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText(/^Por avisar/)).toBeNull());
  expect(view.backend.sent('POST', /told/).map(({ body }) => body)).toEqual([
    { way: 'WHATSAPP', date: '2026-11-24T09:30:00+01:00' },
  ]);
});

describe('of a start on which the patient counts', () => {
  const EXPECTED = '2026-11-24T09:30:00+01:00';
  const showGone = (values: Partial<Appointment>) => {
    const gone = appointmentFixture({ expected: EXPECTED, ...values });
    return show(() => [], {
      'GET /api/appointments/untold': () => ({ appointments: [], stillExpected: [gone] }),
      'POST /api/appointments/:id/told': () => ({ success: true }),
    });
  };

  it.each<[string, Partial<Appointment>, string, string, object]>([
    [
      'is off',
      { status: 'CANCELLED' },
      'Contaba con esta hora: está cancelada',
      'Hola, Lucía: tu cita en Retiro del martes, 24 de noviembre de 2026 a las 09:30, con Ana Ruiz Soler, se ha cancelado. Si quieres otra, llámanos al 910 000 000.',
      { way: 'CALL', date: EXPECTED, isOff: true },
    ],
    [
      'was moved',
      { date: '2026-12-03T17:00:00+01:00' },
      'Contaba con esta hora: ahora es el jue, 3 dic · 17:00',
      'Hola, Lucía: tu cita en Retiro del martes, 24 de noviembre de 2026 a las 09:30 pasa al jueves, 3 de diciembre de 2026 a las 17:00, con Ana Ruiz Soler. Si no puedes venir, llámanos al 910 000 000.',
      { way: 'CALL', date: '2026-12-03T17:00:00+01:00' },
    ],
  ])(
    'says that it %s, in the list and to the patient, and notes that',
    async (_what, values, line, text, sent) => {
      const view = showGone(values);
      const item = await screen.findByRole('listitem');
      expect(item).toHaveTextContent('09:30–10:30');
      expect(item).toHaveTextContent('mar, 24 nov · Ana Ruiz Soler');
      expect(within(item).getByText(line)).toBeVisible();
      const dialog = await openDialog(view);
      expect(await dialog.findByText(text)).toBeVisible();
      await view.user.click(dialog.getByRole('button', { name: 'Anotar como avisado' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(view.backend.sent('POST', /told/).map(({ body }) => body)).toEqual([sent]);
    },
  );

  it('stands in its place by that start', async () => {
    show(() => [], {
      'GET /api/appointments/untold': () => ({
        appointments: [
          appointmentFixture({ id: 'c1', patientName: 'Ángel Núñez', date: '2026-11-24T10:00:00+01:00' }),
        ],
        stillExpected: [
          appointmentFixture({ id: 'c2', expected: EXPECTED, date: '2026-12-03T17:00:00+01:00' }),
        ],
      }),
    });
    await screen.findByText('Por avisar (2)');
    // Only who knows no other start is asked on the telephone whether this one stands.
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Avisar a Lucía Méndez Prats',
      'Confirmar la cita de Ángel Núñez',
      'Avisar a Ángel Núñez',
    ]);
  });
});

it('confirms what was agreed on the telephone, and leads to the patient', async () => {
  let rows = [appointmentFixture()];
  const { user, backend } = show(() => rows, {
    'PATCH /api/appointments/:id/status': () => {
      rows = [];
      return { appointment: appointmentFixture({ status: 'CONFIRMED' }) };
    },
  });
  expect(await screen.findByRole('link', { name: 'Lucía Méndez Prats' })).toHaveAttribute(
    'href',
    '/patients/p1',
  );
  // A second call would change nothing, and its answer offers no undo.
  await user.dblClick(screen.getByRole('button', { name: 'Confirmar la cita de Lucía Méndez Prats' }));
  await waitFor(() => expect(screen.queryByText(/^Por avisar/)).toBeNull());
  expect(backend.sent('PATCH', '/api/appointments/c1/status').map(({ body }) => body)).toEqual([
    { status: 'CONFIRMED' },
  ]);
});

it('leads to where a missing telephone is added', async () => {
  const view = show(() => [appointmentFixture({ patientPhone: null })]);
  const dialog = await openDialog(view);
  await view.user.click(dialog.getByRole('link', { name: 'Añadir teléfono' }));
  expect(view.address()).toBe('/patients/p1/edit');
  expect(view.navigationState()).toEqual(leadsBackState);
});

it('says why it was not noted, and stays', async () => {
  const view = show(() => [appointmentFixture({ patientPhone: null })], {
    'POST /api/appointments/:id/told': () => answer(409, { error: 'La cita ha cambiado.' }),
  });
  const dialog = await openDialog(view);
  expect(dialog.queryByRole('link', { name: /WhatsApp|SMS|Llamar/ })).toBeNull();
  expect(dialog.getByText(/No hay un teléfono/)).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Anotar como avisado' }));
  expect(await dialog.findByText('La cita ha cambiado.')).toBeVisible();
  // The dialog says by then how the appointment is now.
  await waitFor(() => expect(view.backend.sent('GET', '/api/appointments/untold')).toHaveLength(2));
});

it('notes the start that was told, until the server says that it is another, and tells that one then', async () => {
  let date = '2026-11-24T09:30:00+01:00';
  const view = show(() => [appointmentFixture({ date })], {
    'POST /api/appointments/:id/told': ({ body }) =>
      (body as { date: string }).date === date
        ? { success: true }
        : answer(409, { error: 'La cita ha cambiado.' }),
  });
  const dialog = await openDialog(view);
  expect(await dialog.findByText(TEXT)).toBeVisible();
  const told = date;
  date = '2026-11-24T17:00:00+01:00';
  act(() => void view.store.dispatch(baseApi.util.invalidateTags(listTags('Appointment'))));
  // The list behind shows the new one.
  expect(await screen.findByText('17:00–18:00')).toBeInTheDocument();
  expect(dialog.getByText(TEXT)).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Anotar como avisado' }));
  expect(await dialog.findByText(/a las 17:00, con Ana/)).toBeVisible();
  expect(dialog.getByText('La cita ha cambiado.')).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Anotar como avisado' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = view.backend.sent('POST', /told/).map(({ body }) => (body as { date: string }).date);
  expect(sent).toEqual([told, date]);
});

it('asks a backend that does not name it for nothing', async () => {
  const { backend } = show(() => [appointmentFixture()], {}, []);
  await waitFor(() => expect(backend.sent('GET', STATUS_PATH)).toHaveLength(1));
  expect(screen.queryByText(/^Por avisar/)).toBeNull();
  expect(backend.sent('GET', /untold/)).toEqual([]);
});
