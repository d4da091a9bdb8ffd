import { act, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import * as yup from 'yup';
import type { User } from '@/contract/authAnswers';
import type { ApiError } from '@/shared/api/errors';
import { loggedOut } from '@/shared/identity/slice';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { type SubmitOptions, useSubmit } from './useSubmit';

interface Values {
  name: string;
}
type Send = (values: Values) => Promise<{ data: string } | { error: ApiError }>;

const schema = yup.object({ name: yup.string().required('El nombre es obligatorio') });
const refusal = (error: Partial<ApiError>) => async () => ({ error: { status: 400, ...error } });

function Form({
  send,
  options,
  onInvalid,
}: {
  send: Send;
  options: Partial<SubmitOptions<Values, string>>;
  onInvalid: () => void;
}) {
  const { submit, failure } = useSubmit(send, { failure: 'No se pudo guardar', ...options });
  return (
    <Formik initialValues={{ name: '' }} validationSchema={schema} onSubmit={submit}>
      <FormikForm label="Alta" onInvalid={onInvalid}>
        <FormAlert text={failure} />
        <FormikTextField name="name" label="Nombre" />
        <FormikSubmit>Guardar</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}

function show(send: Send, options: Partial<SubmitOptions<Values, string>> = {}, user?: User) {
  const onInvalid = jest.fn();
  const view = renderApp(<Form send={send} options={options} onInvalid={onInvalid} />, user && { user });
  const save = async (name = 'Ana') => {
    if (name) await view.user.type(screen.getByRole('textbox', { name: 'Nombre' }), name);
    await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  };
  return { ...view, onInvalid, save };
}

describe('a form that is sent', () => {
  it('tells its success and goes on with the answer', async () => {
    const onDone = jest.fn();
    const { save, toasts } = show(async ({ name }) => ({ data: `de ${name}` }), {
      success: 'Guardado',
      onDone,
    });
    await save();
    await waitFor(() => expect(toasts).toEqual(['Guardado']));
    expect(onDone).toHaveBeenCalledWith('de Ana', { name: 'Ana' });
  });

  it('is reported where its schema refuses it, and only there', async () => {
    const send = jest.fn(refusal({}));
    const { save, onInvalid } = show(send);
    await save('');
    await waitFor(() => expect(onInvalid).toHaveBeenCalledTimes(1));
    expect(send).not.toHaveBeenCalled();
    await save();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(onInvalid).toHaveBeenCalledTimes(1);
  });

  it('puts the server’s texts beside their fields, keeps what was typed, and goes to the field', async () => {
    const { save, toasts } = show(refusal({ message: 'Revisa los campos', fields: { name: 'Ya existe' } }));
    await save();
    const field = screen.getByRole('textbox', { name: 'Nombre' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ya existe'));
    expect(field).toHaveValue('Ana');
    await waitFor(() => expect(field).toHaveFocus());
    expect(toasts).toEqual(['Revisa los campos']);
  });

  it('finds a field that the form names otherwise', async () => {
    const { save } = show(refusal({ fields: { 'people.0': 'Ya existe' } }), { fieldOf: () => 'name' });
    await save();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription('Ya existe'),
    );
  });

  it.each([
    ['toast', ['No se pudo guardar'], null],
    ['alert', [], 'No se pudo guardar'],
    ['alertUnlessFields', [], 'No se pudo guardar'],
    ['toastAndAlert', ['No se pudo guardar'], 'No se pudo guardar'],
  ] as const)('tells a failure in: %s', async (failureIn, inToasts, inAlert) => {
    const { save, toasts } = show(refusal({ status: 500 }), { failureIn });
    await save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled());
    await waitFor(() => expect([toasts.length, screen.queryAllByRole('alert').length]).not.toEqual([0, 0]));
    expect(toasts).toEqual(inToasts);
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(inAlert);
  });

  it.each([
    { failureIn: 'alert' },
    { failureIn: 'alertUnlessFields' },
    { onFailed: () => true },
  ] satisfies Partial<SubmitOptions<Values, string>>[])(
    'tells a failure to who has left the form meanwhile: %j',
    async (options) => {
      let answered: (result: { error: ApiError }) => void = () => undefined;
      const send = () => new Promise<{ error: ApiError }>((resolve) => (answered = resolve));
      const { save, toasts, unmount } = show(send, options);
      await save();
      unmount();
      await act(async () => answered({ error: { status: 400, fields: { name: 'Ya existe' } } }));
      expect(toasts).toEqual(['No se pudo guardar']);
    },
  );

  it.each(['toast', 'alert'] as const)(
    'tells nobody of a failure in a %s after a sign-out',
    async (failureIn) => {
      let answered: (result: { error: ApiError }) => void = () => undefined;
      const send = () => new Promise<{ error: ApiError }>((resolve) => (answered = resolve));
      const { save, store, toasts, unmount } = show(send, { failureIn }, THERAPIST);
      await save();
      act(() => void store.dispatch(loggedOut()));
      unmount();
      await act(async () => answered({ error: { status: 409, message: 'María ya existe' } }));
      expect(toasts).toEqual([]);
    },
  );

  it('leaves a failure that has been answered elsewhere untold', async () => {
    const onFailed = jest.fn(() => true);
    const { save, toasts } = show(refusal({ fields: { name: 'x' } }), {
      failureIn: 'toastAndAlert',
      onFailed,
    });
    await save();
    await waitFor(() => expect(onFailed).toHaveBeenCalled());
    expect([toasts, screen.queryByRole('alert')]).toEqual([[], null]);
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toBeValid();
  });
});

it('a try during another one joins it', async () => {
  let answered: (result: { data: string }) => void = () => undefined;
  const send = jest.fn(() => new Promise<{ data: string }>((resolve) => (answered = resolve)));
  const taken: boolean[] = [];
  function Bare() {
    const { submit } = useSubmit(send, { failure: 'x' });
    const press = () => void submit(undefined).then((isTaken) => taken.push(isTaken));
    return <button onClick={press}>Guardar</button>;
  }
  const { user } = renderApp(<Bare />);
  await user.dblClick(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answered({ data: '' }));
  expect(taken).toEqual([true, true]);
  await user.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(2);
});

it('a try of other values during another one follows it, whether that succeeds or not', async () => {
  const answers: ((result: { data: string } | { error: ApiError }) => void)[] = [];
  const send = jest.fn(
    (_row: string) => new Promise<{ data: string }>((resolve) => answers.push(resolve as never)),
  );
  function Rows() {
    const { submit } = useSubmit(send, {
      success: (_answer, row) => `Quitado ${row}`,
      failure: 'No se pudo',
    });
    return ['Ana', 'Berta', 'Clara'].map((row) => (
      <button key={row} onClick={() => void submit(row)}>
        {row}
      </button>
    ));
  }
  const { user, toasts } = renderApp(<Rows />);
  for (const name of ['Ana', 'Berta', 'Clara', 'Berta', 'Ana'])
    await user.click(screen.getByRole('button', { name }));
  expect(send.mock.calls).toEqual([['Ana']]);
  await act(async () => answers[0]?.({ error: { status: 500 } }));
  expect(send.mock.calls).toEqual([['Ana'], ['Berta']]);
  await act(async () => answers[1]?.({ data: '' }));
  await act(async () => answers[2]?.({ data: '' }));
  expect(send.mock.calls).toEqual([['Ana'], ['Berta'], ['Clara']]);
  expect(toasts).toEqual(['No se pudo', 'Quitado Berta', 'Quitado Clara']);
});
