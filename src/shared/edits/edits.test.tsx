import { screen, waitFor, within } from '@testing-library/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { EDIT_MESSAGES } from '@/contract/editSchemas';
import type { ApiError } from '@/shared/api/errors';
import { DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { useSubmit } from '@/shared/useSubmit';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { useEdits } from './useEdits';

interface Values {
  phone: string;
  notes: string;
}
type Send = (body: unknown) => Promise<{ data: null } | { error: ApiError }>;

const STORED = { phone: '600', notes: 'Nada' };
const saved: Send = async () => ({ data: null });
const clash = (...fields: [field: string, theirs: unknown][]): ApiError => ({
  status: 409,
  message: EDIT_MESSAGES.changedMeanwhile,
  details: { clashes: fields.map(([field, theirs]) => ({ field, mine: 'x', theirs })) },
});

function Form({ stored, send }: { stored: Values; send: Send }) {
  const [pristine] = useState(stored);
  const draft = useDraft('patient:1', pristine);
  const edits = useEdits(draft.read ?? pristine);
  const { submit } = useSubmit((values: Values) => send(edits.bodyOf(values)), {
    failure: 'Error al guardar',
    onDone: draft.drop,
    onFailed: edits.meets,
  });
  return (
    <Formik initialValues={draft.found ?? pristine} onSubmit={submit}>
      <FormikForm label="Datos">
        <DraftKeeper draft={draft} pristine={pristine} />
        <ChangedMeanwhile
          edits={edits}
          fields={{ phone: { label: 'Teléfono' }, notes: { label: 'Notas' } }}
        />
        <FormikTextField name="phone" label="Teléfono" />
        <FormikTextField name="notes" label="Notas" />
        <FormikSubmit>Guardar</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}

/** The form, opened on what is stored, and again after it was left. */
function Screen({ stored, send }: { stored: Values[]; send: Send }) {
  const [visit, setVisit] = useState(0);
  const shown = stored[visit >> 1];
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>Ir y venir</button>
      {visit % 2 === 0 && shown && <Form stored={shown} send={send} />}
    </>
  );
}

function show(send: Send, { stored = [STORED], capabilities = ['edits'] } = {}) {
  const sent = jest.fn(send);
  const view = renderApp(<Screen stored={stored} send={sent} />, {
    user: THERAPIST,
    routes: { 'GET /api/system-status': () => ({ status: 'ok', capabilities }) },
  });
  const { user } = view;
  return {
    ...view,
    bodies: () => sent.mock.calls.map(([body]) => body),
    known: () => waitFor(() => expect(view.backend.requests).toHaveLength(1)),
    write: async (label: string, text: string) => {
      const field = await screen.findByRole('textbox', { name: label });
      await user.clear(field);
      await user.type(field, text);
    },
    save: () => user.click(screen.getByRole('button', { name: 'Guardar' })),
    leaveAndComeBack: async () => {
      await user.click(screen.getByRole('button', { name: 'Ir y venir' }));
      await user.click(screen.getByRole('button', { name: 'Ir y venir' }));
    },
    choose: async (label: string, whose: RegExp) =>
      user.click(
        within(await screen.findByRole('group', { name: label })).getByRole('radio', { name: whose }),
      ),
    saveChosen: () => user.click(screen.getByRole('button', { name: 'Guardar lo elegido' })),
  };
}

describe('a form that edits', () => {
  it('sends what changed with what was read for it, and to another backend the documented body', async () => {
    const ours = show(saved);
    await ours.write('Teléfono', '611');
    await ours.save();
    await waitFor(() => expect(ours.bodies()).toEqual([{ phone: '611', read: { phone: '600' } }]));
    ours.unmount();
    const other = show(saved, { capabilities: [] });
    await other.write('Teléfono', '611');
    await other.save();
    await waitFor(() => expect(other.bodies()).toEqual([{ phone: '611', notes: 'Nada' }]));
  });

  it('shows both sides of what somebody else changed, asks for each, and saves what was chosen', async () => {
    const answers = [{ error: clash(['phone', '622'], ['notes', null]) }, { data: null }];
    const form = show(async () => answers.shift() as Awaited<ReturnType<Send>>);
    await form.write('Teléfono', '611');
    await form.write('Notas', 'Otra');
    await form.save();
    const dialog = await screen.findByRole('dialog', { name: 'Alguien lo ha cambiado mientras tanto' });
    expect(within(dialog).getByRole('radio', { name: 'Lo tuyo 611' })).not.toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'Lo que hay ahora 622' })).not.toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'Lo que hay ahora Sin dato' })).toBeInTheDocument();
    expect(form.toasts).toEqual([]);
    await form.choose('Teléfono', /Lo que hay/);
    await form.saveChosen();
    expect(within(dialog).getAllByText('Elige qué se guarda')).toHaveLength(1);
    await form.choose('Notas', /Lo tuyo/);
    await form.saveChosen();
    await waitFor(() => expect(form.bodies()).toHaveLength(2));
    expect(form.bodies()[1]).toEqual({ notes: 'Otra', read: { notes: null } });
    expect(dialog).not.toBeInTheDocument();
  });

  it('keeps what was chosen when saving fails, and what is typed afterwards counts instead', async () => {
    const answers: Awaited<ReturnType<Send>>[] = [
      { error: clash(['phone', '622']) },
      { error: { status: 'NETWORK' } },
    ];
    const form = show(async () => answers.shift() ?? { data: null });
    await form.write('Teléfono', '611');
    await form.save();
    await form.choose('Teléfono', /Lo que hay/);
    await form.saveChosen();
    await waitFor(() => expect(form.toasts).toEqual(['Error de conexión']));
    await form.save();
    await waitFor(() => expect(form.bodies()).toHaveLength(3));
    await form.write('Teléfono', '633');
    await form.save();
    await waitFor(() => expect(form.bodies()).toHaveLength(4));
    expect(form.bodies().slice(1)).toEqual([
      { read: {} },
      { read: {} },
      { phone: '633', read: { phone: '622' } },
    ]);
  });

  it('goes back to the form with what was typed', async () => {
    const form = show(async () => ({ error: clash(['phone', '622']) }));
    await form.write('Teléfono', '611');
    await form.save();
    await form.user.click(await screen.findByRole('button', { name: 'Volver al formulario' }));
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('611');
    expect(form.bodies()).toHaveLength(1);
  });

  it('comes back from a draft on what is stored now, and keeps what the typed was read at', async () => {
    const stored = [STORED, { phone: '622', notes: 'Látex' }, { phone: '622', notes: 'Látex' }];
    const form = show(saved, { stored });
    await form.write('Teléfono', '611');
    await form.leaveAndComeBack();
    expect(screen.getByRole('textbox', { name: 'Notas' })).toHaveValue('Látex');
    await form.leaveAndComeBack();
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('611');
    await form.save();
    await waitFor(() => expect(form.bodies()).toEqual([{ phone: '611', read: { phone: '600' } }]));
  });

  it('begins anew on what is stored once the draft is thrown away', async () => {
    const form = show(saved, { stored: [STORED, { phone: '622', notes: 'Látex' }] });
    await form.write('Teléfono', '611');
    await form.leaveAndComeBack();
    await form.user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
    const question = within(screen.getByRole('alertdialog', { name: '¿Descartar el borrador?' }));
    await form.user.click(question.getByRole('button', { name: 'Descartar borrador' }));
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('622');
    await form.write('Teléfono', '633');
    await form.save();
    await waitFor(() => expect(form.bodies()).toEqual([{ phone: '633', read: { phone: '622' } }]));
  });
});
