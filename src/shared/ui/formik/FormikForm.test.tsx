import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, type FormikHelpers } from 'formik';
import * as yup from 'yup';
import { FormikForm, FormikSubmit } from './FormikForm';
import { FormikTextField } from './FormikFields';

interface Values {
  name: string;
  email: string;
}
const schema = yup.object({
  name: yup.string().required('El nombre es obligatorio'),
  email: yup.string().required('El email es obligatorio'),
});

function draw(
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => unknown,
  initial?: Partial<Values>,
  closes = false,
) {
  render(
    <Formik<Values>
      initialValues={{ name: '', email: '', ...initial }}
      validationSchema={schema}
      onSubmit={(values, helpers) => onSubmit(values, helpers) as Promise<void>}
    >
      <FormikForm label="Alta" closes={closes}>
        <FormikTextField name="name" label="Nombre" />
        <FormikTextField name="email" label="Email" />
        <FormikSubmit>Guardar</FormikSubmit>
      </FormikForm>
    </Formik>,
  );
}

describe('FormikForm', () => {
  test('a refused try shows the errors and goes to the first wrong field', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    draw(onSubmit, { name: 'Ana' });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('El email es obligatorio');
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toBeValid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each([
    [false, 'Ana y más'],
    [true, 'Ana'],
  ])(
    'what is typed while it is saved stays, or is not taken where the form closes: %s',
    async (closes, value) => {
      const user = userEvent.setup();
      let save = (): void => undefined;
      const saving = new Promise<void>((resolve) => (save = resolve));
      draw(() => saving, { name: 'Ana', email: 'a@b.es' }, closes);
      const name = screen.getByRole('textbox', { name: 'Nombre' });
      await user.type(name, '{Enter}');
      await user.type(name, ' y más');
      expect(name).toHaveValue(value);
      await act(async () => save());
      await user.type(name, '.');
      expect(name).toHaveValue(`${value}.`);
    },
  );

  test('what the server refused stays told when focus comes from another field', async () => {
    const user = userEvent.setup();
    draw(async (_values, helpers) => helpers.setErrors({ name: 'Ese nombre ya existe' }), { name: 'Ana' });
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.es{Enter}');
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    await waitFor(() => expect(name).toHaveFocus());
    // Gives pending validations time to run.
    await user.tab();
    expect(name).toHaveAccessibleDescription('Ese nombre ya existe');
    await user.type(name, ' María');
    await waitFor(() => expect(name).not.toHaveAccessibleDescription());
  });

  test('goes to a field that the server refused', async () => {
    const user = userEvent.setup();
    draw(async (_values, helpers) => helpers.setErrors({ name: 'Ese nombre ya existe' }), {
      name: 'Ana',
      email: 'a@b.es',
    });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
    expect(screen.getByText('Ese nombre ya existe')).toBeInTheDocument();
  });

  test('sends once, however often Enter comes while it is sending', async () => {
    let finish: () => void = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    draw(onSubmit, { name: 'Ana', email: 'a@b.es' });
    const form = screen.getByRole('form', { name: 'Alta' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    fireEvent.submit(form);
    await act(async () => finish());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    fireEvent.submit(form);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await act(async () => finish());
  });

  test('a held Enter key does not send again', () => {
    draw(jest.fn());
    const held = fireEvent.keyDown(screen.getByRole('textbox', { name: 'Nombre' }), {
      key: 'Enter',
      repeat: true,
    });
    expect(held).toBe(false);
  });

  test('an error waits until the field was left', async () => {
    const user = userEvent.setup();
    draw(jest.fn());
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'a{Backspace}');
    expect(screen.queryByText('El nombre es obligatorio')).toBeNull();
    await user.tab();
    expect(await screen.findByText('El nombre es obligatorio')).toBeInTheDocument();
  });

  test('an error goes with the first key, and comes back with the next try or when the field is left', async () => {
    const user = userEvent.setup();
    const short = yup.object({ name: yup.string().min(6, 'Al menos 6 letras') });
    render(
      <Formik initialValues={{ name: 'abc' }} validationSchema={short} onSubmit={jest.fn()}>
        <FormikForm label="Alta">
          <FormikTextField name="name" label="Nombre" />
          <FormikSubmit>Guardar</FormikSubmit>
        </FormikForm>
      </Formik>,
    );
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Al menos 6 letras'));
    await user.type(name, 'd');
    expect(name).not.toHaveAccessibleDescription();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Al menos 6 letras'));
    await user.type(name, 'e');
    expect(name).not.toHaveAccessibleDescription();
    await user.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Al menos 6 letras'));
  });

  test('leaving a field by a press moves nothing before the click', async () => {
    const user = userEvent.setup();
    draw(jest.fn());
    await user.click(screen.getByRole('textbox', { name: 'Nombre' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.pointer({ keys: '[MouseLeft>]', target: email });
    expect(email).toHaveFocus();
    expect(screen.queryByText('El nombre es obligatorio')).toBeNull();
    await user.pointer('[/MouseLeft]');
    expect(await screen.findByText('El nombre es obligatorio')).toBeInTheDocument();
  });
});
