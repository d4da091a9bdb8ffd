import { act, screen, waitFor, within } from '@testing-library/react';
import { MERGE_CHOICES } from '@/contract/mergeFields';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { loadLateParts } from '@/shared/ui/late-part/latePart';
import { COMPARISON_FIXTURE, MERGE_FIXTURE } from '../fixtures';
import { MergeNotices } from './MergeNotices';
import { MergeOffer } from './MergeOffer';

const OTHER = '11111111-1111-4111-8111-111111111111';
const OWN = '22222222-2222-4222-8222-222222222222';
const COMPARISON = 'POST /api/patients/:id/merges/comparison';
const onMerged = jest.fn();
const comparison = {
  ...COMPARISON_FIXTURE,
  survivor: { ...COMPARISON_FIXTURE.survivor, id: OWN },
  other: { ...COMPARISON_FIXTURE.other, id: OTHER },
};

const show = (routes: Record<string, FakeHandler> = {}, capabilities = ['recordMerges']) =>
  renderApp(
    <>
      <MergeNotices patientId={OWN} />
      <MergeOffer
        patient={{ id: OWN, name: 'Manuel Ortega Gil' }}
        patientField={<FormikTextField name="otherId" label="Otra ficha" />}
        onMerged={onMerged}
      />
    </>,
    {
      user: THERAPIST,
      routes: {
        'GET /api/system-status': () => ({ status: 'ok', capabilities }),
        'GET /api/patients/:id/merges': () => ({ merges: [] }),
        [COMPARISON]: () => ({ comparison }),
        ...routes,
      },
    },
  );

async function compare(user: ReturnType<typeof show>['user'], other = OTHER) {
  await user.click(await screen.findByRole('button', { name: 'Unir con otra ficha…' }));
  await user.type(await screen.findByLabelText('Otra ficha'), other);
  await user.click(screen.getByRole('button', { name: 'Comparar las fichas' }));
  await screen.findByText(other === OWN ? 'Elige una ficha distinta de esta' : 'Elegir otra');
  return within(screen.getByRole('dialog', { name: 'Unir con otra ficha' }));
}

beforeAll(loadLateParts);
beforeEach(() => onMerged.mockReset());

it('asks nothing of a backend that does not say it merges', async () => {
  const { backend, toasts } = show({}, []);
  await waitFor(() => expect(backend.sent('GET', '/api/system-status')).toHaveLength(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(backend.sent('GET', /merges/)).toEqual([]);
  expect(toasts).toEqual([]);
});

it('shows both sides of each field on which the records differ, and what moves', async () => {
  const { user, backend } = show();
  const dialog = await compare(user);
  const name = await dialog.findByRole('group', { name: 'Nombre' });
  await waitFor(() => expect(within(name).getAllByRole('radio')[0]).toHaveFocus());
  expect(within(name).getAllByRole('radio')).toHaveLength(2);
  expect(within(name).getByRole('radio', { name: /Manuel Ortega Gil.*De la ficha que queda/ })).toBeChecked();
  expect(dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Nombre',
    'Teléfono',
    'Aseguradora',
    'Alergias',
    'Etiquetas',
  ]);
  const insurance = within(dialog.getByRole('group', { name: 'Aseguradora' }));
  expect(insurance.getByRole('radio', { name: /Salud Norte/ })).toBeChecked();
  expect(insurance.getByRole('radio', { name: /Sin dato/ })).not.toBeChecked();
  expect(
    within(dialog.getByRole('group', { name: 'Alergias' })).getByRole('radio', { name: /Los dos textos/ }),
  ).toBeChecked();
  expect(
    dialog.getByText(/1 proceso, 3 evaluaciones, 12 sesiones, 2 citas y 1 rutina\./),
  ).toBeInTheDocument();
  expect(backend.sent('POST', `/api/patients/${OWN}/merges/comparison`)[0]?.body).toEqual({ otherId: OTHER });
});

it('merges as chosen, by keyboard, and Enter on a choice merges nothing', async () => {
  const { user, backend, toasts } = show({
    'POST /api/patients/:id/merges': () => answer(201, { merges: [MERGE_FIXTURE] }),
  });
  const dialog = await compare(user);
  const name = within(await dialog.findByRole('group', { name: 'Nombre' }));
  act(() => name.getByRole('radio', { name: /De la ficha que queda/ }).focus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(name.getByRole('radio', { name: /Manolo/ })).toBeChecked();
  expect(backend.sent('POST', `/api/patients/${OWN}/merges`)).toEqual([]);
  act(() => dialog.getByRole('button', { name: 'Unir las dos fichas' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toasts).toEqual(['Fichas unidas']));
  expect(backend.sent('POST', `/api/patients/${OWN}/merges`)[0]?.body).toEqual({
    otherId: OTHER,
    // What was left as proposed is merged by what the records say then.
    choices: { name: 'OTHER' },
  });
  expect(onMerged).toHaveBeenCalledWith(OWN);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('lets the other record be the one that stays', async () => {
  const turned = { ...comparison, survivor: comparison.other, other: comparison.survivor };
  const { user, backend } = show({
    [COMPARISON]: ({ params }) => ({
      comparison: params.id === OTHER ? turned : { ...comparison, obstacle: 'ACCOUNT_IN_OTHER' },
    }),
    'POST /api/patients/:id/merges': () => answer(201, { merges: [MERGE_FIXTURE] }),
  });
  const dialog = await compare(user);
  expect(await dialog.findByText(/tiene cuenta de paciente, así que es la que debe quedar/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Unir las dos fichas' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Que quede la otra ficha' }));
  await user.click(await screen.findByRole('button', { name: 'Unir las dos fichas' }));
  await waitFor(() => expect(onMerged).toHaveBeenCalledWith(OTHER));
  expect(backend.sent('POST', `/api/patients/${OTHER}/merges`)[0]?.body).toMatchObject({ otherId: OWN });
});

it('says before anything is sent that a record is not merged with itself', async () => {
  const { user, backend } = show();
  const dialog = await compare(user, OWN);
  expect(await dialog.findByText('Elige una ficha distinta de esta')).toBeInTheDocument();
  expect(backend.sent('POST', /comparison/)).toEqual([]);
});

it('shows the appointments that stand in the way', async () => {
  const overlaps = [{ id: 'a1', startsAt: '2026-11-23T09:30:00+01:00', therapistName: 'Ana Ruiz Soler' }];
  const { user } = show({
    [COMPARISON]: () => ({ comparison: { ...comparison, obstacle: 'OVERLAPS', overlaps } }),
  });
  const dialog = await compare(user);
  const list = await dialog.findByRole('list', { name: 'Citas que coinciden' });
  expect(list).toHaveTextContent('23/11/2026 · 09:30 · Ana Ruiz Soler');
});

it('says why two records cannot be compared, and leads back to the choice', async () => {
  const fields = { otherId: 'Solo se unen dos fichas de las que eres fisioterapeuta responsable' };
  const { user } = show({ [COMPARISON]: () => answer(400, { error: 'Datos no válidos', fields }) });
  const dialog = await compare(user);
  expect(await dialog.findByRole('alert')).toHaveTextContent(fields.otherId);
  await user.click(dialog.getByRole('button', { name: 'Elegir otra' }));
  expect(await screen.findByLabelText('Otra ficha')).toHaveFocus();
});

it('puts a refusal beside its field and keeps what was chosen', async () => {
  const { user } = show({
    'POST /api/patients/:id/merges': () =>
      answer(400, {
        error: 'Datos no válidos',
        fields: { 'choices.allergies': 'Los dos textos juntos son demasiado largos: elige uno' },
      }),
  });
  const dialog = await compare(user);
  await user.click(await dialog.findByRole('button', { name: 'Unir las dos fichas' }));
  const group = dialog.getByRole('group', { name: 'Alergias' });
  await waitFor(() => expect(group).toHaveAccessibleDescription(/demasiado largos/));
  expect(within(group).getByRole('radio', { name: /Los dos textos/ })).toBeChecked();
});

it('tells with whom the record was merged, and undoes it after a question', async () => {
  const { user, backend, toasts } = show({
    'GET /api/patients/:id/merges': () => ({ merges: [MERGE_FIXTURE] }),
    'POST /api/record-merges/:id/undo': () => ({
      undone: { removedId: 'p2', changed: 1, missing: 0, kept: 0 },
    }),
  });
  const name = await screen.findByText('Ortega Gil, Manolo', { selector: 'bdi' });
  expect(name.parentElement).toHaveTextContent(
    'Unida con «Ortega Gil, Manolo» el 18/11/2026 por Ana Ruiz Soler. Se puede deshacer hasta el 18/12/2026.',
  );
  await user.click(screen.getByRole('button', { name: 'Deshacer la unión con Ortega Gil, Manolo' }));
  const question = within(screen.getByRole('alertdialog', { name: '¿Deshacer la unión?' }));
  expect(backend.sent('POST', /undo/)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Deshacer la unión' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatch(/^Unión deshecha: vuelven a ser dos fichas\. Parte de lo que/);
  expect(backend.sent('POST', '/api/record-merges/m1/undo')).toHaveLength(1);
});

it('keeps the question with the reason when an undo is refused', async () => {
  const { user } = show({
    'GET /api/patients/:id/merges': () => ({ merges: [MERGE_FIXTURE] }),
    'POST /api/record-merges/:id/undo': () => answer(409, { error: 'Esta unión ya está deshecha' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Deshacer la unión con/ }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Deshacer la unión' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Esta unión ya está deshecha');
});

it('says why a merge cannot be undone here', async () => {
  show({
    'GET /api/patients/:id/merges': () => ({
      merges: [
        { ...MERGE_FIXTURE, mayUndo: false },
        { ...MERGE_FIXTURE, id: 'm0' },
      ],
    }),
  });
  expect(await screen.findByText(/Solo puede deshacerla su fisioterapeuta responsable/)).toBeInTheDocument();
  expect(screen.getByText(/deshaz antes la unión más reciente/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument();
});

it('reads a field or choice of a newer server without breaking', async () => {
  const { user } = show({
    [COMPARISON]: () => ({
      comparison: {
        ...comparison,
        fields: [
          { field: 'shoeSize', survivor: '40', other: '41', proposed: 'OTHER' },
          { field: 'phone', survivor: '1', other: '2', proposed: 'NEITHER' },
        ],
      },
    }),
  });
  const dialog = await compare(user);
  const phone = within(await dialog.findByRole('group', { name: 'Teléfono' }));
  expect(phone.getAllByRole('radio')).toHaveLength(MERGE_CHOICES.length - 1);
  expect(dialog.getAllByRole('group')).toHaveLength(1);
});
