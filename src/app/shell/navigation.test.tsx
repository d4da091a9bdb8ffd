import { screen } from '@testing-library/react';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { isMenuItemOpen, MENUS, useMenu } from './navigation';

describe('the side menu', () => {
  it.each([
    [
      'THERAPIST',
      'Dashboard, Pacientes, Invitaciones, Citas, Ejercicios, Rutinas, Nueva Sesión, Historial, Conversaciones, Perfil',
    ],
    [
      'PATIENT',
      'Dashboard, Mis Rutinas, Mis Citas, Mi Progreso, Ejercicios en Casa, Mis Sesiones, Conversaciones, Perfil',
    ],
    ['ADMIN', 'Dashboard, Citas, Ejercicios, Rutinas, Nueva Sesión, Historial, Perfil'],
  ] as const)('of %s has its entries, in order', (role, entries) => {
    expect(MENUS[role].map(({ label }) => label).join(', ')).toBe(entries);
  });
});

describe('the menu of an administrator', () => {
  const Menu = () => (
    <>
      {useMenu(ADMIN)
        .map(({ label }) => label)
        .join(', ')}
    </>
  );

  it('leads to the patients, and to nothing that is empty, where the server has a desk', async () => {
    renderApp(<Menu />, {
      user: ADMIN,
      routes: { 'GET /api/system-status': () => ({ capabilities: ['desk'] }) },
    });
    // Nothing that would go away again is there before the answer.
    expect(screen.getByText('Dashboard, Citas, Ejercicios, Perfil')).toBeVisible();
    expect(
      await screen.findByText(
        'Dashboard, Pacientes, Citas, Ejercicios, Ajustes, Registro de accesos, Perfil',
      ),
    ).toBeVisible();
  });

  it('is the documented one on a server without', async () => {
    renderApp(<Menu />, { user: ADMIN });
    expect(await screen.findByText(MENUS.ADMIN.map(({ label }) => label).join(', '))).toBeVisible();
  });
});

it('the menu of a therapist who is administration too adds settings and access log', () => {
  const Menu = () => (
    <>
      {useMenu({ ...THERAPIST, alsoAdmin: true })
        .map(({ label }) => label)
        .join(', ')}
    </>
  );
  renderApp(<Menu />, { user: THERAPIST });
  expect(screen.getByText(/Conversaciones, Ajustes, Registro de accesos, Perfil$/)).toHaveTextContent(
    /^Dashboard, Pacientes, Invitaciones/,
  );
});

it('the menu of anybody else asks the server nothing', () => {
  const Menu = () => <>{useMenu(PATIENT).length}</>;
  expect(renderApp(<Menu />, { user: PATIENT }).backend.requests).toEqual([]);
});

describe('isMenuItemOpen', () => {
  it.each([
    ['/patients', '/patients', true],
    ['/patients', '/patients/', true],
    ['/patients', '/Patients/42/edit', true],
    ['/patients', '/patients-of-others', false],
    ['/sessions/new', '/sessions/new', true],
    ['/sessions/new', '/sessions', false],
  ])('%s at %s: %s', (to, pathname, isOpen) => expect(isMenuItemOpen(to, pathname)).toBe(isOpen));
});
