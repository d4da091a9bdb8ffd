import { act, screen, waitFor, within } from '@testing-library/react';
import { CHAT_LIMITS } from '@/contract/chat';
import { AuthProvider } from '@/features/auth';
import { conversationFixtures, manyConversations, messageFixtures } from '@/features/chat/fixtures';
import type { Episode } from '@/contract/episodeAnswers';
import { DOCUMENT_FIXTURE } from '@/features/documents/fixtures';
import { EPISODE_FIXTURES } from '@/features/episodes/fixtures';
import { EVALUATION_FIXTURE } from '@/features/evaluations/fixtures';
import { PATIENT_FIXTURE } from '@/features/patients/fixtures';
import { progressDomain } from '@/features/progress';
import { RAW_ADHERENCE } from '@/features/progress/fixtures';
import { ROUTINE_FIXTURE } from '@/features/routines/fixtures';
import { SESSION_FIXTURE } from '@/features/sessions/fixtures';
import { appointmentsDomain } from '@/features/appointments';
import { chatDomain } from '@/features/chat';
import { documentsDomain } from '@/features/documents';
import { baseApi } from '@/shared/api/baseApi';
import { answer, type FakeHandler, type FakeRequest, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { loadLateParts } from '@/shared/ui/late-part/latePart';
import { PatientDetailPage } from '..';
import { historyOf } from './HistoryTimeline';

const ID = PATIENT_FIXTURE.id;
const STATUS = 'GET /api/system-status';
const ADHERENCE = 'GET /api/patients/:id/adherence';
const EVALUATIONS = 'GET /api/patients/:id/evaluations';
const SESSIONS = 'GET /api/sessions/patient/:id';
const DAY = { date: '2026-11-20', completed: 3, due: 4 };
const NOTHING = { days: [], painOverTime: [], routines: [], runs: [] };
const evaluation = (day: string, pain: number | null) => ({
  ...EVALUATION_FIXTURE,
  id: `evaluation-${day}`,
  date: `${day}T10:00:00+01:00`,
  pain,
});

const show = (routes: Record<string, FakeHandler> = {}, rest = '') =>
  renderApp(<PatientDetailPage />, {
    at: `/patients/${ID}${rest}`,
    path: '/patients/:id/*',
    user: THERAPIST,
    domains: [appointmentsDomain, chatDomain, documentsDomain, progressDomain],
    routes: {
      [STATUS]: () => ({ status: 'ok', capabilities: ['recordFigures'] }),
      'GET /api/patients/:id': () => ({ patient: { ...PATIENT_FIXTURE, invitation: null } }),
      'GET /api/patients/:id/stats': () => ({ evaluations: 3, appointments: 14, activeRoutines: 2 }),
      'GET /api/appointments': () => [],
      [SESSIONS]: () => ({ data: [SESSION_FIXTURE] }),
      [ADHERENCE]: () => ({ data: NOTHING }),
      [EVALUATIONS]: () => ({ data: [] }),
      ...routes,
    },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });
const group = (name: string) => screen.findByRole('group', { name });

beforeAll(loadLateParts);

describe('adherence and pain in the head of a record', () => {
  it('tell the share of four weeks and the latest pain, each with the way to it', async () => {
    show({
      [ADHERENCE]: () => ({
        data: {
          ...RAW_ADHERENCE,
          runs: [],
          days: [DAY, { ...DAY, date: '2026-11-21' }],
          painOverTime: [
            { date: '2026-11-10', before: 6, after: 5 },
            { date: '2026-11-19', before: 3, after: null },
          ],
        },
      }),
      [EVALUATIONS]: () => ({ data: [evaluation('2026-11-18', 8)] }),
    });
    const share = await screen.findByRole('link', { name: 'Cumplimiento 75 %' });
    expect(share).toHaveAttribute('href', `/patients/${ID}/routines`);
    expect(await group('Cumplimiento')).toHaveTextContent('6 de 8 en 4 semanas');
    expect(await screen.findByRole('link', { name: 'Dolor 3 de 10' })).toHaveAttribute(
      'href',
      `/patients/${ID}/routines`,
    );
  });

  it.each([
    ['in an exercise, beside less before and after it', { painAfter: 3 }, [8, null], '8 de 10'],
    ['in an exercise alone', { painBefore: null }, [null, 6], '6 de 10'],
    ['after it, beside less in an exercise', { painAfter: 7 }, [4], '7 de 10'],
    ['before it, where no more was told', {}, [null], '2 de 10'],
    ['in none of them, with an older one', { painBefore: null }, [null], '9 de 10'],
  ])('take the worst pain that was told of the latest run: %s', async (_when, more, pains, text) => {
    const [run] = RAW_ADHERENCE.runs;
    const told = pains.map((pain) => ({ name: 'Puente', pain, effort: null, notes: null }));
    show({
      [ADHERENCE]: () => ({
        data: {
          ...NOTHING,
          painOverTime: [{ date: '2026-11-10', before: 6, after: 9 }],
          runs: [{ ...run, painBefore: 2, painAfter: null, exercises: told, ...more }],
        },
      }),
    });
    expect(await screen.findByRole('link', { name: `Dolor ${text}` })).toBeInTheDocument();
  });

  it.each([
    ['the runs are listed', [1, 9, null]],
    ['the plot alone tells of them', []],
  ])('take the run that hurt most of the latest day, where %s', async (_how, listed) => {
    const [run] = RAW_ADHERENCE.runs;
    const date = '2026-11-20';
    show({
      [ADHERENCE]: () => ({
        data: {
          ...NOTHING,
          painOverTime: [9, 1].map((after) => ({ date, before: 2, after })),
          runs: listed.map((painAfter) => ({ ...run, date, painBefore: null, painAfter, exercises: [] })),
        },
      }),
    });
    expect(await screen.findByRole('link', { name: 'Dolor 9 de 10' })).toBeInTheDocument();
  });

  it('take the latest pain, though an older and stronger one is listed with the latest runs', async () => {
    const [run] = RAW_ADHERENCE.runs;
    const untold = { ...run, painBefore: null, painAfter: null, exercises: [] };
    show({
      [ADHERENCE]: () => ({
        data: {
          ...NOTHING,
          painOverTime: [
            { date: '2026-09-15', before: null, after: 8 },
            { date: '2026-11-10', before: 3, after: 2 },
          ],
          runs: [
            { ...untold, date: '2026-11-20' },
            { ...untold, date: '2026-09-15', painAfter: 8 },
          ],
        },
      }),
    });
    expect(await screen.findByRole('link', { name: 'Dolor 2 de 10' })).toBeInTheDocument();
  });

  it('take the pain of an evaluation where that is later', async () => {
    show({
      [ADHERENCE]: () => ({
        data: { ...NOTHING, painOverTime: [{ date: '2026-11-10', before: 6, after: 5 }] },
      }),
      [EVALUATIONS]: () => ({ data: [evaluation('2026-11-20', null), evaluation('2026-11-18', 8)] }),
    });
    expect(await screen.findByRole('link', { name: 'Dolor 8 de 10' })).toHaveAttribute(
      'href',
      `/patients/${ID}/history`,
    );
    expect(await group('Cumplimiento')).toHaveTextContent('Sin datos');
    expect(screen.getByRole('link', { name: 'Cumplimiento Sin datos' })).toHaveAttribute(
      'href',
      `/patients/${ID}/routines`,
    );
  });

  it.each([
    [8, '8 de 10', 'history'],
    [1, '2 de 10', 'routines'],
  ])('take the worse of an evaluation with %s and a run with 2 of the same day', async (pain, text, tab) => {
    show({
      [ADHERENCE]: () => ({
        data: { ...NOTHING, painOverTime: [{ date: '2026-11-18', before: 3, after: 2 }] },
      }),
      [EVALUATIONS]: () => ({ data: [evaluation('2026-11-18', pain)] }),
    });
    expect(await screen.findByRole('link', { name: `Dolor ${text}` })).toHaveAttribute(
      'href',
      `/patients/${ID}/${tab}`,
    );
  });

  it('say so where nothing was noted, and do not claim it where it is not known', async () => {
    const { unmount } = show();
    await waitFor(async () => expect(await group('Dolor')).toHaveTextContent('Sin anotar'));
    unmount();
    const { toasts } = show({ [ADHERENCE]: () => answer(500), [EVALUATIONS]: () => answer(500) });
    await waitFor(async () => expect(await group('Dolor')).toHaveTextContent('No disponible ahora'));
    expect(await group('Cumplimiento')).toHaveTextContent('No disponible ahora');
    expect(toasts).toEqual([]);
  });

  it('keep their room while they load, and are asked of no backend without them', async () => {
    const { unmount } = show({ [ADHERENCE]: never });
    expect(await screen.findByText('Cargando cumplimiento')).toBeInTheDocument();
    unmount();
    const { backend } = show({ [STATUS]: () => ({ status: 'ok' }) });
    await group('Próxima cita');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Dolor' })).not.toBeInTheDocument());
    expect(backend.sent('GET', /adherence|evaluations/)).toHaveLength(0);
  });
});

describe('Historia', () => {
  const SESSION_ROWS = [
    { ...SESSION_FIXTURE, id: 's1', date: '2026-11-19', time: '16:30', treatmentType: 'Tratamiento manual' },
    { ...SESSION_FIXTURE, id: 's0', date: '2025-12-20', time: '09:00', treatmentType: 'Ultrasonido' },
  ];
  const routes = {
    [SESSIONS]: () => ({ data: SESSION_ROWS }),
    [EVALUATIONS]: () => ({ data: [evaluation('2026-11-02', 7)] }),
  };

  it('puts sessions and evaluations on one line, year by year, with what was noted', async () => {
    const { user } = show(routes, '/history');
    const thisYear = within(await screen.findByRole('list', { name: 'Historia 2026' }));
    expect(thisYear.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Tratamiento manual',
      `Evaluación: ${EVALUATION_FIXTURE.reason}`,
    ]);
    expect(thisYear.getByText('Dolor 7/10')).toBeInTheDocument();
    expect(thisYear.getByText('Sin dolor, a ritmo lento.')).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'Historia 2025' })).getByText('Ultrasonido'),
    ).toBeVisible();
    expect(screen.getByText('Mostrando 3 de 3 entradas')).toBeInTheDocument();
    for (const [name, address] of [
      ['Nueva evaluación', `/patients/${ID}/evaluations/new`],
      ['Nueva sesión', `/sessions/new?patientId=${ID}`],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    await user.click(thisYear.getByRole('button', { name: /^Ver evaluación del lunes, 2 de noviembre/ }));
    expect(
      await screen.findByRole('dialog', { name: /^Evaluación del lunes, 2 de noviembre/ }),
    ).toBeVisible();
  });

  it('shows one kind alone, and keeps the choice in the address', async () => {
    const { user, address } = show(routes, '/history');
    await user.click(await screen.findByRole('radio', { name: 'Evaluaciones' }));
    expect(address()).toBe(`/patients/${ID}/history?kind=evaluations`);
    expect(await screen.findByRole('list', { name: 'Evaluaciones' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Todo' }));
    expect(address()).toBe(`/patients/${ID}/history`);
  });

  it('holds the sessions alone on a backend without evaluations', async () => {
    show({ ...routes, [EVALUATIONS]: () => answer(404) }, '/history');
    expect(await screen.findByText('Mostrando 2 de 2 entradas')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what failed, and tries again', async () => {
    const { user, backend } = show({ ...routes, [EVALUATIONS]: () => answer(500) }, '/history');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar las evaluaciones');
    backend.use(routes);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Mostrando 3 de 3 entradas')).toBeInTheDocument();
  });

  it('asks again for all that failed', async () => {
    const { user, backend } = show(
      { ...routes, [SESSIONS]: () => answer(500), [EVALUATIONS]: () => answer(500) },
      '/history',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar las sesiones');
    backend.use(routes);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Mostrando 3 de 3 entradas')).toBeInTheDocument();
  });

  it('leads to the first session where there is nothing', async () => {
    show({ [SESSIONS]: () => [] }, '/history');
    expect(await screen.findByRole('link', { name: 'Registrar primera sesión' })).toBeInTheDocument();
  });

  it('orders a plain day of another backend with the rest', () => {
    const plain = { ...EVALUATION_FIXTURE, id: 'e', date: '2026-11-19' };
    const ids = historyOf(SESSION_ROWS as never, [plain]).map(({ id }) => id);
    expect(ids).toEqual(['session-s1', 'evaluation-e', 'session-s0']);
  });
});

describe('one episode of the record', () => {
  const [BACK, ANKLE] = EPISODE_FIXTURES as [Episode, Episode];
  const routes = {
    [STATUS]: () => ({ status: 'ok', capabilities: ['episodes'] }),
    'GET /api/patients/:id/episodes': () => ({ episodes: EPISODE_FIXTURES }),
    'GET /api/patients/:id/stats': ({ query }: FakeRequest) =>
      query.episodeId === ANKLE.id
        ? { evaluations: 1, appointments: 12, activeRoutines: 0 }
        : { evaluations: 3, appointments: 14, activeRoutines: 2 },
    [SESSIONS]: () => ({
      data: [
        { ...SESSION_FIXTURE, id: 's1', treatmentType: 'Tratamiento manual', episodeId: BACK.id },
        { ...SESSION_FIXTURE, id: 's2', treatmentType: 'Ultrasonido', episodeId: ANKLE.id },
      ],
    }),
    [EVALUATIONS]: () => ({
      data: [
        { ...evaluation('2026-11-02', 7), reason: 'Dolor lumbar', episodeId: BACK.id },
        { ...evaluation('2025-02-03', 5), reason: 'Esguince', episodeId: ANKLE.id },
      ],
    }),
  };

  it('is chosen beside the figures, and stays chosen in the history, its lists and plots', async () => {
    const { user, address } = show(routes);
    await user.selectOptions(
      await screen.findByLabelText('Proceso'),
      'Esguince de tobillo derecho (dado de alta)',
    );
    expect(await screen.findByText('12')).toBeVisible();
    expect(address()).toBe(`/patients/${ID}?episode=ep2`);
    await user.click(screen.getByRole('link', { name: 'Historia' }));
    expect(address()).toBe(`/patients/${ID}/history?episode=ep2`);
    expect(await screen.findByText('Mostrando 2 de 2 entradas')).toBeVisible();
    expect(screen.queryByText('Tratamiento manual')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Sesiones' }));
    expect(await screen.findByText('Mostrando 1 de 1 sesión')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Evaluaciones' }));
    expect(await screen.findByText('Esguince')).toBeVisible();
    expect(screen.queryByText('Dolor lumbar')).toBeNull();
    expect(screen.queryByText('Última visita frente a la anterior')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Proceso'), 'Todos');
    expect(address()).toBe(`/patients/${ID}/history?kind=evaluations`);
    expect(await screen.findByText('Dolor lumbar')).toBeVisible();
  });

  it('gives its routines, their adherence and its pain alone', async () => {
    const { user, backend } = show(
      {
        ...routes,
        [STATUS]: () => ({ status: 'ok', capabilities: ['episodes', 'recordFigures'] }),
        [ADHERENCE]: ({ query }: FakeRequest) => ({
          data: { ...NOTHING, days: [query.episodeId === ANKLE.id ? { ...DAY, completed: 1 } : DAY] },
        }),
        'GET /api/routines/patient/:id': () => ({
          routines: [
            { ...ROUTINE_FIXTURE, id: 'r1', name: 'Espalda en casa', episodeId: BACK.id },
            { ...ROUTINE_FIXTURE, id: 'r2', name: 'Tobillo en casa', episodeId: ANKLE.id },
          ],
        }),
      },
      '/routines?episode=ep2',
    );
    expect(await screen.findByText('Tobillo en casa')).toBeVisible();
    expect(screen.queryByText('Espalda en casa')).toBeNull();
    expect(screen.getByRole('link', { name: 'Imprimir Tobillo en casa' })).toHaveAttribute(
      'href',
      '/routines/r2/print',
    );
    expect(await group('Cumplimiento del proceso')).toHaveTextContent('25 %');
    expect(await group('Dolor del proceso')).toHaveTextContent('5 de 10');
    const asked = () => backend.sent('GET', /adherence/).map(({ query }) => query);
    expect(asked()).toEqual([{ episodeId: 'ep2' }]);
    await user.selectOptions(screen.getByLabelText('Proceso'), 'Todos');
    expect(await screen.findByText('Espalda en casa')).toBeVisible();
    await waitFor(async () => expect(await group('Cumplimiento')).toHaveTextContent('75 %'));
    expect(await group('Dolor')).toHaveTextContent('7 de 10');
    expect(asked()).toEqual([{ episodeId: 'ep2' }, {}]);
  });

  it('stays, like the appointment, where the figures of the head lead', async () => {
    const search = '?appointmentId=c1&episode=ep2';
    const { user, address } = show(
      {
        ...routes,
        [STATUS]: () => ({ status: 'ok', capabilities: ['episodes', 'recordFigures'] }),
        [ADHERENCE]: () => ({ data: { ...NOTHING, days: [DAY] } }),
      },
      `/data${search}`,
    );
    expect(await screen.findByRole('link', { name: 'Dolor del proceso 5 de 10' })).toHaveAttribute(
      'href',
      `/patients/${ID}/history${search}`,
    );
    await user.click(await screen.findByRole('link', { name: 'Cumplimiento del proceso 75 %' }));
    expect(address()).toBe(`/patients/${ID}/routines${search}`);
    expect(await group('Cumplimiento del proceso')).toHaveTextContent('75 %');
  });

  it('says that nothing belongs to it yet', async () => {
    show({ ...routes, [SESSIONS]: () => [], [EVALUATIONS]: () => [] }, '/history?episode=ep2');
    expect(await screen.findByText('Todavía no hay nada en este proceso')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Registrar primera sesión' })).toBeNull();
  });

  it.each([
    ['names none of the patient', routes],
    ['is read by a backend without episodes', { ...routes, [STATUS]: () => ({ status: 'ok' }) }],
  ])('shows everything where the address %s', async (_where, served) => {
    show(served, '/history?episode=another');
    expect(await screen.findByText('Mostrando 4 de 4 entradas')).toBeVisible();
  });

  it('is not offered where the patient has one', async () => {
    const { backend } = show({
      ...routes,
      'GET /api/patients/:id/episodes': () => ({ episodes: EPISODE_FIXTURES.slice(0, 1) }),
    });
    await screen.findByText('Lumbalgia mecánica');
    expect(screen.queryByLabelText('Proceso')).toBeNull();
    expect(backend.sent('GET', /stats/).map(({ query }) => query)).toEqual([{}]);
  });
});

describe('Documentos', () => {
  const DOCUMENTS = 'GET /api/patients/:id/documents';
  const documents = [
    { ...DOCUMENT_FIXTURE, id: 'd1', name: 'Informe.pdf', episodeId: 'ep1' },
    { ...DOCUMENT_FIXTURE, id: 'd2', name: 'Alta.pdf', episodeId: 'ep2' },
    { ...DOCUMENT_FIXTURE, id: 'd3', name: 'Consentimiento.pdf', episodeId: null },
  ];
  const routes = {
    [STATUS]: () => ({ status: 'ok', capabilities: ['episodes', 'documents'] }),
    'GET /api/patients/:id/episodes': () => ({ episodes: EPISODE_FIXTURES }),
    [DOCUMENTS]: () => ({ data: documents }),
    'PUT /api/documents/:id': () => ({ data: documents[0] }),
  };

  it('says the episode of each, and shows those of one', async () => {
    const { user } = show(routes, '/documents');
    const row = async (name: string) => (await screen.findByText(name)).closest('tr');
    expect(await row('Informe.pdf')).toHaveTextContent('Lumbalgia mecánica');
    expect(await row('Consentimiento.pdf')).toHaveTextContent('—');
    await user.selectOptions(
      await screen.findByLabelText('Proceso'),
      'Esguince de tobillo derecho (dado de alta)',
    );
    expect(await screen.findByText('Alta.pdf')).toBeVisible();
    expect(screen.queryByText('Informe.pdf')).toBeNull();
  });

  it('can be given to another episode', async () => {
    const { user, backend } = show(routes, '/documents');
    await user.click(await screen.findByRole('button', { name: 'Acciones de Informe.pdf' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('Proceso')).toHaveDisplayValue('Lumbalgia mecánica');
    await user.selectOptions(dialog.getByLabelText('Proceso'), 'ep2');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(backend.sent('PUT', '/api/documents/d1')).toHaveLength(1));
    expect(backend.sent('PUT', '/api/documents/d1')[0]?.body).toMatchObject({ episodeId: 'ep2' });
  });

  it('keep what is typed about one that somebody else deletes meanwhile', async () => {
    let rows = documents;
    const { user, store } = show({ ...routes, [DOCUMENTS]: () => ({ data: rows }) }, '/documents');
    await user.click(await screen.findByRole('button', { name: 'Acciones de Informe.pdf' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const name = within(await screen.findByRole('dialog')).getByLabelText(/^Nombre/);
    await user.type(name, ' de marzo');
    rows = documents.slice(1);
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Document'])));
    await waitFor(() => expect(screen.queryByText('Informe.pdf')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Editar documento' })).toContainElement(name);
    expect(name).toHaveValue('Informe.pdf de marzo');
  });

  it('keep the files that were chosen while the list could not be had', async () => {
    let fail: (answered: unknown) => void = () => undefined;
    const failed = new Promise((resolve) => (fail = resolve));
    const { user, container } = show({ ...routes, [DOCUMENTS]: () => failed }, '/documents');
    await screen.findByRole('button', { name: 'Elegir archivos' });
    const chooser = container.querySelector('input[aria-label="Archivos"]') as HTMLInputElement;
    await user.upload(chooser, new File(['%PDF-1.7'], 'Resonancia.pdf', { type: 'application/pdf' }));
    const dialog = await screen.findByRole('dialog', { name: 'Añadir documentos' });
    const note = within(dialog).getByLabelText(/^Nota/);
    await user.type(note, 'De la mutua');
    fail(answer(500));
    expect(await screen.findByText('Reintentar')).toBeInTheDocument();
    expect(dialog).toContainElement(note);
    expect(note).toBeInTheDocument();
    expect(note).toHaveValue('De la mutua');
    expect(within(dialog).getByText('Resonancia.pdf')).toBeVisible();
  });

  it('ask before chosen files and what was written about them are thrown away', async () => {
    const { user, container } = show(routes, '/documents');
    await screen.findByRole('button', { name: 'Elegir archivos' });
    const chooser = container.querySelector('input[aria-label="Archivos"]') as HTMLInputElement;
    await user.upload(chooser, new File(['%PDF-1.7'], 'Resonancia.pdf', { type: 'application/pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Añadir documentos' }));
    await user.type(dialog.getByLabelText(/^Nota/), 'De la mutua');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(dialog.getByLabelText(/^Nota/)).toHaveValue('De la mutua');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Descartar archivos' }));
    expect(screen.queryByText('Resonancia.pdf')).not.toBeInTheDocument();
  });

  it('know no episode on a backend without them, which is never sent the key', async () => {
    const { user, backend } = show(
      {
        ...routes,
        [STATUS]: () => ({ status: 'ok', capabilities: ['documents'] }),
        [DOCUMENTS]: () => ({ data: [DOCUMENT_FIXTURE] }),
      },
      '/documents',
    );
    await user.click(await screen.findByRole('button', { name: /^Acciones de/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(backend.sent('PUT', '/api/documents/d1')).toHaveLength(1));
    expect(backend.sent('PUT', '/api/documents/d1')[0]?.body).not.toHaveProperty('episodeId');
    expect(screen.queryByText('Proceso')).toBeNull();
    expect(backend.sent('GET', /episodes/)).toEqual([]);
  });
});

describe('Mensajes', () => {
  const rows = (patientId?: string) =>
    conversationFixtures(Date.now()).map((row, index) => ({
      ...row,
      ...(patientId && { patientId: index === 0 ? patientId : `other-${index}` }),
    }));
  const ofOthers = (count: number) =>
    manyConversations(count, Date.now()).map((row) => ({ ...row, patientId: `of ${row.id}` }));
  const conversation = () => ({
    conversation: {
      ...rows()[0],
      messages: messageFixtures(3, Date.now(), THERAPIST.id, 'p1'),
      nextCursor: null,
    },
  });

  it('shows the conversation with the patient, and marks what was not sent on the other tabs', async () => {
    const { user } = show(
      {
        'GET /api/conversations': () => ({ conversations: rows(ID) }),
        'GET /api/conversations/:id': conversation,
        'POST /api/conversations/:id/messages': () => answer(500),
      },
      '/messages',
    );
    await user.type(await screen.findByPlaceholderText('Escribe un mensaje...'), 'Hasta el lunes');
    await user.click(screen.getByRole('link', { name: /^Resumen/ }));
    expect(screen.getByRole('link', { name: 'Mensajes (mensaje sin enviar)' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Mensajes/ }));
    expect(await screen.findByPlaceholderText('Escribe un mensaje...')).toHaveValue('Hasta el lunes');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await user.type(screen.getByPlaceholderText('Escribe un mensaje...'), '{Enter}');
    expect(await screen.findByText('No enviado')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Resumen/ }));
    expect(screen.getByRole('link', { name: 'Mensajes (mensaje sin enviar)' })).toBeInTheDocument();
  });

  it.each([
    ['there is none', rows('somebody'), 'Empezar conversación'],
    ['the backend does not say whose they are', rows(), 'Abrir conversación'],
    ['it may be beyond the end of the list', ofOthers(CHAT_LIMITS.listed), 'Abrir conversación'],
    ['the list is whole', ofOthers(CHAT_LIMITS.listed - 1), 'Empezar conversación'],
  ])('leads to it where %s', async (_where, conversations, name) => {
    const { user, address, backend } = show(
      {
        'GET /api/conversations': () => ({ conversations }),
        'POST /api/conversations': () => ({ conversation: { id: 'c9' } }),
      },
      '/messages',
    );
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(address()).toBe('/conversations/c9'));
    expect(backend.sent('POST', '/api/conversations').map(({ body }) => body)).toEqual([{ patientId: ID }]);
  });

  it('says that the list failed', async () => {
    show({ 'GET /api/conversations': () => answer(500) }, '/messages');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar las conversaciones');
  });
});
