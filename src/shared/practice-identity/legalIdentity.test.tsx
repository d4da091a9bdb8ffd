import { screen } from '@testing-library/react';
import type { User } from '@/contract/authAnswers';
import { answer } from '@/shared/testing/fakeBackend';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { PracticeLetterhead } from './PracticeMark';

const LEGAL = { taxId: 'B12345674', healthRegistration: 'CS 1234' };

const show = ({
  user,
  legal = LEGAL,
  capabilities = ['legalIdentity', 'practice'],
}: {
  user?: User;
  legal?: object;
  capabilities?: string[];
}) =>
  renderApp(<PracticeLetterhead />, {
    ...(user && { user }),
    routes: {
      'GET /api/system-status': () => ({ status: 'ok', capabilities }),
      'GET /api/practice/identity': () => ({ identity: { name: 'Fisioterapia Retiro', phone: '910000000' } }),
      'GET /api/practice/legal-identity': () => (user ? { legal } : answer(401)),
    },
  });

it.each([THERAPIST, ADMIN, PATIENT])('a print of $role bears NIF and registro sanitario', async (user) => {
  show({ user });
  expect(await screen.findByText('NIF B12345674 · Registro sanitario CS 1234')).toBeInTheDocument();
});

it('says what is stored, and no more', async () => {
  show({ user: THERAPIST, legal: { taxId: null, healthRegistration: 'CS 1234' } });
  expect(await screen.findByText('Registro sanitario CS 1234')).toBeInTheDocument();
  expect(screen.queryByText(/NIF/)).not.toBeInTheDocument();
});

it.each<[string, Parameters<typeof show>[0]]>([
  ['before the sign-in', {}],
  ['on a backend that does not name it', { user: THERAPIST, capabilities: ['practice'] }],
])('is not asked for %s', async (_when, options) => {
  const { backend } = show(options);
  expect(await screen.findByText('910 000 000')).toBeInTheDocument();
  if (options.user) expect(backend.sent('GET', '/api/system-status')).toHaveLength(1);
  expect(backend.sent('GET', '/api/practice/legal-identity')).toEqual([]);
});
