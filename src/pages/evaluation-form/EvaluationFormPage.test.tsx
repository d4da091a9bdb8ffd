import { act, screen, waitFor, within } from '@testing-library/react';
import { ALERT_FIXTURES } from '@/features/alerts/fixtures';
import { appointmentFixture } from '@/features/appointments/fixtures';
import { AuthProvider } from '@/features/auth';
import { EPISODE_FIXTURES } from '@/features/episodes/fixtures';
import { corrected, EVALUATION_FIXTURE } from '@/features/evaluations/fixtures';
import { clockStartsAt } from '@/shared/testing/clock';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { todayOfPractice } from '@/shared/lib/dates';
import { EvaluationFormPage } from '.';

const EARLIER = {
  id: 'e1',
  date: '2026-01-10',
  reason: 'Primera',
  pain: 8,
  range: [{ movement: 'KNEE_FLEXION', side: 'LEFT', degrees: 80 }],
  strength: [{ group: 'KNEE_EXTENSORS', side: 'LEFT', grade: 3 }],
};

const open = (routes: Record<string, FakeHandler> = {}, user = THERAPIST) =>
  renderApp(<EvaluationFormPage />, {
    at: '/patients/p1/evaluations/new',
    path: '/patients/:id/evaluations/new',
    user,
    routes: {
      'GET /api/patients/:id': () => ({ id: 'p1', name: 'Manuel Ortega' }),
      'GET /api/patients/:id/evaluations': () => [],
      'POST /api/patients/:id/evaluations': () => answer(201, { data: { id: 'e2' } }),
      ...routes,
    },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });

const reason = () => screen.findByRole('textbox', { name: 'Motivo de consulta' });

describe('/patients/{id}/evaluations/new', () => {
  it('is filled in by keyboard alone and saved as one evaluation', async () => {
    const { user, backend, toasts, address } = open();
    const first = await reason();
    act(() => first.focus());
    await user.keyboard('Dolor de rodilla{Tab}Desde hace un mes');
    // Pain is a single Tab stop, with arrow keys or Space inside.
    await user.tab();
    expect(screen.getByRole('radio', { name: /^0/ })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.tab();
    await user.keyboard('rodilla anterior izq');
    await screen.findByRole('option', { name: /Rodilla anterior izquierda/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(
      await screen.findByRole('button', { name: 'Quitar Rodilla anterior izquierda' }),
    ).toBeInTheDocument();
    // The two views of the drawing are one Tab stop each.
    await user.tab();
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'Frente' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'Región occipital' })).toHaveFocus();
    // Each joint is a check box; checking it shows its measures below.
    for (let stops = 0; stops < 9; stops += 1) await user.tab();
    const joints = within(screen.getByRole('group', { name: 'Articulaciones exploradas' }));
    expect(joints.getByRole('checkbox', { name: 'Rodilla' })).toHaveFocus();
    await user.keyboard(' {Tab}{Tab}{Tab}');
    expect(screen.getByRole('spinbutton', { name: 'Rodilla, Flexión, derecha' })).toHaveFocus();
    await user.keyboard('130{Tab}95');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(address()).toBe('/patients/p1/history'));
    expect(toasts).toEqual(['Evaluación creada exitosamente']);
    const sent = backend.sent('POST', '/api/patients/p1/evaluations');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      date: todayOfPractice(),
      reason: 'Dolor de rodilla',
      history: 'Desde hace un mes',
      pain: 2,
      regions: ['front-knee-left'],
      range: [
        { movement: 'KNEE_FLEXION', side: 'RIGHT', degrees: 130 },
        { movement: 'KNEE_FLEXION', side: 'LEFT', degrees: 95 },
      ],
      strength: [],
      tests: [],
      diagnosis: '',
      goals: '',
      plan: '',
    });
    expect(sent[0]?.headers['idempotency-key']).toBeTruthy();
    expect(mayClose()).toBe(true);
  });

  it('comes together with the alerts of the patient', async () => {
    let arrive: (answer: object) => void = () => undefined;
    const { backend } = open({
      'GET /api/patients/:id/alerts': () => new Promise((resolve) => (arrive = resolve)),
    });
    await waitFor(() => expect(backend.sent('GET', /alerts/)).toHaveLength(1));
    expect(screen.queryByRole('textbox', { name: 'Motivo de consulta' })).not.toBeInTheDocument();
    arrive({ alerts: ALERT_FIXTURES });
    await reason();
    expect(screen.getByRole('region', { name: 'Alertas clínicas del paciente' })).toHaveTextContent(
      'Sintrom',
    );
  });

  it('comes together with what the record says to know before treating', async () => {
    open({
      'GET /api/patients/:id': () => ({ id: 'p1', name: 'Manuel Ortega', allergies: 'Látex' }),
    });
    await reason();
    expect(screen.getByRole('region', { name: 'Avisos clínicos' })).toHaveTextContent('Alergias: Látex');
  });

  it('shows the visit before, with its goals, to who wants to read it', async () => {
    const goals = 'Subir escaleras sin dolor';
    const { user } = open({ 'GET /api/patients/:id/evaluations': () => [{ ...EARLIER, goals }] });
    await reason();
    expect(screen.queryByText(goals)).not.toBeInTheDocument();
    await user.click(screen.getByText('Evaluación del sábado, 10 de enero de 2026'));
    expect(await screen.findByText(goals)).toBeVisible();
  });

  it('opens what was examined before, with its figures beside', async () => {
    const { user, backend } = open({ 'GET /api/patients/:id/evaluations': () => [EARLIER] });
    const flexion = await screen.findByRole('spinbutton', { name: 'Rodilla, Flexión, izquierda' });
    expect(flexion).toHaveAccessibleDescription('Antes: 80°');
    expect(flexion).toHaveValue('');
    expect(screen.getByText('Antes: 8')).toBeInTheDocument();
    const strength = screen.getByRole('combobox', { name: 'Rodilla, Extensores de la rodilla, izquierda' });
    expect(strength).toHaveAccessibleDescription('Antes: 3');
    await user.type(await reason(), 'Revisión');
    await user.selectOptions(strength, '4 · Contra resistencia parcial');
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    await waitFor(() => expect(backend.sent('POST', /evaluations/)).toHaveLength(1));
    expect(backend.sent('POST', /evaluations/)[0]?.body).toMatchObject({
      range: [],
      strength: [{ group: 'KNEE_EXTENSORS', side: 'LEFT', grade: 4 }],
    });
  });

  it('sets beside what is measured only what was before of the same episode', async () => {
    const [knee, shoulder] = EPISODE_FIXTURES.map((episode) => ({ ...episode, discharge: null }));
    const ofShoulder = {
      ...EARLIER,
      id: 'e0',
      date: '2025-12-10',
      pain: 3,
      range: [{ movement: 'SHOULDER_FLEXION', side: 'LEFT', degrees: 120 }],
      strength: [],
      episodeId: shoulder?.id,
    };
    const { user } = open({
      'GET /api/system-status': () => ({ status: 'ok', capabilities: ['episodes'] }),
      'GET /api/patients/:id/episodes': () => ({ episodes: [shoulder, knee] }),
      'GET /api/patients/:id/evaluations': () => [{ ...EARLIER, episodeId: knee?.id }, ofShoulder],
    });
    const episode = await screen.findByLabelText('Proceso');
    expect(screen.getByText('Antes: 3')).toBeInTheDocument();
    expect(
      screen.getByRole('spinbutton', { name: 'Hombro, Flexión, izquierda' }),
    ).toHaveAccessibleDescription('Antes: 120°');
    expect(screen.queryByRole('spinbutton', { name: /^Rodilla/ })).not.toBeInTheDocument();
    await user.selectOptions(episode, knee?.id ?? '');
    expect(
      await screen.findByRole('spinbutton', { name: 'Rodilla, Flexión, izquierda' }),
    ).toHaveAccessibleDescription('Antes: 80°');
    expect(screen.getByText('Antes: 8')).toBeInTheDocument();
    expect(screen.queryByRole('spinbutton', { name: /^Hombro/ })).not.toBeInTheDocument();
  });

  it('says that «90-» is no number, and keeps it', async () => {
    const { user, backend } = open();
    await user.type(await reason(), 'Revisión');
    await user.click(screen.getByRole('checkbox', { name: 'Codo' }));
    const flexion = screen.getByRole('spinbutton', { name: 'Codo, Flexión, derecha' });
    await user.type(flexion, '90-');
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    await waitFor(() => expect(flexion).toHaveAccessibleDescription('Introduce un número entre -90 y 220'));
    expect(flexion).toHaveValue('90-');
    expect(backend.sent('POST', /evaluations/)).toHaveLength(0);
  });

  it('says what is wrong where it was written, and marks its section', async () => {
    const { user, backend } = open();
    await reason();
    await user.click(screen.getByRole('checkbox', { name: 'Codo' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Codo, Flexión, derecha' }), '900');
    await user.click(screen.getByRole('button', { name: 'Otra prueba' }));
    expect(screen.getByRole('textbox', { name: 'Nombre de la prueba' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    for (const text of [
      'Escribe el motivo de consulta',
      'Introduce un número entre -90 y 220',
      'Escribe el nombre de la prueba',
      'Elige una de las opciones',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await reason()).toHaveFocus();
    const nav = screen.getByRole('navigation', { name: 'Secciones de la evaluación' });
    expect(within(nav).getAllByRole('img', { name: 'con errores' })).toHaveLength(3);
    expect(backend.sent('POST', /evaluations/)).toHaveLength(0);
  });

  it('sends the diagnosis, and of a test its result, side and notes', async () => {
    const { user, backend } = open();
    await user.type(await reason(), 'Revisión');
    await user.click(screen.getByRole('button', { name: 'Otra prueba' }));
    await user.type(screen.getByRole('textbox', { name: 'Nombre de la prueba' }), 'Lachman');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Resultado' }), 'POSITIVE');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lado' }), 'LEFT');
    await user.type(screen.getByRole('textbox', { name: 'Notas de la prueba' }), 'Tope blando');
    await user.type(screen.getByRole('textbox', { name: 'Diagnóstico fisioterapéutico' }), 'Gonalgia');
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    await waitFor(() => expect(backend.sent('POST', /evaluations/)).toHaveLength(1));
    expect(backend.sent('POST', /evaluations/)[0]?.body).toMatchObject({
      tests: [{ name: 'Lachman', result: 'POSITIVE', side: 'LEFT', notes: 'Tope blando' }],
      diagnosis: 'Gonalgia',
    });
  });

  it('adds a test from the catalogue by what it explores', async () => {
    const { user } = open();
    await reason();
    await user.type(screen.getByRole('combobox', { name: 'Añadir prueba' }), 'cruzado anterior');
    await user.click(await screen.findByRole('option', { name: /Lachman/ }));
    expect(screen.getByRole('textbox', { name: 'Nombre de la prueba' })).toHaveValue('Lachman');
    await user.click(screen.getByRole('button', { name: 'Quitar Lachman' }));
    expect(screen.queryByRole('textbox', { name: 'Nombre de la prueba' })).not.toBeInTheDocument();
  });

  it.each([
    ['its own text', () => answer(500), 'Error al guardar la evaluación'],
    [
      'the server’s',
      () => answer(400, { error: 'Fecha futura', fields: { date: 'Fecha futura' } }),
      'Fecha futura',
    ],
    ['the connection', networkFailure, 'Error de conexión'],
  ])('keeps everything when saving fails: %s', async (_what, handler, text) => {
    const { user, toasts, address } = open({ 'POST /api/patients/:id/evaluations': handler });
    await user.type(await reason(), 'No perder');
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    await waitFor(() => expect(toasts).toEqual([text]));
    expect(await reason()).toHaveValue('No perder');
    expect(address()).toBe('/patients/p1/evaluations/new');
  });

  it('is stored once where the answer was lost and something was added since', async () => {
    const evaluation = { ...EVALUATION_FIXTURE, id: 'e9' };
    const { user, backend, address } = open({
      'POST /api/patients/:id/evaluations': networkFailure,
      'PUT /api/evaluations/:id': () => ({ evaluation }),
    });
    await user.type(await reason(), 'Lumbalgia');
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    await user.type(await reason(), ' aguda');
    backend.use({ 'POST /api/patients/:id/evaluations': () => ({ evaluation }) });
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    await waitFor(() => expect(address()).not.toBe('/patients/p1/evaluations/new'));
    const sent = backend.sent('POST', '/api/patients/p1/evaluations');
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(backend.sent('PUT', '/api/evaluations/e9')).toHaveLength(1);
  });

  it('asks before what was written is thrown away, then goes back to the patient', async () => {
    const { user, address } = open();
    await user.type(await reason(), 'Algo');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(address()).toBe('/patients/p1/evaluations/new');
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() => expect(address()).toBe('/patients/p1'));
  });

  it('says that there is no such patient, and leaves on any other failure', async () => {
    const { unmount } = open({ 'GET /api/patients/:id': () => answer(404) });
    expect(await screen.findByText('Paciente no encontrado')).toBeInTheDocument();
    unmount();
    const { toasts, address } = open({ 'GET /api/patients/:id': () => answer(500) });
    await waitFor(() => expect(address()).toBe('/patients'));
    expect(toasts).toEqual(['Error al cargar los datos del paciente']);
  });

  it('is for therapists only', () => {
    const { backend } = open({}, ADMIN);
    expect(screen.getByText('Solo los fisioterapeutas pueden acceder a esta sección.')).toBeInTheDocument();
    expect(backend.requests).toHaveLength(0);
  });
});

describe('/patients/{id}/evaluations/new?id=', () => {
  const written = { ...corrected(EVALUATION_FIXTURE), id: 'e1', patientId: 'p1' };
  const correct = (routes: Record<string, FakeHandler> = {}) =>
    renderApp(<EvaluationFormPage />, {
      at: '/patients/p1/evaluations/new?id=e1',
      path: '/patients/:id/evaluations/new',
      user: THERAPIST,
      routes: {
        'GET /api/patients': () => ({
          patients: [
            { id: 'p1', name: 'Manuel Ortega' },
            { id: 'p2', name: 'Olga Gil' },
          ],
        }),
        'GET /api/patients/:id': () => ({ id: 'p1', name: 'Manuel Ortega' }),
        'GET /api/patients/:id/evaluations': () => [written],
        'PUT /api/evaluations/:id': () => ({ data: written }),
        ...routes,
      },
      wrap: (part) => <AuthProvider>{part}</AuthProvider>,
    });

  it('opens the form filled, and sends what was changed with all the rest', async () => {
    const { user, backend, toasts, address } = correct();
    expect(await screen.findByRole('heading', { level: 1, name: 'Corregir evaluación' })).toBeInTheDocument();
    const plan = await screen.findByRole('textbox', { name: 'Plan de tratamiento' });
    expect(plan).toHaveValue(written.plan);
    await user.clear(plan);
    await user.type(plan, 'Otro plan');
    await user.click(screen.getByRole('button', { name: 'Guardar corrección' }));
    await waitFor(() => expect(address()).toBe('/patients/p1/history'));
    expect(toasts).toEqual(['Evaluación corregida']);
    const { reason, history, pain, regions, strength, diagnosis, goals } = written;
    expect(backend.sent('PUT', '/api/evaluations/e1')[0]?.body).toEqual({
      patientId: 'p1',
      date: '2026-11-02',
      ...{ reason, history, pain, regions, strength, diagnosis, goals },
      range: expect.arrayContaining(written.range),
      tests: written.tests.map((test) => ({ ...test, notes: test.notes ?? '' })),
      plan: 'Otro plan',
    });
  });

  it('gives it to the patient who was meant, and goes where it is now', async () => {
    const [, episode] = EPISODE_FIXTURES;
    const episodeId = episode?.id;
    const { user, backend, toasts, address } = correct({
      'GET /api/system-status': () => ({ status: 'ok', capabilities: ['corrections', 'edits', 'episodes'] }),
      'GET /api/patients/:id/episodes': () => ({ episodes: EPISODE_FIXTURES }),
      'GET /api/patients/:id/evaluations': () => [
        { ...written, episodeId },
        { ...EARLIER, id: 'e0', episodeId },
      ],
      'PUT /api/evaluations/:id': () => {
        backend.use({ 'GET /api/patients/:id/evaluations': () => [EARLIER] });
        return { data: { ...written, patientId: 'p2' } };
      },
    });
    const patient = await screen.findByRole('combobox', { name: 'Paciente' });
    await waitFor(() => expect(patient).toHaveValue('Manuel Ortega'));
    expect(screen.getByText('Antes: 8')).toBeInTheDocument();
    await user.clear(patient);
    await user.type(patient, 'olga');
    await user.click(await screen.findByRole('option', { name: /Olga Gil/ }));
    // Nothing that was measured of the former patient stands beside the fields of another one.
    await waitFor(() => expect(screen.queryByText('Antes: 8')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Guardar corrección' }));
    await waitFor(() => expect(address()).toBe('/patients/p2/history'));
    expect(toasts).toEqual(['Evaluación corregida']);
    expect(backend.sent('PUT', '/api/evaluations/e1')[0]?.body).toEqual({
      ...{ patientId: 'p2', episodeId: null },
      read: { patientId: 'p1', episodeId },
    });
  });

  it('asks whose it is where nobody is chosen', async () => {
    const { user, backend } = correct();
    const patient = await screen.findByRole('combobox', { name: 'Paciente' });
    await waitFor(() => expect(patient).toHaveValue('Manuel Ortega'));
    await user.clear(patient);
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Guardar corrección' }));
    expect((await screen.findAllByText('Debes seleccionar un paciente')).length).toBeGreaterThan(0);
    expect(backend.sent('PUT', '/api/evaluations/e1')).toHaveLength(0);
  });

  it('keeps everything when saving fails', async () => {
    const { user, toasts, address } = correct({ 'PUT /api/evaluations/:id': networkFailure });
    const first = await reason();
    await user.type(first, ' y más');
    await user.click(screen.getByRole('button', { name: 'Guardar corrección' }));
    await waitFor(() => expect(toasts).toEqual(['Error de conexión']));
    expect(first).toHaveValue(`${written.reason} y más`);
    expect(address()).toBe('/patients/p1/evaluations/new?id=e1');
  });

  it.each([
    ['there is none', []],
    ['somebody else wrote it', [{ ...written, mayCorrect: false }]],
    ['the backend corrects none', [{ ...EVALUATION_FIXTURE, id: 'e1' }]],
  ])('says that it is not there where %s', async (_what, rows) => {
    correct({ 'GET /api/patients/:id/evaluations': () => rows });
    expect(await screen.findByText('Evaluación no encontrada')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a la ficha' })).toHaveAttribute('href', '/patients/p1');
  });

  it('offers another attempt where it cannot be had', async () => {
    const { user, backend } = correct({ 'GET /api/patients/:id/evaluations': () => answer(500) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar la evaluación');
    backend.use({ 'GET /api/patients/:id/evaluations': () => [written] });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await reason()).toHaveValue(written.reason);
  });
});

describe('a new evaluation', () => {
  clockStartsAt('2026-11-24T10:00:00+01:00');

  it.each([
    ['one of today that was booked for it', {}, ['CONFIRMED', 'COMPLETED']],
    ['no treatment', { type: 'TREATMENT' as const }, []],
    ['none that is still ahead', { date: '2026-11-24T10:30:00+01:00' }, []],
  ])('completes the visit: %s', async (_which, values, expected) => {
    const visit = appointmentFixture({
      ...{ id: 'c1', patientId: 'p1', type: 'EVALUATION', date: '2026-11-24T09:30:00+01:00' },
      ...{ therapist: { id: THERAPIST.id, name: THERAPIST.name }, ...values },
    });
    const { user, backend, address } = open({
      'GET /api/appointments': () => [visit],
      'POST /api/patients/:id/evaluations': () => answer(201, { data: { id: 'e2', date: '2026-11-24' } }),
      'PATCH /api/appointments/:id/status': () => ({}),
    });
    await user.type(await reason(), 'Dolor');
    await waitFor(() => expect(backend.sent('GET', '/api/appointments')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
    await waitFor(() => expect(address()).toBe('/patients/p1/history'));
    await waitFor(() =>
      expect(backend.sent('PATCH', /status/).map(({ body }) => body)).toEqual(
        expected.map((status) => ({ status })),
      ),
    );
  });
});
