import { act, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { loggedOut } from '@/shared/identity/slice';
import { useOpening } from '@/shared/openings/useOpening';
import { ROUTES } from '@/shared/routes';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { selectToastQueue } from '@/shared/toasts/slice';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { DraftCancelButton, DraftKeeper } from './DraftKeeper';
import { useDraft } from './useDraft';

const KEPT = 'Has salido sin guardar. Lo que escribiste se conserva hasta que cierres la pestaña.';
const AT = `${ROUTES.roomSettings}?vista=todas`;

function Form({ onLeave }: { onLeave: () => void }) {
  const [pristine] = useState({ name: '' });
  const draft = useDraft('room:new', pristine);
  const save = () => {
    draft.drop();
    onLeave();
  };
  return (
    <Formik initialValues={draft.found ?? pristine} onSubmit={save}>
      <FormikForm label="Nueva sala">
        <DraftKeeper draft={draft} pristine={pristine} />
        <FormikTextField name="name" label="Nombre" />
        <DraftCancelButton draft={draft} pristine={pristine} onLeave={onLeave} />
        <FormikSubmit>Guardar</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}

function Screen() {
  const form = useOpening('roomForm');
  return (
    <>
      <button onClick={() => form.open()}>Nueva</button>
      <Link to={ROUTES.patients}>Pacientes</Link>
      {form.isOpen && <Form onLeave={form.close} />}
      {form.isOpen && <button onClick={form.close}>Cerrar</button>}
    </>
  );
}

async function typed(text = 'Sala 2') {
  const app = renderApp(<Screen />, { user: THERAPIST, at: AT, path: ROUTES.roomSettings });
  const press = (name: string, role = 'button') => app.user.click(screen.getByRole(role, { name }));
  await press('Nueva');
  if (text) await app.user.type(screen.getByLabelText('Nombre'), text);
  const back = () => {
    const offer = selectToastQueue(app.store.getState()).at(-1)?.action;
    expect(offer?.label).toBe('Volver');
    act(() => void app.store.dispatch(offer?.action ?? { type: '' }));
  };
  return { ...app, press, back };
}

it.each([
  ['by a link', 'Pacientes', 'link'],
  ['by closing it', 'Cerrar', 'button'],
])('a form left %s says that what was typed is kept, and comes back with it', async (_how, name, role) => {
  const { press, back, toasts, address } = await typed();
  await press(name, role);
  await waitFor(() => expect(toasts).toEqual([KEPT]));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  back();
  expect(address()).toBe(AT);
  expect(screen.getByLabelText('Nombre')).toHaveValue('Sala 2');
});

it('says it anew when the form is left again', async () => {
  const { press, back, toasts } = await typed();
  await press('Cerrar');
  back();
  await press('Cerrar');
  expect(toasts).toEqual([KEPT, KEPT]);
});

it.each([
  ['saved', '', ['Guardar']],
  ['discarded', '', ['Cancelar', 'Descartar cambios']],
  ['empty', '{Backspace}'.repeat(6), ['Cerrar']],
])('says nothing when it is %s', async (_how, keys, buttons) => {
  const { press, toasts, user } = await typed();
  if (keys) await user.type(screen.getByLabelText('Nombre'), keys);
  for (const name of buttons) await press(name);
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(toasts).toEqual([]);
});

it('tells nobody after the log-out', async () => {
  const { store, toasts } = await typed();
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(toasts).toEqual([]);
});
