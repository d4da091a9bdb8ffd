import { screen, within } from '@testing-library/react';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { selectView } from '@/shared/preferences/slice';
import { renderApp } from '@/shared/testing/renderApp';
import { corrected, EVALUATION_FIXTURE, rawEvaluationVersions } from '../fixtures';
import { EvaluationList } from './EvaluationList';
import { EvaluationTrends } from './EvaluationTrends';

const LIST = 'GET /api/patients/:id/evaluations';
const SECOND = {
  ...EVALUATION_FIXTURE,
  id: 'second',
  date: '2026-11-18',
  reason: 'Revisión',
  pain: 4,
  regions: [],
  range: [
    { movement: 'THORACOLUMBAR_FLEXION', side: 'MIDLINE', degrees: 60 },
    { movement: 'HIP_FLEXION', side: 'LEFT', degrees: 85 },
  ],
  strength: [{ group: 'HIP_ABDUCTORS', side: 'LEFT', grade: 3 }],
  tests: [],
  history: null,
};

const open = (handler: FakeHandler) =>
  renderApp(
    <>
      <EvaluationList patientId="p1" />
      <EvaluationTrends patientId="p1" />
    </>,
    { user: THERAPIST, routes: { [LIST]: handler } },
  );

const cells = (table: HTMLElement, name: RegExp) =>
  within(within(table).getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('EvaluationList', () => {
  it('lists newest first and opens one beside the visit before', async () => {
    const { user } = open(() => ({ data: [EVALUATION_FIXTURE, SECOND] }));
    const rows = within(await screen.findByRole('list', { name: 'Evaluaciones' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Dolor 4/10');
    expect(rows[1]).toHaveTextContent('Dolor 7/10');
    await user.click(
      screen.getByRole('button', { name: 'Ver evaluación del miércoles, 18 de noviembre de 2026' }),
    );
    const dialog = await screen.findByRole('dialog', {
      name: 'Evaluación del miércoles, 18 de noviembre de 2026',
    });
    expect(cells(within(dialog).getByRole('table', { name: /^Dolor/ }), /Dolor/)).toEqual(
      expect.arrayContaining(['7', '4', '−3 mejora']),
    );
    const range = within(dialog).getByRole('table', { name: /^Movilidad/ });
    expect(cells(range, /dorsolumbar/)).toEqual(expect.arrayContaining(['45°', '60°', '80°', '+15° mejora']));
    expect(cells(range, /Cadera.*izquierda/)).toEqual(expect.arrayContaining(['90°', '85°', '−5° empeora']));
    // The right hip was measured at the visit before alone.
    expect(cells(range, /Cadera.*derecha/)).toEqual(
      expect.arrayContaining(['115°', '—', 'No medida esta vez']),
    );
    const strength = within(dialog).getByRole('table', { name: /^Fuerza/ });
    expect(cells(strength, /Abductores.*izquierda/)).toEqual(expect.arrayContaining(['3', 'sin cambios']));
  });

  it('compares with the first visit of the episode for who chooses it, and keeps the choice', async () => {
    const third = { ...SECOND, id: 'third', date: '2026-11-20', pain: 3 };
    const { user, store } = open(() => ({ data: [EVALUATION_FIXTURE, SECOND, third] }));
    const openOf = async (day: string) =>
      user.click(
        await screen.findByRole('button', { name: `Ver evaluación del ${day} de noviembre de 2026` }),
      );
    await openOf('viernes, 20');
    const pain = () => screen.getByRole('table', { name: /^Dolor, frente a/ });
    expect(cells(pain(), /Dolor/)).toEqual(expect.arrayContaining(['4', '3']));
    await user.click(screen.getByRole('radio', { name: 'Frente a la primera' }));
    expect(screen.getByRole('table', { name: 'Dolor, frente a la primera visita' })).toBeInTheDocument();
    expect(cells(pain(), /Dolor/)).toEqual(expect.arrayContaining(['7', '3', '−4 mejora']));
    expect(selectView(store.getState(), 'evaluation-before', '')).toBe('first');
  });

  it('sets the result of a special test beside that of the visit before, of the same side', async () => {
    const tests = [
      { name: 'lasegue', side: 'LEFT', result: 'POSITIVE', notes: null },
      { name: 'Lasègue', side: 'RIGHT', result: 'NEGATIVE', notes: null },
    ];
    const { user } = open(() => ({ data: [EVALUATION_FIXTURE, { ...SECOND, tests }] }));
    const [last] = await screen.findAllByRole('button', { name: /Ver evaluación/ });
    await user.click(last!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByText(/^Anterior: /).map(({ textContent }) => textContent)).toEqual([
      'Anterior: Negativa',
      'Anterior: Positiva',
    ]);
    // What was positive and has not been tested again is not forgotten.
    expect(dialog.getByText('Prone instability').closest('li')).toHaveTextContent(
      /Anterior: Positiva\s*No repetida$/,
    );
    expect(dialog.getAllByText('No repetida')).toHaveLength(1);
  });

  it('calls nothing a first measure that only the visit before left out', async () => {
    const third = { ...EVALUATION_FIXTURE, id: 'third', date: '2026-11-20' };
    const { user } = open(() => ({ data: [EVALUATION_FIXTURE, SECOND, third] }));
    await user.click(
      await screen.findByRole('button', { name: 'Ver evaluación del viernes, 20 de noviembre de 2026' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(cells(dialog.getByRole('table', { name: /^Movilidad/ }), /Cadera.*derecha/)).toContain(
      'No medida en la visita anterior',
    );
    expect(dialog.queryByText('Primera medida')).not.toBeInTheDocument();
  });

  it('shows everything of a first evaluation', async () => {
    const { user } = open(() => [EVALUATION_FIXTURE]);
    await user.click(await screen.findByRole('button', { name: /Ver evaluación/ }));
    const dialog = await screen.findByRole('dialog');
    for (const text of [
      'Columna lumbar, Zona lumbar izquierda, Glúteo izquierdo',
      'Lasègue · izquierda',
      'Negativa',
      'Positiva',
    ])
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    for (const text of [EVALUATION_FIXTURE.diagnosis, EVALUATION_FIXTURE.goals, EVALUATION_FIXTURE.plan])
      expect(within(dialog).getByText(String(text))).toBeInTheDocument();
    expect(within(dialog).getAllByText('Primera medida')).toHaveLength(7);
  });

  it('leads the author to correct it, and shows what it said before', async () => {
    const now = corrected(EVALUATION_FIXTURE);
    const { user, backend } = open(() => [now]);
    // Another order of measures is not a change.
    const before = { ...EVALUATION_FIXTURE, range: [...EVALUATION_FIXTURE.range].reverse() };
    backend.use({ 'GET /api/evaluations/:id/versions': () => rawEvaluationVersions(before) });
    await user.click(await screen.findByRole('button', { name: /Ver evaluación/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'Corregir' })).toHaveAttribute(
      'href',
      `/patients/p1/evaluations/new?id=${now.id}`,
    );
    expect(dialog.getByText('Corregida el 20/11/2026, 09:15 por Ana Ruiz Soler')).toBeInTheDocument();
    await user.click(dialog.getByText('Ver versiones anteriores'));
    const versions = within(await dialog.findByRole('list', { name: 'Versiones anteriores' }));
    // The changes: pain, and the plan that was empty before.
    expect(versions.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual([
      '5 de 10',
      'Sin texto',
    ]);
    expect(versions.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
      '7 de 10',
      now.plan,
    ]);
  });

  it('says whose an earlier version was before it was given to another patient', async () => {
    const now = { ...corrected(EVALUATION_FIXTURE), patientName: 'Olga Gil' };
    const { user, backend } = open(() => [now]);
    const [version] = rawEvaluationVersions(EVALUATION_FIXTURE).data;
    const evaluation = { ...EVALUATION_FIXTURE, patientName: 'Eva Mora' };
    backend.use({ 'GET /api/evaluations/:id/versions': () => ({ data: [{ ...version, evaluation }] }) });
    await user.click(await screen.findByRole('button', { name: /Ver evaluación/ }));
    await user.click(await screen.findByText('Ver versiones anteriores'));
    const versions = within(await screen.findByRole('list', { name: 'Versiones anteriores' }));
    expect(versions.getByRole('deletion')).toHaveTextContent('Eva Mora');
    expect(versions.getByRole('insertion')).toHaveTextContent('Olga Gil');
  });

  it('offers no correction to another reader, nor on a backend without any', async () => {
    for (const row of [EVALUATION_FIXTURE, { ...corrected(EVALUATION_FIXTURE), mayCorrect: false }]) {
      const { user, unmount } = open(() => [row]);
      await user.click(await screen.findByRole('button', { name: /Ver evaluación/ }));
      await screen.findByRole('dialog');
      expect(screen.queryByRole('link', { name: 'Corregir' })).not.toBeInTheDocument();
      unmount();
    }
  });

  it('leads to the first one where there is none', async () => {
    open(() => ({ evaluations: [] }));
    expect(await screen.findByText('No hay evaluaciones registradas')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nueva evaluación' })).toHaveAttribute(
      'href',
      '/patients/p1/evaluations/new',
    );
  });

  it.each([
    ['the text of its own', () => answer(500), 'Error al cargar las evaluaciones'],
    ['the connection', networkFailure, 'Error de conexión'],
  ])('offers another attempt on failure: %s', async (_what, handler, text) => {
    const { user, backend } = open(handler);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    backend.use({ [LIST]: () => [EVALUATION_FIXTURE] });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('list', { name: 'Evaluaciones' })).toBeInTheDocument();
  });
});

describe('EvaluationTrends', () => {
  it('plots pain, a chosen movement and a chosen group, with the last two visits in a table', async () => {
    const { user } = open(() => [EVALUATION_FIXTURE, SECOND]);
    expect(
      await screen.findByRole('img', {
        name: /Intensidad del dolor. Medida: de 7 \(02\/11\/2026\) a 4 \(18\/11\/2026\)/,
      }),
    ).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Movimiento' }), 'Cadera · Flexión');
    expect(
      screen.getByRole('img', { name: /Cadera · Flexión.*Izquierda: de 90° .* a 85°/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Grupo muscular' })).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Última visita frente a la anterior' });
    expect(cells(table, /Dolor/)).toEqual(expect.arrayContaining(['7', '4', '−3 mejora']));
  });

  it('draws a reference of 0°, against which a deficit is read', async () => {
    const lacking = (degrees: number) => [{ movement: 'KNEE_EXTENSION', side: 'LEFT' as const, degrees }];
    open(() => [
      { ...EVALUATION_FIXTURE, range: lacking(-15) },
      { ...SECOND, range: lacking(-10) },
    ]);
    expect(
      await screen.findByRole('img', { name: /Rodilla · Extensión.*Izquierda: .*Referencia: de 0°/ }),
    ).toBeInTheDocument();
  });

  it('compares the last visit with the one before of its episode', async () => {
    const knee = { ...EVALUATION_FIXTURE, episodeId: 'knee' };
    const shoulder = { ...SECOND, id: 'third', date: '2026-11-10', episodeId: 'shoulder', pain: 1 };
    open(() => [knee, shoulder, { ...SECOND, episodeId: 'knee' }]);
    const table = await screen.findByRole('table', { name: 'Última visita frente a la anterior' });
    expect(cells(table, /Dolor/)).toEqual(expect.arrayContaining(['7', '4', '−3 mejora']));
    expect(screen.getByText('02/11/2026 → 18/11/2026')).toBeInTheDocument();
  });

  it('plots pain of one episode, the last in which it was noted', async () => {
    const of = (id: string, date: string, pain: number | null, episodeId: string) => ({
      ...{ ...EVALUATION_FIXTURE, range: [], strength: [] },
      ...{ id, date, pain, episodeId },
    });
    const knee = [of('a', '2026-11-02', 7, 'knee'), of('c', '2026-11-12', 4, 'knee')];
    const { unmount } = open(() => [
      ...knee,
      of('b', '2026-11-05', 9, 'shoulder'),
      of('d', '2026-11-14', null, 'shoulder'),
    ]);
    expect(
      await screen.findByRole('img', { name: /Medida: de 7 \(02\/11\/2026\) a 4 \(12\/11\/2026\)/ }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /05\/11\/2026/, hidden: true })).not.toBeInTheDocument();
    expect(screen.getByText('Del último proceso en que se anotó')).toBeInTheDocument();
    unmount();
    open(() => knee);
    await screen.findByRole('img', { name: /Medida: de 7/ });
    expect(screen.queryByText('Del último proceso en que se anotó')).not.toBeInTheDocument();
  });

  it('calls a point of pain small, and says by whose figure', async () => {
    open(() => [
      { ...EVALUATION_FIXTURE, pain: 3 },
      { ...SECOND, pain: 2 },
    ]);
    const table = await screen.findByRole('table', { name: 'Última visita frente a la anterior' });
    expect(cells(table, /Dolor/)).toEqual(expect.arrayContaining(['3', '2', '−1 cambio pequeño']));
    expect(screen.getByText(/menos de 2 puntos de dolor.*\(Ostelo 2008, dolor lumbar\)/)).toBeInTheDocument();
  });

  it('compares nothing after a single visit', async () => {
    open(() => [EVALUATION_FIXTURE]);
    await screen.findByRole('img', { name: /Intensidad del dolor/ });
    expect(
      screen.queryByRole('table', { name: 'Última visita frente a la anterior' }),
    ).not.toBeInTheDocument();
  });
});
