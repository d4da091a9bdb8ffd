import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { importsDomain } from '../domain';
import { ImportWizard } from './ImportWizard';

const LIST = [
  'Nombre;DNI;Fecha de nacimiento',
  'Eva Ruiz;12345678Z;12/03/1980',
  'Leo Marín;;ayer',
  'Ana Gil;;',
].join('\n');
const DUPLICATE = {
  id: 'd1',
  name: 'Ana Gil Sanz',
  email: null,
  phone: null,
  dateOfBirth: null,
  reasons: ['NAME'],
};

const routes: Record<string, FakeHandler> = {
  'POST /api/imports/check': () => ({ findings: [{ row: 2, fields: [], duplicates: [DUPLICATE] }] }),
  'POST /api/imports': () => ({ import: { id: 'i1' } }),
  'PUT /api/imports/:id/rows': () => ({ success: true }),
  'PUT /api/imports/:id/finished': () => ({ import: { id: 'i1', total: 1 } }),
  'DELETE /api/imports/:id': () => ({ success: true }),
};

const show = (more: Record<string, FakeHandler> = {}) =>
  renderApp(<ImportWizard link={<a href="/patients">Ver pacientes</a>} />, {
    user: THERAPIST,
    domains: [importsDomain],
    routes: { ...routes, ...more },
  });
type View = ReturnType<typeof show>;

const choose = async ({ user }: View, text: string) =>
  user.upload(
    screen.getByLabelText('Archivo de pacientes'),
    new File([text], 'lista.csv', { type: 'text/csv' }),
  );
async function check(view: View) {
  await choose(view, LIST);
  await view.user.click(await screen.findByRole('button', { name: 'Comprobar 3 filas' }));
}

it('shows what the rows become, holds back what is wrong or alike, and sends only what was confirmed', async () => {
  const view = show();
  const { user, backend } = view;
  await choose(view, LIST);
  expect(await screen.findByRole('combobox', { name: 'Dato de «DNI»' })).toHaveValue('documentNumber');
  expect(screen.getByText('Eva Ruiz')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Comprobar 3 filas' }));
  const faulty = within(await screen.findByRole('list', { name: 'Filas con errores' })).getByRole('listitem');
  expect(faulty).toHaveTextContent('Leo MarínFila 3');
  expect(within(faulty).getByRole('textbox', { name: 'Fecha de nacimiento' })).toHaveAccessibleDescription(
    'No es una fecha (dd/mm/aaaa)',
  );
  const alike = within(screen.getByRole('list', { name: 'Filas que pueden estar repetidas' }));
  expect(alike.getByRole('listitem')).toHaveTextContent('Se parece a Ana Gil Sanz');
  expect(backend.sent('POST', '/api/imports')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Importar 1 paciente' }));
  expect(await screen.findByText('Se ha importado 1 paciente')).toBeInTheDocument();
  expect(screen.getByText(/Han quedado fuera las filas 3, 4 de tu archivo\.$/)).toBeInTheDocument();
  expect(backend.sent('PUT', '/api/imports/i1/rows')).toMatchObject([
    { body: { rows: [{ name: 'Eva Ruiz', dateOfBirth: '1980-03-12' }] } },
  ]);
});

it('corrects a row where it stands, by keyboard, and looks at it alone again', async () => {
  const view = show();
  const { user, backend, store } = view;
  await check(view);
  const day = await screen.findByRole('textbox', { name: 'Fecha de nacimiento' });
  await user.clear(day);
  await user.type(day, 'anteayer{Enter}');
  await waitFor(() => expect(day).toHaveFocus());
  expect(await screen.findByText('Todavía no se puede importar.')).toHaveRole('status');
  expect(day).toHaveValue('anteayer');
  expect(day).toBeInvalid();
  await user.clear(day);
  await user.type(day, '5/6/1975');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Comprobar la fila 3' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Corregida: se importará.')).toHaveRole('status');
  expect(day).toHaveValue('5/6/1975');
  expect(day).toBeValid();
  expect(screen.getByRole('heading', { name: 'Filas corregidas' })).toBeVisible();
  const asked = backend
    .sent('POST', '/api/imports/check')
    .map(({ body }) => (body as { rows: object[] }).rows);
  expect(asked.at(-1)).toEqual([{ name: 'Leo Marín', dateOfBirth: '1975-06-05' }]);
  expect(JSON.stringify(store.getState())).not.toMatch(/anteayer|1975/);
  await user.click(screen.getByRole('button', { name: 'Importar 2 pacientes' }));
  await screen.findByText('Se han importado 2 pacientes');
  expect(backend.sent('PUT', '/api/imports/i1/rows')[0]?.body).toMatchObject({
    rows: [{ name: 'Eva Ruiz' }, { name: 'Leo Marín', dateOfBirth: '1975-06-05' }],
  });
});

it('says that of a workbook only the first sheet is read', async () => {
  const { user } = show();
  const workbook = new Uint8Array(readFileSync(path.join(__dirname, '../read/fixtures/workbook.xlsx')));
  const more = { ...unzipSync(workbook), 'xl/worksheets/sheet2.xml': strToU8('<worksheet/>') };
  const upload = (bytes: Uint8Array) =>
    user.upload(screen.getByLabelText('Archivo de pacientes'), new File([bytes as BlobPart], 'lista.xlsx'));
  await upload(workbook);
  await screen.findByRole('button', { name: /^Comprobar \d+ filas$/ });
  expect(screen.queryByText(/solo se lee la primera/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
  await upload(zipSync(more));
  expect(await screen.findByText(/^El libro tiene 2 hojas y solo se lee la primera/)).toBeVisible();
});

it('leaves out at once what is wrong in all rows, and keeps what was decided of others', async () => {
  const view = show({
    'POST /api/imports/check': ({ body }) => ({
      findings: (body as { rows: { name: string }[] }).rows.flatMap(({ name }, row) => [
        ...(name === 'Ana Gil' ? [{ row, fields: [], duplicates: [DUPLICATE] }] : []),
        ...(name ? [] : [{ row, fields: [{ field: 'name', message: 'Falta el nombre' }], duplicates: [] }]),
      ]),
    }),
  });
  const { user, backend } = view;
  await choose(view, `${LIST}\nIria Pena;;mañana\n;;5/6/1975`);
  await user.click(await screen.findByRole('button', { name: 'Comprobar 5 filas' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Importar de todos modos/ }));
  await user.click(screen.getByRole('button', { name: 'Quitar los 2 datos con error' }));
  // A row without a name still cannot be imported.
  const faulty = await screen.findByRole('list', { name: 'Filas con errores' });
  await waitFor(() => expect(within(faulty).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /con error/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Importar 4 pacientes' }));
  await screen.findByText('Se han importado 4 pacientes');
  const [sent] = backend
    .sent('PUT', '/api/imports/i1/rows')
    .map(({ body }) => (body as { rows: object[] }).rows);
  expect(sent).toEqual([
    { name: 'Eva Ruiz', dateOfBirth: '1980-03-12', details: expect.anything() },
    { name: 'Leo Marín' },
    { name: 'Ana Gil' },
    { name: 'Iria Pena' },
  ]);
});

it('keeps what was typed when the row cannot be looked at, and when the columns are opened again', async () => {
  let isDown = false;
  const view = show({
    'POST /api/imports/check': () => (isDown ? answer(400) : { findings: [] }),
  });
  const { user } = view;
  await check(view);
  const day = await screen.findByRole('textbox', { name: 'Fecha de nacimiento' });
  isDown = true;
  await user.clear(day);
  await user.type(day, '5/6/1975{Enter}');
  expect(await screen.findByText('No se ha podido comprobar la fila')).toBeVisible();
  expect(day).toHaveValue('5/6/1975');
  expect(screen.queryByRole('button', { name: /con error/ })).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Volver a las columnas' }));
  await user.click(await screen.findByRole('button', { name: 'Comprobar 3 filas' }));
  expect(await screen.findByRole('button', { name: 'Importar 3 pacientes' })).toBeEnabled();
});

it('asks before a tab is closed with what was corrected, or in the middle of an import', async () => {
  let respond = (_value: unknown) => undefined as void;
  const view = show({
    'PUT /api/imports/:id/finished': () => new Promise((resolve) => (respond = resolve)),
  });
  const { user } = view;
  await check(view);
  const day = await screen.findByRole('textbox', { name: 'Fecha de nacimiento' });
  expect(mayClose()).toBe(true);
  await user.type(day, '5');
  expect(mayClose()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Volver a las columnas' }));
  await user.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
  expect(mayClose()).toBe(true);
  await check(view);
  await user.click(await screen.findByRole('button', { name: 'Importar 1 paciente' }));
  expect(mayClose()).toBe(false);
  respond({ import: { id: 'i1', total: 1 } });
  await screen.findByText('Se ha importado 1 paciente');
  expect(mayClose()).toBe(true);
});

it('looks at what was typed when somebody goes on without «Comprobar», so that the import does not leave it out', async () => {
  const view = show();
  const { user, backend } = view;
  await check(view);
  const day = await screen.findByRole('textbox', { name: 'Fecha de nacimiento' });
  await user.clear(day);
  await user.type(day, '5/6/1975');
  await user.click(screen.getByRole('button', { name: 'Importar 1 paciente' }));
  expect(backend.sent('POST', '/api/imports')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Importar 2 pacientes' }));
  expect(await screen.findByText('Se han importado 2 pacientes')).toBeInTheDocument();
});

it('looks at a row that was left while another was looked at', async () => {
  let answerNow = () => {};
  const answered = new Promise<void>((resolve) => (answerNow = resolve));
  let isSlow = false;
  const view = show({
    'POST /api/imports/check': async () => {
      if (isSlow) await answered;
      return { findings: [] };
    },
  });
  const { user } = view;
  await choose(view, `${LIST}\nIria Pena;;mañana`);
  await user.click(await screen.findByRole('button', { name: 'Comprobar 4 filas' }));
  const days = await screen.findAllByRole('textbox', { name: 'Fecha de nacimiento' });
  isSlow = true;
  for (const day of days) {
    await user.clear(day);
    await user.type(day, '5/6/1975');
  }
  await user.tab();
  await user.tab();
  answerNow();
  expect(await screen.findByRole('button', { name: 'Importar 4 pacientes' })).toBeEnabled();
});

it('says what the screen shows by now, because nothing of the stage before is left on it', async () => {
  const view = show();
  await check(view);
  expect(await screen.findByText('Filas comprobadas')).toHaveRole('status');
  await view.user.click(screen.getByRole('button', { name: 'Importar 1 paciente' }));
  expect(await screen.findByText('Importación terminada')).toHaveRole('status');
});

it('lets rows alike in one by one and all at once', async () => {
  const view = show();
  await check(view);
  await view.user.click(
    await screen.findByRole('checkbox', { name: 'Importar de todos modos la fila 4, Ana Gil' }),
  );
  expect(screen.getByRole('button', { name: 'Importar 2 pacientes' })).toBeEnabled();
  await view.user.click(screen.getByRole('button', { name: 'No importar ninguna' }));
  expect(screen.getByRole('button', { name: 'Importar 1 paciente' })).toBeEnabled();
});

it('asks for the column of the name and gives a field to one column alone', async () => {
  const view = show();
  await choose(view, LIST);
  const column = (heading: string) => screen.getByRole('combobox', { name: `Dato de «${heading}»` });
  await screen.findByText('Así quedarán las primeras fichas');
  await view.user.selectOptions(column('DNI'), 'Nombre');
  expect(column('Nombre')).toHaveValue('');
  await view.user.selectOptions(column('DNI'), 'No importar');
  expect(screen.getByText('Elige qué columna lleva el nombre')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Comprobar 3 filas' })).toBeDisabled();
});

it('says why a file is not read', async () => {
  const view = show();
  await choose(view, '%PDF-1.7');
  expect(await screen.findByText('No es un archivo CSV ni un libro de Excel (.xlsx)')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('No es un archivo CSV');
});

it('keeps the columns when the check fails and the decisions when the import does', async () => {
  const failing = show({ 'POST /api/imports/check': () => answer(400) });
  await check(failing);
  expect(await screen.findByText('No se han podido comprobar las filas')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('No se han podido comprobar las filas');
  expect(screen.getByRole('combobox', { name: 'Dato de «DNI»' })).toHaveValue('documentNumber');
  failing.unmount();
  const refused = show({ 'PUT /api/imports/:id/finished': () => answer(409) });
  await check(refused);
  await refused.user.click(await screen.findByRole('button', { name: 'Importar 1 paciente' }));
  expect(await screen.findByText(/No se ha guardado ninguno/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/No se ha guardado ninguno/);
  expect(screen.getByRole('button', { name: 'Importar 1 paciente' })).toBeEnabled();
});

it.each([
  ['as it is', 200],
  ['also where nothing is left of it', 404],
])('takes an attempt back before another one, %s', async (_how, status) => {
  let isRefused = true;
  let begun = 0;
  const calls: string[] = [];
  const view = show({
    'POST /api/imports': () => {
      begun += 1;
      calls.push(`begin ${begun}`);
      return { import: { id: `i${begun}` } };
    },
    'PUT /api/imports/:id/finished': ({ params }) =>
      isRefused ? answer(409) : { import: { id: params.id, total: 1 } },
    'DELETE /api/imports/:id': ({ params }) => {
      calls.push(`remove ${params.id}`);
      return answer(status, { success: true });
    },
  });
  const { user } = view;
  await check(view);
  await user.click(await screen.findByRole('button', { name: 'Importar 1 paciente' }));
  await screen.findByText(/No se ha guardado ninguno/);
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Importar 1 paciente' }));
  expect(await screen.findByText('Se ha importado 1 paciente')).toBeInTheDocument();
  expect(calls).toEqual(['begin 1', 'remove i1', 'begin 2']);
});

it('leaves an attempt alone once the rows were looked at anew', async () => {
  const view = show({ 'PUT /api/imports/:id/finished': () => answer(409) });
  const { user, backend } = view;
  await check(view);
  await user.click(await screen.findByRole('button', { name: 'Importar 1 paciente' }));
  await screen.findByText(/No se ha guardado ninguno/);
  await user.click(screen.getByRole('button', { name: 'Volver a las columnas' }));
  await user.click(await screen.findByRole('button', { name: 'Comprobar 3 filas' }));
  await user.click(await screen.findByRole('button', { name: 'Importar 1 paciente' }));
  await screen.findByText(/No se ha guardado ninguno/);
  expect(backend.sent('DELETE', '/api/imports/i1')).toEqual([]);
});

it('no cell of the file is in the state or in an action', async () => {
  const view = show();
  await check(view);
  await screen.findByText('Se parece a Ana Gil Sanz');
  await waitFor(() => expect(JSON.stringify(view.store.getState())).not.toMatch(/Eva Ruiz|12345678Z/));
});
