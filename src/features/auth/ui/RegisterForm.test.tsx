import { screen } from '@testing-library/react';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { authDomain } from '../domain';
import { RegisterForm } from './RegisterForm';

function show(handler: FakeHandler = () => ({ token: 't', user: THERAPIST })) {
  const onRegistered = jest.fn();
  const view = renderApp(<RegisterForm onRegistered={onRegistered} />, {
    domains: [authDomain],
    routes: { 'POST /api/auth/register': handler },
  });
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      await view.user.type(screen.getByLabelText(label), value);
    await view.user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  };
  return { ...view, onRegistered, fill };
}

const GOOD = {
  'Nombre completo': 'Ana Ruiz',
  'Correo electrónico': 'ana@clinica.es',
  Contraseña: 'secreto',
  'Confirmar contraseña': 'secreto',
};

describe('RegisterForm', () => {
  it('says that registration is only for therapists', () => {
    show();
    expect(screen.getByText(/El registro es solo para fisioterapeutas/)).toBeInTheDocument();
  });

  it('sends exactly the documented body', async () => {
    const { fill, backend, onRegistered } = show();
    await fill({ ...GOOD, 'Teléfono (opcional)': '600 111 222' });
    expect(onRegistered).toHaveBeenCalledTimes(1);
    expect(backend.requests[0]?.body).toEqual({
      name: 'Ana Ruiz',
      email: 'ana@clinica.es',
      password: 'secreto',
      role: 'THERAPIST',
      phone: '600 111 222',
    });
  });

  it.each([
    [
      'a short password',
      { ...GOOD, Contraseña: '12345', 'Confirmar contraseña': '12345' },
      'La contraseña debe tener al menos 6 caracteres',
    ],
    ['another confirmation', { ...GOOD, 'Confirmar contraseña': 'distinto' }, 'Las contraseñas no coinciden'],
    ['a bad address', { ...GOOD, 'Correo electrónico': 'ana@' }, 'Introduce un correo electrónico válido'],
  ])('refuses %s beside its field, keeping what was typed', async (_case, values, text) => {
    const { fill, backend } = show();
    await fill(values);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Ana Ruiz');
    expect(backend.requests).toHaveLength(0);
  });

  it('asks for name, e-mail and password', async () => {
    const { fill } = show();
    await fill({});
    for (const text of [
      'El nombre es requerido',
      'El correo electrónico es requerido',
      'La contraseña es requerida',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    [
      answer(409, { error: 'Ya existe una cuenta con este correo electrónico' }),
      'Ya existe una cuenta con este correo electrónico',
    ],
    [answer(400, {}), 'Error al registrarse'],
    [answer(500, {}), 'Error en el registro'],
    [networkFailure, 'Error de conexión'],
  ])('shows why it failed', async (reply, text) => {
    const { fill, onRegistered } = show(() => (typeof reply === 'function' ? reply() : reply));
    await fill(GOOD);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(onRegistered).not.toHaveBeenCalled();
  });
});
