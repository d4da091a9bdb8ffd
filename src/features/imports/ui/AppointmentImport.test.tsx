import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, type FakeHandler, type FakeRequest } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { importsDomain } from '../domain';
import { APPOINTMENT_IMPORT_FIXTURES } from '../fixtures';
import { kindChosen } from '../slice';
import { AppointmentImportHistory, ImportHistory } from './ImportHistory';
import { ImportWizard } from './ImportWizard';

const LIST = [
  'Fecha;Hora;Duración;Paciente',
  '01/12/2099;9:30;45;Eva Ruiz Sanz',
  '01/12/2099;9:45;45;Leo Gil Mora',
  'ayer;10:30;45;Ana Gil',
  '01/12/2099;22:00;45;Iván Sol',
  '01/12/2099;12:00;45;Nadie',
].join('\n');
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20991201T083000Z',
  'DTEND:20991201T091500Z',
  'SUMMARY:Eva Ruiz Sanz',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');
const FREE = { room: null, refusals: [], outside: null, notes: [] };
interface Row {
  name: string;
}
const check = ({ body }: FakeRequest) => ({
  rows: (body as { rows: Row[] }).rows.map(({ name }) => ({
    ...FREE,
    patient: name === 'Nadie' ? null : { id: `id-${name.split(' ')[0]}`, name },
    ...(name === 'Nadie' && { refusals: ['Ningún paciente coincide con estos datos'] }),
    ...(name === 'Iván Sol' && { outside: 'La consulta está cerrada a esa hora.' }),
  })),
});
const routes: Record<string, FakeHandler> = {
  'POST /api/appointment-imports/check': check,
  'POST /api/appointment-imports': () => answer(201, { import: { id: 'a1', total: 1 } }),
};

const show = (more: Record<string, FakeHandler> = {}) => {
  const view = renderApp(<ImportWizard link={<a href="/appointments">Ver citas</a>} />, {
    user: THERAPIST,
    domains: [importsDomain],
    routes: { ...routes, ...more },
  });
  act(() => void view.store.dispatch(kindChosen('appointments')));
  return view;
};
type View = ReturnType<typeof show>;

const choose = async ({ user }: View, text: string, name: string) =>
  user.upload(await screen.findByLabelText('Archivo de citas'), new File([text], name));
async function checked(view: View) {
  await choose(view, LIST, 'agenda.csv');
  await view.user.click(await screen.findByRole('button', { name: 'Comprobar 5 filas' }));
}
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows what the rows become, lists what is in the way, and sends only what was confirmed', async () => {
  const view = show();
  const { user, backend } = view;
  await choose(view, LIST, 'agenda.csv');
  expect(await screen.findByRole('combobox', { name: 'Dato de «Hora»' })).toHaveValue('time');
  expect(screen.getByText('mar, 1 dic 2099 · 09:30 · 45 min · Tratamiento')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Comprobar 5 filas' }));
  expect(await rowsOf('Citas que no se pueden importar')).toEqual([
    expect.stringMatching(/^Leo Gil Mora.*Fila 3Coincide con la fila 2/),
    expect.stringMatching(/^Ana Gil.*Día.*No es una fecha/),
    expect.stringMatching(/^Nadie.*Ningún paciente coincide con estos datos/),
  ]);
  expect(await rowsOf('Citas que se pueden importar')).toEqual([
    'Eva Ruiz Sanzmar, 1 dic 2099 · 09:30 · 45 min · Tratamiento · Fila 2',
  ]);
  // A row that cannot be read is not sent.
  const [asked] = backend.sent('POST', '/api/appointment-imports/check');
  expect((asked?.body as { rows: Row[] }).rows.map(({ name }) => name)).not.toContain('Ana Gil');
  expect(backend.sent('POST', '/api/appointment-imports')).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /^Importar de todos modos la fila \d+, Iván/ }));
  await user.click(screen.getByRole('button', { name: 'Importar 2 citas' }));
  expect(await screen.findByRole('heading', { name: 'Se han importado 2 citas' })).toBeVisible();
  const [sent] = backend.sent('POST', '/api/appointment-imports');
  expect(sent?.body).toEqual({
    rows: [
      { patientId: 'id-Eva', date: '2099-12-01', time: '09:30', duration: 45, type: 'TREATMENT' },
      { patientId: 'id-Iván', date: '2099-12-01', time: '22:00', duration: 45, type: 'TREATMENT' },
    ],
  });
  expect(sent?.headers).toHaveProperty('idempotency-key');
  expect(screen.getByRole('link', { name: 'Ver citas' })).toBeVisible();
});

it('corrects rows where they stand: whose one is, and when another one is', async () => {
  const view = show();
  const { user, backend, store } = view;
  await checked(view);
  const rows = within(await screen.findByRole('list', { name: 'Citas que no se pueden importar' }));
  const [late, unread, nobody] = rows.getAllByRole('listitem').map((item) => within(item));
  const retype = async (row: typeof late, field: string, text: string) => {
    const cell = row!.getByRole('textbox', { name: field });
    await user.clear(cell);
    await user.type(cell, `${text}{Enter}`);
  };
  await retype(nobody, 'Nombre', 'Sara Vega');
  expect(await nobody!.findByText('Corregida: se importará.')).toHaveRole('status');
  await retype(unread, 'Día', '2/12/2099');
  expect(await unread!.findByText('Corregida: se importará.')).toBeVisible();
  // It is compared with the other rows of the file again.
  await retype(late, 'Hora', '9:31');
  expect(await late!.findByText('Todavía no se puede importar.')).toBeVisible();
  await retype(late, 'Hora', '11:00');
  expect(await late!.findByText('Corregida: se importará.')).toBeVisible();
  expect(JSON.stringify(store.getState())).not.toMatch(/Sara|2099/);
  await user.click(screen.getByRole('button', { name: 'Importar 4 citas' }));
  await screen.findByRole('heading', { name: 'Se han importado 4 citas' });
  expect(backend.sent('POST', '/api/appointment-imports')[0]?.body).toMatchObject({
    rows: [{ time: '09:30' }, { time: '11:00' }, { date: '2099-12-02' }, { patientId: 'id-Sara' }],
  });
});

it('says that a file of several agendas would go into one', async () => {
  const view = show();
  const head = 'Fecha;Hora;Paciente;Profesional';
  const of = (name: string, hour: string) => `1/12/2099;${hour};Eva Ruiz;${name}`;
  await choose(view, [head, of('Ana', '9:00'), of('Ana', '10:00')].join('\n'), 'una.csv');
  await screen.findByRole('button', { name: 'Comprobar 2 filas' });
  expect(screen.queryByText(/profesionales/)).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
  await choose(view, [head, of('Ana', '9:00'), of('Luis', '9:00')].join('\n'), 'dos.csv');
  expect(await screen.findByText('El archivo trae citas de 2 profesionales')).toBeVisible();
  expect(screen.getByText(/^Ana, Luis\. Todas se darían a la misma persona/)).toBeVisible();
});

it('reads a calendar too', async () => {
  const view = show();
  await choose(view, CALENDAR, 'agenda.ics');
  await view.user.click(await screen.findByRole('button', { name: 'Comprobar 1 fila' }));
  expect(await rowsOf('Citas que se pueden importar')).toEqual([
    'Eva Ruiz Sanzmar, 1 dic 2099 · 09:30 · 45 min · Tratamiento · Fila 1',
  ]);
});

it('says why a file is refused, and that a calendar brings no patients', async () => {
  const view = show();
  await choose(view, 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'vacio.ics');
  expect(await screen.findByText('El calendario no tiene citas que estén por empezar')).toBeVisible();
  act(() => void view.store.dispatch(kindChosen('patients')));
  await view.user.upload(await screen.findByLabelText('Archivo de pacientes'), new File([CALENDAR], 'a.csv'));
  expect(await screen.findByText('Es un calendario: para traer sus citas elige «Citas»')).toBeVisible();
});

it('keeps what was decided when the agenda has changed meanwhile', async () => {
  const message = 'La agenda ha cambiado mientras tanto';
  const view = show({ 'POST /api/appointment-imports': () => answer(409, { error: message, message }) });
  await checked(view);
  await view.user.click(await screen.findByRole('button', { name: 'Importar 1 cita' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar 1 cita' })).toBeEnabled();
});

it('sends the same appointments again as the same call, so that they are booked once', async () => {
  let isLost = true;
  const view = show({
    'POST /api/appointment-imports': () =>
      isLost ? answer(409) : answer(201, { import: { id: 'a1', total: 1 } }),
  });
  await checked(view);
  await view.user.click(await screen.findByRole('button', { name: 'Importar 1 cita' }));
  await screen.findByText('No se han podido importar las citas. No se ha guardado ninguna.');
  isLost = false;
  await view.user.click(screen.getByRole('button', { name: 'Importar 1 cita' }));
  expect(await screen.findByText('Se ha importado 1 cita')).toBeVisible();
  const keys = view.backend
    .sent('POST', '/api/appointment-imports')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('puts nothing of the file into an action or the state', async () => {
  const view = show();
  await checked(view);
  await screen.findByRole('list', { name: 'Citas que se pueden importar' });
  expect(JSON.stringify(view.store.getState())).not.toMatch(/Eva Ruiz/);
});

it('undoes an earlier import after the question, and says why it cannot be', async () => {
  let status = 409;
  const message = 'No se puede deshacer: una cita ya ha empezado o se ha cambiado';
  const { user, backend, toasts } = renderApp(<AppointmentImportHistory />, {
    user: THERAPIST,
    domains: [importsDomain],
    routes: {
      'GET /api/appointment-imports': () => ({ imports: APPOINTMENT_IMPORT_FIXTURES }),
      'DELETE /api/appointment-imports/:id': () =>
        status === 409 ? answer(409, { error: message, message }) : { success: true },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Deshacer la importación/ }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('86 citas');
  await user.click(within(question).getByRole('button', { name: 'Deshacer importación' }));
  expect(await within(question).findByText(message)).toBeVisible();
  status = 200;
  await user.click(within(question).getByRole('button', { name: 'Deshacer importación' }));
  await waitFor(() => expect(toasts).toEqual(['Importación deshecha']));
  expect(backend.sent('DELETE', '/api/appointment-imports/a2')).toHaveLength(2);
});

it('says when there may be more imports than are listed', async () => {
  const [first] = APPOINTMENT_IMPORT_FIXTURES;
  const imports = Array.from({ length: 100 }, (_none, at) => ({ ...first, id: `a${at}` }));
  const { unmount } = renderApp(<AppointmentImportHistory />, {
    user: THERAPIST,
    domains: [importsDomain],
    routes: { 'GET /api/appointment-imports': () => ({ imports }) },
  });
  expect(await screen.findByText('Son las 100 últimas; puede haber más.')).toBeVisible();
  unmount();
  renderApp(<ImportHistory />, {
    user: THERAPIST,
    domains: [importsDomain],
    routes: { 'GET /api/imports': () => ({ imports: imports.slice(1) }) },
  });
  expect(await screen.findAllByRole('listitem')).toHaveLength(99);
  expect(screen.queryByText(/puede haber más/)).toBeNull();
});

it('does not tell of one import why another could not be undone', async () => {
  const message = 'No se puede deshacer: una cita ya ha empezado o se ha cambiado';
  const [first, other] = APPOINTMENT_IMPORT_FIXTURES.map((one) => ({ ...one, undoneAt: null }));
  const { user } = renderApp(<AppointmentImportHistory />, {
    user: THERAPIST,
    domains: [importsDomain],
    routes: {
      'GET /api/appointment-imports': () => ({ imports: [first, other] }),
      'DELETE /api/appointment-imports/:id': () => answer(409, { error: message, message }),
    },
  });
  const [undo, undoOther] = await screen.findAllByRole('button', { name: /^Deshacer la importación/ });
  await user.click(undo as HTMLElement);
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Deshacer importación' }));
  await within(question).findByText(message);
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(undoOther as HTMLElement);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 cita');
  expect(screen.queryByText(message)).toBeNull();
});
