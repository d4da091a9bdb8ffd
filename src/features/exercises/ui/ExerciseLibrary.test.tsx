import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Exercise } from '@/contract/exerciseAnswers';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { exercisesDomain } from '../domain';
import { CATEGORY_OPTIONS, DIFFICULTY_OPTIONS, EXERCISE_FIXTURE, exerciseFixtures } from '../fixtures';
import { ExerciseLibrary } from './ExerciseLibrary';

const LIST = 'GET /api/exercises';
const KNEE: Exercise = { ...EXERCISE_FIXTURE, figure: null };
const NECK: Exercise = {
  ...KNEE,
  id: 'e2',
  name: 'Retracción cervical',
  category: 'Postural',
  difficulty: 'ADVANCED',
  region: 'CERVICAL',
};

function open(
  routes: Record<string, FakeHandler> = {},
  { exercises = [KNEE, NECK], canEdit = true }: { exercises?: unknown[]; canEdit?: boolean } = {},
) {
  return renderApp(<ExerciseLibrary title="Ejercicios" canEdit={canEdit} />, {
    user: THERAPIST,
    domains: [exercisesDomain],
    routes: {
      [LIST]: () => ({ data: exercises }),
      'GET /api/exercises/categories/list': () => ({ data: CATEGORY_OPTIONS }),
      'GET /api/exercises/difficulties/list': () => ({ data: DIFFICULTY_OPTIONS }),
      ...routes,
    },
  });
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const form = () => within(screen.getByRole('dialog'));

async function fill(user: ReturnType<typeof open>['user']) {
  await user.type(form().getByRole('textbox', { name: 'Nombre' }), ' Puente ');
  await user.selectOptions(form().getByRole('combobox', { name: 'Categoría' }), 'Fortalecimiento');
  await user.selectOptions(form().getByRole('combobox', { name: 'Dificultad' }), 'Intermedio');
  await user.type(form().getByRole('textbox', { name: 'Descripción' }), 'Glúteos');
  await user.type(form().getByRole('textbox', { name: 'Instrucciones' }), 'Sube la pelvis');
}

describe('the library', () => {
  it('searches and filters, and says how many are shown', async () => {
    const { user } = open();
    await screen.findByText('Mostrando 2 de 2 ejercicios');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar ejercicios' }), 'CERVICAL');
    await waitFor(() => expect(names()).toEqual(['Retracción cervical']));
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dificultad' }), 'Principiante');
    await waitFor(() => expect(names()).toEqual(['Extensión de rodilla sentado']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Postural');
    expect(await screen.findByText('No se encontraron ejercicios')).toBeInTheDocument();
  });

  it('shows hundreds of exercises a portion at a time', async () => {
    const { user } = open({}, { exercises: exerciseFixtures(600) });
    await screen.findByText('Mostrando 24 de 600 ejercicios');
    expect(names()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Cargar más' }));
    expect(names()).toHaveLength(48);
    await user.type(screen.getByRole('searchbox'), '599');
    await waitFor(() => expect(names()).toEqual(['Ejercicio número 599']));
  });

  it('offers no change to who may not, or where the library is read only', async () => {
    const { unmount } = open(
      {},
      {
        exercises: [
          { ...KNEE, editable: false },
          { ...NECK, editable: true },
        ],
      },
    );
    await screen.findByText('Mostrando 2 de 2 ejercicios');
    expect(screen.getAllByRole('button', { name: /^(Editar|Eliminar) / })).toHaveLength(2);
    unmount();
    open({}, { canEdit: false });
    await screen.findByText('Mostrando 2 de 2 ejercicios');
    expect(screen.queryByRole('button', { name: /Editar|Eliminar|Nuevo/ })).toBeNull();
  });

  it('shows the whole exercise, its dangerous addresses inert', async () => {
    const evil = { ...KNEE, videoUrl: 'javascript:alert(1)', imageUrl: 'data:image/svg+xml,<svg/>' };
    const { user } = open({}, { exercises: [evil] });
    await user.click(await screen.findByRole('button', { name: KNEE.name }));
    const dialog = form();
    expect(dialog.getByText('Si te duele la rótula, trabaja solo el tramo sin dolor.')).toBeInTheDocument();
    expect(dialog.getByText(/Siéntate al fondo de la silla/)).toBeInTheDocument();
    expect(dialog.queryByRole('link')).toBeNull();
    expect(dialog.queryByRole('img')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Ver vídeo' })).toBeNull();
  });

  it('embeds a recognised video after a press, and links another', async () => {
    const { user } = open({}, { exercises: [KNEE, { ...NECK, videoUrl: 'https://clinica.es/v.mp4' }] });
    await user.click(await screen.findByRole('button', { name: KNEE.name }));
    expect(screen.queryByTitle(`Vídeo de ${KNEE.name}`)).toBeNull();
    await user.click(form().getByRole('button', { name: 'Ver vídeo' }));
    expect(screen.getByTitle(`Vídeo de ${KNEE.name}`)).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
    expect(form().getByRole('link', { name: /Abrir el vídeo/ })).toHaveAttribute('href', KNEE.videoUrl);
    await user.click(form().getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('button', { name: NECK.name }));
    expect(form().getByRole('link')).toHaveAttribute('href', 'https://clinica.es/v.mp4');
  });

  it.each([
    ['the server failing', () => answer(500), 'Error al cargar ejercicios'],
    ['the network gone', networkFailure, 'Error de conexión'],
  ])('says so with %s, and tries again', async (_what, handler, text) => {
    const { user, backend } = open({ [LIST]: handler });
    expect(await screen.findByText(text)).toBeInTheDocument();
    backend.use({ [LIST]: () => [KNEE] });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: KNEE.name })).toBeInTheDocument();
  });

  it('goes on with its own categories when the lists fail, and says so', async () => {
    const { toasts } = open({ 'GET /api/exercises/categories/list': () => answer(500) });
    await waitFor(() => expect(toasts).toEqual(['Error al cargar datos']));
    expect(screen.getByRole('option', { name: 'Pediatría' })).toBeInTheDocument();
  });
});

describe('creating and editing', () => {
  it('sends exactly the form’s fields, once, closes and reloads', async () => {
    const { user, backend, toasts } = open({ 'POST /api/exercises': () => ({ data: { id: 'new' } }) });
    await user.click(await screen.findByRole('button', { name: 'Nuevo ejercicio' }));
    await screen.findByRole('dialog');
    await fill(user);
    await user.type(form().getByRole('spinbutton', { name: 'Series' }), '3');
    await user.dblClick(form().getByRole('button', { name: 'Crear ejercicio' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts).toEqual(['Ejercicio creado']);
    const sent = backend.sent('POST', '/api/exercises');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      name: 'Puente',
      category: 'Fortalecimiento',
      difficulty: 'INTERMEDIATE',
      description: 'Glúteos',
      instructions: 'Sube la pelvis',
      equipment: null,
      duration: null,
      sets: 3,
      reps: null,
      videoUrl: null,
      imageUrl: null,
    });
    expect(sent[0]?.headers['idempotency-key']).toBeTruthy();
    await waitFor(() => expect(backend.sent('GET', '/api/exercises')).toHaveLength(2));
    expect(mayClose()).toBe(true);
  });

  it('shows the new exercise, whatever the filters and the alphabet', async () => {
    const made: Exercise = { ...KNEE, id: 'new', name: 'Zancada propia' };
    let exercises: unknown[] = exerciseFixtures(60);
    const { user } = open({
      [LIST]: () => ({ data: exercises }),
      'POST /api/exercises': () => {
        exercises = [...exercises, made];
        return { data: made };
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Categoría' }), 'Postural');
    await user.click(screen.getByRole('button', { name: 'Nuevo ejercicio' }));
    await screen.findByRole('dialog');
    await fill(user);
    await user.click(form().getByRole('button', { name: 'Crear ejercicio' }));
    await waitFor(() => expect(names()).toEqual(['Zancada propia']));
    expect(screen.getByRole('searchbox')).toHaveValue('Zancada propia');
    expect(screen.getByRole('combobox', { name: 'Categoría' })).toHaveValue('');
  });

  it('names every field that is missing or out of its limits, and sends nothing', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Nuevo ejercicio' }));
    await screen.findByRole('dialog');
    await user.type(form().getByRole('spinbutton', { name: 'Duración (seg)' }), '181');
    await user.type(form().getByRole('spinbutton', { name: 'Series' }), '21');
    await user.type(form().getByRole('spinbutton', { name: 'Repeticiones' }), '101');
    await user.type(form().getByRole('textbox', { name: 'URL del vídeo' }), 'javascript:alert(1)');
    await user.type(form().getByRole('textbox', { name: 'URL de la imagen' }), 'foto');
    await user.click(form().getByRole('button', { name: 'Crear ejercicio' }));
    for (const text of [
      'El nombre es obligatorio',
      'La categoría es obligatoria',
      'La dificultad es obligatoria',
      'La descripción es obligatoria',
      'Las instrucciones son obligatorias',
      'Introduce un número entre 1 y 180',
      'Introduce un número entre 1 y 20',
      'Introduce un número entre 1 y 100',
    ])
      expect(await form().findByText(text)).toBeInTheDocument();
    expect(form().getAllByText('Introduce una dirección web válida (https://…)')).toHaveLength(2);
    expect(form().getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    expect(backend.sent('POST', '/api/exercises')).toHaveLength(0);
  });

  it('shows the image of an address once it is entered, and says that there is none', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Nuevo ejercicio' }));
    await screen.findByRole('dialog');
    const field = form().getByRole('textbox', { name: 'URL de la imagen' });
    await user.type(field, 'https://clinica.es/album');
    expect(form().queryByRole('img')).toBeNull();
    await user.tab();
    const image = form().getByRole('img', { name: 'La imagen, como la verá el paciente' });
    expect(image).toHaveAttribute('src', 'https://clinica.es/album');
    fireEvent.error(image);
    expect(form().getByText(/^En esa dirección no hay ninguna imagen/)).toBeInTheDocument();
    await user.type(field, '/2.jpg');
    await user.tab();
    expect(form().getByRole('img')).toHaveAttribute('src', 'https://clinica.es/album/2.jpg');
  });

  it('edits, and keeps what was typed when saving fails', async () => {
    const { user, backend, toasts } = open({ 'PUT /api/exercises/:id': () => answer(500) });
    await user.click(await screen.findByRole('button', { name: `Editar ${KNEE.name}` }));
    await screen.findByRole('dialog');
    const name = form().getByRole('textbox', { name: 'Nombre' });
    expect(name).toHaveValue(KNEE.name);
    await user.clear(name);
    await user.type(name, 'Otro nombre');
    await user.click(form().getByRole('button', { name: 'Actualizar ejercicio' }));
    await waitFor(() => expect(toasts).toEqual(['Error al guardar ejercicio']));
    expect(name).toHaveValue('Otro nombre');
    backend.use({ 'PUT /api/exercises/:id': () => ({ data: KNEE }) });
    await user.click(form().getByRole('button', { name: 'Actualizar ejercicio' }));
    await waitFor(() => expect(toasts.at(-1)).toBe('Ejercicio actualizado'));
    expect(backend.sent('PUT', '/api/exercises/e1')).toHaveLength(2);
  });

  it('deletes after a question, and says in it when that fails', async () => {
    const { user, backend, toasts } = open({ 'DELETE /api/exercises/:id': () => answer(500) });
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: `Eliminar ${KNEE.name}` }));
      return within(screen.getByRole('alertdialog'));
    };
    const dialog = await ask();
    expect(dialog.getByText(KNEE.name)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Eliminar ejercicio' }));
    expect(await dialog.findByText('Error al eliminar ejercicio')).toBeInTheDocument();
    expect(toasts).toEqual([]);
    backend.use({
      'DELETE /api/exercises/:id': () => ({ success: true }),
      'GET /api/exercises': () => ({ data: [] }),
    });
    await user.click(dialog.getByRole('button', { name: 'Eliminar ejercicio' }));
    await waitFor(() => expect(toasts).toEqual(['Ejercicio eliminado']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByText('No hay ejercicios en la biblioteca')).toBeInTheDocument();
    expect(backend.sent('DELETE', '/api/exercises/e1')).toHaveLength(2);
  });
});
