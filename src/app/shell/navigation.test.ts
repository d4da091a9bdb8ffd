import { BRAND } from '@/contract/common/brand';
import { SIGNED_IN_ROUTES } from '../router/routeTable';
import { isMenuItemOpen, MENUS, pageTitle } from './navigation';

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
    [
      'ADMIN',
      'Dashboard, Citas, Ejercicios, Rutinas, Nueva Sesión, Historial, Ajustes, Registro de accesos, Perfil',
    ],
  ] as const)('of %s has its entries, in order', (role, entries) => {
    expect(MENUS[role].map(({ label }) => label).join(', ')).toBe(entries);
  });
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

describe('pageTitle', () => {
  it.each([
    ['/patients', 'Pacientes'],
    ['/patients/', 'Pacientes'],
    ['/patients/new', 'Nuevo Paciente'],
    ['/patients/42', 'Detalle del Paciente'],
    ['/patients/42/edit', 'Editar Paciente'],
    ['/conversations/7', 'Conversaciones'],
    ['/nowhere', BRAND.name],
  ])('%s is %s', (path, title) => expect(pageTitle(path)).toBe(title));

  it.each(SIGNED_IN_ROUTES)('$path has one of its own', ({ path }) =>
    expect(pageTitle(path.replace(':id', '42'))).not.toBe(BRAND.name),
  );
});
