import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import type { Routine } from '@/contract/routineAnswers';
import { EPISODE_FIXTURES } from '@/features/episodes/fixtures';
import { exercisesDomain } from '@/features/exercises';
import {
  EXERCISES,
  FREQUENCY_OPTIONS,
  manyTemplates,
  PATIENTS,
  PRESCRIBED_FIXTURE,
  ROUTINE_FIXTURE,
  ROUTINES,
  SCHEDULED_FREQUENCIES,
  TEMPLATE_FIXTURE,
} from '@/features/routines/fixtures';
import { routinesDomain } from '@/features/routines';
import { baseApi } from '@/shared/api/baseApi';
import { leadsBackState } from '@/shared/routes';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { RoutinesPage } from '..';

const LIST = 'GET /api/routines';
const CREATE = 'POST /api/routines';

function open(routes: Record<string, FakeHandler> = {}, at = '/routines', beside: ReactNode = null) {
  return renderApp(<RoutinesPage />, {
    user: THERAPIST,
    at,
    path: '/routines',
    domains: [routinesDomain, exercisesDomain],
    followFocus: true,
    routes: {
      [LIST]: () => ({ data: ROUTINES }),
      'GET /api/routines/frequencies/list': () => ({ data: FREQUENCY_OPTIONS }),
      'GET /api/patients': () => ({ data: PATIENTS }),
      'GET /api/exercises': () => ({ data: EXERCISES }),
      ...routes,
    },
    wrap: (page) => (
      <>
        {beside}
        {page}
      </>
    ),
  });
}

const card = (name = 'Rodilla fase 1') => within(screen.getByRole('article', { name }));
const form = () => within(screen.getByRole('dialog'));
const button = (name: string | RegExp) => form().getByRole('button', { name });
const exerciseBoxes = () => form().getAllByRole('combobox', { name: 'Ejercicio' });

async function choose(user: ReturnType<typeof open>['user'], box: HTMLElement, text: string) {
  await user.click(box);
  await user.type(box, text);
  await user.click(await screen.findByRole('option', { name: new RegExp(text) }));
}

const TEMPLATE = 'Empezar con una plantilla';
const templateBox = () => form().getByRole('combobox', { name: TEMPLATE });

async function chooseTemplate(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(button(/^Mostrar opciones de Empezar con una plantilla/));
  await user.click(await screen.findByRole('option', { name }));
}

/** Exports the routine of the first card, and returns what the file says. */
async function exported(user: ReturnType<typeof open>['user']): Promise<string> {
  let file: Blob | undefined;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((file = blob as Blob), 'blob:x'));
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await screen.findByRole('article', { name: 'Rodilla fase 1' });
  await user.click(card().getByRole('button', { name: 'Exportar Rodilla fase 1' }));
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file as Blob);
  });
}

it('says in the form that the library could not be loaded, and takes it when it comes', async () => {
  const { user, backend } = open({ 'GET /api/exercises': () => answer(500) });
  await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
  expect(await form().findByText('Error al cargar ejercicios')).toBeInTheDocument();
  await user.click(button('Agregar ejercicio'));
  await user.type(exerciseBoxes()[0] as HTMLElement, 'puente');
  expect(await screen.findByText('La biblioteca todavía no está disponible')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  backend.use({ 'GET /api/exercises': () => ({ data: EXERCISES }) });
  await user.click(button('Reintentar'));
  await choose(user, exerciseBoxes()[0] as HTMLElement, 'Puente');
});

describe('the list', () => {
  it('is asked for again when the page is seen again, with what a colleague has done meanwhile', async () => {
    const { backend } = open();
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    backend.use({ [LIST]: () => ({ data: ROUTINES.filter(({ id }) => id !== 'r1') }) });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Rodilla fase 1' })).toBeNull());
  });

  it.each([
    ['have come', { data: ROUTINES }],
    ['could not be had', answer(500)],
  ])('asks for the library once the routines %s', async (_how, outcome) => {
    let arrive: (answered: unknown) => void = () => undefined;
    const answered = new Promise((resolve) => (arrive = resolve));
    const { backend } = open({ [LIST]: () => answered });
    await waitFor(() => expect(backend.sent('GET', '/api/patients')).toHaveLength(1));
    expect(backend.sent('GET', '/api/exercises')).toEqual([]);
    arrive(outcome);
    await waitFor(() => expect(backend.sent('GET', '/api/exercises')).toHaveLength(1));
  });

  it('shows the five figures and what a card has to say', async () => {
    open();
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    for (const [label, value] of [
      ['Total rutinas', '3'],
      ['Activas', '2'],
      ['Completadas', '1'],
      ['Total ejercicios', '4'],
      ['Duración promedio (min)', '5'],
    ] as const)
      expect(screen.getByText(label).parentElement).toHaveTextContent(`${label}${value}`);
    expect(card().getByText('Tras la artroscopia')).toBeInTheDocument();
    expect(card().getByText('Manuel Ortega Gil')).toBeInTheDocument();
    expect(card().getByText('Diario')).toBeInTheDocument();
    expect(card().getByText('6 semanas')).toBeInTheDocument();
    expect(card().getByText('2 ejercicios')).toBeInTheDocument();
    expect(card().getByText(/Rehabilitación/)).toHaveTextContent('Rehabilitación, dificultad: Intermedio');
    expect(card('Cuello y oficina').getByText('Sin descripción')).toBeInTheDocument();
  });

  it('searches, filters and clears', async () => {
    const { user } = open();
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.type(screen.getByPlaceholderText('Buscar rutinas...'), 'zzz');
    expect(screen.getByText('No se encontraron rutinas')).toBeInTheDocument();
    await user.clear(screen.getByPlaceholderText('Buscar rutinas...'));
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    const panel = within(screen.getByRole('region', { name: 'Filtros' }));
    await user.selectOptions(panel.getByRole('combobox', { name: 'Paciente' }), 'Lucía Navarro Sanz');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.selectOptions(panel.getByRole('combobox', { name: 'Categoría' }), 'Deportiva');
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('keeps favourites on this browser and asks nothing of the server', async () => {
    const { user, backend } = open();
    const star = await screen.findByRole('button', { name: 'Favorita: Rodilla fase 1' });
    await waitFor(() => expect(backend.sent('GET', '/api/exercises')).toHaveLength(1));
    const before = backend.requests.length;
    await user.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    await user.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'false');
    expect(backend.requests).toHaveLength(before);
  });

  it('shares from the list view only, and copies a link that opens the routine', async () => {
    const { user, toasts, unmount } = open();
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    expect(screen.queryByRole('button', { name: /Compartir/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Vista de lista' }));
    await user.click(screen.getByRole('button', { name: 'Compartir Rodilla fase 1' }));
    await waitFor(() => expect(toasts).toEqual(['Enlace copiado al portapapeles']));
    const link = new URL(await navigator.clipboard.readText());
    expect(link.href).toBe(`${location.origin}/routines?routine=r1`);
    unmount();
    const again = open({}, `${link.pathname}${link.search}`);
    expect(await screen.findByRole('dialog', { name: 'Editar Rutina' })).toBeInTheDocument();
    await again.user.click(button('Cerrar'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(again.address()).toBe('/routines');
  });

  it('leads back to the record in which it was opened', async () => {
    const back = '/patients/p1/routines?episode=ep1';
    const { user, address } = open(
      {},
      back,
      <Link to="/routines?routine=r1" state={leadsBackState}>
        Rodilla
      </Link>,
    );
    await user.click(screen.getByRole('link', { name: 'Rodilla' }));
    expect(await screen.findByRole('dialog', { name: 'Editar Rutina' })).toBeInTheDocument();
    await user.click(button('Cerrar'));
    await waitFor(() => expect(address()).toBe(back));
  });

  it.each([
    ['is not there', 'gone'],
    ['is a template', TEMPLATE_FIXTURE.id],
  ])('says that there is no routine where that of a link %s', async (_why, id) => {
    const lists = { data: ROUTINES, templates: [TEMPLATE_FIXTURE] };
    const { toasts, address } = open({ [LIST]: () => lists }, `/routines?routine=${id}`);
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await waitFor(() => expect(address()).toBe('/routines'));
    expect(toasts).toEqual(['Rutina no encontrada']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks anew for the routines where the link is to one that was made since', async () => {
    const { backend, store, toasts, unmount } = open({ [LIST]: () => ({ data: [] }) });
    await screen.findByText('No hay rutinas creadas');
    unmount();
    backend.use({ [LIST]: () => ({ data: ROUTINES }) });
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/routines?routine=r1']}>
          <RoutinesPage />
        </MemoryRouter>
      </Provider>,
    );
    expect(await screen.findByRole('dialog', { name: 'Editar Rutina' })).toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it('shows the link to be copied by hand where the browser copies nothing', async () => {
    const { user, toasts } = open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.click(screen.getByRole('radio', { name: 'Vista de lista' }));
    await user.click(screen.getByRole('button', { name: 'Compartir Rodilla fase 1' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Enlace de la rutina' });
    expect(field).toHaveValue(`${location.origin}/routines?routine=r1`);
    expect(field.selectionEnd).toBe(field.value.length);
    expect(screen.getByRole('status')).toHaveTextContent('cópialo a mano');
    expect(toasts).toEqual([]);
  });

  it('duplicates once, whole, under a name that says so, for the patient who is then chosen', async () => {
    const { user, backend, toasts } = open({ [CREATE]: () => ({ data: ROUTINE_FIXTURE }) });
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.dblClick(card().getByRole('button', { name: 'Duplicar Rodilla fase 1' }));
    expect(await screen.findByRole('dialog', { name: 'Nueva Rutina' })).toBeInTheDocument();
    await user.click(await form().findByRole('button', { name: 'Crear rutina' }));
    expect(await form().findByText('Debes seleccionar un paciente')).toBeInTheDocument();
    expect(backend.sent('POST', '/api/routines')).toHaveLength(0);
    await choose(user, form().getByRole('combobox', { name: 'Paciente' }), 'Lucía');
    await user.dblClick(button('Crear rutina'));
    await waitFor(() => expect(toasts).toEqual(['Rutina creada correctamente']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(backend.sent('POST', '/api/routines')).toHaveLength(1);
    expect(backend.sent('POST', '/api/routines')[0]?.body).toMatchObject({
      name: 'Rodilla fase 1 (copia)',
      patientId: 'p2',
      exercises: [
        { exerciseId: 'e1', order: 1 },
        { exerciseId: 'e2', order: 2 },
      ],
    });
  });

  it('says of a copy for somebody else that notes and prescription are of the first patient', async () => {
    const { user } = open();
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.click(card().getByRole('button', { name: 'Duplicar Rodilla fase 1' }));
    const patient = await form().findByRole('combobox', { name: 'Paciente' });
    const notice = () => form().queryByText('Copia de una rutina de Manuel Ortega Gil');
    await choose(user, patient, 'Manuel');
    expect(notice()).toBeNull();
    await user.clear(patient);
    await choose(user, patient, 'Lucía');
    expect(notice()).toBeVisible();
    expect(form().getByText(/revísalas antes de darla a otra persona/)).toBeVisible();
    // Nothing is taken away: what fits stays, and what does not is seen.
    expect(form().getByRole('textbox', { name: 'Notas adicionales' })).toHaveValue('Hielo después');
  });

  it('exports a file, and imports it into the form without saving', async () => {
    const { user, backend, toasts } = open();
    const content = await exported(user);
    expect(toasts).toEqual(['Rutina exportada correctamente']);

    const chooser = screen.getByLabelText('Archivo de la rutina');
    const hostile = new File(['{"schemaVersion":1,"routine":{"name":"<script>"}}'], 'x.json');
    fireEvent.change(chooser, { target: { files: [hostile] } });
    await waitFor(() => expect(toasts.at(-1)).toBe('El archivo contiene código y no se ha importado'));
    expect(screen.queryByRole('dialog')).toBeNull();

    fireEvent.change(chooser, { target: { files: [new File([content], 'r.json')] } });
    expect(await screen.findByRole('dialog', { name: 'Nueva Rutina' })).toBeInTheDocument();
    expect(await form().findByRole('textbox', { name: 'Nombre de la rutina' })).toHaveValue('Rodilla fase 1');
    expect(exerciseBoxes().map((box) => (box as HTMLInputElement).value)).toEqual([
      'Extensión de rodilla sentado',
      'Puente de glúteos',
    ]);
    expect(backend.sent('POST', '/api/routines')).toHaveLength(0);
  });

  it('finds again what was typed over an imported routine, by its file', async () => {
    const { user } = open();
    const content = await exported(user);
    const importIt = (text: string) =>
      fireEvent.change(screen.getByLabelText('Archivo de la rutina'), {
        target: { files: [new File([text], 'r.json')] },
      });
    const name = () => form().findByRole('textbox', { name: 'Nombre de la rutina' });
    await screen.findByRole('button', { name: 'Importar' });
    importIt(content);
    await screen.findByRole('dialog', { name: 'Nueva Rutina' });
    await user.type(await name(), ' de Lucía');
    await user.keyboard('{Escape}');
    importIt(content.replace('Rodilla fase 1', 'Otra'));
    await screen.findByRole('dialog', { name: 'Nueva Rutina' });
    expect(await name()).toHaveValue('Otra');
    await user.keyboard('{Escape}');
    importIt(content);
    await screen.findByRole('dialog', { name: 'Nueva Rutina' });
    expect(await name()).toHaveValue('Rodilla fase 1 de Lucía');
    expect(form().getByText('Borrador recuperado')).toBeInTheDocument();
  });

  it('says that patients and library have not come, and asks for the library again with a file that needs it', async () => {
    const { user, backend, toasts } = open({
      'GET /api/patients': () => answer(500),
      'GET /api/exercises': () => answer(500),
    });
    const content = await exported(user);
    await user.click(screen.getByRole('button', { name: /^Filtros/ }));
    expect(await screen.findByText('Error al cargar los pacientes')).toBeInTheDocument();

    backend.use({ 'GET /api/patients': () => ({ data: PATIENTS }) });
    await user.click(screen.getByRole('button', { name: 'Reintentar: Paciente' }));
    expect(await screen.findByRole('option', { name: 'Manuel Ortega Gil' })).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Archivo de la rutina'), {
      target: { files: [new File([content], 'r.json')] },
    });
    await waitFor(() => expect(toasts.at(-1)).toBe('Error al cargar ejercicios'));
    await waitFor(() => expect(backend.sent('GET', '/api/exercises')).toHaveLength(2));
  });

  it('deletes after a question, and says in it when that fails', async () => {
    const { user, backend, toasts } = open({ 'DELETE /api/routines/:id': () => answer(500) });
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.click(card().getByRole('button', { name: 'Eliminar Rodilla fase 1' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Eliminar rutina' }));
    expect(await dialog.findByText('Error al eliminar la rutina')).toBeInTheDocument();
    backend.use({
      'DELETE /api/routines/:id': () => ({ success: true }),
      [LIST]: () => ({ data: ROUTINES.filter(({ id }) => id !== 'r1') }),
    });
    await user.click(dialog.getByRole('button', { name: 'Eliminar rutina' }));
    await waitFor(() => expect(toasts).toEqual(['Rutina eliminada correctamente']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Rodilla fase 1' })).toBeNull());
    expect(backend.sent('DELETE', '/api/routines/r1')).toHaveLength(2);
  });

  it.each([
    ['the server failing', () => answer(500), 'Error al cargar datos'],
    ['the network gone', networkFailure, 'Error de conexión'],
  ])('says so with %s', async (_what, handler, text) => {
    open({ [LIST]: handler });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
    // The figures are unknown, and nothing of them is on its way.
    expect(screen.getAllByText('—')).toHaveLength(5);
    expect(screen.queryByText('Cargando...')).toBeNull();
  });
});

describe('the form', () => {
  it('builds a routine from nothing, sends exactly the documented body, closes and reloads', async () => {
    const { user, backend, toasts } = open({ [LIST]: () => [], [CREATE]: () => ({ data: ROUTINE_FIXTURE }) });
    await user.click(await screen.findByRole('button', { name: 'Crear primera rutina' }));
    expect(screen.getByText('No hay rutinas creadas')).toBeInTheDocument();
    await user.type(await form().findByRole('textbox', { name: 'Nombre de la rutina' }), ' Mi rutina ');
    await choose(user, form().getByRole('combobox', { name: 'Paciente' }), 'Manuel');
    await user.selectOptions(form().getByRole('combobox', { name: 'Frecuencia' }), 'Diario');
    await user.selectOptions(form().getByRole('combobox', { name: 'Categoría' }), 'Rehabilitación');
    await user.type(form().getByRole('textbox', { name: 'Notas adicionales' }), 'Hielo');
    // From the library, with its proposed dose…
    await user.type(form().getByRole('searchbox', { name: 'Buscar en la biblioteca' }), 'GLUTEOS');
    await user.click(await form().findByRole('button', { name: 'Añadir Puente de glúteos' }));
    // …and by name, without a dose.
    await user.click(button('Agregar ejercicio'));
    expect(exerciseBoxes()[1]).toHaveFocus();
    await choose(user, exerciseBoxes()[1] as HTMLElement, 'Retracción');
    await user.clear(form().getAllByRole('spinbutton', { name: 'Duración (seg)' })[1] as HTMLElement);
    await user.clear(form().getAllByRole('spinbutton', { name: 'Descanso (seg)' })[1] as HTMLElement);
    const [notes] = form().getAllByRole('textbox', { name: 'Notas' });
    await user.type(notes as HTMLElement, 'Si duele, para');
    await user.dblClick(button('Crear rutina'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts).toEqual(['Rutina creada correctamente']);
    expect(backend.sent('POST', '/api/routines')).toHaveLength(1);
    expect(backend.sent('POST', '/api/routines')[0]?.body).toEqual({
      name: 'Mi rutina',
      description: '',
      frequency: 'DAILY',
      duration: 4,
      notes: 'Hielo',
      patientId: 'p1',
      category: 'Rehabilitación',
      difficulty: 'beginner',
      exercises: [
        {
          ...{ exerciseId: 'e2', order: 1, sets: 2, reps: 15, duration: 40, restTime: 45 },
          notes: 'Si duele, para',
        },
        { exerciseId: 'e3', order: 2, sets: 3, reps: 10, duration: 30, restTime: 60, notes: '' },
      ],
    });
    await waitFor(() => expect(backend.sent('GET', '/api/routines')).toHaveLength(2));
    expect(mayClose()).toBe(true);
  });

  it('shows an exercise of the library before it is added, and stays as it was', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
    await user.type(form().getByRole('textbox', { name: 'Nombre de la rutina' }), 'Cadera');
    await user.click(await form().findByRole('button', { name: 'Puente de glúteos' }));
    const detail = within(screen.getByRole('dialog', { name: 'Puente de glúteos' }));
    expect(detail.getByText('1. Despacio.')).toBeInTheDocument();
    await user.click(detail.getByRole('button', { name: 'Cerrar' }));
    expect(form().getByRole('textbox', { name: 'Nombre de la rutina' })).toHaveValue('Cadera');
    expect(form().queryByRole('combobox', { name: 'Ejercicio' })).toBeNull();
  });

  it('is not sent by Enter in the search of the library', async () => {
    const { user, backend } = open();
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.click(card().getByRole('button', { name: 'Editar Rodilla fase 1' }));
    await user.click(await form().findByRole('button', { name: 'Buscar en la biblioteca' }));
    const search = form().getByRole('searchbox', { name: 'Buscar en la biblioteca' });
    await user.type(search, 'puente{Enter}');
    expect(search).toHaveFocus();
    expect(await form().findByRole('button', { name: 'Añadir Puente de glúteos' })).toBeInTheDocument();
    expect(backend.sent('PUT', '/api/routines/r1')).toHaveLength(0);
  });

  it('leads to the button that adds an exercise when nothing else is missing', async () => {
    const { user } = open();
    await user.click(
      within(await screen.findByRole('article', { name: 'Rodilla fase 1' })).getByRole('button', {
        name: /^Editar/,
      }),
    );
    const removals = await form().findAllByRole('button', { name: /^Quitar / });
    expect(removals).toHaveLength(2);
    for (const removal of removals) await user.click(removal);
    await user.click(button('Actualizar rutina'));
    await waitFor(() => expect(button('Agregar ejercicio')).toHaveFocus());
  });

  it('names what is missing, exercise by exercise, and sends nothing', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
    await user.clear(form().getByRole('spinbutton', { name: 'Duración (semanas)' }));
    await user.click(button('Crear rutina'));
    for (const text of [
      'El nombre de la rutina es obligatorio',
      'Debes seleccionar un paciente',
      'Debes seleccionar una frecuencia',
      'La duración debe ser al menos 1 semana',
      'Debes agregar al menos un ejercicio',
    ])
      expect(await form().findByText(text)).toBeInTheDocument();
    await user.click(button('Agregar ejercicio'));
    await user.click(button('Agregar ejercicio'));
    const second = (name: string) => form().getAllByRole('spinbutton', { name })[1] as HTMLElement;
    await user.clear(second('Series'));
    await user.type(second('Series'), '0');
    await user.clear(second('Repeticiones'));
    await user.click(button('Crear rutina'));
    for (const text of [
      'Debes seleccionar un ejercicio en el ejercicio 1',
      'Debes seleccionar un ejercicio en el ejercicio 2',
      'El ejercicio 2 debe tener al menos 1 serie',
      'El ejercicio 2 debe tener al menos 1 repetición',
    ])
      expect(await form().findByText(text)).toBeInTheDocument();
    await user.type(form().getByRole('spinbutton', { name: 'Duración (semanas)' }), '53');
    await user.tab();
    expect(await form().findByText('La duración debe ser como máximo 52 semanas')).toBeInTheDocument();
    expect(backend.sent('POST', '/api/routines')).toHaveLength(0);
  });

  it('edits: reorders by keyboard, removes, and sends the whole routine', async () => {
    const { user, backend, toasts } = open({ 'PUT /api/routines/:id': () => ({ data: ROUTINE_FIXTURE }) });
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.click(card().getByRole('button', { name: 'Editar Rodilla fase 1' }));
    expect(await screen.findByRole('dialog', { name: 'Editar Rutina' })).toBeInTheDocument();
    expect(form().getByRole('combobox', { name: 'Paciente' })).toHaveValue('Manuel Ortega Gil');
    const handle = button(/^Mover Puente de glúteos/);
    act(() => handle.focus());
    await user.keyboard('{ArrowUp}');
    expect(form().getByText('Puente de glúteos, posición 1 de 2')).toBeInTheDocument();
    expect(button(/^Mover Puente de glúteos/)).toHaveFocus();
    await user.click(button('Bajar Puente de glúteos'));
    await user.click(button('Subir Puente de glúteos'));
    await user.click(button('Agregar ejercicio'));
    await user.click(button('Quitar Ejercicio 3'));
    await user.click(button('Actualizar rutina'));
    await waitFor(() => expect(toasts).toEqual(['Rutina actualizada correctamente']));
    expect(backend.sent('PUT', '/api/routines/r1')[0]?.body).toMatchObject({
      name: 'Rodilla fase 1',
      difficulty: 'intermediate',
      exercises: [
        { exerciseId: 'e2', order: 1 },
        { exerciseId: 'e1', order: 2, notes: 'Sin dolor' },
      ],
    });
  });

  it('reorders by drag', async () => {
    const { user } = open();
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.click(card().getByRole('button', { name: 'Editar Rodilla fase 1' }));
    await screen.findByRole('dialog', { name: 'Editar Rutina' });
    const values = () => exerciseBoxes().map((box) => (box as HTMLInputElement).value);
    await waitFor(() => expect(values()).toEqual(['Extensión de rodilla sentado', 'Puente de glúteos']));
    // Every element is a row of a hundred pixels.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const index = this.matches('ol > li') ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
      return {
        top: index * 100,
        bottom: index * 100 + 100,
        left: 0,
        right: 100,
        width: 100,
        height: 100,
      } as DOMRect;
    });
    const target = button(/^Mover Extensión/);
    await user.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientY: 50 } },
      { target, coords: { clientY: 250 } },
      { target, coords: { clientY: 150 } },
      { keys: '[/MouseLeft]', target, coords: { clientY: 150 } },
    ]);
    await waitFor(() => expect(values()).toEqual(['Puente de glúteos', 'Extensión de rodilla sentado']));
  });

  it('keeps what was typed when saving fails, the server’s text first', async () => {
    const { user, backend, toasts } = open({ 'PUT /api/routines/:id': () => answer(500) });
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.click(card().getByRole('button', { name: 'Editar Rodilla fase 1' }));
    const name = form().getByRole('textbox', { name: 'Nombre de la rutina' });
    await user.type(name, ' bis');
    await user.click(button('Actualizar rutina'));
    await waitFor(() => expect(toasts).toEqual(['Error al guardar la rutina']));
    const message = 'El ejercicio 2 ya no está en la biblioteca';
    backend.use({
      'PUT /api/routines/:id': () => answer(400, { message, fields: { 'exercises[1].exerciseId': message } }),
    });
    await user.click(button('Actualizar rutina'));
    await waitFor(() => expect(toasts.at(-1)).toBe(message));
    expect(await form().findByText(message)).toBeInTheDocument();
    expect(name).toHaveValue('Rodilla fase 1 bis');
  });

  it('keeps what was typed when somebody else deletes the routine meanwhile', async () => {
    const { user, backend, store } = open();
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.click(card().getByRole('button', { name: 'Editar Rodilla fase 1' }));
    const name = form().getByRole('textbox', { name: 'Nombre de la rutina' });
    await user.type(name, ' bis');
    backend.use({ [LIST]: () => ({ data: [] }) });
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Routine'])));
    await waitFor(() => expect(screen.queryByText('Rodilla fase 1')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Editar Rutina' })).toContainElement(name);
    expect(name).toHaveValue('Rodilla fase 1 bis');
  });

  it('offers the server’s own frequencies, and sends them as they are', async () => {
    const { user, backend } = open({
      'GET /api/routines/frequencies/list': () => ({
        data: [{ value: '3_por_semana', label: 'Tres veces' }],
      }),
      'PUT /api/routines/:id': () => ({ data: ROUTINE_FIXTURE }),
    });
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.click(card().getByRole('button', { name: 'Editar Rodilla fase 1' }));
    await user.selectOptions(form().getByRole('combobox', { name: 'Frecuencia' }), 'Tres veces');
    await user.click(button('Actualizar rutina'));
    await waitFor(() => expect(backend.sent('PUT', '/api/routines/r1')).toHaveLength(1));
    expect(backend.sent('PUT', '/api/routines/r1')[0]?.body).toMatchObject({ frequency: '3_por_semana' });
  });

  it('finds the exercise by a plain word with a slip, in the choice by name too', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
    await user.click(button('Agregar ejercicio'));
    await user.type(exerciseBoxes()[0] as HTMLElement, 'nalgsa');
    expect(await screen.findByRole('option', { name: /Puente de glúteos/ })).toBeInTheDocument();
  });

  describe('days of a routine at its own frequency', () => {
    const keepsDays = { 'GET /api/routines/frequencies/list': () => ({ data: SCHEDULED_FREQUENCIES }) };
    const edit = async (routes: Record<string, FakeHandler>) => {
      const view = open({ ...routes, 'PUT /api/routines/:id': () => ({ data: ROUTINE_FIXTURE }) });
      await screen.findByRole('article', { name: 'Rodilla fase 1' });
      await view.user.click(card().getByRole('button', { name: 'Editar Rodilla fase 1' }));
      await view.user.selectOptions(form().getByRole('combobox', { name: 'Frecuencia' }), 'Personalizado');
      const sent = async () => {
        await view.user.click(button('Actualizar rutina'));
        await waitFor(() => expect(view.backend.sent('PUT', '/api/routines/r1')).toHaveLength(1));
        return view.backend.sent('PUT', '/api/routines/r1')[0]?.body as Record<string, unknown>;
      };
      return { ...view, sent };
    };

    it('are chosen where the server keeps them, and travel beside the documented body', async () => {
      const { user, sent } = await edit(keepsDays);
      const days = within(form().getByRole('group', { name: 'Días de la semana' }));
      for (const day of ['Viernes', 'Lunes', 'Martes', 'Martes'])
        await user.click(days.getByRole('checkbox', { name: day }));
      const times = form().getByRole('spinbutton', { name: 'Veces al día' });
      await user.clear(times);
      await user.type(times, '2');
      expect((await sent()).schedule).toEqual({ weekdays: [1, 5], timesPerDay: 2 });
    });

    it('stay the patient’s own where none is chosen', async () => {
      const { sent } = await edit(keepsDays);
      expect(form().getByText(/a su ritmo/)).toBeInTheDocument();
      expect((await sent()).schedule).toBeNull();
    });

    it('are neither asked for nor sent where the server does not know them', async () => {
      const { sent } = await edit({});
      expect(form().queryByRole('group', { name: 'Días de la semana' })).toBeNull();
      expect('schedule' in (await sent())).toBe(false);
    });

    it('go with another frequency', async () => {
      const { user, sent } = await edit(keepsDays);
      await user.click(form().getByRole('checkbox', { name: 'Lunes' }));
      await user.selectOptions(form().getByRole('combobox', { name: 'Frecuencia' }), 'Diario');
      expect(form().queryByRole('checkbox', { name: 'Lunes' })).toBeNull();
      expect('schedule' in (await sent())).toBe(false);
    });
  });

  describe('what is prescribed with an exercise', () => {
    const edit = async (capabilities: string[], routine: Routine = PRESCRIBED_FIXTURE) => {
      const view = open({
        'GET /api/system-status': () => ({ status: 'ok', capabilities }),
        'GET /api/routines': () => ({ data: [routine], templates: [] }),
        'PUT /api/routines/:id': () => ({ data: routine }),
      });
      await screen.findByRole('article', { name: 'Rodilla fase 1' });
      await view.user.click(card().getByRole('button', { name: 'Editar Rodilla fase 1' }));
      const sent = async () => {
        await view.user.click(button('Actualizar rutina'));
        await waitFor(() => expect(view.backend.sent('PUT', '/api/routines/r1')).toHaveLength(1));
        const body = view.backend.sent('PUT', '/api/routines/r1')[0]?.body as {
          exercises: Record<string, unknown>[];
        };
        return body.exercises;
      };
      return { ...view, sent };
    };

    it('is shown in a line, changed in its fields, and travels beside the documented keys', async () => {
      const { user, sent } = await edit(['prescriptions']);
      await user.click(await form().findByText(/^Prescripción: Lado izquierdo · Sube en 3 s/));
      await user.selectOptions(await form().findByRole('combobox', { name: 'Lado' }), 'Alternando');
      await user.selectOptions(
        form().getByRole('combobox', { name: 'Hasta (flexión de rodilla)' }),
        'Hasta 45°',
      );
      expect(form().getByText(/Cada repetición dura 7 s/)).toBeInTheDocument();
      await user.clear(form().getByRole('textbox', { name: 'Carga' }));
      const [first, second] = await sent();
      expect(first?.prescription).toEqual({
        side: 'alternating',
        tempo: { lift: 3, hold: 1, lower: 3, pause: 0 },
        upTo: 45,
        band: 'roja',
      });
      expect(second?.prescription).toBeNull();
    });

    it('says beside the field that half a tempo is none', async () => {
      const { user } = await edit(['prescriptions']);
      await user.click(await form().findByText(/^Prescripción: Lado izquierdo/));
      await user.clear(await form().findByRole('spinbutton', { name: 'Bajar (seg)' }));
      await user.click(button('Actualizar rutina'));
      const field = form().getByRole('spinbutton', { name: 'Bajar (seg)' });
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Indica los segundos/));
    });

    it('is neither asked for nor sent where the server does not know it', async () => {
      const { sent } = await edit([], ROUTINE_FIXTURE);
      expect(form().queryByText(/Prescripción/)).toBeNull();
      expect((await sent()).some((row) => 'prescription' in row)).toBe(false);
    });
  });

  it('keeps what was typed in a row when its exercise is taken from the library', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
    await user.click(button('Agregar ejercicio'));
    const sets = form().getByRole('spinbutton', { name: 'Series' });
    await user.clear(sets);
    await user.type(sets, '5');
    await user.type(form().getByRole('textbox', { name: 'Notas' }), 'Sin dolor');
    await user.click(await form().findByRole('button', { name: 'Añadir Puente de glúteos' }));
    expect(exerciseBoxes()).toHaveLength(1);
    expect(exerciseBoxes()[0]).toHaveValue('Puente de glúteos');
    expect(form().getByRole('spinbutton', { name: 'Series' })).toHaveValue('5');
    expect(form().getByRole('textbox', { name: 'Notas' })).toHaveValue('Sin dolor');
  });

  it('says how long an exercise takes with the dose that is entered', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
    await user.click(button('Agregar ejercicio'));
    expect(form().getByText('Dura unos 4 min')).toBeInTheDocument();
    const sets = form().getByRole('spinbutton', { name: 'Series' });
    await user.clear(sets);
    await user.tab();
    expect(form().queryByText(/^Dura unos/)).toBeNull();
    await user.type(sets, '1');
    await user.tab();
    expect(form().getByText('Dura unos 30 s')).toBeInTheDocument();
  });

  it('finds again what was typed and not saved', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
    await user.type(form().getByRole('textbox', { name: 'Nombre de la rutina' }), 'A medias');
    await user.click(button('Cerrar'));
    await user.click(screen.getByRole('button', { name: 'Nueva rutina' }));
    expect(form().getByText('Borrador recuperado')).toBeInTheDocument();
    expect(form().getByRole('textbox', { name: 'Nombre de la rutina' })).toHaveValue('A medias');
  });
});

describe('templates', () => {
  const withTemplates = { [LIST]: () => ({ data: ROUTINES, templates: [TEMPLATE_FIXTURE] }) };

  it('are not offered by a backend that has none', async () => {
    const { user } = open();
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    expect(screen.queryByRole('button', { name: 'Plantillas' })).toBeNull();
    await user.click(card().getByRole('button', { name: 'Más acciones de Rodilla fase 1' }));
    expect(await screen.findByRole('menuitem', { name: 'Imprimir' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Guardar como plantilla' })).toBeNull();
  });

  it('fill in a new routine, which can be changed before it is saved, and can be taken back', async () => {
    const { user, backend } = open({ ...withTemplates, [CREATE]: () => ({ data: ROUTINE_FIXTURE }) });
    await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
    const name = form().getByRole('textbox', { name: 'Nombre de la rutina' });
    await user.type(name, 'A mano');
    await choose(user, form().getByRole('combobox', { name: 'Paciente' }), 'Lucía');
    await chooseTemplate(user, 'Plantilla de rodilla');
    expect(name).toHaveValue('Plantilla de rodilla');
    await user.click(button('Deshacer plantilla'));
    expect(name).toHaveValue('A mano');
    await chooseTemplate(user, 'Plantilla de rodilla');
    await user.type(name, ' de Lucía');
    await user.click(button('Crear rutina'));
    await waitFor(() => expect(backend.sent('POST', '/api/routines')).toHaveLength(1));
    const body = backend.sent('POST', '/api/routines')[0]?.body as { exercises: unknown[] };
    expect(body).toMatchObject({ name: 'Plantilla de rodilla de Lucía', patientId: 'p2' });
    expect(body.exercises).toHaveLength(TEMPLATE_FIXTURE.exercises.length);
    expect('isTemplate' in body).toBe(false);
  });

  it('take nothing away that was adapted: each choice gives it back, and a question protects it', async () => {
    const other = { ...TEMPLATE_FIXTURE, id: 't2', name: 'Plantilla de hombro' };
    const { user } = open({ [LIST]: () => ({ data: ROUTINES, templates: [TEMPLATE_FIXTURE, other] }) });
    await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
    const name = form().getByRole('textbox', { name: 'Nombre de la rutina' });
    await user.type(name, 'A mano');
    await chooseTemplate(user, 'Plantilla de rodilla');
    await user.type(name, ' de Lucía');
    await chooseTemplate(user, 'Plantilla de hombro');
    expect(name).toHaveValue('Plantilla de hombro');
    await user.click(button('Deshacer plantilla'));
    expect(name).toHaveValue('Plantilla de rodilla de Lucía');
    expect(templateBox()).toHaveValue('Plantilla de rodilla');
    const asked = () => within(screen.getByRole('alertdialog', { name: '¿Deshacer la plantilla?' }));
    await user.click(button('Deshacer plantilla'));
    await user.click(asked().getByRole('button', { name: 'Seguir editando' }));
    expect(name).toHaveValue('Plantilla de rodilla de Lucía');
    await user.click(button('Deshacer plantilla'));
    await user.click(asked().getByRole('button', { name: 'Deshacer plantilla' }));
    expect(name).toHaveValue('A mano');
    expect(templateBox()).toHaveValue('');
  });

  it('stay where their box is emptied to look for another one', async () => {
    const { user } = open(withTemplates);
    await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
    await chooseTemplate(user, 'Plantilla de rodilla');
    await user.clear(templateBox());
    await user.type(templateBox(), 'nada');
    expect(await screen.findByText('No se encontraron plantillas')).toBeInTheDocument();
    await user.tab();
    expect(templateBox()).toHaveValue('Plantilla de rodilla');
    expect(form().getByRole('textbox', { name: 'Nombre de la rutina' })).toHaveValue('Plantilla de rodilla');
  });

  it('are found by who made them, and tell so where some are a colleague’s', async () => {
    const ofAna = { ...TEMPLATE_FIXTURE, therapistName: THERAPIST.name };
    const ofLuis = { ...TEMPLATE_FIXTURE, id: 't2', therapistName: 'Luis Gil Prado', editable: false };
    const { user } = open({ [LIST]: () => ({ data: ROUTINES, templates: [ofAna, ofLuis] }) });
    await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
    await user.type(templateBox(), 'rodilla luis');
    expect(await screen.findByRole('option', { name: 'Plantilla de rodilla' })).toHaveAccessibleDescription(
      'De Luis Gil Prado · 2 ejercicios · Diario · 6 semanas',
    );
  });

  it('name nobody to who made them all', async () => {
    const own = { ...TEMPLATE_FIXTURE, therapistName: THERAPIST.name };
    const { user } = open({ [LIST]: () => ({ data: ROUTINES, templates: [own] }) });
    await user.click(await screen.findByRole('button', { name: 'Plantillas' }));
    expect(form().getByText('2 ejercicios · Diario · 6 semanas')).toBeInTheDocument();
    expect(form().queryByRole('searchbox')).toBeNull();
  });

  it('have a search where there are many', async () => {
    const { user } = open({ [LIST]: () => ({ data: ROUTINES, templates: manyTemplates(11) }) });
    await user.click(await screen.findByRole('button', { name: 'Plantillas' }));
    expect(form().getAllByRole('listitem')).toHaveLength(11);
    const search = form().getByRole('searchbox', { name: 'Buscar plantillas' });
    await user.type(search, 'lumbar luis');
    expect(form().getAllByRole('listitem')).toHaveLength(2);
    expect(form().getAllByText(/^De Luis Gil Prado · 2 ejercicios/)).toHaveLength(2);
    await user.type(search, ' nada');
    expect(form().getByText('No se encontraron plantillas')).toBeInTheDocument();
  });

  it('are not offered while a routine is edited, nor by a backend without templates', async () => {
    const { user } = open(withTemplates);
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.click(card().getByRole('button', { name: 'Editar Rodilla fase 1' }));
    expect(form().queryByRole('combobox', { name: TEMPLATE })).toBeNull();
  });

  it('are made from nothing too, for nobody, and then seen among the others', async () => {
    const made = { ...TEMPLATE_FIXTURE, id: 't9', name: 'Protocolo de hombro' };
    let templates = [TEMPLATE_FIXTURE];
    const { user, backend, toasts } = open({
      [LIST]: () => ({ data: ROUTINES, templates }),
      [CREATE]: () => {
        templates = [made, ...templates];
        return { data: made };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Plantillas' }));
    await user.click(button('Nueva plantilla'));
    expect(await screen.findByRole('dialog', { name: 'Nueva Plantilla' })).toBeInTheDocument();
    const name = await form().findByRole('textbox', { name: 'Nombre de la rutina' });
    expect(form().queryByRole('combobox', { name: 'Paciente' })).toBeNull();
    await user.type(name, 'Protocolo de hombro');
    await user.selectOptions(form().getByRole('combobox', { name: 'Frecuencia' }), 'Diario');
    await user.click(await form().findByRole('button', { name: 'Añadir Puente de glúteos' }));
    await user.click(button('Crear plantilla'));
    await waitFor(() => expect(toasts).toEqual(['Plantilla guardada']));
    const body = backend.sent('POST', '/api/routines')[0]?.body as object;
    expect(body).toMatchObject({ name: 'Protocolo de hombro', isTemplate: true });
    expect('patientId' in body).toBe(false);
    const list = within(await screen.findByRole('dialog', { name: 'Plantillas' }));
    expect(await list.findByText('Protocolo de hombro')).toBeInTheDocument();
  });

  it('open nothing over what somebody does who has closed the form meanwhile', async () => {
    let save: (answered: unknown) => void = () => undefined;
    const saved = new Promise((resolve) => (save = resolve));
    const { user, toasts } = open({
      [LIST]: () => ({ data: ROUTINES, templates: [TEMPLATE_FIXTURE] }),
      [CREATE]: () => saved,
    });
    await user.click(await screen.findByRole('button', { name: 'Plantillas' }));
    await user.click(button('Nueva plantilla'));
    await user.type(await form().findByRole('textbox', { name: 'Nombre de la rutina' }), 'Hombro');
    await user.selectOptions(form().getByRole('combobox', { name: 'Frecuencia' }), 'Diario');
    await user.click(await form().findByRole('button', { name: 'Añadir Puente de glúteos' }));
    await user.click(button('Crear plantilla'));
    await user.click(button('Cerrar'));
    await act(async () => save({ data: { ...TEMPLATE_FIXTURE, id: 't9' } }));
    await waitFor(() => expect(toasts).toContain('Plantilla guardada'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps a routine as a template after a question, without its patient and what is said of their body', async () => {
    const { user, backend, toasts } = open({
      [LIST]: () => ({ data: [PRESCRIBED_FIXTURE], templates: [] }),
      [CREATE]: () => answer(500),
    });
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    await user.click(card().getByRole('button', { name: 'Más acciones de Rodilla fase 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Guardar como plantilla' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Guardar como plantilla?' }));
    expect(question.getByText('Rodilla fase 1 · Tras la artroscopia')).toBeInTheDocument();
    expect(question.getByText(/^La verá toda la consulta/)).toBeInTheDocument();
    expect(backend.sent('POST', '/api/routines')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Guardar como plantilla' }));
    expect(await question.findByText('Error al guardar la rutina')).toBeInTheDocument();
    backend.use({ [CREATE]: () => ({ data: TEMPLATE_FIXTURE }) });
    await user.click(question.getByRole('button', { name: 'Guardar como plantilla' }));
    await waitFor(() => expect(toasts).toEqual(['Plantilla guardada']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const body = backend.sent('POST', '/api/routines')[1]?.body as Record<string, unknown>;
    expect(body).toMatchObject({ isTemplate: true, name: 'Rodilla fase 1', notes: '' });
    expect('patientId' in body).toBe(false);
    const rows = body.exercises as { notes: string; prescription: object | null }[];
    expect(rows.map(({ notes, prescription }) => [notes, prescription])).toEqual([
      ['', { tempo: { lift: 3, hold: 1, lower: 3, pause: 0 } }],
      ['', null],
    ]);
  });

  it('shows a routine that was just made, whatever the filters, and keeps filters that show it', async () => {
    const made: Routine = { ...ROUTINE_FIXTURE, id: 'r9', name: 'Recién asignada', patientId: 'p2' };
    let routines = ROUTINES;
    const { user } = open({
      [LIST]: () => ({ data: routines, templates: [TEMPLATE_FIXTURE] }),
      [CREATE]: () => {
        routines = [made, ...ROUTINES];
        return { data: made };
      },
    });
    const assign = async () => {
      await user.click(screen.getByRole('button', { name: 'Plantillas' }));
      await user.click(button(`Asignar a paciente: ${TEMPLATE_FIXTURE.name}`));
      await form().findByRole('combobox', { name: 'Paciente' });
      await choose(user, form().getByRole('combobox', { name: 'Paciente' }), 'Lucía');
      await user.click(button('Asignar rutina'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await screen.findByRole('article', { name: 'Rodilla fase 1' });
    const search = screen.getByPlaceholderText('Buscar rutinas...');
    await user.type(search, 'cuello');
    await assign();
    expect(await screen.findByRole('article', { name: 'Recién asignada' })).toBeVisible();
    expect(search).toHaveValue('');
    await user.type(search, 'recien');
    await assign();
    expect(search).toHaveValue('recien');
  });

  it('assigns a template to a patient', async () => {
    const { user, backend, toasts } = open({ ...withTemplates, [CREATE]: () => ({ data: ROUTINE_FIXTURE }) });
    await user.click(await screen.findByRole('button', { name: 'Plantillas' }));
    await user.click(button('Asignar a paciente: Plantilla de rodilla'));
    await user.click(await screen.findByRole('button', { name: 'Asignar rutina' }));
    expect(await form().findByText('Debes seleccionar un paciente')).toBeInTheDocument();
    await choose(user, form().getByRole('combobox', { name: 'Paciente' }), 'Lucía');
    await user.click(button('Asignar rutina'));
    await waitFor(() => expect(toasts).toEqual(['Rutina creada correctamente']));
    const body = backend.sent('POST', '/api/routines')[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({ name: 'Plantilla de rodilla', patientId: 'p2' });
    expect('isTemplate' in body).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what the patient will get, before it is assigned', async () => {
    const template = {
      ...PRESCRIBED_FIXTURE,
      ...{ id: 't2', name: 'Antigua', patientId: null, isTemplate: true },
    };
    const { user } = open({ [LIST]: () => ({ data: ROUTINES, templates: [template] }) });
    await user.click(await screen.findByRole('button', { name: 'Plantillas' }));
    await user.click(button('Asignar a paciente: Antigua'));
    const given = within(await form().findByRole('region', { name: 'Lo que recibe el paciente' }));
    expect(given.getByText('Hielo después')).toBeInTheDocument();
    expect(given.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Extensión de rodilla sentado · 3 × 12 .* · Lado izquierdo .* · Sin dolor$/),
      'Puente de glúteos · 3 × 12 · 40 s · descanso 45 s',
    ]);
  });

  describe('with an exercise that has left the library', () => {
    const routes = { ...withTemplates, 'GET /api/exercises': () => ({ data: EXERCISES.slice(1) }) };
    const text = 'Ya no está en la biblioteca: Extensión de rodilla sentado';

    it('say so in the list, and before they are assigned', async () => {
      const { user } = open(routes);
      await user.click(await screen.findByRole('button', { name: 'Plantillas' }));
      expect(await form().findByText(text)).toBeInTheDocument();
      await user.click(button('Asignar a paciente: Plantilla de rodilla'));
      expect(await form().findByText('Para asignarla, cámbialo antes en la plantilla.')).toBeInTheDocument();
    });

    it('name it in the row of a new routine, and offer it nowhere else', async () => {
      const { user } = open(routes);
      await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
      await chooseTemplate(user, 'Plantilla de rodilla');
      const [gone, there] = exerciseBoxes();
      expect(gone).toHaveValue('Extensión de rodilla sentado');
      expect(gone).toHaveAccessibleDescription('Ya no está en la biblioteca');
      expect(there).not.toHaveAccessibleDescription('Ya no está en la biblioteca');
      await user.click(button('Quitar Extensión de rodilla sentado'));
      await user.type(exerciseBoxes()[0] as HTMLElement, 'extens');
      expect(screen.queryByRole('option', { name: 'Extensión de rodilla sentado' })).toBeNull();
    });
  });

  describe('for a patient with several episodes', () => {
    const routes = {
      ...withTemplates,
      'GET /api/system-status': () => ({ status: 'ok', capabilities: ['episodes'] }),
      'GET /api/patients/:id/episodes': () => ({ episodes: EPISODE_FIXTURES }),
      [CREATE]: () => ({ data: ROUTINE_FIXTURE }),
    };
    const chooseEpisode = async (user: ReturnType<typeof open>['user'], name: string) =>
      user.selectOptions(await form().findByRole('combobox', { name: 'Proceso' }), name);
    const sent = async (backend: ReturnType<typeof open>['backend']) => {
      await waitFor(() => expect(backend.sent('POST', '/api/routines')).toHaveLength(1));
      return backend.sent('POST', '/api/routines')[0]?.body;
    };

    it('are assigned to the episode that was chosen', async () => {
      const { user, backend } = open(routes);
      await user.click(await screen.findByRole('button', { name: 'Plantillas' }));
      await user.click(button('Asignar a paciente: Plantilla de rodilla'));
      await choose(user, await form().findByRole('combobox', { name: 'Paciente' }), 'Lucía');
      await chooseEpisode(user, 'Esguince de tobillo derecho (dado de alta)');
      await user.click(button('Asignar rutina'));
      expect(await sent(backend)).toMatchObject({ patientId: 'p2', episodeId: 'ep2' });
    });

    it('leave the chosen episode alone when they fill in a routine, and when they are taken back', async () => {
      const { user, backend } = open(routes);
      await user.click(await screen.findByRole('button', { name: 'Nueva rutina' }));
      await choose(user, await form().findByRole('combobox', { name: 'Paciente' }), 'Lucía');
      await chooseEpisode(user, 'Lumbalgia mecánica');
      await chooseTemplate(user, 'Plantilla de rodilla');
      expect(form().getByRole('combobox', { name: 'Proceso' })).toHaveValue('ep1');
      await chooseEpisode(user, 'Esguince de tobillo derecho (dado de alta)');
      await user.click(button('Deshacer plantilla'));
      expect(form().getByRole('combobox', { name: 'Proceso' })).toHaveValue('ep2');
      await chooseTemplate(user, 'Plantilla de rodilla');
      await user.click(button('Crear rutina'));
      expect(await sent(backend)).toMatchObject({ patientId: 'p2', episodeId: 'ep2' });
    });
  });
});
